// Long vowels of Arabic and Persian words, most of which are not written: "dava", "memur". Only those of standard speech:
// "zararı" is often heard long, and is not here.

/** Words with a bar over each long vowel. One in the last syllable is long only before a vowel: "hesap", "hesabı". */
const LONG =
  'ācil ādil adlī āfet āidāt āile ameliyāt āmir ānī arāzi ārıza asgarī bākiye berāat beyān binā cenāze cezā cezāevi cezāī ' +
  'cihāz dāire dāva dāvet devām eczācı eczāne eyālet faāliyet fāiz ferāgat gıdā hāfıza hāne hasār hastāne hatā havāle ' +
  'hayāt hayātī hemşīre hesāp hukūk hukūkī iāde ibādet idārī iddiā iflās ifāde ihāle ihbār ihlāl ihmāl ihtār ihtimāl ' +
  'ihtirāzī ikāmet ikrāmiye ilāç īlān īmār imzā insānī inşāāt iptāl irsāliye istīfā istīlā istismār itfāiye ītirāz karār ' +
  'kazā kazāra kefālet kısmī kıyāfet kimyā kimyāsal levāzımāt maāş maddī mahsūp makbūz mākūl mālī mālik māliyet mālūliyet ' +
  'mānevī māzeret mektūp mēmūr mesāfe mesāī meslekī meşrū milletvekīl mīrās misāfir muādil muāfiyet muāyene muhāsebe ' +
  'mukīm mutābık müdāfaa müdāhale mülākāt müşāvir refākat rekābet rızā rutūbet saādet sābıka sābit sāha sāhip sākin ' +
  'sermāye seyāhat sipāriş şahsī şūbe tābi tācīz tādīlāt tahlīl tahmīn tahsīlāt tākīp tālīmāt tāmīr tāmīrāt tārife tārih ' +
  'tatbīkāt tātīl tāziye tazmīnāt tedārik tedāvi teklīf telāfi tēmīnāt tēsīs tēsīsāt tescīl teslīmāt tespīt tıbbī usūl ' +
  'vāde vasī vāsıta velāyet yemīn zābıta zamān zātürre ziyāret'

const PLAIN: ReadonlyMap<string, string> = new Map([
  ['ā', 'a'],
  ['ē', 'e'],
  ['ī', 'i'],
  ['ū', 'u'],
])
const HARD: ReadonlyMap<string, string> = new Map([
  ['b', 'p'],
  ['c', 'ç'],
])

/** Where the long vowels of each word are. */
const STEMS: ReadonlyMap<string, readonly number[]> = new Map(
  LONG.split(' ').map((word) => {
    const letters = Array.from(word)
    const at = letters.flatMap((letter, index) => (PLAIN.has(letter) ? [index] : []))
    return [letters.map((letter) => PLAIN.get(letter) ?? letter).join(''), at]
  }),
)

/** How what may follow a word begins, so that "kazanç" is no "kaza". */
const ENDING = /^(?:$|[aeıiuüî]|y[aeıiuül]|s[ıiuü]|l[aeıiuü]|[dt][ae]|[cç][aeıiuü]|n[ıiuü]n)/u

/** "Muayenehane", "beyanname". */
const COMPOUND = /^(?<first>.{2,})(?:hane|name)(?<rest>.*)$/u

const VOWEL = /[aeıioöuüâîû]/u

function findStem(word: string): readonly number[] {
  for (let length = word.length; length >= 3; length -= 1) {
    const stem = word.slice(0, length)
    const hard = stem.slice(0, -1) + (HARD.get(stem.slice(-1)) ?? stem.slice(-1))
    const at = STEMS.get(stem) ?? (length < word.length ? STEMS.get(hard) : undefined)
    const rest = word.slice(length)
    if (!at || !ENDING.test(rest)) continue
    // "Adliye" and "insaniyet" are no endings of "adli" and "insani".
    return stem.endsWith('i') && rest.startsWith('y') ? at.filter((one) => one < length - 1) : at
  }
  return []
}

function findMarked(word: string): readonly number[] {
  const { first = '', rest } = COMPOUND.exec(word)?.groups ?? {}
  if (rest === undefined || !ENDING.test(rest)) return findStem(word)
  return [...findStem(first), first.length + 1]
}

/** A closed syllable has no long vowel: "beyan" and "beyanlar", but "beyanı". */
function isOpen(word: string, at: number): boolean {
  const [next = '', after = ''] = word.slice(at + 1)
  return next === '' || VOWEL.test(next) || VOWEL.test(after)
}

/** After g, k and l a circumflex says that these are soft, and its vowel is short in a closed syllable too: "kâr", but "kârı". */
function findWritten(word: string): number[] {
  return Array.from(word).flatMap((letter, at) => {
    const isLong = /[âîû]/u.test(letter) && (!/[gkl]/u.test(word[at - 1] ?? '') || isOpen(word, at))
    return isLong ? [at] : []
  })
}

/** The places of the long vowels in a word, which is in small letters. */
export function findLongVowels(word: string): ReadonlySet<number> {
  return new Set([...findMarked(word).filter((at) => isOpen(word, at)), ...findWritten(word)])
}
