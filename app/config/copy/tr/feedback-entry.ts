import type { feedbackEntry as en } from '../en/feedback-entry.ts'

export const feedbackEntry: typeof en = {
  open: 'Geri bildirim',
  opening: 'Geri bildirim açılıyor',
}
