import { MAX_SPEAKING_RATE_WPM, MIN_RATED_SPAN_MS, MIN_RATED_WORDS } from '#app/config/speech.ts'
import { MINUTE_MS } from '#app/config/time.ts'
import type { Delivery } from './delivery-schema.ts'

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

/**
 * Transcript words per minute between the first and last speech, including pauses, as a listener experiences them. A
 * whole number, whatever the source of the transcript. Null below five words or two seconds, which are too short to
 * measure, and if text and audio cannot belong together.
 */
export function speakingRate(options: { transcript: string; delivery: Delivery }): number | null {
  const { transcript, delivery } = options
  const words = countWords(transcript)
  if (words < MIN_RATED_WORDS || delivery.speechSpanMs < MIN_RATED_SPAN_MS) return null
  const rate = Math.round((words * MINUTE_MS) / delivery.speechSpanMs)
  return rate > MAX_SPEAKING_RATE_WPM ? null : rate
}

/** Words per minute, inclusive. */
export interface RateRange {
  slowest: number
  fastest: number
}

export interface DeliverySummary {
  medianStartDelayMs: number
  longPauses: number
  /** By spoken language: Turkish says in one word what English says in several. Null if no recording has a rate. */
  rates: { en: RateRange | null; tr: RateRange | null }
  advice: 'pauses' | 'late-start' | 'interrupted' | 'steady'
}

interface DeliveredSegment {
  language: 'en' | 'tr'
  transcript: string | null
  delivery?: Delivery | null
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}

function rangeOf(rates: number[]): RateRange | null {
  return rates.length === 0 ? null : { slowest: Math.min(...rates), fastest: Math.max(...rates) }
}

/** The delivery of a whole dialogue; null if none of its recordings could be measured. */
export function summariseDelivery(
  segments: DeliveredSegment[],
  options: {
    startWithinMs: number
    /** The evaluation found fillers, repetitions or restarts. */
    isInterrupted?: boolean
  },
): DeliverySummary | null {
  const measured = segments.flatMap(({ delivery, ...rest }) => (delivery ? [{ ...rest, delivery }] : []))
  if (measured.length === 0) return null
  const medianStartDelayMs = median(measured.map(({ delivery }) => delivery.startDelayMs))
  const longPauses = measured.reduce((sum, { delivery }) => sum + delivery.pausesMs.length, 0)
  const ratesIn = (wanted: 'en' | 'tr') =>
    measured.flatMap(({ language, transcript, delivery }) =>
      language === wanted && transcript !== null ? (speakingRate({ transcript, delivery }) ?? []) : [],
    )
  const isLate = measured.some(({ delivery }) => delivery.startDelayMs > options.startWithinMs)
  return {
    medianStartDelayMs,
    longPauses,
    rates: { en: rangeOf(ratesIn('en')), tr: rangeOf(ratesIn('tr')) },
    advice: longPauses > 0 ? 'pauses' : isLate ? 'late-start' : options.isInterrupted ? 'interrupted' : 'steady',
  }
}
