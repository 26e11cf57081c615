import type { testDay as en } from '../en/test-day.ts'

export const testDay: typeof en = {
  rehearsal: {
    title: (days) => (days === 1 ? 'Sınavın yarın' : `Sınavına ${days} gün var`),
    text: 'Günü bir kez baştan sona gözden geçir: o gün hiçbir şey sana yeni gelmesin.',
    link: 'Günün provasını yap',
  },
  'warm-up': {
    title: () => 'Sınavın bugün',
    text: 'Sesini ve belleğini uyandıracak on dakika; yeni bir şey yok. Başarılar!',
    link: 'Isın',
  },
  'how-was-it': {
    title: () => 'Nasıl geçti?',
    text: 'Sınavın bitti. Yanıtla, sırada ne olduğunu gör; söylemek istemiyorsan onu da seçebilirsin.',
    link: 'Yanıtla',
  },
  'is-it-there': {
    title: () => 'Sonucun geldi mi?',
    text: 'Bu günlerde e‑postayla gelmiş olabilir.',
    link: 'Yanıtla',
  },
}
