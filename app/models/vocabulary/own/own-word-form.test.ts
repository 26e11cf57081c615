import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { OWN_NOTE_MAX_CHARACTERS, WORD_MAX_CHARACTERS } from '#app/config/vocabulary.ts'
import { OwnWordFormSchema } from './own-word-form.ts'
import { WordNoteFormSchema } from './word-note-form.ts'

test('wordings are composed and trimmed, notes keep their lines', () => {
  expect(OwnWordFormSchema.parse({ english: ' a  kerb ', turkish: 'c\u0327ay', note: ' one\r\ntwo ' })).toEqual({
    english: 'a kerb',
    turkish: 'çay',
    note: 'one\ntwo',
  })
  expect(WordNoteFormSchema.parse({})).toEqual({ text: '', intent: 'save' })
})

test('whatever is typed is stored within the limits and without what the database cannot store, or refused', () => {
  const typed = fc.string({ unit: 'binary', maxLength: WORD_MAX_CHARACTERS + 20 })
  const note = fc.string({ unit: 'binary', maxLength: OWN_NOTE_MAX_CHARACTERS + 20 })
  fc.assert(
    fc.property(typed, typed, note, (english, turkish, text) => {
      const { success, data } = OwnWordFormSchema.safeParse({ english, turkish, note: text })
      if (!success) return
      for (const wording of [data.english, data.turkish]) {
        expect(wording.length).toBeGreaterThan(0)
        expect(wording.length).toBeLessThanOrEqual(WORD_MAX_CHARACTERS)
        expect(wording).toBe(wording.normalize('NFC').trim())
      }
      expect(data.note.length).toBeLessThanOrEqual(OWN_NOTE_MAX_CHARACTERS)
      expect(`${data.english}${data.turkish}${data.note}`).not.toContain('\0')
    }),
  )
})
