import type { mistakes as en } from '../en/mistakes.ts'

export const mistakes: typeof en = {
  title: 'Hatalarını yeniden dene',
  subtitle: 'Sana puan kaybettiren bölümler, sağlam durana kadar geri gelir',
  rule: 'Her diyaloğun en çok puan kaybettiren üç bölümü 2, 7 ve 21 gün sonra geri gelir. İki kez sağlam duran bölüm düzelmiş sayılır; durmayan baştan başlar. Gününden önceki deneme sayılmaz.',
  due: (count) => (count === 0 ? 'Sırası gelenler' : `Sırası gelenler (${count})`),
  noneDue: 'Bugün sırası gelen yok.',
  later: 'Günü gelmeyenler',
  mended: 'Düzelenler',
  empty: 'Henüz geri gelen bir bölüm yok.',
  emptyText: 'Bir sonraki diyaloğundan sonra en çok puan kaybettiren bölümler burada görünür.',
  practise: 'Diyalog seç',
  segment: (number) => `${number}. bölüm`,
  cost: (marks) => `${marks} puan kaybettirdi`,
  stoodOnce: 'bir kez sağlam durdu',
  dueOn: (date) => `günü: ${date}`,
  mendedOn: (date) => `düzeldiği gün: ${date}`,
}
