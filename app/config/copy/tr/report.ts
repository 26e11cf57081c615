import type { report as en } from '../en/report.ts'

export const report: typeof en = {
  download: 'Raporu indir',
  practiceKind: 'Alıştırma raporu',
  sampleKind: 'Örnek alıştırma raporu',
  mockTestKind: 'Deneme sınavı raporu',
  preparedFor: (name) => `${name} için hazırlandı`,
  utcDate: (date) => `${date} (UTC)`,
  segment: (number) => `${number}. bölüm`,
  direction: { en: 'İngilizceden Türkçeye', tr: 'Türkçeden İngilizceye' },
  legend: (counts) =>
    `Her bölüm bir tahta: ${counts.good} sağlam (bütün), ${counts.partial} çatlak, ${counts.missed} çökmüş (kesik çizgili, çarpılı).`,
  footer: 'Alıştırma puanları tahmindir. Köprü bağımsızdır, NAATI ile bağlantısı yoktur.',
  pageNumber: 'Sayfa {page} / {pages}',
  fileName: (title, date) => `Köprü raporu - ${title} - ${date}`,
}
