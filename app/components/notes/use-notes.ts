import { useState } from 'react'
import { callApi } from '#app/http/api-client.ts'
import { readNotes, type SegmentNote, withNote } from '#app/models/notes/segment-note.ts'
import { findOwnedText, saveOwnedText } from '../browser-storage/owned-text.ts'
import type { NotesName } from '../browser-storage/stored-items.ts'

export interface Notes {
  notes: readonly SegmentNote[]
  write: (note: SegmentNote) => void
  /** Saves them with their attempt. True if that worked; otherwise they stay in this browser. */
  send: (path: string) => Promise<boolean>
  /** Deletes them from this browser. */
  forget: () => void
}

function parse(stored: string | null): SegmentNote[] {
  if (stored === null) return []
  try {
    return readNotes(JSON.parse(stored))
  } catch {
    // A plain text, as earlier releases kept it for the whole dialogue.
    return [{ segmentIndex: 0, text: stored, strokes: [] }]
  }
}

/** Notes on an attempt in progress: kept in this browser until they are saved with it. */
export function useNotes(name: NotesName): Notes {
  const [notes, setNotes] = useState<readonly SegmentNote[]>(() => parse(findOwnedText(name)))
  return {
    notes,
    write: (note) => {
      const next = withNote(notes, note)
      setNotes(next)
      saveOwnedText(name, next.length === 0 ? null : JSON.stringify(next))
    },
    send: async (path) => {
      const written = parse(findOwnedText(name))
      if (written.length === 0) return true
      try {
        await callApi(path, { method: 'PUT', body: { notes: written } })
        return true
      } catch {
        // They stay here, and are offered again when this dialogue is opened.
        return false
      }
    },
    forget: () => saveOwnedText(name, null),
  }
}
