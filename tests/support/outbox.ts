import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { env } from '#app/config/env.server.ts'
import { OUTBOX_FOLDER } from '#app/config/mail.ts'
import { type ParsedMail, parseMail } from './mime.ts'

const folder = join(env.DATA_DIR, OUTBOX_FOLDER)

async function mailsTo(address: string): Promise<ParsedMail[]> {
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => name.endsWith('.eml')).sort()
  const mails = await Promise.all(files.map(async (name) => parseMail(await readFile(join(folder, name)))))
  return mails.filter(({ headers }) => headers.get('to')?.includes(address))
}

/** Waits until an address has this many mails, and returns them oldest first. */
export async function outboxOf(address: string, options: { count?: number } = {}): Promise<ParsedMail[]> {
  const { count = 1 } = options
  await expect.poll(async () => (await mailsTo(address)).length, { timeout: 10_000 }).toBe(count)
  return mailsTo(address)
}

/** The address of a mail's one link. */
export function linkOf(mail: ParsedMail | undefined): URL {
  return new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? 'none:')
}
