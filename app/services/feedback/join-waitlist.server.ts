import { AppError } from '#app/errors.ts'
import { createWaitlistEntry } from '#app/models/feedback/waitlist.server.ts'

/** Adds an address to the waiting list. @throws AppError CONFLICT if it is already there, ignoring case. */
export async function joinWaitlist(email: string): Promise<{ id: number }> {
  const entry = await createWaitlistEntry(email)
  if (!entry) throw new AppError('CONFLICT', (copy) => copy.waitlistTaken)
  return entry
}
