import type { FieldMetadata } from '@conform-to/react'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { dialogueDeskCopy } from '#app/config/copy/dialogue-desk.ts'
import { SEGMENT_MAX_CHARACTERS } from '#app/config/dialogues.ts'
import type { SegmentGuidance } from '#app/models/dialogues/guidance.ts'
import { type Language, spokenLanguage, targetLanguage } from '#app/models/dialogues/language.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import type { SegmentValues } from '#app/models/dialogues/draft-values.ts'
import { listWords } from '#app/models/dialogues/written-text.ts'
import { useCopy } from '../../shell/locale.ts'
import { AreaField, ChoiceField } from './desk-field.tsx'
import { SegmentGuidanceDetails } from './editor/segment-guidance.tsx'

const SIDE = { English: 'border-english', Turkish: 'border-turkish' }

interface Props {
  meta: FieldMetadata<SegmentValues>
  /** 0-based. */
  index: number
  count: number
  /** The current values, with the units of meaning that they keep. */
  current: Segment
  guidance: SegmentGuidance | null
  /** In English words: a Turkish segment counts by its translation. */
  wordsMax: number
  /** Makes a submit button that changes the list. */
  buttons: Record<'up' | 'down' | 'remove', ButtonHTMLAttributes<HTMLButtonElement>>
}

function IconButton({
  label,
  children,
  ...button
}: ButtonHTMLAttributes<HTMLButtonElement> & { label: string; children: ReactNode; 'data-key'?: string }) {
  return (
    <button
      {...button}
      type="submit"
      aria-label={label}
      title={label}
      className="inline-flex size-11 items-center justify-center rounded-control text-soft hover:text-ink disabled:opacity-40"
    >
      {children}
    </button>
  )
}

/** One turn: speaker, source text, model interpretation and accepted alternatives. */
export function SegmentFields({ meta, index, count, current, guidance, wordsMax, buttons }: Props) {
  const copy = useCopy(dialogueDeskCopy)
  const fields = meta.getFieldset()
  const number = index + 1
  const [spoken, target] = [spokenLanguage(current), targetLanguage(current)]
  const countOf = (text: string, language: Language) => {
    const words = listWords(text).length
    return language === 'en' ? copy.words(words, wordsMax) : copy.unlimitedWords(words)
  }
  const icon = { 'aria-hidden': true, strokeWidth: 1.75, className: 'size-5' } as const
  return (
    <li
      id={`segment-${number}`}
      data-segment=""
      className={`scroll-mt-20 border-l-4 py-2 pl-4 ${SIDE[current.speaker]}`}
    >
      <fieldset aria-labelledby={`${meta.id}-title`}>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h3 id={`${meta.id}-title`} className="text-16 font-semibold">
            {copy.segment(number)}
          </h3>
          <div className="flex">
            <IconButton label={copy.moveUp(number)} disabled={index === 0} data-key="up" {...buttons.up}>
              <ArrowUp {...icon} />
            </IconButton>
            <IconButton label={copy.moveDown(number)} disabled={number === count} data-key="down" {...buttons.down}>
              <ArrowDown {...icon} />
            </IconButton>
            {count > 1 && (
              <IconButton label={copy.remove(number)} {...buttons.remove}>
                <Trash2 {...icon} />
              </IconButton>
            )}
          </div>
        </div>
        <div className="grid grid-cols-2 gap-x-4">
          <ChoiceField meta={fields.speaker} label={copy.speaker} choices={copy.speakers} />
          <ChoiceField meta={fields.gender} label={copy.voice} choices={copy.voices} />
        </div>
        <div className="grid gap-x-6 md:grid-cols-2">
          <AreaField
            meta={fields.text}
            label={copy.text}
            hint={countOf(current.text, spoken)}
            lang={spoken}
            maxLength={SEGMENT_MAX_CHARACTERS}
            data-first=""
          />
          <AreaField
            meta={fields.translation}
            label={copy.translation}
            hint={countOf(current.translation, target)}
            lang={target}
            maxLength={SEGMENT_MAX_CHARACTERS}
          />
        </div>
        <details className="mb-2" open={fields.variants.errors ? true : undefined}>
          <summary className="min-h-11 cursor-pointer py-2 text-15 text-soft">
            {copy.variants}
            {copy.variantsCount(current.variants.length)}
          </summary>
          <AreaField meta={fields.variants} label={copy.variants} hint={copy.variantsHint} lang={target} rows={4} />
        </details>
        <SegmentGuidanceDetails segment={current} guidance={guidance} />
      </fieldset>
    </li>
  )
}
