import type { Language } from '#app/models/dialogues/language.ts'
import { playAlone } from '../sound/one-at-a-time.ts'
import { findVoice } from './browser-voice.ts'

/** `loading`: requested, not playing yet. */
export type SpeechState = 'idle' | 'loading' | 'playing' | 'failed'

/** After this long without sound, the server's voice counts as failed. */
const AUDIO_PATIENCE_MS = 10_000

interface Source {
  /** Of the server's voice; null for somebody who has none. */
  url: string | null
  text: string
  language: Language
  /** The learner prefers the device's own voice. */
  onDevice: boolean
  /** How fast, as a factor; 1 if absent. */
  rate?: number
}

interface Part {
  signal: AbortSignal
  onPlaying: () => void
}

/** One word at a time: a second one stops the first. */
let current: AbortController | undefined

/** Plays the server's voice until it ends or is stopped. Rejects if it is unavailable. */
async function playAudio({ url, rate = 1 }: Source & { url: string }, { signal, onPlaying }: Part): Promise<void> {
  const audio = new Audio(url)
  audio.defaultPlaybackRate = rate
  audio.playbackRate = rate
  await new Promise<void>((resolve, reject) => {
    const patience = setTimeout(() => reject(new Error('no sound came')), AUDIO_PATIENCE_MS)
    const heard = () => {
      clearTimeout(patience)
      onPlaying()
    }
    audio.addEventListener('playing', heard)
    audio.addEventListener('ended', () => resolve())
    // Another sound began.
    audio.addEventListener('pause', () => resolve())
    audio.addEventListener('error', () => reject(new Error('the audio broke off')))
    signal.addEventListener('abort', () => resolve())
    playAlone(audio).catch(reject)
  }).finally(() => audio.pause())
}

/** Plays the browser's voice for that language. Rejects if there is none. */
async function sayInBrowser({ text, language, rate = 1 }: Source, { signal, onPlaying }: Part): Promise<void> {
  const synthesis = 'speechSynthesis' in window ? window.speechSynthesis : undefined
  const voice = await findVoice({ synthesis, language })
  if (signal.aborted) return
  if (!synthesis || !voice) throw new Error(`no voice for ${language}`)
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.voice = voice
  utterance.lang = voice.lang
  utterance.rate = rate
  await new Promise<void>((resolve, reject) => {
    utterance.addEventListener('start', onPlaying)
    utterance.addEventListener('end', () => resolve())
    utterance.addEventListener('error', () => reject(new Error('the voice broke off')))
    signal.addEventListener('abort', () => resolve())
    synthesis.speak(utterance)
  }).finally(() => synthesis.cancel())
}

/** @returns whether the device has said it, or was stopped. */
async function sayByPreference({ text, language }: Source, { signal, onPlaying }: Part): Promise<boolean> {
  const { sayOnDevice } = await import('../player/audio/device-voice.ts')
  const onProgress = () => undefined
  const end = await sayOnDevice({ words: { text, language }, volume: 1, onStart: onPlaying, onProgress, signal })
  return end !== 'unavailable'
}

async function play(source: Source, part: Part): Promise<void> {
  if (source.onDevice && (await sayByPreference(source, part).catch(() => false))) return
  try {
    const { url } = source
    if (url === null) throw new Error('there is no server voice')
    await playAudio({ ...source, url }, part)
  } catch {
    if (!part.signal.aborted) await sayInBrowser(source, part)
  }
}

/**
 * Speaks a word with the server's voice, and if that fails with a browser voice for the same language; the other way
 * round for learners who prefer their device's own voice.
 * `onState` reports progress; the last state is `idle` or `failed`.
 *
 * @returns the function that stops it.
 */
export function speak(options: Source & { onState: (state: SpeechState) => void }): () => void {
  const { onState, ...source } = options
  current?.abort()
  const stopping = new AbortController()
  current = stopping
  const { signal } = stopping
  const tell = (state: SpeechState) => {
    if (!signal.aborted) onState(state)
  }
  signal.addEventListener('abort', () => onState('idle'))
  tell('loading')
  play(source, { signal, onPlaying: () => tell('playing') }).then(
    () => tell('idle'),
    () => tell('failed'),
  )
  return () => stopping.abort()
}
