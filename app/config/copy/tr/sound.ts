import type { sound as en } from '../en/sound.ts'

export const sound: typeof en = {
  play: (what) => `Çal: ${what}`,
  pause: (what) => `Duraklat: ${what}`,
  position: (what) => `Konum: ${what}`,
  time: (at, whole) => `${at} / ${whole}`,
  loading: 'Yükleniyor',
  failed: 'Bu ses çalınamadı. Yeniden dene.',
}
