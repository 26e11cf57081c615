import type { errorWords as en } from '../en/error-words.ts'

export const errorWords: typeof en = {
  autoFail: 'Doğrudan kalma: 3 ya da daha fazla kritik hata nedeniyle bu diyalog KALDI sayıldı.',
  severity: { critical: 'Kritik', major: 'Büyük', minor: 'Küçük' },
  category: {
    omission: 'Atlama',
    insertion: 'Ekleme',
    distortion: 'Çarpıtma',
    language_quality: 'Dil',
    register: 'Üslup',
    delivery: 'Akıcılık',
  },
}
