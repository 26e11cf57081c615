import { settingsCopy } from '#app/config/copy/settings.ts'
import type { SubscriptionState } from '#app/models/accounts/settings-form.ts'
import { useCopy } from '../shell/locale.ts'
import { Fact, SettingsSection } from './settings-section.tsx'

/** Who one is here: to be read only. */
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

interface SubscriptionProps {
  state: SubscriptionState
  /** The end of the paid period in words, and for machines; null where there is none. */
  periodEnd: { text: string; day: string } | null
}

/** The plan as it stands. */
export function SettingsSubscription({ state, periodEnd }: SubscriptionProps) {
  const copy = useCopy(settingsCopy).subscription
  const words = copy.states[state]
  return (
    <SettingsSection id="subscription" title={copy.title}>
      <dl>
        <Fact name={copy.plan}>{copy.pro}</Fact>
        <Fact name={copy.status}>{words.status}</Fact>
        {periodEnd && (
          <Fact name={words.date}>
            <time dateTime={periodEnd.day} className="tabular">
              {periodEnd.text}
            </time>
          </Fact>
        )}
      </dl>
    </SettingsSection>
  )
}
