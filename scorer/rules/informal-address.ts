import type { ReadSegment } from '../reading/segment.ts'
import type { Word } from '../reading/word.ts'
import { type Edit, fromEnglish, fromTurkish, type Rule } from './rule.ts'

/**
 * Forms of "sen" that are nothing else. Left out: "-rsın" (getirsin: "let him bring"), "-dın" but in a question (kadın), "-n" (evin: "of
 * the house") and the bare imperative, which is a stem.
 */
const FAMILIAR = new RegExp(
  `^(?:${[
    'sen|seni|sana|senin|sende|senden|seninle|sence|seninki.*',
    '(?:değil|m[ıiuü])s[ıiuü]n|değildin|m[ıiuü]yd[ıiuü]n',
    '.+(?:[ıiuü]yor|[ae]c[ae]k|m[ıiuü]ş|m[ae]l[ıi]|m[ae]z|[ae]bil[ıi]r)s[ıiuü]n',
    '.+(?:[ıiuü]yor|[ae]c[ae]k|m[ıiuü]ş|m[ae]z|[ae]bil[ıi]r)[dt][ıiuü]n',
    // Not "sarsan", which shakes.
    '.+(?:[ıiuü]yor|[ae]c[ae]k|m[ae]z|..[aeıiuü]r)s[ae]n',
  ].join('|')})$`,
)
/** "Sağ olun" is the polite one. */
const FAMILIAR_PHRASE = /^(?:sağ ol|kusura bakma|merak etme|hoş geldin)$/
/** "İmzaladın mı". */
const FAMILIAR_QUESTION = /^(?!kadın|aydın).+(?:[aeıioöuülmnryz]d|[çfhkpsşt]t)[ıiuü]n m[ıiuü]$/
/** Somebody's words are quoted: "ödeyeceksin diye", "hoş geldin dersiniz". */
const QUOTING = /^(?:diye|diyor|de[dmnry])/
const POLITE =
  /^(?:siz|sizi|size|sizin|sizde|sizden|sizinle|.+s[ıiuü]n[ıiuü]z|.+[ıiuü]n[ıiuü]z(?:[ıiuü]n?|[ae]|[dt][ae]n?|l[ae])?)$/

/** The first form of "sen". */
function familiarIn(words: readonly Word[]): readonly Word[] {
  for (const [index, word] of words.entries()) {
    const next = words[index + 1]
    const both = `${word.text} ${next?.text}`
    const isPhrase = FAMILIAR_PHRASE.test(both) || FAMILIAR_QUESTION.test(both)
    const said = words.slice(index, index + (isPhrase ? 2 : 1))
    const isQuoted = QUOTING.test(words[index + said.length]?.text ?? '')
    if ((isPhrase || FAMILIAR.test(word.text)) && !isQuoted) return said
  }
  return []
}

const isPolite = (words: readonly Word[]): boolean => words.some(({ text }) => POLITE.test(text))

function find({ sourceLanguage, references, rendition }: ReadSegment): Edit[] {
  if (sourceLanguage !== 'en' || !references.some(isPolite)) return []
  if (references.some((words) => familiarIn(words).length > 0)) return []
  const said = familiarIn(rendition)
  return said.length > 0 ? [{ severity: 'minor', category: 'register', lost: [], said }] : []
}

export const rule: Rule = {
  id: 'informal-address',
  finds: '"Sen" for somebody to whom the references say "siz".',
  find,
  message: {
    en: ({ said }) => `“${said}” is for friends and children; here the speaker would say “siz”.`,
    tr: ({ said }) => `“${said}” burada fazla samimi kaçıyor; bu kişiye “siz” diye seslenmelisin.`,
  },
  examples: [
    fromEnglish(['I will call you.', 'Sizi ararım.', 'seni ararım'], ['', 'seni']),
    fromEnglish(['Where do you work?', 'Nerede çalışıyorsunuz?', 'nerede çalışıyorsun'], ['', 'çalışıyorsun']),
    fromEnglish(['Did you know?', 'Biliyor muydunuz?', 'biliyor muydun'], ['', 'muydun']),
    fromEnglish(['You can keep it.', 'Sizde kalabilir.', 'tutabilirsin'], ['', 'tutabilirsin']),
    fromEnglish(
      ['Thanks, send me your form.', 'Teşekkürler, formunuzu gönderin.', 'Sağ ol, formu gönder.'],
      ['', 'sağ ol'],
    ),
    fromEnglish(['Did you sign it?', 'İmzaladınız mı?', 'imzaladın mı'], ['', 'imzaladın mı']),
    fromEnglish(['I will call you.', 'Sizi ararım.', 'ben sizi ararım']),
    fromEnglish([
      'The court can order him to pay you.',
      'Mahkeme size ödemesini emredebilir.',
      'ödeyeceksin diye emreder',
    ]),
    fromEnglish(['How old are you, little one?', 'Sen kaç yaşındasın?', 'senin yaşın kaç']),
    fromEnglish(['Let your daughter bring it.', 'Kızınız getirsin.', 'kızın getirsin senet gelsin']),
    fromEnglish(['The woman is waiting for you.', 'Kadın sizi bekliyor.', 'kadın bekliyor']),
    fromTurkish(['Sizi ararım.', 'I will call you.', 'i will call you']),
  ],
}
