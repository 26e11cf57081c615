import { INSIGHT_ATTEMPTS, INSIGHT_LIBRARY_ATTEMPTS, WEAK_ATTEMPTS_MIN } from '../../admin.ts'
import type { insight as en } from '../en/insight.ts'

export const insight: typeof en = {
  title: 'Veriler',
  weakest: 'En zayıf bölümler',
  weakestIntro: `Alıştırmalarda ve deneme sınavlarında puanlanan son ${INSIGHT_LIBRARY_ATTEMPTS.toLocaleString('tr-TR')} çalışmadan. Bir bölüm en az ${WEAK_ATTEMPTS_MIN} kez çalışılmış olmalı; eski metinle yapılan çalışmalar sayılmaz.`,
  intro: `Alıştırmalarda ve deneme sınavlarında puanlanan son ${INSIGHT_ATTEMPTS} çalışmadan. Eski metinle yapılan çalışmalar sayılmaz; puanlar kendi puanlamamızındır.`,
  none: 'Henüz öne çıkan bir bölüm yok.',
  rank: 'Sıralama',
  by: { lost: 'Kırılan puan', repeats: 'Üçüncü dinleme', disputes: 'İtirazlar' },
  columns: {
    segment: 'Bölüm',
    attempts: 'Çalışma',
    plays: 'Dinleme',
    thirdPlays: 'Üçüncü dinleme',
    lost: 'Kırılan puan',
    missed: 'Atlanan',
    disputes: 'İtiraz',
    edit: 'Düzenle',
  },
  unknown: 'bilinmiyor',
  times: (count) => `${count} kez`,
  where: (title, n) => `${title}, ${n}. bölüm`,
  untried: 'henüz çalışılmadı',
  back: 'Diyaloğu düzenle',
  editSegment: (n) => `${n}. bölümü düzenle`,
}
