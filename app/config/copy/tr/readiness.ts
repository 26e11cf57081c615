import type { readiness as en } from '../en/readiness.ts'

export const readiness: typeof en = {
  title: 'Ne kadar hazırsın?',
  subtitle: 'Son sonuçlarının sınav hakkında söyledikleri',
  estimate: (marks) => `90 üzerinden ${marks}`,
  range: (low, high) => `Büyük olasılıkla ${low} ile ${high} arası; geçmek için 63 ve her diyalogda 29 gerekir.`,
  verdicts: {
    likely: 'Büyük olasılıkla geçersin.',
    open: 'İki yönde de olabilir.',
    'not-yet': 'Büyük olasılıkla henüz geçemezsin.',
  },
  basis: (dialogues, own) => `Son ${dialogues} diyaloğuna dayanır${own > 0 ? `, ${own} tanesini sen puanladın` : ''}.`,
  perDialogue: (marks) => `Bir diyalogda ortalaman 45 üzerinden ${marks}.`,
  missing: (count) => `İlk tahmin için ${count} diyalog daha.`,
  missingText:
    'Son 60 günde tamamı çevrilen diyaloglar ve deneme sınavları sayılır; Köprü’nün ya da senin puanladıkların.',
  practise: 'Diyalog seç',
  moves: 'Tahmini en çok ne değiştirir?',
  movesText: (name, count) => `${name}: en sık yaptığın hata, son sonuçlarında ${count} kez.`,
  train: 'Çalış',
  how: 'Nasıl hesaplanır?',
  howText: [
    'Son 60 günün en yeni on iki diyaloğu sayılır; bir sonucun ağırlığı üç haftada yarıya iner. Köprü’nün puanı bir değerlendiricininkinden ortalama 3–4 puan (45 üzerinden) farklı çıkar; kendi verdiğin puanların ne kadar tuttuğu ölçülmedi, bu yüzden daha az sayılır. Ortalamandan, belirsizliğinden ve sonuçlarının dağılımından iki diyalog için bir aralık hesaplarız; beş kezden dördünde tutmalı.',
    'Bu bir tahmindir, söz değil. Sesini, heyecanını, değerlendiriciyi ve karşına çıkacak diyaloğu bilmez; göç hakkında da bir şey söylemez.',
  ],
  dashboard: {
    title: 'Ne kadar hazırsın?',
    link: 'Neye dayanıyor?',
  },
}
