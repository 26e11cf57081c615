import type { SubmissionResult } from '@conform-to/react'
import { comingSoonCopy } from '#app/config/copy/coming-soon.ts'
import { WAITLIST_SCRIPT } from '#app/config/public-scripts.ts'
import { SAMPLE_PATH } from '#app/config/navigation.ts'
import { Field } from '../forms/field.tsx'
import { FormFrame } from '../forms/form-frame.tsx'
import { SubmitButton } from '../forms/submit-button.tsx'
import { useCopy, useLocalPath } from '../shell/locale.ts'
import { ButtonLink } from '../ui/button.tsx'
import { COLUMN } from './section.tsx'

const LANGUAGES = [
  { name: 'turkish', isOpen: true },
  { name: 'chinese', isOpen: false },
  { name: 'thai', isOpen: false },
] as const
const PLANKS = Array.from({ length: 13 }, (_, index) => index)
const PLANK_STEP = 24

/** Thirteen planks: solid for a language that is open, outlined for one still to come. */
function Deck({ isOpen }: { isOpen: boolean }) {
  return (
    <svg viewBox={`0 0 ${PLANKS.length * PLANK_STEP} 14`} aria-hidden="true" className="mt-2 h-auto w-full">
      {PLANKS.map((index) => (
        <rect
          key={index}
          x={index * PLANK_STEP + 2}
          y="1"
          width="20"
          height="12"
          rx="3.5"
          strokeWidth="1.25"
          strokeDasharray={isOpen ? undefined : '2 3'}
          className={isOpen ? (index % 2 === 0 ? 'fill-english' : 'fill-turkish') : 'fill-none stroke-soft/60'}
        />
      ))}
    </svg>
  )
}

/** The form; its `data-*` attributes are the messages that public/waitlist.js shows. */
function WaitlistForm({ lastResult }: { lastResult: SubmissionResult | undefined }) {
  const copy = useCopy(comingSoonCopy)
  const { taken, invalid, failed, connection } = copy
  return (
    <div
      id="waitlist"
      data-taken={taken}
      data-invalid={invalid}
      data-failed={failed}
      data-connection={connection}
      className="mt-8 max-w-md"
    >
      <FormFrame lastResult={lastResult}>
        <Field
          name="email"
          type="email"
          label={copy.email}
          hint={copy.hint}
          required
          autoComplete="email"
          inputMode="email"
        />
        <p role="status" id="waitlist-status" className="mb-4 text-15 text-critical empty:hidden" />
        <SubmitButton pending={copy.joining}>{copy.join}</SubmitButton>
      </FormFrame>
      <script src={WAITLIST_SCRIPT} defer />
    </div>
  )
}

interface Props {
  hasJoined: boolean
  lastResult: SubmissionResult | undefined
}

/** Languages to come, and the waitlist form. */
export function ComingSoonPage({ hasJoined, lastResult }: Props) {
  const copy = useCopy(comingSoonCopy)
  const local = useLocalPath()
  return (
    <div className={`${COLUMN} grid gap-x-18 gap-y-12 py-12 md:py-18 lg:grid-cols-2`}>
      <section>
        <p className="text-15 font-semibold text-accent">{copy.overline}</p>
        <h1 className="mt-3 text-46">{copy.title}</h1>
        <p className="measure mt-4 text-soft">{copy.lead}</p>
        {hasJoined ? (
          <div role="status" className="mt-8 border-l-4 border-success pl-5">
            <h2 className="text-26">{copy.joined}</h2>
            <p className="mt-1 text-soft">{copy.joinedText}</p>
          </div>
        ) : (
          <WaitlistForm lastResult={lastResult} />
        )}
      </section>
      <ul className="grid content-start gap-8 lg:pt-10">
        {LANGUAGES.map(({ name, isOpen }) => (
          <li key={name}>
            <p className="flex items-baseline justify-between gap-4">
              <span className="display text-26">{copy.languages[name]}</span>
              <span className={isOpen ? 'font-semibold text-success' : 'text-soft'}>
                {isOpen ? copy.open : copy.later}
              </span>
            </p>
            <Deck isOpen={isOpen} />
            {isOpen && (
              <p className="mt-3">
                <ButtonLink to={local(SAMPLE_PATH)} look="quiet" className="-ml-2">
                  {copy.startTurkish}
                </ButtonLink>
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
