import { warmUpCopy } from '#app/config/copy/warm-up.ts'
import { SPRINTS_PATH } from '#app/config/navigation.ts'
import { WARM_UP_MINUTES, WARM_UP_SEGMENTS, WARM_UP_WORDS } from '#app/config/test-day.ts'
import { useMarks } from '../scoring/marks.ts'
import { useCopy } from '../shell/locale.ts'
import { ButtonLink } from '../ui/button.tsx'

export interface WarmUpStepsProps {
  memory: { path: string; isKnown: boolean }
  words: { path: string; due: number }
  dialogue: { path: string; known: { title: string; marks: number } | null }
}

interface Step {
  name: keyof typeof WARM_UP_MINUTES
  text: string
  path: string
}

/** The four steps of the warm-up, with their minutes. */
export function WarmUpSteps({ memory, words, dialogue }: WarmUpStepsProps) {
  const copy = useCopy(warmUpCopy)
  const { marks } = useMarks()
  const { known } = dialogue
  const steps: Step[] = [
    { name: 'numbers', text: copy.numbers.text, path: `${SPRINTS_PATH}/numbers?level=1&minutes=2` },
    { name: 'memory', text: memory.isKnown ? copy.memory.known : copy.memory.first, path: memory.path },
    {
      name: 'words',
      text: words.due > 0 ? copy.words.due(words.due) : copy.words.easy(WARM_UP_WORDS),
      path: words.path,
    },
    {
      name: 'dialogue',
      text: known
        ? copy.dialogue.known(known.title, marks(known.marks), WARM_UP_SEGMENTS)
        : copy.dialogue.sample(WARM_UP_SEGMENTS),
      path: dialogue.path,
    },
  ]
  return (
    <ol className="divide-y divide-line border-y border-line">
      {steps.map(({ name, text, path }, index) => (
        <li key={name} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-5">
          <div className="min-w-0 flex-1 basis-56">
            <h2 className="text-20">
              <span className="tabular text-soft">{index + 1}</span> {copy[name].title}
            </h2>
            <p className="mt-1 text-15 text-soft">
              {copy.minutes(WARM_UP_MINUTES[name])} · {text}
            </p>
          </div>
          <ButtonLink look="secondary" to={path}>
            {copy[name].link}
          </ButtonLink>
        </li>
      ))}
    </ol>
  )
}
