import type { offline as en } from '../en/offline.ts'

export const offline: typeof en = {
  title: 'Bağlantı yok',
  text: 'Köprüde bir boşluk var: Bu sayfaya ulaşılamadı. Kaydettiklerin bu tarayıcıda duruyor.',
  retry: 'Yeniden dene',
}
