import { faqCopy } from '#app/config/copy/faq.ts'
import { examFacts } from '#app/config/exam-facts.ts'
import { claimedCount } from '#app/config/library-claim.ts'
import { useCopy } from '../../shell/locale.ts'
import { useFactText } from '../fact-text.ts'
import { Sources } from '../sources.tsx'

/** The test in four figures; the library's size is counted. */
export function FaqStats({ dialogues }: { dialogues: number }) {
  const copy = useCopy(faqCopy).stats
  const { either } = useFactText()
  const { appointmentMinutes, interpretingMinutes, dialogues: ofTest, wordsPerDialogue, points, visas } = examFacts
  const stats = [
    {
      figure: copy.minutes(appointmentMinutes.value),
      name: copy.minutesName,
      text: copy.minutesText(interpretingMinutes.value),
    },
    { figure: String(ofTest.value), name: copy.dialoguesName, text: copy.dialoguesText(wordsPerDialogue.value) },
    { figure: claimedCount(dialogues), name: copy.practiceName, text: copy.practiceText },
    { figure: String(points.value), name: copy.pointsName, text: copy.pointsText(either(visas.value)) },
  ]
  return (
    <section aria-label={copy.label}>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-5 md:grid-cols-4">
        {stats.map(({ figure, name, text }) => (
          <li key={name} className="border-t-2 border-accent/30 pt-3">
            <p className="display tabular text-34">{figure} </p>
            <p className="font-semibold">{name}</p>
            <p className="text-15 text-soft">{text}</p>
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <Sources facts={['appointmentMinutes', 'dialogues', 'points']} />
      </div>
    </section>
  )
}
