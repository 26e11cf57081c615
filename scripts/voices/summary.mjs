// What the report says of the whole library, in a few lines.

/** @typedef {import('./voices-folder.mjs').Report} Report */

/** @param {number[]} values */
export const mean = (values) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
/** @param {number[]} values */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
/** @param {number} share */
export const percent = (share) => `${(share * 100).toFixed(1)} %`

/** @param {Report} report @returns {string} a line a language, and a line for each recording beyond a limit */
export function summaryOf(report) {
  const entries = Object.entries(report)
  const languages = ['en', 'tr'].map((language) => {
    const clips = entries.flatMap(([, clip]) => (clip.language === language ? [clip] : []))
    const errors = clips.flatMap(({ error }) => error ?? [])
    const probability = mean(clips.flatMap((clip) => clip.probability ?? [])).toFixed(2)
    return `${language}: ${clips.length} recordings, ${errors.length} listened to: median error ${percent(median(errors))}, mean ${percent(mean(errors))}, probability ${probability}`
  })
  const beyond = entries
    .filter(([, clip]) => clip.beyond.length > 0)
    .map(([file, clip]) => {
      const heard = clip.heard === undefined ? '' : `, heard “${clip.heard}”`
      return `beyond ${clip.beyond.join(' and ')}: ${file}, ${percent(clip.error ?? 0)}, ${clip.wordsPerMinute} words a minute${heard}`
    })
  return [...languages, ...beyond].join('\n')
}
