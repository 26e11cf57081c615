import { CHIME_URLS, type Chime } from '#app/config/chimes.ts'
import { CHIME_TIMEOUT_MS } from '#app/config/mock-test-tutorial.ts'

/** Plays a chime. @returns whether it played to its end; browsers may refuse. */
export async function playChime(chime: Chime): Promise<boolean> {
  const element = new Audio(CHIME_URLS[chime])
  const ended = new Promise<boolean>((resolve) => {
    element.addEventListener('ended', () => resolve(true), { once: true })
    element.addEventListener('error', () => resolve(false), { once: true })
    setTimeout(() => resolve(false), CHIME_TIMEOUT_MS)
  })
  try {
    await element.play()
    return await ended
  } catch {
    return false
  }
}
