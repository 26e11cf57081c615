import type { readiness as en } from '../en/readiness.ts'

export const readiness: typeof en = {
  title: 'Hazırlık',
  subtitle: 'Son sonuçlarının sınav hakkında söyledikleri',
  estimate: (marks) => `90 üzerinden ${marks}`,
  range: (low, high) => `Büyük ihtimalle ${low} ile ${high} arası; geçmek için 63 ve her diyalogda 29 gerekir.`,
  verdicts: {
    likely: 'Büyük ihtimalle geçersin.',
    open: 'İki yönde de olabilir.',
    'not-yet': 'Büyük ihtimalle henüz geçemezsin.',
  },
  basis: (dialogues, own) => `Son ${dialogues} diyaloğuna dayanır${own > 0 ? `, ${own} tanesini sen puanladın` : ''}.`,
  perDialogue: (marks) => `Bir diyalogda ortalaman 45 üzerinden ${marks}.`,
  missing: (count) => `İlk tahmin için ${count} diyalog daha.`,
  missingText: 'Son 60 günün bütün diyalogları ve deneme sınavları sayılır; Köprü’nün ya da senin puanladıkların.',
  practise: 'Diyalog seç',
  moves: 'En çok neyi değiştirir?',
  movesText: (name, count) => `${name}: en sık yaptığın hata, son sonuçlarında ${count} kez.`,
  train: 'Çalış',
  how: 'Nasıl hesaplanır?',
  howText: [
    'Son 60 günün en yeni on iki diyaloğu sayılır; üç hafta bir sonucun ağırlığını yarıya indirir. Köprü’nün puanları bir değerlendiricininkinden ortalama 45 üzerinden 3 ile 4 puan ayrılır; senin verdiğin puanlar hiç ölçülmedi, daha az sayılır. Ortalamadan, onun belirsizliğinden ve diyaloglarının dağılımından, beş kezden dördünü kapsaması gereken bir aralık çıkar.',
    'Bu bir tahmindir, söz değil. Sesini, heyecanını, değerlendiriciyi ve karşına çıkacak diyaloğu bilmez; göç hakkında da bir şey söylemez.',
  ],
  dashboard: {
    title: 'Hazırlık',
    link: 'Neye dayanıyor?',
  },
}
