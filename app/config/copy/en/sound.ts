/** The player of one sound. */
export const sound = {
  play: (what: string) => `Play: ${what}`,
  pause: (what: string) => `Pause: ${what}`,
  position: (what: string) => `Position in: ${what}`,
  time: (at: string, whole: string) => `${at} of ${whole}`,
  failed: 'This sound could not be played. Try again.',
  speed: 'Speed',
  times: (speed: number) => `${speed}×`,
  /** What the next press of the repeat button does. */
  repeat: { start: 'Repeat: mark the start', end: 'Repeat: mark the end', off: 'End the repeat' },
  both: 'Play both, one after the other',
}
