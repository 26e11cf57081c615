import { WAITLIST_BATCH } from '#app/config/admin.ts'
import { db } from '#app/db.server.ts'

/** Adds an address to the waiting list, ignoring case. @returns undefined if it is already there. */
export async function createWaitlistEntry(email: string): Promise<{ id: number } | undefined> {
  const [entry] = await db.waitlist.createManyAndReturn({
    data: [{ email }],
    skipDuplicates: true,
    select: { id: true },
  })
  return entry
}

/** The waiting list, oldest first, a batch at a time. */
export async function* readWaitlist(): AsyncGenerator<{ email: string; createdAt: Date }[]> {
  let last = 0
  for (;;) {
    const rows = await db.waitlist.findMany({
      where: { id: { gt: last } },
      orderBy: { id: 'asc' },
      take: WAITLIST_BATCH,
      select: { id: true, email: true, createdAt: true },
    })
    if (rows.length > 0) yield rows
    const end = rows.at(-1)
    if (!end || rows.length < WAITLIST_BATCH) return
    last = end.id
  }
}
