import type { sound as en } from '../en/sound.ts'

export const sound: typeof en = {
  play: (what) => `Dinle: ${what}`,
  pause: (what) => `Duraklat: ${what}`,
  position: (what) => `Konum: ${what}`,
  time: (at, whole) => `${at} / ${whole}`,
  failed: 'Bu ses oynatılamadı. Yeniden dene.',
  speed: 'Hız',
  times: (speed) => `${String(speed).replace('.', ',')}×`,
  repeat: { start: 'Tekrar: başını işaretle', end: 'Tekrar: sonunu işaretle', off: 'Tekrarı bitir' },
  both: 'İkisini art arda dinle',
}
