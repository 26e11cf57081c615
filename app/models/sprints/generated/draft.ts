import type { Language } from '../../dialogues/language.ts'
import { languagesOf, type WordDirection } from '../../vocabulary/drill/direction.ts'
import { typedAnswer, type TypedForm } from '../typed-answer.ts'
import type { GeneratedKind, SprintItem, SprintLevel } from '../sprint.ts'

/** Numbers in [0, 1). */
export type Random = () => number

/** The same sentence in both languages, and what of it is asked. */
export interface Draft extends Record<Language, string> {
  form: TypedForm
  /** As it is shown once answered, such as `4,312` or `14/3`. */
  shown: string
  /** Other forms that count, such as a time on the 24-hour clock. */
  also?: string[]
}

/** A sentence of each language with a gap for what is asked. */
export type Carrier = Record<Language, (filled: string) => string>

export function toItem(options: {
  kind: GeneratedKind
  level: SprintLevel
  direction: WordDirection
  draft: Draft
}): SprintItem {
  const { kind, level, direction, draft } = options
  const { asked, answered } = languagesOf(direction)
  return {
    kind,
    level,
    direction,
    context: null,
    heard: draft[asked],
    said: draft[answered],
    answer: typedAnswer(draft),
    note: null,
  }
}
