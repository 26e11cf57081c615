import { inTransaction } from '#app/db.server.ts'
import { recordAct } from '#app/models/accounts/desk/admin-act.server.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import { csvLine } from '#app/models/feedback/csv.ts'
import { readWaitlist } from '#app/models/feedback/waitlist.server.ts'

const encoder = new TextEncoder()
const COLUMNS = ['email', 'joined_at']

async function* lines(): AsyncGenerator<Uint8Array> {
  yield encoder.encode(csvLine(COLUMNS))
  for await (const rows of readWaitlist()) {
    const text = rows.map(({ email, createdAt }) => csvLine([email, createdAt.toISOString()]))
    yield encoder.encode(text.join(''))
  }
}

/** The waiting list as CSV in UTF-8 with a header, in chunks. The export is logged first. */
export async function exportWaitlist({ admin }: { admin: CurrentUser }): Promise<AsyncGenerator<Uint8Array>> {
  await inTransaction((database) =>
    recordAct({
      actor: admin,
      action: 'waitlist-exported',
      subject: { id: 'waitlist', name: 'waitlist' },
      database,
    }),
  )
  return lines()
}
