import { deliveryCopy } from '#app/config/copy/delivery.ts'
import { START_WITHIN_MS } from '#app/config/speech.ts'
import { targetLanguage } from '#app/models/dialogues/language.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import type { Evaluation } from '#app/models/scoring/evaluation.ts'
import { summariseDelivery } from '#app/models/speech/delivery.ts'
import { useCopy } from '../shell/locale.ts'
import { ResultPart } from './result/result-part.tsx'

interface Props {
  evaluation: Evaluation
  segments: Segment[]
}

function Fact({ name, value }: { name: string; value: string | number }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-1.5">
      <dt>{name}</dt>
      <dd className="tabular">{value}</dd>
    </div>
  )
}

/** How the dialogue was spoken, with one piece of advice, folded. Renders nothing if no recording could be measured. */
export function DeliverySummary({ evaluation, segments }: Props) {
  const copy = useCopy(deliveryCopy).summary
  const spoken = evaluation.segments.flatMap(({ segmentIndex, transcript, delivery }) => {
    const segment = segments[segmentIndex]
    return segment ? [{ language: targetLanguage(segment), transcript, delivery }] : []
  })
  const isInterrupted = evaluation.naatiScore.errors.some(({ category }) => category === 'delivery')
  const summary = summariseDelivery(spoken, { startWithinMs: START_WITHIN_MS, isInterrupted })
  if (!summary) return null
  const { en, tr } = summary.rates
  return (
    <ResultPart name="delivery" title={copy.title}>
      <dl className="max-w-2xl text-15">
        <Fact name={copy.start} value={copy.startAfter(summary.medianStartDelayMs)} />
        <Fact name={copy.pauses} value={summary.longPauses} />
        {en && <Fact name={copy.rate.en} value={copy.rates(en.slowest, en.fastest)} />}
        {tr && <Fact name={copy.rate.tr} value={copy.rates(tr.slowest, tr.fastest)} />}
      </dl>
      <p className="mt-2">{copy.advice[summary.advice]}</p>
      <p className="mt-2 text-13 text-soft">{copy.marks}</p>
    </ResultPart>
  )
}
