import { deliveryCopy } from '#app/config/copy/delivery.ts'
import type { SegmentResult } from '#app/models/scoring/evaluation.ts'
import { speakingRate } from '#app/models/speech/delivery.ts'
import { useCopy } from '../shell/locale.ts'

/** How a segment was spoken, in one line. Renders nothing without a measured recording. */
export function SegmentDelivery({ result }: { result: SegmentResult }) {
  const copy = useCopy(deliveryCopy).segment
  const { delivery, transcript } = result
  if (!delivery) return null
  const rate = transcript === null ? null : speakingRate({ transcript, delivery })
  const facts = [
    copy.start(delivery.startDelayMs),
    delivery.pausesMs.length === 0 ? copy.noPause : copy.pauses(delivery.pausesMs),
    ...(rate === null ? [] : [copy.rate(rate)]),
  ]
  return (
    <p className="tabular text-15 text-soft">
      <span className="sr-only">{copy.label}: </span>
      {facts.join(' · ')}
    </p>
  )
}
