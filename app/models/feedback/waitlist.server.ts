import { db } from '#app/db.server.ts'

/** Puts an address on the waiting list, once whatever its case. @returns undefined where it stands there already. */
export async function createWaitlistEntry(email: string): Promise<{ id: number } | undefined> {
  const [entry] = await db.waitlist.createManyAndReturn({
    data: [{ email }],
    skipDuplicates: true,
    select: { id: true },
  })
  return entry
}
