import { NotebookPen } from 'lucide-react'
import { useState } from 'react'
import { notesCopy } from '#app/config/copy/notes.ts'
import { noteOf } from '#app/models/notes/segment-note.ts'
import { NoteArea } from '#app/components/notes/note-area.tsx'
import type { Notes } from '#app/components/notes/use-notes.ts'
import { useCopy } from '#app/components/shell/locale.ts'

interface Props {
  notes: Notes
  /** The segment's number through both dialogues. */
  index: number
}

/** Notes on the segment at hand: beside the stage or, on phones, opened below it. */
export function ExamNotes({ notes, index }: Props) {
  const copy = useCopy(notesCopy)
  const [isOpen, setOpen] = useState(false)
  return (
    <aside className="lg:row-span-2">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="exam-notes"
        onClick={() => setOpen(!isOpen)}
        className="inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-15 text-soft hover:text-accent lg:hidden"
      >
        <NotebookPen aria-hidden="true" className="size-5" strokeWidth={1.75} />
        {copy.open}
      </button>
      <div id="exam-notes" className={isOpen ? '' : 'max-lg:hidden'}>
        <NoteArea key={index} note={noteOf(notes.notes, index)} onChange={notes.write} />
      </div>
    </aside>
  )
}
