import type { examMistake as en } from '../en/exam-mistake.ts'

export const examMistake: typeof en = {
  title: (number) => `${number}. bölümü yeniden dene`,
  subtitle: (dialogue) => `${dialogue} · deneme sınavından`,
  listen: 'Dinle, sonra çevir',
  changed: 'Bu bölümün sesi sınavından sonra değişti. O gün söylenen şuydu:',
  about: 'Çevirini yaz, Köprü puanlasın. Yazdığın saklanmaz, sınavının sonucu da değişmez.',
  aloud: 'Sesli söyledim: örnek çeviriyi göster',
  aloudQuestion: 'Anlamın tamamını aktarabildin mi?',
  stood: 'Sağlam durdu',
  notYet: 'Henüz değil',
  failed: 'Olmadı. Lütfen yeniden dene.',
  stands: 'Sağlam durdu',
  falls: 'Henüz değil',
  comesBack: (date) => `Yeniden geleceği gün: ${date}.`,
  early: (date) => `Tekrar günü: ${date}. Ondan önceki deneme sayılmaz.`,
  mended: 'Günü geldiğinde iki kez sağlam durdu: bu bölüm düzeldi.',
  next: 'Sıradaki bölüm',
  all: 'Bütün hataların',
}
