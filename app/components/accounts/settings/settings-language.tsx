import type { SubmissionResult } from '@conform-to/react'
import { languagesCopy } from '#app/config/copy/languages.ts'
import { LOCALES } from '#app/config/copy/locale.ts'
import { settingsCopy } from '#app/config/copy/settings.ts'
import { LANGUAGE_NAMES } from '#app/config/languages.ts'
import { VOICES_PATH } from '#app/config/navigation.ts'
import { describedBy, FieldFrame } from '../../forms/field.tsx'
import { FormFrame, useFormState } from '../../forms/form-frame.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useCopy, useLocale } from '../../shell/locale.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { SettingsSection } from './settings-section.tsx'
import { INPUT_LOOK } from '../../ui/input-look.ts'

function LanguageField() {
  const copy = useCopy(languagesCopy).settings
  const locale = useLocale()
  const { valueOf, problemOf } = useFormState()
  const problem = problemOf('language')
  return (
    <FieldFrame id="language" label={copy.label} problem={problem}>
      <select
        id="language"
        name="language"
        defaultValue={valueOf('language') ?? locale}
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy({ id: 'language', hint: undefined, problem })}
        className={INPUT_LOOK}
      >
        {LOCALES.map((language) => (
          <option key={language} value={language} lang={language}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}

/** The language of the product for this learner, including mails and reports. A page's scripts are built for one language. */
export function SettingsLanguage({ lastResult }: { lastResult: SubmissionResult | undefined }) {
  const copy = useCopy(languagesCopy).settings
  return (
    <SettingsSection id="language-section" title={copy.title} intro={copy.intro}>
      <FormFrame lastResult={lastResult} intent="language" draft="settings.language" reloadDocument>
        <LanguageField />
        <SubmitButton look="secondary" pending={copy.submitting}>
          {copy.submit}
        </SubmitButton>
      </FormFrame>
    </SettingsSection>
  )
}

/** A voice is chosen where it can be heard. */
export function SettingsVoice() {
  const copy = useCopy(settingsCopy).voice
  return (
    <SettingsSection id="voice-section" title={copy.title} intro={copy.intro}>
      <ButtonLink to={`${VOICES_PATH}?from=/settings`} look="secondary">
        {copy.link}
      </ButtonLink>
    </SettingsSection>
  )
}
