import { type AddressInfo, createServer } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { type ParsedMail, parseMail } from './mime.ts'

export interface ReceivedMail extends ParsedMail {
  /** The envelope's recipients. */
  recipients: string[]
}

export interface SmtpDouble {
  port: number
  /** The received mails. */
  mails: ReceivedMail[]
  stop: () => Promise<void>
}

interface SmtpAnswer {
  code: number
  text: string
}

/**
 * A mail server on loopback that keeps what it receives; `refuse` decides which recipients it rejects. With `holdAfterData` it calls
 * that instead of answering, as a server that dies at the worst moment.
 */
export async function startSmtp(
  options: { port?: number; refuse?: (address: string) => SmtpAnswer | undefined; holdAfterData?: () => void } = {},
): Promise<SmtpDouble> {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    onRcptTo({ address }, _session, done) {
      const answer = options.refuse?.(address)
      done(answer && Object.assign(new Error(answer.text), { responseCode: answer.code }))
    },
    onData(stream, session, done) {
      const keep = async () => {
        const raw = await buffer(stream)
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        mails.push({ ...parseMail(raw), recipients })
        if (options.holdAfterData) options.holdAfterData()
        else done()
      }
      keep().catch((error: unknown) => stream.destroy(error instanceof Error ? error : undefined))
    },
  })
  await new Promise<void>((resolve) => {
    server.listen(options.port ?? 0, '127.0.0.1', resolve)
  })
  const { port } = server.server.address() satisfies AddressInfo | string | null as AddressInfo
  return { port, mails, stop: () => new Promise((resolve) => server.close(() => resolve())) }
}

/** A mail server that accepts connections and then stays silent, or keeps sending small pieces without an end. */
export async function startStuckSmtp(options: { drip?: string } = {}) {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    const timer = setInterval(() => options.drip && socket.write(options.drip), 20)
    socket.on('close', () => clearInterval(timer))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() satisfies AddressInfo | string | null as AddressInfo
  return { port, stop: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}
