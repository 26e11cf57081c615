/** A dialogue kept on this device, in the player. */
export const keepOffline = {
  keep: 'Keep this dialogue for offline practice',
  keeping: (percent: number) => `Keeping it: ${percent}%`,
  remove: 'Remove it from this device',
  hint: 'Its sound is kept on this device, so that you can practise without a connection.',
  kept: 'Kept on this device. What you record without a connection waits here and is sent later.',
  failed: 'It could not be kept. Check your connection and the space on this device, then try again.',
}
