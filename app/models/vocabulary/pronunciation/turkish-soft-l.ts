// The soft l of loans beside a, o and u, which is not written: "plan", "usul". Beside the other vowels every l is soft. An English
// l is soft enough before a vowel, so that English letters do not show it.

/** How words with one begin; ľ is the soft one. */
const STEMS: ReadonlyMap<string, readonly number[]> = new Map(
  'emľak ifľas ihľaľ iľac iľaç iľan kľasik kontroľ müľakat pľan rekľam teľafi usuľ veľayet'.split(' ').map((stem) => {
    const at = Array.from(stem).flatMap((letter, index) => (letter === 'ľ' ? [index] : []))
    return [stem.replaceAll('ľ', 'l'), at]
  }),
)

const FRONT = /[eiöüî]/u

/** The places of the soft l in a word, which is in small letters. Before e, i, ö and ü it needs no mark: "kontrolü". */
export function findSoftL(word: string): ReadonlySet<number> {
  for (let length = word.length; length >= 4; length -= 1) {
    const at = STEMS.get(word.slice(0, length))
    if (at) return new Set(at.filter((one) => !FRONT.test(word[one + 1] ?? '')))
  }
  return new Set()
}
