import type { practiceDialogue as en } from '../en/practice-dialogue.ts'

export const practiceDialogue: typeof en = {
  chooseOther: 'Başka bir diyalog seç',
  practiseAnother: 'Başka bir diyalog çalış',
  again: 'Bu diyaloğu yeniden çalış',
  next: 'Sırada ne var?',
  missing: {
    dialogue: {
      title: 'Artık mevcut değil',
      text: 'Bu diyalog artık kitaplıkta yok ya da bağlantı eksik. Ondan aldığın sonuç varsa geçmişinde duruyor.',
    },
    result: {
      title: 'Artık mevcut değil',
      text: 'Bu adreste sana ait bir sonuç yok. Silinmiş ya da bağlantı eksik olabilir.',
    },
    history: 'Sonuçların',
  },
  subtitles: {
    type: 'Çevirini yaz',
    marking: 'Kendini puanla',
    transcripts: 'Ne söylediğini yaz',
    scoring: 'Puanlanıyor',
    result: 'Sonucun',
  },
  scoring: {
    title: 'Puanlanıyor…',
    hint: '10–20 saniye sürebilir.',
    kept: 'Kayıtların bizde. Bu sayfadan ayrılabilirsin: sonuç hazır olunca bildireceğiz.',
    look: 'Yeniden bak',
  },
}
