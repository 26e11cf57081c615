import { useEffect, useRef, useState } from 'react'
import { playAlone } from './one-at-a-time.ts'
import { readPeaks } from './peaks.ts'

export type SoundState = 'idle' | 'loading' | 'playing' | 'failed'

interface Loaded {
  audio: HTMLAudioElement
  peaks: number[] | null
}

async function fetchSound(url: string): Promise<Blob> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response.blob()
}

async function load(url: string, known: Blob | undefined): Promise<Loaded> {
  const blob = known ?? (await fetchSound(url))
  const audio = new Audio(URL.createObjectURL(blob))
  const [peaks] = await Promise.all([
    blob.arrayBuffer().then(readPeaks),
    new Promise<void>((resolve, reject) => {
      audio.addEventListener('loadedmetadata', () => resolve(), { once: true })
      audio.addEventListener('error', () => reject(new Error('This browser cannot play it.')), { once: true })
    }),
  ])
  return { audio, peaks }
}

/**
 * A sound that is loaded when first played. Times in seconds; a duration that is not known yet is null.
 *
 * @param known The sound itself, if it is here already: the content security policy lets no script fetch a blob's URL.
 */
export function useSound(url: string, known?: Blob) {
  const [state, setState] = useState<SoundState>('idle')
  const [at, setAt] = useState(0)
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const current = useRef<Loaded | null>(null)

  useEffect(() => {
    return () => {
      current.current?.audio.pause()
      if (current.current) URL.revokeObjectURL(current.current.audio.src)
      current.current = null
    }
  }, [url])

  // Smoother than the four updates a second of the element's own event.
  useEffect(() => {
    if (state !== 'playing' || !loaded) return
    let frame = requestAnimationFrame(function follow() {
      setAt(loaded.audio.currentTime)
      frame = requestAnimationFrame(follow)
    })
    return () => cancelAnimationFrame(frame)
  }, [state, loaded])

  async function open(): Promise<Loaded> {
    if (current.current) return current.current
    const opened = await load(url, known)
    current.current = opened
    opened.audio.addEventListener('pause', () => setState('idle'))
    opened.audio.addEventListener('play', () => setState('playing'))
    opened.audio.addEventListener('ended', () => setAt(0))
    setLoaded(opened)
    return opened
  }

  async function toggle(): Promise<void> {
    if (state === 'playing') {
      loaded?.audio.pause()
      return
    }
    setState('loading')
    try {
      const { audio } = await open()
      await playAlone(audio)
    } catch {
      setState('failed')
    }
  }

  function seek(seconds: number): void {
    if (!loaded) return
    loaded.audio.currentTime = seconds
    setAt(seconds)
  }

  const duration = loaded && Number.isFinite(loaded.audio.duration) ? loaded.audio.duration : null
  return { state, at, duration, peaks: loaded?.peaks ?? null, toggle, seek }
}
