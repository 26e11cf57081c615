import type { SelfMarkingCopy } from '../self-marking.ts'

export const selfMarking: SelfMarkingCopy = {
  title: 'Kendini puanla',
  intro:
    'Kendini bir değerlendirici gibi dinle. Hepsi işaretli: aktaramadıklarının işaretini kaldır, ne olduğunu seç. Puanını biz hesaplarız.',
  unrecorded: 'Bu bölümün kaydı yok, bu yüzden atlanmış sayılır.',
  progress: (number, count) => `Bölüm ${number}/${count}`,
  segment: (number) => `${number}. bölüm`,
  elsewhere: 'Bu kayıt bizde, ama yalnızca kaydedildiği tarayıcıda dinlenebilir.',
  original: 'Özgün söz',
  play: (what, number) => `${what}, ${number}. bölüm`,
  model: 'Örnek çeviri',
  checklist: 'Neleri aktardın?',
  checklistHint: 'Atladığın, yanlış söylediğin ya da iyi ifade edemediğin yerlerin işaretini kaldır.',
  heavyHint: 'En önemlileri kalın yazılı.',
  heavy: '(en önemlilerden)',
  kinds: {
    who: 'Kim',
    what: 'Ne',
    when: 'Ne zaman',
    howMuch: 'Sayı',
    condition: 'Koşul',
    negation: 'Olumsuzluk',
    tone: 'Üslup',
  },
  losses: { 'left-out': 'Atladım', wrong: 'Yanlış', 'worded-poorly': 'İyi ifade edemedim' },
  how: (text) => `“${text}” kısmında ne oldu?`,
  back: 'Geri',
  next: 'Sonraki bölüm',
  submit: 'Puanımı göster',
  submitting: 'Puanlanıyor…',
  typeInstead: 'Söylediklerimi yazayım',
  markInstead: 'Kendim puanlayayım',
  failed: 'Bir sorun oldu. İşaretlerin duruyor; lütfen yeniden dene.',
  badge: 'Sen puanladın',
  note: (marked, ours) =>
    ours === 0
      ? 'Bu diyaloğu sen puanladın. Puanı senin işaretlerinden hesapladık; bizim puanladıklarımızdan ayrı tutulur.'
      : `${marked} bölümü sen, ${ours} bölümü biz puanladık. Puan, bizim puanladıklarımızdan ayrı tutulur.`,
  heard: 'Bu bölümü dinleyerek sen puanladın, bu yüzden metni yok.',
}
