import { spokenLanguage } from '../../app/models/dialogues/language.ts'
import { assess } from '../../app/models/scoring/embedded/find-errors.ts'
import type { BenchDialogue } from './material.ts'

const WORDS = 1500
const RUNS = 7
/** Offset that takes words from other segments than the first. */
const AWAY = 200

const cut = (texts: readonly string[]) => texts.join(' ').split(/\s+/u).slice(0, WORDS).join(' ')

/** Median time in milliseconds. Each run has another word, to avoid caches. */
function timeOf(segment: BenchDialogue['segments'][number], text: string): number {
  const times = Array.from({ length: RUNS }, (_, run) => {
    const started = performance.now()
    assess({ segment, segmentId: 1, rendition: { status: 'spoken', text: `${text} ${run}` } })
    return performance.now() - started
  })
  return times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0
}

/** The time for 1,500 words as the rendition of a short segment and of one just as long. */
export function timeLongTexts(material: readonly BenchDialogue[]): string {
  const library = material.flatMap(({ segments }) => segments)
  const lines = (['en', 'tr'] as const).map((spoken) => {
    const segments = library.filter((segment) => spokenLanguage(segment) === spoken)
    const [short] = segments
    if (!short) throw new Error(`No segment is spoken in “${spoken}”.`)
    const models = segments.map(({ translation }) => translation)
    const long = { ...short, text: cut(segments.map(({ text }) => text)), translation: cut(models), variants: [] }
    const other = cut(models.slice(AWAY))
    const [stuffed, whole] = [timeOf(short, other), timeOf(long, other)]
    return `${WORDS} words from ${spoken}: ${stuffed.toFixed(0)} ms for a short segment, ${whole.toFixed(0)} ms for one as long`
  })
  return lines.join('\n')
}
