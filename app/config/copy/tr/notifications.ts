import type { notifications as en } from '../en/notifications.ts'

export const notifications: typeof en = {
  title: 'Bildirimler',
  description: 'Hesabında olup bitenler.',
  empty: 'Henüz bildirim yok',
  emptyHint: 'Alıştırmaların ve hesabınla ilgili haberler burada görünür.',
  loading: 'Bildirimler yükleniyor',
  failed: 'Bildirimlerini yükleyemedik.',
  retry: 'Yeniden dene',
  seeAll: 'Bütün bildirimleri gör',
  unread: 'Okunmadı',
  older: 'Daha eski bildirimler',
  newest: 'En yeni bildirimler',
  age: {
    now: 'Az önce',
    hours: (hours) => `${hours} saat önce`,
    yesterday: 'Dün',
    dateLocale: 'tr-TR',
  },
}
