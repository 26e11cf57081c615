import type { toaster as en } from '../en/toaster.ts'

export const toaster: typeof en = {
  area: (key) => `Mesajlar (${key})`,
  close: 'Mesajı kapat',
  error: 'Hata',
}
