import type { deskNav as en } from '../en/desk-nav.ts'

export const deskNav: typeof en = {
  label: 'Yönetim',
  places: {
    overview: 'Genel bakış',
    dialogues: 'Diyaloglar',
    insight: 'Veriler',
    templates: 'Deneme sınavları',
    vocabulary: 'Kelimeler',
    users: 'Kullanıcılar',
    disputes: 'İtirazlar',
  },
}
