import { wordsOfKind } from '../../reading/grammar.ts'
import type { ReadSegment } from '../../reading/segment.ts'
import type { Language, Word } from '../../reading/word.ts'
import { type Link, linksIn, type LinkTable } from './links.ts'

/** A segment's links, text by text. */
export interface SegmentLinks {
  source: readonly Link[]
  references: readonly (readonly Link[])[]
  rendition: readonly Link[]
}

/** A link of the source and the one that was said for it. */
export interface Instead {
  lost: Link
  said: Link
}

export const mayBe =
  (relation: string) =>
  (link: Link): boolean =>
    link.relation === relation
export const isSurely =
  (relation: string) =>
  (link: Link): boolean =>
    link.relation === relation && link.isCertain
const isBeside = (one: Link) => (other: Link) => one.beside.some((stem) => other.beside.includes(stem))

/** A meant relation and one that excludes it. */
export type Exclusion = readonly [meant: string, other: string]

/** The links of every text; null where none of the exclusions can have happened, so that most references need not be read. */
export function linksOf(
  { sourceLanguage, language, source, references, rendition }: ReadSegment,
  table: LinkTable,
  exclusions: readonly Exclusion[],
): SegmentLinks | null {
  const meant = linksIn(source, sourceLanguage, table)
  const possible = exclusions.filter(([relation]) => meant.some(isSurely(relation)))
  if (possible.length === 0) return null
  const said = linksIn(rendition, language, table)
  if (!possible.some(([, other]) => said.some(isSurely(other)))) return null
  return { source: meant, references: references.map((words) => linksIn(words, language, table)), rendition: said }
}

/** Said where every reference may have the meant link, half of them surely, and neither source nor references have the other one. */
export function insteadAnywhere(
  { source, references, rendition }: SegmentLinks,
  meant: string,
  other: string,
): Instead | null {
  const lost = source.find(isSurely(meant))
  const said = rendition.find(isSurely(other))
  if (!lost || !said || rendition.some(mayBe(meant))) return null
  if ([source, ...references].some((links) => links.some(isSurely(other)))) return null
  const sure = references.filter((links) => links.some(isSurely(meant)))
  const agree = references.every((links) => links.some(mayBe(meant))) && 2 * sure.length >= references.length
  return agree ? { lost, said } : null
}

/** Said beside the very words beside which a reference has the meant link and none has the other one. */
export function insteadBeside(
  { source, references, rendition }: SegmentLinks,
  meant: string,
  other: string,
): Instead | null {
  const lost = source.find(isSurely(meant))
  // "Before or after?"
  const isBothSaid = source.some(isSurely(other)) && rendition.some(mayBe(meant))
  if (!lost || isBothSaid) return null
  const models = references.flat()
  const said = rendition.find(
    (link) =>
      isSurely(other)(link) &&
      models.filter(mayBe(meant)).some(isBeside(link)) &&
      !models.filter(mayBe(other)).some(isBeside(link)) &&
      !rendition.filter(isSurely(meant)).some(isBeside(link)),
  )
  return said ? { lost, said } : null
}

/** Turkish forms that deny within a link only: "-meden", "-medikçe". */
const DENYING_LINK = /m[ae]d(?:[ae]n|[ıi]kç[ae])$/

function denies(words: readonly Word[], language: Language): boolean {
  return wordsOfKind(words, language, 'negation').some(({ text }) => !DENYING_LINK.test(text))
}

/** Whether the rendition denies as the source or a reference does: "not until" is "only after", so a link and a "not" may turn together. */
export function deniesAlike({ sourceLanguage, language, source, references, rendition }: ReadSegment): boolean {
  const isDenied = denies(rendition, language)
  return denies(source, sourceLanguage) === isDenied || references.some((words) => denies(words, language) === isDenied)
}
