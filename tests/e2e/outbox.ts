import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { dataFolder } from './places.ts'

const OUTBOX = join(dataFolder('plain'), 'outbox')
const TIMEOUT_MS = 15_000

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** The plain text of a mail: its first text/plain part, decoded. */
function textOf(mail: string): string {
  const start = mail.search(/^Content-Type: text\/plain/im)
  const part = mail.slice(Math.max(0, start))
  const bodyAt = /\r?\n\r?\n/.exec(part)
  if (!bodyAt) return ''
  const body = part.slice(bodyAt.index + bodyAt[0].length).split(/\r?\n--/)[0] ?? ''
  // A mail with one part may have its encoding above or below its type.
  const headers = start === -1 || !/boundary=/i.test(mail) ? mail : part.slice(0, bodyAt.index)
  const encoding = /^Content-Transfer-Encoding: *([\w-]+)/im.exec(headers)?.[1]?.toLowerCase()
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  return encoding === 'quoted-printable' ? decodeQuotedPrintable(body) : body
}

async function mailsTo(address: string): Promise<{ text: string; writtenAt: number }[]> {
  const names = await readdir(OUTBOX).catch(() => [])
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .map(async (name) => {
        const file = join(OUTBOX, name)
        const [mail, { mtimeMs }] = await Promise.all([readFile(file, 'utf8'), stat(file)])
        return { mail, text: textOf(mail), writtenAt: mtimeMs }
      }),
  )
  const own = mails.filter(({ mail }) => /^To:.*/im.exec(mail)?.[0].toLowerCase().includes(address.toLowerCase()))
  return own.toSorted((a, b) => b.writtenAt - a.writtenAt)
}

/** Waits for a mail to an address whose text links to a path. Returns the newest such link as a path with its query. */
export async function linkFromOutbox(options: { to: string; path: string }): Promise<string> {
  const link = new RegExp(String.raw`https?://[^\s/]+(${options.path}\?token=[\w-]+)`)
  let found = ''
  await expect
    .poll(
      async () => {
        const links = (await mailsTo(options.to)).map(({ text }) => link.exec(text)?.[1])
        found = links.find((path) => path !== undefined) ?? ''
        return found
      },
      { message: `a mail to ${options.to} with a link to ${options.path}`, timeout: TIMEOUT_MS },
    )
    .not.toBe('')
  return found
}
