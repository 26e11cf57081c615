import type { FormDraftCopy } from '../form-draft.ts'

export const formDraft: FormDraftCopy = {
  restored: 'Gönderilmemiş değişiklikler geri geldi.',
  discard: 'Bu değişiklikleri sil',
}
