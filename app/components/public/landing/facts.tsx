import { landingCopy } from '#app/config/copy/landing.ts'
import { publicCopy } from '#app/config/copy/public.ts'
import { examFacts } from '#app/config/exam-facts.ts'
import { useCopy } from '../../shell/locale.ts'
import { useFactText } from '../fact-text.ts'
import { Section } from '../section.tsx'

function useRows() {
  const { rows } = useCopy(landingCopy).facts
  const { either } = useFactText()
  const f = examFacts
  const visas = either(f.visas.value)
  const of = f.marksPerDialogue.value
  return [
    { text: rows.points({ points: f.points.value, visas }), fact: f.points },
    {
      text: rows.format({
        dialogues: f.dialogues.value,
        words: f.wordsPerDialogue.value,
        segment: f.wordsPerSegment.value,
      }),
      fact: f.dialogues,
    },
    {
      text: rows.time({ minutes: f.interpretingMinutes.value, appointment: f.appointmentMinutes.value }),
      fact: f.interpretingMinutes,
    },
    {
      text: rows.pass({ pass: f.passMarks.value, marks: f.marks.value, each: f.passMarksPerDialogue.value, of }),
      fact: f.passMarks,
    },
    { text: rows.repeats({ seconds: f.startWithinSeconds.value }), fact: f.freeRepeatsPerDialogue },
    { text: rows.fee({ fee: f.feeDollars.value }), fact: f.feeDollars },
    {
      text: rows.review({
        from: f.reviewFromMarks.value,
        days: f.reviewWithinDays.value,
        fee: f.reviewFeeDollars.value,
      }),
      fact: f.reviewFromMarks,
    },
    { text: rows.validity({ years: f.validityYears.value }), fact: f.validityYears },
  ]
}

/** Each fact with its source, and the month in which the source was read. */
export function Facts() {
  const copy = useCopy(landingCopy).facts
  const { checked } = useCopy(publicCopy)
  const { month } = useFactText()
  return (
    <Section id="facts" overline={copy.overline} title={copy.title} lead={copy.lead}>
      <table className="w-full text-15">
        <thead className="sr-only">
          <tr>
            <th scope="col">{copy.fact}</th>
            <th scope="col">{copy.source}</th>
          </tr>
        </thead>
        <tbody>
          {useRows().map(({ text, fact }) => (
            <tr key={text} className="grid gap-x-8 border-t border-line py-3 md:grid-cols-[3fr_2fr]">
              <td>{text}</td>
              <td className="text-13 leading-6 text-soft">
                <a
                  href={fact.source.url}
                  rel="external noopener"
                  className="underline underline-offset-2 hover:text-accent"
                >
                  {fact.source.name}
                </a>
                , {checked(month(fact.checked))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
