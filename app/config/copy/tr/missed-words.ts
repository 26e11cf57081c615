import type { missedWords as en } from '../en/missed-words.ts'

export const missedWords: typeof en = {
  title: 'Bu diyalogdan öğrenilecek kelimeler',
  hint: 'Diyalogda vardı, duyduklarımızda yoktu. Destendeler: bugünün tekrarında seni bekliyorlar.',
  practise: 'Tekrarı yap',
}
