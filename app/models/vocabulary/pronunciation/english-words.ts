// What eSpeak says wrong of a word, or of a word between others. All in its own signs: sounds joined by "_".

/** Odd words. A key of two words is the first of them before the second. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ['advocate', 'ˈæ_d_v_ə_k_ə_t'],
  ['caesarean', 's_ɪ_z_ˈeə_ɹ_iə_n'],
  ['delegate', 'd_ˈɛ_l_ɪ_ɡ_ə_t'],
  ['demerit', 'd_iː_m_ˈɛ_ɹ_ɪ_t'],
  ['electorate', 'ɪ_l_ˈɛ_k_t_ə_ɹ_ə_t'],
  ['franchise', 'f_ɹ_ˈæ_n_tʃ_aɪ_z'],
  ['franchisee', 'f_ɹ_ˌæ_n_tʃ_aɪ_z_ˈiː'],
  ['lead apron', 'l_ˈɛ_d'],
  ['one', 'w_ˈʌ_n'],
  ['outgoings', 'ˈaʊ_t_ɡ_əʊ_ɪ_ŋ_z'],
  ['overdrawn', 'ˌəʊ_v_ə_d_ɹ_ˈɔː_n'],
  ['rehabilitation', 'ɹ_ˌiː_ɐ_b_ɪ_l_ɪ_t_ˈeɪ_ʃ_ə_n'],
  ['underwriter', 'ˈʌ_n_d_ə_ɹ_aɪ_t_ɐ'],
  ['used to', 'j_ˈuː_s_t'],
  ['whooping', 'h_ˈuː_p_ɪ_ŋ'],
  ['wort', 'w_ˈɜː_t'],
])

/** Never stressed. */
const UNSTRESSED = new Set("a an and at for from of one's the to with your".split(' '))

/** Not stressed before other words: the last one is an adverb, as in "move in". */
const UNSTRESSED_BEFORE = new Set('be by in on'.split(' '))

/** After "pre" there is no r. */
const ENDS_BEFORE_R = /(?:[əɐ]|[ɑɔɜ]ː)$/u

const STARTS_WITH_VOWEL = /^[ˈˌ]?[aeiouæɑɒɔəɐɛɜɪʊʌ]/u

/** eSpeak says "one" with the vowel of "gone", and the end of "someone" with it. */
const ONE = /^(?:some|any|every)?one(?:'s|self)?$/u

/** "Nominee", "trustee": stressed on -ee. "Employee" and "toffee" are not. */
function stressEe(written: string, ipa: string): string {
  if (!/ees?$/u.test(written) || /^(?:employee|toffee)s?$/u.test(written)) return ipa
  return ipa.replace(/^(?<start>.*)ˈ(?<middle>.*_)ˌ?iː(?<end>(?:_z)?)$/u, '$<start>ˌ$<middle>ˈiː$<end>')
}

function correct(written: string, next: string, ipa: string): string {
  const known = WORDS.get(`${written} ${next}`) ?? WORDS.get(written)
  if (known !== undefined) return known
  return ONE.test(written) ? ipa.replace('ɒ', 'ʌ') : stressEe(written, ipa)
}

/** Where eSpeak was given a word alone, it has stressed "the" and "of" and said "a" like the letter. */
function weaken(written: string, ipa: string, next: string | undefined): string {
  const isWeak = UNSTRESSED.has(written) || (next !== undefined && UNSTRESSED_BEFORE.has(written))
  if (!isWeak) return ipa
  if (written === 'a') return 'ɐ'
  if (written === 'an') return 'ɐ_n'
  const isBeforeVowel = STARTS_WITH_VOWEL.test(next ?? '')
  if (written === 'the') return isBeforeVowel ? 'ð_ɪ' : 'ð_ə'
  if (written === 'to' && next !== undefined) return isBeforeVowel ? 't_ʊ' : 't_ə'
  return ipa.replaceAll(/[ˈˌ]/gu, '')
}

/** An r links words only where it is written: "driver of", not "visa application". */
function linkR(written: string, ipa: string, next: string | undefined): string {
  if (next === undefined || !STARTS_WITH_VOWEL.test(next)) return ipa
  const bare = ipa.replace(/_ɹ$/u, '')
  return /re?$/u.test(written) && ENDS_BEFORE_R.test(bare) ? `${bare}_ɹ` : bare
}

/**
 * eSpeak's words, corrected by how they are written.
 *
 * @param text what eSpeak has read; where it counts other words than eSpeak, nothing is corrected
 */
export function correctWords(words: readonly string[], text: string): string[] {
  const written = text.toLowerCase().split(/[\s-]+/u)
  const bare = words.map((ipa) => ipa.replace(/_+$/u, ''))
  if (written.length !== bare.length) return bare
  const right = bare.map((ipa, index) => correct(written[index] ?? '', written[index + 1] ?? '', ipa))
  const weak = right.map((ipa, index) => weaken(written[index] ?? '', ipa, right[index + 1]))
  return weak.map((ipa, index) => linkR(written[index] ?? '', ipa, weak[index + 1]))
}
