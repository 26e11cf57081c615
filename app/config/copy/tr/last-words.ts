import type { lastWords as en } from '../en/last-words.ts'

export const lastWords: typeof en = {
  title: 'Köprü’ye ulaşılamadı',
  retry: 'Sayfayı yeniden yükle',
}
