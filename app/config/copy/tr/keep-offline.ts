import type { keepOffline as en } from '../en/keep-offline.ts'

export const keepOffline: typeof en = {
  keep: 'Bu diyaloğu çevrimdışı çalışmak için sakla',
  keeping: (percent) => `Saklanıyor: %${percent}`,
  remove: 'Bu cihazdan kaldır',
  hint: 'Sesi bu cihazda saklanır, böylece bağlantı olmadan da çalışabilirsin.',
  kept: 'Bu cihazda saklandı. Bağlantı yokken kaydettiklerin burada bekler ve sonra gönderilir.',
  failed: 'Saklanamadı. Bağlantını ve cihazdaki boş yeri kontrol edip yeniden dene.',
}
