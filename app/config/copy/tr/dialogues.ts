import { SEGMENTS_MAX, SEGMENTS_MIN } from '../../dialogues.ts'
import type { dialogues as en } from '../en/dialogues.ts'

export const dialogues: typeof en = {
  contentRules: {
    dialogue: {
      'segment-count': `Bir diyalogda, sınavdaki gibi, ${SEGMENTS_MIN}–${SEGMENTS_MAX} bölüm olur.`,
      'no-turkish-letters':
        'Türkçe metinde ç, ğ, ı, İ, ö, ş, ü harflerinden hiçbiri yok. Türkçe olmayan bir klavyeyle mi yazıldı?',
    },
    segment: {
      'text-missing': (n) => `${n}. bölümün metni yok.`,
      'translation-missing': (n) => `${n}. bölümün çevirisi yok.`,
      'translation-is-source': (n) => `${n}. bölümde çeviri, metnin aynısı.`,
      'not-alternating': (n) => `${n}. bölümde konuşan, bir öncekiyle aynı. Konuşanlar sırayla konuşur.`,
      'gender-changes': (n) => `${n}. bölümde konuşanın cinsiyeti önceki bölümlerden farklı.`,
      'repeated-text': (n) => `${n}. bölüm, önceki bir bölümün metnini tekrarlıyor.`,
      'repeated-rendition': (n) => `${n}. bölümde aynı çeviri iki kez yazılmış.`,
      'numbers-differ': (n) =>
        `${n}. bölümde metindeki rakamlarla çevirideki rakamlar farklı. Her sayıyı ya ikisinde de rakamla yazın ya da ikisinde de yazıyla.`,
      'english-in-turkish': (n) => `${n}. bölümün Türkçesinde İngilizce kelimeler var.`,
      'turkish-in-english': (n) => `${n}. bölümün İngilizcesinde Türkçe kelimeler var.`,
      'ascii-turkish': (n) => `${n}. bölümde Türkçe harfler kullanılmadan yazılmış Türkçe kelimeler var.`,
      'suffix-apostrophe': (n) =>
        `${n}. bölümde bir sayıdan sonra gelen Türkçe ek kesme işaretiyle ayrılmamış (10da değil, 10’da).`,
      'decimal-point': (n) => `${n}. bölümün Türkçesinde ondalık nokta var. Türkçede virgül kullanılır: 2,5.`,
      'informal-address': (n) => `${n}. bölümün Türkçesinde “sen” deniyor. Birbirini tanımayanlar “siz” der.`,
    },
  },
}
