// On a page with many sounds, a new one ends the one before.

let playing: HTMLAudioElement | null = null

/** Pauses whatever else plays. */
export function playAlone(audio: HTMLAudioElement): Promise<void> {
  if (playing !== audio) playing?.pause()
  playing = audio
  return audio.play()
}

/** Pauses what plays. */
export function pausePlaying(): void {
  playing?.pause()
}
