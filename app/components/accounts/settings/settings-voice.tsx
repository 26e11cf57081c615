import { voicesCopy } from '#app/config/copy/voices.ts'
import { VOICES_PATH } from '#app/config/navigation.ts'
import type { VoiceChoice } from '#app/models/speech/voices/voice-kind.ts'
import { useCopy } from '../../shell/locale.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { SettingsSection } from './settings-section.tsx'

/** The voice that the learner has chosen; it is chosen where it can be heard. */
export function SettingsVoice({ voice }: { voice: VoiceChoice }) {
  const copy = useCopy(voicesCopy)
  return (
    <SettingsSection id="voice-section" title={copy.setting.title} intro={copy.setting.intro}>
      <p className="font-semibold">{copy.options[voice].label}</p>
      <ButtonLink to={`${VOICES_PATH}?from=/settings`} look="secondary" className="mt-3">
        {copy.setting.link}
      </ButtonLink>
    </SettingsSection>
  )
}
