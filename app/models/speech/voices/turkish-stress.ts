/**
 * Which vowel of a Turkish word is stressed. The rules are those of any Turkish grammar: the last one, except before or on
 * suffixes that never take the stress, and in adverbs, particles, kinship words and names of places.
 */

const VOWELS = /[aeıioöuüâîû]/gu

const split = (words: string) => words.split(' ')

/** Words, and beginnings of words with a suffix, by the vowel that is stressed: the first, the second, the third. */
const BY_VOWEL: readonly (readonly string[])[] = [
  split(
    'şimdi sonra önce ancak belki yarın nasıl niçin niye hangi hayır evet lütfen anne baba abla teyze yalnız henüz bazen ' +
      'gayet çünkü hemen artık böyle şöyle öyle birkaç bugün haydi acaba ayrıca nerede nereye nereden kimse keşke sadece ' +
      'hangisi yine gene asla daima önceden demin merhaba mutlaka yoksa meğer örneğin hoşçakal aşkolsun ankara ingiltere ' +
      'almanya rusya çin japonya mısır türkiye sidney adana bursa konya kayseri sivas malatya rize hobart perth darwin ' +
      'melbırn brizbın kenbıra',
  ),
  split('efendim istanbul istanbullu antalya maalesef herhalde ostreylya viktorya edıleyd'),
  ['avustralya'],
]

/** As a map from the word to the 0-based number of its stressed vowel. */
export const STRESSED_VOWEL: ReadonlyMap<string, number> = new Map(
  BY_VOWEL.flatMap((words, vowel) => words.map((word) => [word, vowel] as const)),
)

/** Never stressed. */
const CLITICS = /^(?:ve|de|da|ki|ya|m[ıiuü](?:y?[dmsk].*)?|ile|için|gibi)$/u

/**
 * A suffix without stress: the vowel before it has the stress. Tried in this order. Negation comes first, because it wins over
 * whatever follows it.
 */
const UNSTRESSED_SUFFIXES: readonly RegExp[] = [
  // Negation: gelmedi, gelmiyor, gelmeyecek, gelmemiş, gelmeyin.
  /m(?:[ıiuü]yor|[ae](?:d[ıi]|m[ıi]ş|yaca[kğ]|yece[kğ]|s[ıi]n(?:l[ae]r)?$|y[ıi]n|yal[ıi]m|mak|mek|y[ae]n|y[ae]y|d[ae]n$))/u,
  // Progressive: geliyor, geliyordu, geliyorsunuz.
  /(?<=[ıiuü])yor/u,
  // -ken, -dIr, and the copula's past after a noun or another tense: gelirken, vardır.
  /(?:y?ken|[dt][ıiuü]r)$/u,
  // -(y)lE: arabayla, elimizle.
  /(?:y|(?<=[bcçdfghjklmnprsştvyz]))l[ae]$/u,
  // -cE as in "Türkçe", "yıllarca".
  /[cç][ae]$/u,
  // Persons after the tenses and after adjectives and nouns: gelirim, gelirsiniz, geleceğim, hastasınız.
  /(?<=[ıiuüae])(?:r|ca[kğ]|ce[kğ]|m[ıiuü]ş)(?=(?:[ıiuü]m|[ıiuü]z|s[ıiuü]n(?:[ıiuü]z)?)$)/u,
  /s[ıiuü]n[ıiuü]z$/u,
  // Condition on a tense: gelirse, varsa.
  /(?<=r|k|ş)s[ae](?:n[ıi]z|k|m|n)?$/u,
]

function countVowels(text: string): number {
  return text.match(VOWELS)?.length ?? 0
}

function findByWord(word: string): number | null {
  for (let length = word.length; length >= 3; length -= 1) {
    const vowel = STRESSED_VOWEL.get(word.slice(0, length))
    if (vowel !== undefined) return vowel
  }
  return null
}

function findBySuffix(word: string): number | null {
  for (const suffix of UNSTRESSED_SUFFIXES) {
    const match = suffix.exec(word)
    if (!match) continue
    const before = countVowels(word.slice(0, match.index))
    if (before > 0) return before - 1
  }
  return null
}

/**
 * @param word in small letters
 * @returns the 0-based number of the stressed vowel where that is not the last one; null for a word stressed on its last vowel, or
 *   not at all
 */
export function findUnusualStress(word: string): number | null {
  const vowels = countVowels(word)
  if (vowels < 2 || CLITICS.test(word)) return null
  const stressed = findByWord(word) ?? findBySuffix(word)
  return stressed === null || stressed >= vowels - 1 ? null : stressed
}
