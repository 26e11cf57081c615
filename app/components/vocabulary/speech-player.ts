import type { Language } from '#app/models/dialogues/language.ts'
import { findVoice } from './browser-voice.ts'

/** `loading`: asked for, not heard yet. */
export type SpeechState = 'idle' | 'loading' | 'playing' | 'failed'

/** After this long without a sound the server's voice has failed. */
const AUDIO_PATIENCE_MS = 10_000

interface Source {
  url: string
  text: string
  language: Language
}

interface Part {
  signal: AbortSignal
  onPlaying: () => void
}

/** One word at a time: a second one stops the first. */
let current: AbortController | undefined

/** The server's voice, to its end or until it is stopped. Rejects when it cannot be had. */
async function playAudio(url: string, { signal, onPlaying }: Part): Promise<void> {
  const audio = new Audio(url)
  await new Promise<void>((resolve, reject) => {
    const patience = setTimeout(() => reject(new Error('no sound came')), AUDIO_PATIENCE_MS)
    const heard = () => {
      clearTimeout(patience)
      onPlaying()
    }
    audio.addEventListener('playing', heard)
    audio.addEventListener('ended', () => resolve())
    audio.addEventListener('error', () => reject(new Error('the audio broke off')))
    signal.addEventListener('abort', () => resolve())
    audio.play().catch(reject)
  }).finally(() => audio.pause())
}

/** The browser's voice of that language. Rejects where there is none. */
async function sayInBrowser({ text, language }: Source, { signal, onPlaying }: Part): Promise<void> {
  const synthesis = 'speechSynthesis' in window ? window.speechSynthesis : undefined
  const voice = await findVoice({ synthesis, language })
  if (signal.aborted) return
  if (!synthesis || !voice) throw new Error(`no voice for ${language}`)
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.voice = voice
  utterance.lang = voice.lang
  await new Promise<void>((resolve, reject) => {
    utterance.addEventListener('start', onPlaying)
    utterance.addEventListener('end', () => resolve())
    utterance.addEventListener('error', () => reject(new Error('the voice broke off')))
    signal.addEventListener('abort', () => resolve())
    synthesis.speak(utterance)
  }).finally(() => synthesis.cancel())
}

async function play(source: Source, part: Part): Promise<void> {
  try {
    await playAudio(source.url, part)
  } catch {
    if (!part.signal.aborted) await sayInBrowser(source, part)
  }
}

/**
 * Says a word: by the server's voice, and only where that fails by a voice of that very language in the browser.
 * `onState` is told what goes on, `idle` or `failed` last.
 *
 * @returns what stops it.
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
