import { useLocation } from 'react-router'
import { Link } from '../ui/link.tsx'
import { voicesCopy } from '#app/config/copy/voices.ts'
import { VOICES_PATH } from '#app/config/navigation.ts'
import { VOICE_KINDS, type VoiceKind } from '#app/models/speech/voices/voice-kind.ts'
import { useCopy } from '../shell/locale.ts'

/** Says in words which voices are heard. */
export function VoiceNames({ voices }: { voices: readonly VoiceKind[] }) {
  const copy = useCopy(voicesCopy)
  const heard = VOICE_KINDS.filter((kind) => voices.includes(kind)).map((kind) => copy.kinds[kind])
  return heard.join(', ')
}

/** The same, and leads to the choice. */
export function VoiceLabel({ voices }: { voices: readonly VoiceKind[] }) {
  const copy = useCopy(voicesCopy)
  const { pathname, search } = useLocation()
  return (
    <>
      <VoiceNames voices={voices} /> ·{' '}
      <Link
        to={`${VOICES_PATH}?from=${encodeURIComponent(pathname + search)}`}
        className="text-accent underline underline-offset-4"
      >
        {copy.change}
      </Link>
    </>
  )
}
