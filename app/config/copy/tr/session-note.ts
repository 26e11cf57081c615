import { SESSION_NOTE_MAX_CHARACTERS } from '../../progress.ts'
import type { sessionNote as en } from '../en/session-note.ts'

export const sessionNote: typeof en = {
  label: 'Özel not',
  hint: `Yalnızca sen görürsün. En fazla ${SESSION_NOTE_MAX_CHARACTERS} karakter.`,
  save: 'Notu kaydet',
  saving: 'Kaydediliyor…',
}
