import { notesCopy } from '#app/config/copy/notes.ts'
import { isEmptyNote, type SegmentNote } from '#app/models/notes/segment-note.ts'
import { useCopy } from '../shell/locale.ts'
import { DrawnSheet } from './draw-sheet.tsx'

/** What was noted on a segment, beside its result. Nothing if nothing was. */
export function NoteView({ note }: { note: SegmentNote | undefined }) {
  const copy = useCopy(notesCopy)
  if (!note || isEmptyNote(note)) return null
  return (
    <div className="space-y-2">
      <p className="text-13 font-semibold text-soft">{copy.noted}</p>
      {note.text !== '' && <p className="measure text-15 whitespace-pre-line">{note.text}</p>}
      {note.strokes.length > 0 && <DrawnSheet strokes={note.strokes} label={copy.sheet(note.strokes.length)} />}
    </div>
  )
}
