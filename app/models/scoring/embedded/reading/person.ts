import type { Token } from './text.ts'

/** The speaker's side, the listener's side, or somebody else. */
export type Person = 1 | 2 | 3

const CASE = '(?:y?[iuae]|[dt][ae]n?|[dt][ae]ki|[iu]n|l[ae]|yl[ae]|c[ae]|dir)?'
/** Nouns that end in -m or -n themselves, so that the letter is no person ending. */
const ENDS_IN_PERSON_LETTER =
  /^(?:durum|bakim|yardim|kurum|bolum|olum|oturum|yorum|yatirim|kullanim|uretim|egitim|ogretim|secim|gecim|indirim|iletisim|alim|satim|kesim|resim|isim|teslim|hekim|hakim|kayim|basim|tanim|cozum|yarim|takim|kasim|adim|bilim|iklim|dilim|mevsim|islem|yontem|onem|donem|ekim|problem|sistem|tum|bugun|gun|yarin|butun|icin|yakin|uzun|kadin|gelin|bin|on|son|neden|zaman|insan|yasin|gecen|lutfen|hemen|uygun|doktorun|yan|asgari)(?:$|[iuae])/u

const LISTENER = new RegExp(`^.{2,}(?:s[iu])?n[iu]z${CASE}$`, 'u')
const SPEAKERS = new RegExp(`^.{2,}m[iu]z${CASE}$`, 'u')
const SPEAKERS_VERB =
  /^.{2,}(?:(?:yoru|[ae]c[ae]g[iu]|[iua]r[iu]|[ae]r[iu]|m[iu]s[iu]|m[ae]l[iu]y[iu]|m[ae]y[iu])z|[dt][iu]k|[iua]rs[ae]k|s[ae]k)$/u
const SPEAKER = new RegExp(
  `^.{2,}(?:(?:yor|[iua]r|[ae]c[ae]g|m[iu]s|m[ae]l[iu]y|[dt])[iu]m|[ae]m[ae]m|[aeiou]m${CASE}|[ae]y[iu]m)$`,
  'u',
)
const NO_SPEAKER = /(?:k[iu]m|l[iu]m)$/u
export const TURKISH_PRONOUNS: Record<string, Person> = {
  ben: 1,
  beni: 1,
  bana: 1,
  benden: 1,
  benim: 1,
  bende: 1,
  biz: 1,
  bizi: 1,
  bize: 1,
  bizden: 1,
  bizim: 1,
  bizde: 1,
  siz: 2,
  sizi: 2,
  size: 2,
  sizden: 2,
  sizin: 2,
  sizde: 2,
  sen: 2,
  seni: 2,
  sana: 2,
  senden: 2,
  senin: 2,
  onu: 3,
  onun: 3,
  onlar: 3,
  onlari: 3,
  onlara: 3,
  onlarin: 3,
}

/** "Doktorum" at the end of a clause may be "I am a doctor" or "my doctor". */
const VERB_OF_SPEAKER = /(?:yor|[iua]r|[ae]c[ae]g|m[iu]s|m[ae]l[iu]y|[dt])[iu]m$|[ae]m[ae]m$|[ae]y[iu]m$/u

/** The person marked by the ending of a Turkish noun or verb; null if there is none or it is ambiguous. */
export function turkishPerson({ folded }: Pick<Token, 'folded'>, closes: boolean): Person | null {
  const pronoun = TURKISH_PRONOUNS[folded]
  if (pronoun) return pronoun
  if (folded.length < 4 || ENDS_IN_PERSON_LETTER.test(folded)) return LISTENER.test(folded) ? 2 : null
  if (LISTENER.test(folded)) return 2
  if (SPEAKERS.test(folded) || SPEAKERS_VERB.test(folded)) return 1
  if (/[ae]m[ae]$/u.test(folded)) return null
  if (closes && !VERB_OF_SPEAKER.test(folded)) return null
  return SPEAKER.test(folded) && !NO_SPEAKER.test(folded) ? 1 : null
}

export const ENGLISH_OWNERS: Record<string, Person> = {
  my: 1,
  our: 1,
  mine: 1,
  ours: 1,
  your: 2,
  yours: 2,
  his: 3,
  her: 3,
  its: 3,
  their: 3,
  hers: 3,
  theirs: 3,
}
export const ENGLISH_SUBJECTS: Record<string, Person> = { i: 1, we: 1, you: 2, he: 3, she: 3, they: 3 }
export const ENGLISH_OBJECTS: Record<string, Person> = { me: 1, us: 1, you: 2, him: 3, her: 3, them: 3 }
