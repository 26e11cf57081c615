import { Check, Circle, Eye, EyeOff, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { passwordCopy } from '#app/config/copy/password.ts'
import { PASSWORD_FIELDS_SCRIPT } from '#app/config/public-scripts.ts'
import {
  PASSWORD_PATTERNS,
  type PasswordCheck,
  STRENGTH_BY_CHECKS,
} from '#app/models/accounts/password/password-strength.ts'
import { useCopy } from '../shell/locale.ts'
import { describedBy, FieldFrame } from './field.tsx'
import { useFormState } from './form-frame.tsx'
import { INPUT_LOOK } from '../ui/input-look.ts'

interface Props {
  name: string
  label: ReactNode
  autoComplete: 'current-password' | 'new-password'
  aside?: ReactNode
  /** Shows the missing requirements, and how strong the password is. */
  withStrength?: boolean
}

/**
 * A password that can be revealed. Never gets a value from the server. public/password-fields.js controls it on all pages,
 * hydrated or not: React must not change its attributes.
 */
export function PasswordField({ name, label, autoComplete, aside, withStrength = false }: Props) {
  const copy = useCopy(passwordCopy)
  const problem = useFormState().problemOf(name)
  const hint = withStrength && <StrengthMeter name={name} />
  return (
    <FieldFrame id={name} label={label} aside={aside} hint={hint} problem={problem}>
      <div className="relative">
        <input
          id={name}
          name={name}
          type="password"
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-invalid={problem ? true : undefined}
          aria-describedby={describedBy({ id: name, hint, problem })}
          className={`${INPUT_LOOK} pr-12`}
        />
        <button
          type="button"
          data-eye
          aria-pressed="false"
          aria-label={copy.show}
          aria-controls={name}
          className="absolute inset-y-0 right-0 hidden w-11 items-center justify-center rounded-control text-soft hover:text-ink scripted:flex"
        >
          <IconPair no={Eye} yes={EyeOff} size="size-5" strokeWidth={1.75} />
        </button>
      </div>
      <script src={PASSWORD_FIELDS_SCRIPT} async />
    </FieldFrame>
  )
}

interface Icons {
  /** Shown while the condition is not met. */
  no: LucideIcon
  yes: LucideIcon
  size: string
  strokeWidth: number
}

/** Two icons; public/password-fields.js shows the one that applies. */
function IconPair({ no: No, yes: Yes, size, strokeWidth }: Icons) {
  const look = { 'aria-hidden': true, className: size, strokeWidth }
  return (
    <>
      <span data-icon>
        <No {...look} />
      </span>
      <span data-icon hidden>
        <Yes {...look} />
      </span>
    </>
  )
}

const METER = [
  { strength: 'weak', bars: 1, look: 'bg-critical' },
  { strength: 'medium', bars: 2, look: 'bg-sun' },
  { strength: 'strong', bars: 3, look: 'bg-success' },
] as const
const BARS = [1, 2, 3]
const CHECKS: readonly PasswordCheck[] = ['length', 'uppercase', 'lowercase', 'number', 'special']

/** The five rules, ticked off while typing, and the strength as a word. */
function StrengthMeter({ name }: { name: string }) {
  const copy = useCopy(passwordCopy)
  return (
    <div data-strength-of={name} data-strengths={STRENGTH_BY_CHECKS.join(' ')} className="mt-2">
      <div role="status">
        {METER.map(({ strength, bars, look }) => (
          <p key={strength} hidden data-strength={strength} className="mb-2 flex items-center gap-2">
            <span className="flex gap-1" aria-hidden="true">
              {BARS.map((bar) => (
                <span key={bar} className={`h-1.5 w-8 rounded-full ${bar <= bars ? look : 'bg-line'}`} />
              ))}
            </span>
            <span>
              {copy.strength}: <span className="font-semibold text-ink">{copy.strengths[strength]}</span>
            </span>
          </p>
        ))}
      </div>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-0.5">
        {CHECKS.map((check) => (
          <li
            key={check}
            data-pattern={PASSWORD_PATTERNS[check].source}
            className="flex items-center gap-1.5 data-met:text-success"
          >
            <IconPair no={Circle} yes={Check} size="size-3.5 shrink-0" strokeWidth={2} />
            {copy.checks[check]}
          </li>
        ))}
      </ul>
    </div>
  )
}
