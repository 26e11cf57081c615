import { OWN_NOTE_MAX_CHARACTERS } from '../../vocabulary.ts'
import type { wordNote as en } from '../en/word-note.ts'

export const wordNote: typeof en = {
  title: (word) => `Not: “${word}”`,
  label: 'Notun',
  hint: `Yalnızca sen görürsün: burada ve kelime tekrara geldiğinde. En fazla ${OWN_NOTE_MAX_CHARACTERS} karakter.`,
  save: 'Notu kaydet',
  saving: 'Kaydediliyor…',
  delete: 'Notu sil',
  failed: 'Notu kaydedemedik. Yazdıkların duruyor; lütfen yeniden dene.',
}
