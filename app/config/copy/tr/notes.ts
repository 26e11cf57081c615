import type { notes as en } from '../en/notes.ts'

export const notes: typeof en = {
  open: 'Notlar',
  title: (segment) => `${segment}. bölüm için notlar`,
  ways: 'Not alma biçimi',
  type: 'Yaz',
  draw: 'Çiz',
  sheet: (lines) => (lines === 0 ? 'Çizmek için boş bir sayfa' : `Çizimin, ${lines} çizgi`),
  undo: 'Geri al',
  clear: 'Temizle',
  hint: 'Bunları yalnızca sen görürsün. Sonucunla birlikte saklanır. Gerçek sınavda notlar kâğıda alınır.',
  noted: 'Notların',
}
