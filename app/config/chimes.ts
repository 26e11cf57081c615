/** The two static sounds of the mock test, made by scripts/brand/make-chimes.mjs. */
export const CHIME_URLS = { start: '/sounds/start-chime.mp3', record: '/sounds/record-chime.mp3' } as const
export type Chime = keyof typeof CHIME_URLS
