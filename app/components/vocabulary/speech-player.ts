/** One word at a time: a second one stops the first. */
let playing: HTMLAudioElement | undefined

/** Plays a sound to its end. Rejects when it cannot be had or played. */
export async function playSpeech(url: string): Promise<void> {
  playing?.pause()
  const audio = new Audio(url)
  playing = audio
  await audio.play()
  await new Promise<void>((resolve, reject) => {
    audio.addEventListener('ended', () => resolve(), { once: true })
    audio.addEventListener('pause', () => resolve(), { once: true })
    audio.addEventListener('error', () => reject(new Error('the audio broke off')), { once: true })
  })
}
