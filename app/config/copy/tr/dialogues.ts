import {
  BEGINNER_MEAN_SEGMENT_WORDS_MAX,
  ENGLISH_MEAN_SEGMENT_WORDS_MAX,
  ENGLISH_MEAN_SEGMENT_WORDS_MIN,
  ENGLISH_SEGMENT_WORDS_MAX,
  SEGMENTS_MAX,
  SEGMENTS_MIN,
  SOURCE_WORDS_MAX,
  SOURCE_WORDS_MIN,
  TURKISH_SEGMENT_WORDS_MAX,
} from '../../dialogues.ts'
import type { dialogues as en } from '../en/dialogues.ts'

export const dialogues: typeof en = {
  contentRules: {
    dialogue: {
      'segment-count': `Bir diyalogda, sınavdaki gibi, ${SEGMENTS_MIN}–${SEGMENTS_MAX} bölüm olur.`,
      'source-words': `Duyulanların toplamı ${SOURCE_WORDS_MIN}–${SOURCE_WORDS_MAX} kelime olmalı.`,
      'beginner-too-dense': `Başlangıç düzeyinde bir bölüm ortalama en fazla ${BEGINNER_MEAN_SEGMENT_WORDS_MAX} kelimedir.`,
      'english-mean': `Bu düzeyde İngilizce bölümler ortalama ${ENGLISH_MEAN_SEGMENT_WORDS_MIN}–${ENGLISH_MEAN_SEGMENT_WORDS_MAX} kelimedir.`,
      'no-turkish-letters':
        'Türkçe metinde ç, ğ, ı, İ, ö, ş, ü harflerinden hiçbiri yok. Türkçe olmayan bir klavyeyle mi yazıldı?',
    },
    segment: {
      'text-missing': (n) => `${n}. bölümün metni yok.`,
      'translation-missing': (n) => `${n}. bölümün çevirisi yok.`,
      'translation-is-source': (n) => `${n}. bölümde çeviri, metnin aynısı.`,
      'english-too-long': (n) =>
        `${n}. bölüm çok uzun. İngilizce bir bölüm en fazla ${ENGLISH_SEGMENT_WORDS_MAX} kelime olur.`,
      'turkish-too-long': (n) =>
        `${n}. bölüm çok uzun. Türkçe bir bölüm en fazla ${TURKISH_SEGMENT_WORDS_MAX} kelime olur.`,
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
