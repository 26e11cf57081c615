import { Check, Circle, Eye, EyeOff } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { passwordCopy } from '#app/config/copy/password.ts'
import { passwordChecks, type PasswordStrength, passwordStrength } from '#app/models/accounts/password-strength.ts'
import { useCopy } from '../shell/locale.ts'
import { useHydrated } from '../shell/use-hydrated.ts'
import { describedBy, FieldFrame } from './field.tsx'
import { useFormState } from './form-frame.tsx'
import { INPUT_LOOK } from '../ui/input-look.ts'

interface Props {
  name: string
  label: ReactNode
  autoComplete: 'current-password' | 'new-password'
  aside?: ReactNode
  /** Shows what is still missing, and how strong the password is. */
  withStrength?: boolean
}

/** A password that can be shown. It never gets a value from the server. */
export function PasswordField({ name, label, autoComplete, aside, withStrength = false }: Props) {
  const copy = useCopy(passwordCopy)
  const { problemOf, current } = useFormState()
  const isHydrated = useHydrated()
  const [isShown, setIsShown] = useState(false)
  const problem = problemOf(name)
  const hint = withStrength && <StrengthMeter password={current?.get(name) ?? ''} />
  const Icon = isShown ? EyeOff : Eye
  return (
    <FieldFrame id={name} label={label} aside={aside} hint={hint} problem={problem}>
      <div className="relative">
        <input
          id={name}
          name={name}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-invalid={problem ? true : undefined}
          aria-describedby={describedBy({ id: name, hint, problem })}
          className={`${INPUT_LOOK} pr-12`}
        />
        {isHydrated && (
          <button
            type="button"
            aria-pressed={isShown}
            aria-label={copy.show}
            aria-controls={name}
            onClick={() => setIsShown(!isShown)}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-soft hover:text-ink"
          >
            <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
          </button>
        )}
      </div>
    </FieldFrame>
  )
}

const METER: Record<PasswordStrength, { bars: number; look: string }> = {
  weak: { bars: 1, look: 'bg-critical' },
  medium: { bars: 2, look: 'bg-sun' },
  strong: { bars: 3, look: 'bg-success' },
}
const BARS = [1, 2, 3]

/** The five rules, ticked off while one types, and the strength in a word. */
function StrengthMeter({ password }: { password: string }) {
  const copy = useCopy(passwordCopy)
  const checks = passwordChecks(password)
  const strength = passwordStrength(password)
  const { bars, look } = METER[strength]
  return (
    <div className="mt-2">
      {password !== '' && (
        <p className="mb-2 flex items-center gap-2">
          <span className="flex gap-1" aria-hidden="true">
            {BARS.map((bar) => (
              <span key={bar} className={`h-1.5 w-8 rounded-full ${bar <= bars ? look : 'bg-line'}`} />
            ))}
          </span>
          <span role="status">
            {copy.strength}: <span className="font-semibold text-ink">{copy.strengths[strength]}</span>
          </span>
        </p>
      )}
      <ul className="grid grid-cols-2 gap-x-4 gap-y-0.5">
        {(['length', 'uppercase', 'lowercase', 'number', 'special'] as const).map((check) => {
          const Icon = checks[check] ? Check : Circle
          return (
            <li key={check} className={`flex items-center gap-1.5 ${checks[check] ? 'text-success' : ''}`}>
              <Icon aria-hidden="true" className="size-3.5 shrink-0" strokeWidth={2} />
              {copy.checks[check]}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
