import { faqCopy } from '#app/config/copy/faq.ts'
import { examFacts } from '#app/config/exam-facts.ts'
import { useCopy } from '../../shell/locale.ts'
import { Sources } from '../sources.tsx'

/** From here on the library is claimed by its round number (spec/3-decisions, section 3). */
const CLAIMED_FROM = 20

/** The test in four figures; the library is counted. */
export function FaqStats({ dialogues }: { dialogues: number }) {
  const copy = useCopy(faqCopy).stats
  const { appointmentMinutes, interpretingMinutes, dialogues: ofTest, wordsPerDialogue, points } = examFacts
  const stats = [
    { figure: copy.minutes(appointmentMinutes.value), text: copy.minutesText(interpretingMinutes.value) },
    { figure: copy.dialogues(ofTest.value), text: copy.dialoguesText(wordsPerDialogue.value) },
    {
      figure: dialogues >= CLAIMED_FROM ? `${CLAIMED_FROM}+` : String(dialogues),
      name: copy.practice,
      text: copy.practiceText,
    },
    { figure: copy.points(points.value), text: copy.pointsText },
  ]
  return (
    <section aria-label={copy.label}>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-5 md:grid-cols-4">
        {stats.map(({ figure, name, text }) => (
          <li key={text} className="border-t-2 border-accent/30 pt-3">
            <p className="display tabular text-26 md:text-34">
              {figure} {name !== undefined && <span className="block text-20">{name}</span>}
            </p>
            <p className="mt-1 text-15 text-soft">{text}</p>
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <Sources facts={['appointmentMinutes', 'dialogues', 'points']} />
      </div>
    </section>
  )
}
