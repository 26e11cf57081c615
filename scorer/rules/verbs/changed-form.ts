import type { ReadSegment } from '../../reading/segment.ts'
import type { Language, Word } from '../../reading/word.ts'
import type { VerbForm } from './stems.ts'

interface Comparison<Kind extends string> {
  formsIn: (words: readonly Word[], language: Language) => readonly VerbForm<Kind>[]
  /** For each kind the kinds that it excludes. */
  excluded: Record<Kind, readonly Kind[]>
  /** How many references must have the verb, in whatever form; one if nothing is said. */
  least?: number
  /** Kinds, beside the same, that may stand for each kind. */
  admitted?: Partial<Record<Kind, readonly Kind[]>>
}

export interface ChangedForm<Kind extends string> {
  said: VerbForm<Kind>
  meant: Kind
  /** The words of the source that say so; none where that is uncertain. */
  lost: readonly Word[]
}

/** The place of the source that says what a reference says: the only one or, of as many, the first for the first, and so on. */
function placeInSource<Kind extends string>(
  right: VerbForm<Kind>,
  model: readonly VerbForm<Kind>[],
  source: readonly VerbForm<Kind>[],
  admitted: Comparison<Kind>['admitted'],
): readonly Word[] {
  const isMeant = ({ kind }: VerbForm<Kind>) => {
    // A kind that may stand for several tells nothing.
    const [other, ...more] = admitted?.[kind] ?? []
    return kind === right.kind || (other === right.kind && more.length === 0)
  }
  const [places, meant] = [source.filter(isMeant), model.filter(isMeant)]
  if (places.length === meant.length) return places[meant.indexOf(right)]?.words ?? []
  return places.length === 1 ? (places[0]?.words ?? []) : []
}

/** The verbs of a rendition whose form excludes the form that every reference with this verb has. */
export function changedForms<Kind extends string>(
  { sourceLanguage, language, source, references, rendition }: ReadSegment,
  { formsIn, excluded, admitted, least = 1 }: Comparison<Kind>,
): ChangedForm<Kind>[] {
  const all = formsIn(rendition, language)
  const isExcluded = ({ kind }: VerbForm<Kind>) =>
    Object.values<readonly Kind[]>(excluded).some((kinds) => kinds.includes(kind))
  const doubtful = all.filter(isExcluded)
  // Reading all references takes long.
  if (doubtful.length === 0) return []
  const models = references.map((words) => formsIn(words, language))
  const inSource = formsIn(source, sourceLanguage)
  return doubtful.flatMap((said) => {
    const isSameVerb = ({ stem }: VerbForm<Kind>) => stem === said.stem
    const known = models.flatMap((model) => model.filter(isSameVerb).map((form) => ({ form, model })))
    const right = known.filter(({ form }) => excluded[form.kind].includes(said.kind))
    const [first] = right
    if (!first || known.some(({ form }) => form.kind === said.kind || admitted?.[form.kind]?.includes(said.kind)))
      return []
    // Said and put right.
    if (all.some((form) => isSameVerb(form) && form.kind !== said.kind)) return []
    const having = models.filter((model) => model.some(isSameVerb)).length
    if (having < least) return []
    // Another verb of a reference may say the same, unless two references have this one.
    if (having === 1 && models.flat().some(({ kind }) => kind === said.kind)) return []
    const lost = right
      .map(({ form, model }) => placeInSource(form, model, inSource, admitted))
      .find((words) => words.length > 0)
    return [{ said, meant: first.form.kind, lost: lost ?? [] }]
  })
}
