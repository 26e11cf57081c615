import { settingsCopy } from '#app/config/copy/settings.ts'
import { STUDY_PLAN_PATH } from '#app/config/coach-paths.ts'
import { useCopy } from '../../shell/locale.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { SettingsSection } from './settings-section.tsx'

/** The way to the study plan: for who has none, to its three questions. */
export function SettingsStudyPlan() {
  const copy = useCopy(settingsCopy).studyPlan
  return (
    <SettingsSection id="study-plan-section" title={copy.title} intro={copy.intro}>
      <ButtonLink look="secondary" to={STUDY_PLAN_PATH}>
        {copy.open}
      </ButtonLink>
    </SettingsSection>
  )
}
