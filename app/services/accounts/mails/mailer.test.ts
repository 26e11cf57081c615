import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parseMail } from '#tests/support/mime.ts'
import { type SmtpDouble, startSmtp, startStuckSmtp } from '#tests/support/smtp-double.ts'
import { type Mail, RecipientRefused } from './mailer.ts'
import { createOutboxMailer } from './mailer.outbox.server.ts'
import { createSmtpMailer } from './mailer.smtp.server.ts'

const FROM = 'Köprü <no-reply@kopru.example>'
const { signal } = new AbortController()

function mailTo(to: Partial<Mail['to']> = {}): Mail {
  return {
    to: { name: 'Çağrı Işık Şengül', address: 'cagri@example.org', ...to },
    subject: 'Reset your password',
    text: 'Hello Çağrı İğdır,\n\nhttps://kopru.example/reset-password?token=abc\n',
    html: '<p>Hello Çağrı İğdır</p>',
    link: 'https://kopru.example/reset-password?token=abc',
  }
}

async function smtp(options?: Parameters<typeof startSmtp>[0]): Promise<SmtpDouble> {
  const double = await startSmtp(options)
  onTestFinished(double.stop)
  return double
}

const mailerAt = (port: number, totalTimeoutMs?: number) =>
  createSmtpMailer({ url: `smtp://127.0.0.1:${port}`, from: FROM, ...(totalTimeoutMs && { totalTimeoutMs }) })

test("both parts arrive with their Turkish letters, also in the reader's name", async () => {
  const { port, mails } = await smtp()
  await mailerAt(port).send(mailTo(), { signal })
  expect(mails).toHaveLength(1)
  const [mail] = mails
  expect(mail?.recipients).toEqual(['cagri@example.org'])
  expect(mail?.headers.get('to')).toBe('Çağrı Işık Şengül <cagri@example.org>')
  expect(mail?.headers.get('from')).toBe(FROM)
  expect(mail?.headers.get('subject')).toBe('Reset your password')
  expect(mail?.text).toContain('Hello Çağrı İğdır,')
  expect(mail?.html).toContain('<p>Hello Çağrı İğdır</p>')
})

test('a mail that its reader chose can be ended by one click (RFC 8058), and has the name that it was given', async () => {
  const { port, mails } = await smtp()
  const unsubscribe = `https://kopru.example/unsubscribe/1.daily.${'A'.repeat(43)}`
  const messageId = '<1234@kopru.example>'
  await mailerAt(port).send({ ...mailTo(), unsubscribe, messageId }, { signal })
  await mailerAt(port).send(mailTo(), { signal })
  const [chosen, other] = mails.map(({ headers }) => headers)
  expect(chosen?.get('list-unsubscribe')).toBe(`<${unsubscribe}>`)
  expect(chosen?.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(chosen?.get('message-id')).toBe(messageId)
  expect(other?.has('list-unsubscribe')).toBe(false)
  expect(other?.get('message-id')).not.toBe(messageId)
})

test('a mail is marked as automatic, has an id and a date, and names no software', async () => {
  const { port, mails } = await smtp()
  await mailerAt(port).send(mailTo(), { signal })
  const headers = mails[0]?.headers
  expect(headers?.get('auto-submitted')).toBe('auto-generated')
  expect(headers?.get('message-id')).toMatch(/^<[\w-]+@kopru\.example>$/)
  expect(headers?.has('date')).toBe(true)
  expect(headers?.has('x-mailer')).toBe(false)
})

test.each([
  ['a name', { name: 'Deniz\r\nBcc: thief@example.org' }],
  ['a name with an address', { name: 'thief@example.org>, <x' }],
  ['an address', { address: 'deniz@example.org\r\nBcc: thief@example.org' }],
  ['a list of addresses', { address: 'deniz@example.org, thief@example.org' }],
  ['an address with an end of command', { address: 'deniz@example.org>\r\nRCPT TO:<thief@example.org' }],
])('%s cannot add a recipient or a header', async (_what, to) => {
  const { port, mails } = await smtp()
  await mailerAt(port)
    .send(mailTo(to), { signal })
    .catch(() => {})
  for (const mail of mails) {
    expect(mail.recipients).toHaveLength(1)
    expect(mail.recipients[0]).not.toBe('thief@example.org')
    expect(mail.headers.has('bcc')).toBe(false)
    expect(mail.headers.has('cc')).toBe(false)
  }
})

test('permanent and temporary refusals of an address are distinguished', async () => {
  const { port } = await smtp({
    refuse: (address) => ({ code: address.startsWith('gone') ? 550 : 450, text: 'No such mailbox here' }),
  })
  const sending = (address: string) => mailerAt(port).send(mailTo({ address }), { signal })
  await expect(sending('gone@example.org')).rejects.toThrow(RecipientRefused)
  await expect(sending('gone@example.org')).rejects.toThrow('550 No such mailbox here')
  await expect(sending('busy@example.org')).rejects.not.toThrow(RecipientRefused)
})

test.each([
  ['says nothing', {}],
  ['says a little again and again', { drip: '220-wait\r\n' }],
])('a mail server that %s is given up after the total time', async (_what, options) => {
  const stuck = await startStuckSmtp(options)
  onTestFinished(stuck.stop)
  const startedAt = performance.now()
  await expect(mailerAt(stuck.port, 300).send(mailTo(), { signal })).rejects.toThrow(/timeout/i)
  expect(performance.now() - startedAt).toBeLessThan(5_000)
})

test('sending stops when its job is aborted', async () => {
  const stuck = await startStuckSmtp()
  onTestFinished(stuck.stop)
  const job = new AbortController()
  const sending = mailerAt(stuck.port).send(mailTo(), { signal: job.signal })
  job.abort(new Error('the process stops'))
  await expect(sending).rejects.toThrow('the process stops')
})

test('without a mail server a mail becomes a file that sorts by time, readable by its owner only', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kopru-outbox-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const outbox = createOutboxMailer({ folder, from: FROM })
  await outbox.send(mailTo(), { signal })
  await outbox.send(mailTo({ name: 'Second' }), { signal })
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort()
  expect(names).toHaveLength(2)
  expect(names[0]).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}\.\d{3}Z-[0-9a-f]{8}\.eml$/)
  const [first, second] = await Promise.all(names.map(async (name) => parseMail(await readFile(join(folder, name)))))
  expect(first?.headers.get('to')).toBe('Çağrı Işık Şengül <cagri@example.org>')
  expect(first?.text).toContain('https://kopru.example/reset-password?token=abc')
  expect(first?.html).toContain('Çağrı İğdır')
  expect(second?.headers.get('to')).toBe('Second <cagri@example.org>')
})
