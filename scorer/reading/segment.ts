import { namesIn } from './names.ts'
import { readWords, spokenWords } from './read.ts'
import { mayBeCorrected, settled } from './settled.ts'
import type { Language, Word } from './word.ts'

export interface Segment {
  sourceLanguage: Language
  source: string
  /** Right renditions; at least one. */
  references: readonly string[]
  rendition: string
}

/** A segment and what was said, as read. */
export interface ReadSegment {
  sourceLanguage: Language
  /** Of references and rendition. */
  language: Language
  source: readonly Word[]
  /** Those that have words. */
  references: readonly (readonly Word[])[]
  /** Less what the interpreter put right, unless the source's own speaker may correct something. */
  rendition: readonly Word[]
  /** Words of the source and of the rendition that are written as names. The judge does not see them. */
  names: ReadonlySet<string>
  /** The rendition with its fillers and corrections, number words as words. The judge does not see it. */
  spoken: readonly Word[]
}

/** Reads every text of a segment; references without words are dropped. */
export function readSegment({ sourceLanguage, source, references, rendition }: Segment): ReadSegment {
  const language = sourceLanguage === 'en' ? 'tr' : 'en'
  const [meant, said] = [readWords(source, sourceLanguage), readWords(rendition, language)]
  const models = references.map((reference) => readWords(reference, language)).filter((words) => words.length > 0)
  const isCorrected = mayBeCorrected(meant, models, { source: sourceLanguage, target: language })
  return {
    sourceLanguage,
    language,
    source: meant,
    references: models,
    rendition: isCorrected ? said : settled(said, models, language),
    names: new Set([...namesIn(source, meant), ...namesIn(rendition, said)].map(({ text }) => text)),
    spoken: spokenWords(rendition, language),
  }
}
