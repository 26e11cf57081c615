import { AppError } from '#app/errors.ts'
import { createWaitlistEntry } from '#app/models/feedback/waitlist.server.ts'

/** Puts an address on the waiting list. @throws AppError CONFLICT where it is there, in any case of its letters. */
export async function joinWaitlist(email: string): Promise<{ id: number }> {
  const entry = await createWaitlistEntry(email)
  if (!entry) throw new AppError('CONFLICT', (copy) => copy.waitlistTaken)
  return entry
}
