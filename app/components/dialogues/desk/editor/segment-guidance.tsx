import { dialogueEditorCopy } from '#app/config/copy/dialogue-editor.ts'
import { errorWordsCopy } from '#app/config/copy/error-words.ts'
import { selfMarkingCopy } from '#app/config/copy/self-marking.ts'
import type { SegmentGuidance } from '#app/models/dialogues/guidance.ts'
import { targetLanguage } from '#app/models/dialogues/language.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import { useCopy, useLocale } from '../../../shell/locale.ts'

type Wrong = SegmentGuidance['wrongs'][number]
type Unit = NonNullable<Segment['units']>[number]

const TITLE = 'mt-3 text-13 font-semibold text-soft'

function Wrongs({ wrongs, lang }: { wrongs: readonly Wrong[]; lang: string }) {
  const copy = useCopy(dialogueEditorCopy).guidance
  const words = useCopy(errorWordsCopy)
  const locale = useLocale()
  return (
    <>
      <h4 className={TITLE}>{copy.wrongs}</h4>
      <ul className="space-y-1">
        {wrongs.map(({ text, type, severity, note }) => (
          <li key={text}>
            <span lang={lang}>{text}</span>{' '}
            <span className="text-soft">
              {words.category[type === 'language' ? 'language_quality' : type]}, {words.severity[severity]}:{' '}
              {note[locale]}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

function Units({ units, lang }: { units: readonly Unit[]; lang: string }) {
  const copy = useCopy(dialogueEditorCopy).guidance
  const { kinds } = useCopy(selfMarkingCopy)
  return (
    <>
      <h4 className={TITLE}>{copy.units}</h4>
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {units.map(({ kind, text, weight }) => (
          <li key={`${kind} ${text}`}>
            <span lang={lang}>{text}</span>{' '}
            <span className="text-soft">
              {kinds[kind]}
              {weight && `, ${copy.weights[weight]}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

interface Props {
  /** With its units of meaning, as they would be saved. */
  segment: Segment
  guidance: SegmentGuidance | null
}

/** What results show of a segment besides its texts, folded: to read, since only a file changes it. */
export function SegmentGuidanceDetails({ segment, guidance }: Props) {
  const copy = useCopy(dialogueEditorCopy).guidance
  const locale = useLocale()
  const lang = targetLanguage(segment)
  const { units = [] } = segment
  const { note = null, wrongs = [], terms = [] } = guidance ?? {}
  if (units.length + wrongs.length + terms.length === 0 && note === null) return null
  return (
    <details className="mb-2 text-15">
      <summary className="min-h-11 cursor-pointer py-2 text-soft">{copy.title}</summary>
      {note && <p className="measure">{note[locale]}</p>}
      {wrongs.length > 0 && <Wrongs wrongs={wrongs} lang={lang} />}
      {units.length > 0 && <Units units={units} lang={lang} />}
      {terms.length > 0 && (
        <>
          <h4 className={TITLE}>{copy.terms}</h4>
          <p lang="en">{terms.join(', ')}</p>
        </>
      )}
      <p className="mt-3 text-13 text-soft">{copy.hint}</p>
    </details>
  )
}
