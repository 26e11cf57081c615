import { MINUTE_SECONDS } from '#app/config/time.ts'

/** Seconds as minutes and seconds: 1:05. */
export function clockOf(seconds: number): string {
  const whole = Math.floor(seconds)
  return `${Math.floor(whole / MINUTE_SECONDS)}:${String(whole % MINUTE_SECONDS).padStart(2, '0')}`
}
