import { landingCopy } from '#app/config/copy/landing.ts'
import { examFacts } from '#app/config/exam-facts.ts'
import { useCopy } from '../../shell/locale.ts'
import { Section } from '../section.tsx'
import { useFactText } from '../fact-text.ts'

/** The basics for newcomers to the test, in one paragraph and four figures. */
export function QuickAnswer() {
  const copy = useCopy(landingCopy).answer
  const { either } = useFactText()
  const { dialogues, wordsPerDialogue, wordsPerSegment, passMarks, marks, passMarksPerDialogue, marksPerDialogue } =
    examFacts
  const { points, visas, appointmentMinutes, interpretingMinutes } = examFacts
  const figures = [
    { figure: String(dialogues.value), text: copy.figures.dialogues(wordsPerDialogue.value) },
    { figure: copy.minutes(appointmentMinutes.value), text: copy.figures.minutes(interpretingMinutes.value) },
    { figure: `${passMarks.value}+`, text: copy.figures.pass(marks.value, passMarksPerDialogue.value) },
    { figure: String(points.value), text: copy.figures.points },
  ]
  const answer = copy.text({
    words: wordsPerDialogue.value,
    segment: wordsPerSegment.value,
    pass: passMarks.value,
    marks: marks.value,
    each: passMarksPerDialogue.value,
    of: marksPerDialogue.value,
    points: points.value,
    visas: either(visas.value),
  })
  return (
    <Section id="answer" overline={copy.overline} title={copy.title}>
      <p className="measure md:text-20 md:leading-8">{answer}</p>
      <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-6 md:grid-cols-4">
        {figures.map(({ figure, text }) => (
          <div key={text} className="flex flex-col border-t border-line pt-3">
            <dt className="text-15 text-soft">{text}</dt>
            <dd className="display tabular order-first text-34">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 text-15">
        <a href="#facts-title" className="text-accent underline underline-offset-4">
          {copy.sources}
        </a>
      </p>
    </Section>
  )
}
