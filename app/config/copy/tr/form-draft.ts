import type { FormDraftCopy } from '../form-draft.ts'

export const formDraft: FormDraftCopy = {
  restored: 'Göndermediğin değişiklikler geri geldi.',
  discard: 'Vazgeç ve sil',
}
