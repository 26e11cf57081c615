import { useId, useState } from 'react'
import { href } from 'react-router'
import { practiceDialogueCopy } from '#app/config/copy/practice-dialogue.ts'
import { SESSION_NOTE_MAX_CHARACTERS } from '#app/config/progress.ts'
import { callApi } from '#app/http/api-client.ts'
import { useCopy } from '../../shell/locale.ts'
import { findOwnedText, saveOwnedText } from '../../browser-storage/owned-text.ts'

interface NotePadState {
  notes: string
  write: (notes: string) => void
  /** Saves the notes with their attempt; if that fails, they stay in this browser. */
  keep: (attemptId: string) => Promise<void>
}

/** Notes on a dialogue in progress: stored in this browser until there is an attempt to save them with. */
export function useNotePad(dialogueId: number): NotePadState {
  const name = `note.${dialogueId}` as const
  const [notes, setNotes] = useState(() => findOwnedText(name) ?? '')
  return {
    notes,
    write: (text) => {
      setNotes(text)
      saveOwnedText(name, text === '' ? null : text)
    },
    keep: async (submissionId) => {
      const written = findOwnedText(name)
      if (written === null) return
      try {
        const path = href('/api/session-notes/:submissionId', { submissionId })
        await callApi(path, { method: 'PUT', body: { notes: written } })
        saveOwnedText(name, null)
      } catch {
        // Offered again the next time this dialogue is practised.
      }
    },
  }
}

/** The private notepad next to the player. */
export function NotePad({ pad }: { pad: NotePadState }) {
  const copy = useCopy(practiceDialogueCopy).notePad
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="block text-15 font-semibold">
        {copy.label}
      </label>
      <textarea
        id={id}
        rows={6}
        value={pad.notes}
        autoComplete="off"
        maxLength={SESSION_NOTE_MAX_CHARACTERS}
        aria-describedby={`${id}-hint`}
        onChange={(event) => pad.write(event.currentTarget.value)}
        className="mt-2 block w-full rounded-control border border-soft bg-surface px-3 py-2 text-ink"
      />
      <p id={`${id}-hint`} className="mt-2 text-13 text-soft">
        {copy.hint}
      </p>
    </div>
  )
}
