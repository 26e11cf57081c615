import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Engine, openEngine } from '#scorer/engine/open-engine.ts'
import { PROJECT_ROOT } from '#app/config/project-root.server.ts'
import { spokenLanguage } from '#app/models/dialogues/language.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import type { Finding } from '#app/models/scoring/evaluation.ts'
import type { Shade } from '#app/models/scoring/shades.ts'
import { toFinding } from './to-finding.ts'

/** What the scorer says of one segment. */
export interface Assessment {
  findings: Finding[]
  /** The source by what came across; null if the judge did not look at it. */
  shades: Shade[] | null
  /** How much of the message came across, 0 to 1, by the judge; null if it did not look. */
  conveyed: number | null
}

let opening: Promise<Engine> | undefined

/** Opens the engine of scorer/, once a process or thread: it takes a second. */
export function openScorer(): Promise<Engine> {
  opening ??= openEngine(pathToFileURL(join(PROJECT_ROOT, 'scorer/model/')))
  return opening
}

interface AssessInput {
  /** With every accepted wording. */
  segment: Pick<Segment, 'speaker' | 'text' | 'translation' | 'variants'>
  /** 1-based. */
  segmentId: number
  rendition: string
}

/** What an engine of scorer/ finds in one rendition: up to 400 ms of one core with the judge. */
export async function assessSegment(
  engine: Engine,
  { segment, segmentId, rendition }: AssessInput,
): Promise<Assessment> {
  const { findings, shades, conveyed } = await engine.assess({
    sourceLanguage: spokenLanguage(segment),
    source: segment.text,
    references: [segment.translation, ...segment.variants],
    rendition,
  })
  return { findings: findings.map((found) => toFinding(found, segmentId)), shades, conveyed }
}
