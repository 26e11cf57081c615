import { useEffect, useRef } from 'react'
import { href } from 'react-router'
import type { ExamState } from '#app/models/mock-test/exam-types.ts'
import { type Notes, useNotes } from '#app/components/notes/use-notes.ts'

/** Notes on a mock test: saved whenever a segment is complete, and when the test is over. */
export function useExamNotes(mockTestId: number, phase: ExamState['phase']): Notes {
  const notes = useNotes(`note.mock-test-${mockTestId}`)
  const newest = useRef(notes)
  useEffect(() => {
    newest.current = notes
  }, [notes])
  useEffect(() => {
    if (phase !== 'complete' && phase !== 'finishing') return
    async function save(): Promise<void> {
      const isSaved = await newest.current.send(
        href('/api/mock-test/:mockTestId/notes', { mockTestId: String(mockTestId) }),
      )
      if (isSaved && phase === 'finishing') newest.current.forget()
    }
    void save()
  }, [phase, mockTestId])
  return notes
}
