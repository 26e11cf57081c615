import { settingsCopy } from '#app/config/copy/settings.ts'
import { useCopy } from '../../shell/locale.ts'
import { Fact, SettingsSection } from './settings-section.tsx'

/** The account's profile, read-only. */
export function SettingsProfile(props: { username: string; email: string; emailVerified: boolean }) {
  const copy = useCopy(settingsCopy).profile
  return (
    <SettingsSection id="profile" title={copy.title} intro={copy.fixed}>
      <dl>
        <Fact name={copy.username}>{props.username}</Fact>
        <Fact name={copy.email}>
          {props.email}
          <span className={`block text-13 font-normal ${props.emailVerified ? 'text-success' : 'text-soft'}`}>
            {props.emailVerified ? copy.verified : copy.unverified}
          </span>
        </Fact>
      </dl>
    </SettingsSection>
  )
}
