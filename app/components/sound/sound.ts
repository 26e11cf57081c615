import { createSignal, type Subscribe } from '../player/session/signal.ts'
import { followSound, type MediaKeys, takeMediaKeys } from './media-session.ts'
import { playAlone } from './one-at-a-time.ts'
import { readShape } from './peaks.ts'
import { nextRepeat, type Repeat, repeatFrom } from './repeat.ts'

export type SoundStatus = 'idle' | 'loading' | 'playing' | 'failed'

export interface SoundSnapshot {
  status: SoundStatus
  /** Position in seconds. */
  at: number
  /** Seconds; null until the sound has been loaded. */
  duration: number | null
  peaks: readonly number[] | null
  /** 1 is the speed at which it was said. */
  speed: number
  repeat: Repeat | null
}

/** One sound file, loaded when it is first wanted. Touches no browser API before that. */
export interface Sound {
  snapshot: () => SoundSnapshot
  subscribe: Subscribe<null>
  toggle: () => void
  /** Plays from the present position. Resolves at the end: true if it was reached, false if something stopped it. */
  play: () => Promise<boolean>
  pause: () => void
  /** Goes to a position in seconds. A sound that is not loaded yet is loaded and begins there. */
  seek: (seconds: number) => void
  /** Goes to a share of the whole, 0 to 1, and plays. */
  playFrom: (share: number) => void
  setSpeed: (speed: number) => void
  /** The next step of a repeated passage: its start, its end, none. */
  markRepeat: () => void
  /** Returns the function that stops it and frees what it holds. May be mounted again afterwards. */
  mount: () => () => void
}

interface Loaded {
  audio: HTMLAudioElement
  /** Seconds; Infinity if it cannot be found out. */
  duration: number
}

/** Positions closer than this are the same. */
const SAME_PLACE_SECONDS = 0.05
/** How far a headset's or keyboard's key goes back or on. */
const KEY_STEP_SECONDS = 5

const SILENT: SoundSnapshot = { status: 'idle', at: 0, duration: null, peaks: null, speed: 1, repeat: null }

async function fetchSound(source: string | Blob): Promise<Blob> {
  if (source instanceof Blob) return source
  const response = await fetch(source)
  if (!response.ok) throw new Error(`${source}: ${response.status}`)
  return response.blob()
}

async function open(blob: Blob): Promise<HTMLAudioElement> {
  const audio = new Audio(URL.createObjectURL(blob))
  await new Promise<void>((resolve, reject) => {
    audio.addEventListener('loadedmetadata', () => resolve(), { once: true })
    audio.addEventListener('error', () => reject(new Error('This browser cannot play it.')), { once: true })
  })
  return audio
}

/** What the device's own controls do while the sound plays. */
function keysOf(sound: Sound): MediaKeys['handlers'] {
  const move = (seconds: number) => sound.seek(Math.max(0, sound.snapshot().at + seconds))
  return {
    play: () => void sound.play(),
    pause: sound.pause,
    stop: sound.pause,
    seekbackward: ({ seekOffset }) => move(-(seekOffset ?? KEY_STEP_SECONDS)),
    seekforward: ({ seekOffset }) => move(seekOffset ?? KEY_STEP_SECONDS),
    seekto: ({ seekTime }) => seekTime !== undefined && sound.seek(seekTime),
  }
}

/**
 * @param source Its URL, or the sound itself.
 * @param label What it is, for the device's own controls.
 */
export function createSound(source: string | Blob, label: string): Sound {
  const changed = createSignal<null>()
  let snapshot = SILENT
  let loading: Promise<Loaded> | null = null
  let loaded: Loaded | null = null
  let frame = 0
  let isMounted = false
  let end: ((isReached: boolean) => void) | null = null

  function update(change: Partial<SoundSnapshot>): void {
    snapshot = { ...snapshot, ...change }
    changed.emit(null)
  }
  function settle(isReached: boolean): void {
    end?.(isReached)
    end = null
  }

  // Smoother than the four updates a second of the element's own event.
  function follow(): void {
    if (!loaded) return
    const { audio, duration } = loaded
    const back = repeatFrom(snapshot.repeat, audio.currentTime)
    if (back !== null) audio.currentTime = back
    update({ at: audio.currentTime })
    followSound(audio, duration)
    frame = requestAnimationFrame(follow)
  }

  async function load(): Promise<Loaded> {
    const blob = await fetchSound(source)
    const shape = blob.arrayBuffer().then(readShape)
    const audio = await open(blob)
    const duration = Number.isFinite(audio.duration) ? audio.duration : ((await shape)?.duration ?? Infinity)
    const opened = { audio, duration }
    loaded = opened
    audio.playbackRate = snapshot.speed
    audio.addEventListener('play', () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(follow)
      update({ status: 'playing' })
      takeMediaKeys({ title: label, handlers: keysOf(sound) })
    })
    audio.addEventListener('pause', () => {
      cancelAnimationFrame(frame)
      update({ status: 'idle' })
      if (!audio.ended) settle(false)
    })
    audio.addEventListener('ended', () => {
      update({ status: 'idle', at: 0 })
      settle(true)
    })
    update({ duration: Number.isFinite(duration) ? duration : null })
    void shape.then((known) => update({ peaks: known?.peaks ?? null }))
    if (!isMounted) free()
    return opened
  }

  async function play(): Promise<boolean> {
    if (!loaded) update({ status: 'loading' })
    try {
      loading ??= load()
      const { audio } = await loading
      if (!isMounted) return false
      if (Math.abs(audio.currentTime - snapshot.at) > SAME_PLACE_SECONDS) audio.currentTime = snapshot.at
      settle(false)
      const ended = new Promise<boolean>((resolve) => (end = resolve))
      await playAlone(audio)
      return await ended
    } catch {
      loading = null
      update({ status: 'failed' })
      return false
    }
  }

  async function playFrom(share: number): Promise<void> {
    try {
      loading ??= load()
      const { duration } = await loading
      seek(share * duration)
      await play()
    } catch {
      loading = null
      update({ status: 'failed' })
    }
  }

  function seek(seconds: number): void {
    update({ at: seconds })
    if (loaded) loaded.audio.currentTime = seconds
  }

  function free(): void {
    cancelAnimationFrame(frame)
    settle(false)
    if (!loaded) return
    loaded.audio.pause()
    URL.revokeObjectURL(loaded.audio.src)
    loaded = null
    loading = null
  }

  const sound: Sound = {
    snapshot: () => snapshot,
    subscribe: changed.subscribe,
    play,
    pause: () => loaded?.audio.pause(),
    toggle: () => {
      if (snapshot.status === 'playing') loaded?.audio.pause()
      else if (snapshot.status !== 'loading') void play()
    },
    seek,
    playFrom: (share) => void playFrom(share),
    setSpeed: (speed) => {
      update({ speed })
      if (loaded) loaded.audio.playbackRate = speed
    },
    markRepeat: () => update({ repeat: nextRepeat(snapshot.repeat, snapshot.at) }),
    mount: () => {
      isMounted = true
      return () => {
        isMounted = false
        free()
      }
    },
  }
  return sound
}
