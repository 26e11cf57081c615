import { MICROPHONE_REST_MS, MICROPHONE_SETTLE_MS } from '#app/config/practice.ts'
import { findChosenMicrophone, type Microphone, openMicrophone } from './microphone.ts'

// The page's one microphone, kept open from one segment to the next. A Bluetooth headset plays in one profile and records
// in another. It switches when the microphone opens, for up to a second, and delivers nothing or a muted track meanwhile. A
// recording that began then would lose its first words; and a microphone closed after each segment would switch each time.
let open: { microphone: Microphone; chosenId: string | null } | null = null
let opening: Promise<Microphone> | null = null
let resting: ReturnType<typeof setTimeout> | undefined

/** Opens a microphone and waits until it delivers sound. Throws MicrophoneError. */
export async function openSettledMicrophone(): Promise<Microphone> {
  const microphone = await openMicrophone()
  await settle(microphone)
  return microphone
}

/** The page's microphone, settled; after use it rests. Throws MicrophoneError. */
export async function takeMicrophone(): Promise<Microphone> {
  clearTimeout(resting)
  if (open && isLive(open.microphone) && open.chosenId === findChosenMicrophone()) return open.microphone
  opening ??= reopen().finally(() => (opening = null))
  return await opening
}

/** Nobody records now. The microphone stays open for the next segment, but not for ever. */
export function restMicrophone(): void {
  clearTimeout(resting)
  resting = setTimeout(releaseMicrophone, MICROPHONE_REST_MS)
}

/** Closes the page's microphone, so that the browser's recording indicator disappears. */
export function releaseMicrophone(): void {
  clearTimeout(resting)
  open?.microphone.stop()
  open = null
}

async function reopen(): Promise<Microphone> {
  releaseMicrophone()
  const chosenId = findChosenMicrophone()
  const microphone = await openSettledMicrophone()
  open = { microphone, chosenId }
  return microphone
}

function isLive({ stream }: Microphone): boolean {
  return stream.getAudioTracks().some(({ readyState }) => readyState === 'live')
}

/** Resolves at the first real sound of a track that is not muted, or when the time is up: a gate may close in silence. */
function settle({ stream, subscribeSound }: Microphone): Promise<void> {
  const [track] = stream.getAudioTracks()
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(limit)
      stopListening()
      resolve()
    }
    const limit = setTimeout(done, MICROPHONE_SETTLE_MS)
    const stopListening = subscribeSound(({ isSilent }) => {
      if (!isSilent && !track?.muted) done()
    })
  })
}
