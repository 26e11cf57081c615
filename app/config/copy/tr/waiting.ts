import type { waiting as en } from '../en/waiting.ts'

export const waiting: typeof en = {
  title: (count) => (count === 1 ? 'Bir çalışma tamamlanmayı bekliyor' : `${count} çalışma tamamlanmayı bekliyor`),
  text: 'Kendini puanla ya da ne söylediğini yaz, puanın ortaya çıksın.',
  kinds: { practice: 'Alıştırma', 'mock-test': 'Deneme sınavı' },
  moment: (date, time) => `${date}, ${time}`,
  segments: (count) => `${count} bölüm bekliyor`,
  finish: 'Tamamla',
  finishNamed: (title) => `Tamamla: ${title}`,
  question: {
    subtitle: 'Tamamlamak mı, baştan başlamak mı?',
    title: 'Son alıştırman hâlâ tamamlanmayı bekliyor',
    text: (when, count) =>
      `Gönderdiğin tarih: ${when}. ${count} bölümde kendini puanla ya da ne söylediğini yaz, puanını gör.`,
    startOver: 'Baştan başla',
  },
  discard: {
    subtitle: 'Baştan mı başlayalım?',
    title: 'Bu alıştırmayı silip baştan başlayalım mı?',
    lost: (when, recordings) => {
      const what = recordings === 0 ? 'Onun için yazdığın sözler' : `${recordings} kaydı ve onun için yazdığın sözler`
      return `Söz konusu alıştırma: ${when}. ${what} silinir. Bu alıştırma puan ve XP getirmez, geri de getirilemez.`
    },
    confirm: 'Sil ve baştan başla',
    keep: 'Kalsın',
  },
  giveUp: 'Bunun yerine baştan başla',
}
