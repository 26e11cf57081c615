// On a page with many sounds, a new one ends the one before.

let playing: HTMLAudioElement | null = null

/** Pauses what plays: where it is no longer shown, or before another kind of sound. */
export function pauseSound(): void {
  playing?.pause()
}

/** Pauses whatever else plays. */
export function playAlone(audio: HTMLAudioElement): Promise<void> {
  if (playing !== audio) playing?.pause()
  playing = audio
  return audio.play()
}
