import type { ContentStandardCopy } from '../content-standard.ts'

const rendition = (place: string | number | undefined) => (place === 0 ? 'asıl çevirinin' : `${place}. başka çevirinin`)
const decimal = (value: string | number | undefined) => String(value).replace('.', ',')

export const contentStandard: ContentStandardCopy = {
  rules: {
    mean: ({ mean, least, most }) =>
      `Bölümlerde ortalama ${decimal(mean)} İngilizce kelime var; bu düzeyde ${least}–${most} olmalı.`,
    even: ({ deviation, least }) =>
      `Bölümlerin uzunlukları birbirine çok yakın (sapma ${decimal(deviation)}, en az ${least} olmalı): uzun sözlerin yanına kısa sözler koyun.`,
    'mock-words': ({ total, least, most }) =>
      `Deneme sınavı diyaloğunda ${least}–${most} İngilizce kelime olur; bunda ${total} kelime var.`,
    numbers: ({ count, least }) => `Bulunan sayı: ${count}. Türü farklı en az ${least} sayı olmalı.`,
    negations: ({ count, least }) => `Bulunan olumsuzluk ya da ret: ${count}. En az ${least} olmalı.`,
    terms: ({ count, least, most }) => `Terim: ${count}. Diyalogda geçen ${least}–${most} terim yazın.`,
    'term-unsaid': ({ term }) => `“${term}” terimi diyalogda hiç geçmiyor.`,
    long: ({ count, most }) => `${count} İngilizce kelime; bu düzeyde bir bölümde en fazla ${most} kelime olur.`,
    short: ({ count, least }) => `${count} İngilizce kelime; bu düzeyde bir bölümde en az ${least} kelime olur.`,
    variants: ({ count, least }) => `Kabul edilen başka çeviri: ${count}. ${least} tane olmalı.`,
    alike: ({ one, other }) => `${other}. başka çeviri ile ${rendition(one)} kelimeleri neredeyse aynı.`,
  },
  whole: 'Diyaloğun tamamı',
  measures: {
    words: 'İngilizce kelime',
    mean: 'Bölüm başına',
    deviation: 'Sapma',
    time: 'Dinleme',
    clock: (minutes, seconds) => `${minutes}:${seconds} dk`,
  },
}
