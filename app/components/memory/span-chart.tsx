import { memoryCopy } from '#app/config/copy/memory.ts'
import { EXAM_WORDS, RUNGS } from '#app/config/memory.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import type { SpanPoint } from '#app/models/memory/ladder.ts'
import { useCopy } from '../shell/locale.ts'

const VIEW = { width: 320, height: 96, left: 26, bottom: 8, top: 8 }
const MOST_WORDS = RUNGS[RUNGS.length - 1] ?? 1

const yOf = (words: number) => VIEW.height - VIEW.bottom - (words / MOST_WORDS) * (VIEW.height - VIEW.bottom - VIEW.top)

/** A line of steps: the span stays until a try changes it. */
function stepsOf(history: readonly SpanPoint[], now: number): string {
  const start = history[0]?.at.getTime() ?? now
  const length = Math.max(now - start, 1)
  const xOf = (at: number) => VIEW.left + ((at - start) / length) * (VIEW.width - VIEW.left)
  const [first, ...rest] = history
  const moves = rest.map(({ at, span }) => `H${xOf(at.getTime()).toFixed(1)} V${yOf(span).toFixed(1)}`)
  return [`M${VIEW.left} ${yOf(first?.span ?? 0).toFixed(1)}`, ...moves, `H${VIEW.width}`].join(' ')
}

/** How the span grew, with the length of the longest segment of the test as a dashed line. */
export function SpanChart({
  language,
  history,
  now,
}: {
  language: Language
  history: readonly SpanPoint[]
  now: number
}) {
  const copy = useCopy(memoryCopy)
  const label = copy.chart(copy.languages[language], history.map(({ span }) => span).join(', '))
  return (
    <svg viewBox={`0 0 ${VIEW.width} ${VIEW.height}`} role="img" aria-label={label} className="mt-3 block w-full">
      <g aria-hidden="true" className="fill-soft text-[11px]">
        {[0, EXAM_WORDS[language], MOST_WORDS].map((words) => (
          <g key={words}>
            <path
              d={`M${VIEW.left} ${yOf(words)} H${VIEW.width}`}
              className="stroke-line"
              {...(words === EXAM_WORDS[language] && { strokeDasharray: '4 4' })}
            />
            <text x={VIEW.left - 6} y={yOf(words) + 4} textAnchor="end">
              {words}
            </text>
          </g>
        ))}
      </g>
      <path
        d={stepsOf(history, now)}
        fill="none"
        strokeWidth="2.5"
        strokeLinejoin="round"
        strokeLinecap="round"
        className={language === 'en' ? 'stroke-english' : 'stroke-turkish'}
      />
    </svg>
  )
}
