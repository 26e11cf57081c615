import { findErrorProfile } from '#app/models/progress/error-profile.server.ts'
import type { ErrorProfile } from '#app/models/progress/error-profile.ts'
import { findReached } from '#app/models/progress/reached.server.ts'
import type { Reached } from '#app/models/progress/reached.ts'

/** What /progress shows: two statements however much was practised. */
export async function loadProgress(options: {
  user: { id: number; timezone: string }
  now: Date
}): Promise<{ profile: ErrorProfile; reached: Reached }> {
  const [profile, reached] = await Promise.all([findErrorProfile(options), findReached(options.user)])
  return { profile, reached }
}
