// What a sentence about a result claims, and what beside it would contradict or justify it.

const NOTHING_CAME =
  /No interpretation|own language|in common|most of this segment|hiçbir çeviri|kendi dilinde|ortak yanı|büyük kısmı/iu

/** A sentence, and what no error beside it may say. */
export const DENIALS: readonly (readonly [RegExp, RegExp])[] = [
  [/^Every number|^Bütün sayılar/u, NOTHING_CAME],
  [
    /^Every number|^Bütün sayılar/u,
    /number|the date|day or month|unit changed|currency|frequency|amount|know when|the tense|order of events|sayı|tarih|birim|sıklı|miktar|ne zaman|zaman değişti|sırası değişti/iu,
  ],
  [/^No “not”|^Hiçbir olumsuzluk/u, NOTHING_CAME],
  [/^No “not”|^Hiçbir olumsuzluk/u, /“not”|opposite|olumsuzlu|karşıtı|tersine/iu],
  [/^Nothing important|^Önemli hiçbir şey/u, NOTHING_CAME],
  [/^Nothing important|^Önemli hiçbir şey/u, /missing|lost|not addressed|eksik|kaybol|hitap edilmedi/iu],
  [/^Delivered|^Pek duraksamadan/u, /filler|were repeated|corrects itself|dolgu|kez tekrarlandı|düzeltme/iu],
  [
    /matched in every segment[,.]|bütün bölümlerde eşleştirebildik/u,
    /own language|in common|kendi dilinde|ortak yanı/iu,
  ],
  [/matched in every segment[,.]|sözlerini bütün bölümlerde/u, /No interpretation|hiçbir çeviri/iu],
  [/No marks were taken off\.|Hiç puan kırılmadı\./u, /./u],
]

/** Praise, and what a rule of scorer/ beside it may not speak of. */
export const DENIED_FAMILIES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^Every number|^Bütün sayılar/u, ['numbers', 'dates', 'units', 'missed', 'sourceWords']],
  [/^No “not”|^Hiçbir olumsuzluk/u, ['lostNegations', 'addedNegations', 'missed', 'sourceWords']],
  [/^Nothing important|^Önemli hiçbir şey/u, ['missed', 'omissions', 'lostNegations']],
]

/** A sentence, and what an error must say, or a rule of scorer/ speak of, to justify it. */
export const GROUNDS: readonly (readonly [RegExp, RegExp, ...string[]])[] = [
  [/^Look up the words that stayed/u, /stayed in the speaker/u, 'sourceWords'],
  [/^Say every segment in the other language/u, /own language/u],
  [/^Say something for every segment/u, /No interpretation/u],
  [/^Hold on to what the speaker says/u, /in common/u],
  [
    /^Note every number/u,
    /number|date|day or month|know when|unit|currency|frequency|amount/iu,
    'numbers',
    'dates',
    'units',
  ],
  [/^Listen for “not”/u, /“not”/u, 'lostNegations', 'addedNegations'],
  [/^Write down names/u, /name/u, 'names'],
  [/^Keep who does what/u, /roles|person|relative/u, 'persons'],
]
