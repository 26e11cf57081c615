import type { deck as en } from '../en/deck.ts'

export const deck: typeof en = {
  add: 'Desteye ekle',
  inDeck: 'Destende',
  undo: 'Geri al',
  actionOn: (action, word) => `${action}: ${word}`,
  failed: 'Desten değişmedi. Lütfen yeniden dene.',
}
