import type { DraftCopy } from '../draft.ts'

export const draft: DraftCopy = {
  restored: 'Göndermediğin değişiklikler geri geldi.',
  discard: 'Vazgeç ve sil',
}
