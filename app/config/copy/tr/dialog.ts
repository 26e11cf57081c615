import type { dialog as en } from '../en/dialog.ts'

export const dialog: typeof en = {
  close: 'Kapat',
}
