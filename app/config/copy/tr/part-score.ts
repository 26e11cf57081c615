import type { partScore as en } from '../en/part-score.ts'

export const partScore: typeof en = {
  title: 'İlk puanın',
  outOf: (marks) => `/ ${marks}`,
  total: (kept, outOf) => `${outOf} üzerinden ${kept} puan`,
  rests: ({ segments, of, cap }) =>
    `Bu puan, diyaloğun ${of} bölümünden yalnızca ${segments} tanesine dayanıyor; her bölümde en fazla ${cap} puan kırılır. Geçip geçmeyeceğini göstermez: 45 üzerinden puan, diyaloğun tamamı çevrilince çıkar.`,
  room: ({ lost, segments, of, may }) =>
    `Ölçü olsun: geçen biri ${of} bölümün tamamında en fazla ${may} puan kaybeder. Sen ${segments} bölümde ${lost} puan kaybettin.`,
  badge: (segments) => `${segments} bölüm`,
  open: (number) => `${number}. bölüm: henüz çevrilmedi`,
  left: 'Kalan',
  next: (of) => `Sırada diyaloğun tamamı var: ${of} bölüm ve 45 üzerinden puan.`,
  whole: 'Diyaloğun tamamını çevir',
  again: 'Bu bölümleri yeniden çevir',
}
