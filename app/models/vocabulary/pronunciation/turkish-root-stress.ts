// Words that keep their own stress before any ending: compounds, whose first part has it, and western loans. The number is that of
// the stressed vowel, from 0.

/** How compounds and verbs with "et", "ol", "al" and "geç" begin. */
const COMPOUNDS = byRoot([
  [
    0,
    'akciğer başvur devral devred devret dipnot gözaltı hiçbir içişleri işveren kayded kaydet kaydol mened menet redded ' +
      'reddet vazgeç',
  ],
  [1, 'anapara bakımev cezaev cumartesi kuruyemiş milletvekil ustabaş yarıyıl'],
  [3, 'uluslararası'],
])

/** Each ends in a vowel. */
const LOANS = byRoot([
  [
    0,
    'banka bordro büro ciro depo firma kadro kargo kasa kasko klima kota kredi kurye lamba lise liste marka mola oto ' +
      'plaka pompa posta rampa soba şasi şifre travma vize',
  ],
  [
    1,
    'alerji biyopsi diploma enerji fatura garanti kalite kapora kaporta lavabo mobilya numara piyasa poliçe pusula ' +
      'randevu reçete sandalye sendika sigorta',
  ],
  [2, 'fotokopi kapasite kilometre politika sertifika teknoloji üniforma üniversite'],
])

/** How an ending after a vowel begins, so that "depozito", "bankamatik" and "diplomat" are no forms of loans. */
const ENDING = /^(?:$|y[aeıiuül]|s[ıiuü]|l[aeıiuü]|d[ae]|c[aeıiuü]|n[ıiuü]|m(?:$|[ıiuü]))/u

function byRoot(lists: readonly (readonly [vowel: number, roots: string])[]): ReadonlyMap<string, number> {
  return new Map(lists.flatMap(([vowel, roots]) => roots.split(' ').map((root) => [root, vowel] as const)))
}

/** The stressed vowel of a compound or a loan, with or without an ending; null for other words. */
export function findRootStress(word: string): number | null {
  for (let length = word.length; length >= 3; length -= 1) {
    const root = word.slice(0, length)
    const loan = ENDING.test(word.slice(length)) ? LOANS.get(root) : undefined
    const vowel = COMPOUNDS.get(root) ?? loan
    if (vowel !== undefined) return vowel
  }
  return null
}
