import type { unsubscribe as en } from '../en/unsubscribe.ts'

export const unsubscribe: typeof en = {
  daily: {
    ask: {
      title: 'Hatırlatmalar dursun mu?',
      text: 'Artık e‑posta ile günlük hatırlatma gelmeyecek. Cihazlarındaki bildirimler sürer.',
    },
    stop: 'Hatırlatmaları durdur',
    off: { title: 'Artık e‑posta ile hatırlatma yok', text: 'Buradan ya da ayarlarından yeniden başlatabilirsin.' },
    restart: 'Yeniden gönder',
  },
  letter: {
    ask: {
      title: 'Haftalık mektup dursun mu?',
      text: 'Artık pazartesileri mektup gelmeyecek. Diğer e‑postalar olduğu gibi kalır.',
    },
    stop: 'Haftalık mektubu durdur',
    off: { title: 'Artık haftalık mektup yok', text: 'Buradan ya da ayarlarından yeniden başlatabilirsin.' },
    restart: 'Yeniden gönder',
  },
  settings: 'Hatırlatma ayarları',
  invalid: {
    title: 'Bu bağlantı çalışmıyor',
    text: 'Eksik ya da çok eski. Bütün e‑postaları ayarlarından durdurabilirsin.',
  },
}
