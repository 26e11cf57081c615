/** The player of one sound. */
export const sound = {
  play: (what: string) => `Play: ${what}`,
  pause: (what: string) => `Pause: ${what}`,
  position: (what: string) => `Position in: ${what}`,
  time: (at: string, whole: string) => `${at} of ${whole}`,
  loading: 'Loading',
  failed: 'This sound could not be played. Try again.',
}
