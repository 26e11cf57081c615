import type { offline as en } from '../en/offline.ts'

export const offline: typeof en = {
  title: 'Bağlantı yok',
  text: 'Köprüde bir boşluk var: bu sayfaya ulaşılamadı. Kayıtların bu tarayıcıda duruyor.',
  retry: 'Yeniden dene',
  kept: 'Bu cihazda saklananlar',
}
