import { Eraser, PenLine, Type, Undo2 } from 'lucide-react'
import { useId, useState } from 'react'
import { notesCopy } from '#app/config/copy/notes.ts'
import { SEGMENT_NOTE_MAX_CHARACTERS } from '#app/config/notes.ts'
import type { SegmentNote } from '#app/models/notes/segment-note.ts'
import { useCopy } from '../shell/locale.ts'
import { DrawSheet } from './draw-sheet.tsx'

const ICON = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.75 } as const
const SMALL =
  'inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-15 text-soft hover:text-accent disabled:text-soft/60 aria-pressed:text-accent'

interface Props {
  note: SegmentNote
  onChange: (note: SegmentNote) => void
}

/** Notes on the segment at hand, typed or drawn. */
export function NoteArea({ note, onChange }: Props) {
  const copy = useCopy(notesCopy)
  const id = useId()
  const [way, setWay] = useState<'type' | 'draw'>(note.strokes.length > 0 && note.text === '' ? 'draw' : 'type')
  const { segmentIndex, text, strokes } = note
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={`${id}-title`} className="font-sans text-15 font-semibold tracking-normal">
          {copy.title(segmentIndex + 1)}
        </h2>
        <div role="group" aria-label={copy.ways}>
          <button type="button" aria-pressed={way === 'type'} onClick={() => setWay('type')} className={SMALL}>
            <Type {...ICON} />
            {copy.type}
          </button>
          <button type="button" aria-pressed={way === 'draw'} onClick={() => setWay('draw')} className={SMALL}>
            <PenLine {...ICON} />
            {copy.draw}
          </button>
        </div>
      </div>
      {way === 'type' ? (
        <textarea
          rows={6}
          value={text}
          autoComplete="off"
          maxLength={SEGMENT_NOTE_MAX_CHARACTERS}
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChange({ ...note, text: event.currentTarget.value })}
          className="mt-1 block w-full rounded-control border border-soft bg-surface px-3 py-2 text-ink"
        />
      ) : (
        <div className="mt-1">
          <DrawSheet
            strokes={strokes}
            label={copy.sheet(strokes.length)}
            onDrawn={(stroke) => onChange({ ...note, strokes: [...strokes, stroke] })}
          />
          <button
            type="button"
            disabled={strokes.length === 0}
            onClick={() => onChange({ ...note, strokes: strokes.slice(0, -1) })}
            className={SMALL}
          >
            <Undo2 {...ICON} />
            {copy.undo}
          </button>
          <button
            type="button"
            disabled={strokes.length === 0}
            onClick={() => onChange({ ...note, strokes: [] })}
            className={SMALL}
          >
            <Eraser {...ICON} />
            {copy.clear}
          </button>
        </div>
      )}
      <p id={`${id}-hint`} className="mt-2 text-13 text-soft">
        {copy.hint}
      </p>
    </div>
  )
}
