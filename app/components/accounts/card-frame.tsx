import type { ReactNode } from 'react'
import { DEDUCTION_MARKS, FULL_MARKS, SEGMENT_CAP_MARKS } from '#app/config/scoring.ts'
import { signInCopy } from '#app/config/copy/sign-in.ts'
import { Bridge, type Plank } from '../practice/bridge.tsx'
import { useCopy } from '../shell/locale.ts'

// One segment with an error and one that was missed, matching the small sheet below.
const TONES: Plank['tone'][] = ['good', 'good', 'partial', 'good', 'good', 'good', 'good', 'missed', 'good', 'good']

const PLANKS: Plank[] = TONES.map((tone, index) => ({
  tone,
  language: index % 2 === 0 ? 'en' : 'tr',
  label: String(index + 1),
}))

/** One column for the form; on a wide screen, across a hairline, what the account is for. */
export function CardFrame({ children }: { children: ReactNode }) {
  const copy = useCopy(signInCopy).aside
  return (
    <div className="mx-auto grid max-w-6xl justify-items-center lg:min-h-[calc(100dvh-8.375rem)] lg:grid-cols-[26rem_minmax(0,1fr)] lg:justify-items-stretch lg:gap-18 lg:px-6">
      <div className="w-full max-w-md px-4 py-10 md:py-16 lg:px-0">{children}</div>
      <aside className="hidden border-l border-line pl-18 lg:block">
        <div className="sticky top-0 max-w-sm py-16">
          <div aria-hidden="true">
            <Bridge label="" planks={PLANKS} />
          </div>
          <p className="display mt-8 text-26">{copy.title}</p>
          <p className="mt-3 text-soft">{copy.text}</p>
          <LittleSheet />
        </div>
      </aside>
    </div>
  )
}

const MINUS = '\u2212'

/** The deduction sheet of the bridge above, using the real deductions. */
function LittleSheet() {
  const copy = useCopy(signInCopy).aside
  const left = FULL_MARKS - DEDUCTION_MARKS.major - SEGMENT_CAP_MARKS
  const rows = [
    { name: copy.start, marks: FULL_MARKS, look: 'text-soft' },
    { name: copy.partial, marks: `${MINUS}${DEDUCTION_MARKS.major}`, look: 'text-major' },
    { name: copy.missed, marks: `${MINUS}${SEGMENT_CAP_MARKS}`, look: 'text-critical' },
    { name: copy.left, marks: left, look: 'font-semibold border-t-3 border-double' },
  ]
  return (
    <dl className="tabular mt-8 text-15">
      {rows.map(({ name, marks, look }) => (
        <div key={name} className={`flex justify-between gap-4 border-t border-line py-2 ${look}`}>
          <dt>{name}</dt>
          <dd>{marks}</dd>
        </div>
      ))}
    </dl>
  )
}
