import { wordsOfKind } from '../reading/grammar.ts'
import type { ReadSegment } from '../reading/segment.ts'
import { type Edit, fromEnglish, fromTurkish, type Rule } from './rule.ts'

/** Everything with which Turkish may ask. "Neredesiniz" has nine letters after its "ne". */
const TURKISH_QUESTION = /^(?:m[ıiuü](?:[ysd].*)?|ne.{0,9}|niye|niçin|kim.*|kaç.*|hangi.*|nas[ıi]l.*|acaba|hani)$/

/** "Could you wait outside" may be said as "dışarıda bekleyin lütfen". */
const REQUEST = /^(?:can|could|couldn't|would|will|won't)$/
const ASKS_POLITELY = /^(?:lütfen|rica.*|.+(?<!s)[ıiuü]n(?:[ıiuü]z)?|.+s[ae]n[ıi]z)$/

/** Only into Turkish: an English question may differ from a statement by order alone. */
function find({ sourceLanguage, source, references, rendition }: ReadSegment): Edit[] {
  if (sourceLanguage !== 'en' || rendition.some(({ text }) => TURKISH_QUESTION.test(text))) return []
  const [first] = wordsOfKind(source, 'en', 'question')
  if (!first || references.some((words) => wordsOfKind(words, 'tr', 'question').length === 0)) return []
  const isRequest = REQUEST.test(first.text) && source[source.indexOf(first) + 1]?.text === 'you'
  if (isRequest && rendition.some(({ text }) => ASKS_POLITELY.test(text))) return []
  return [{ severity: 'major', category: 'distortion', lost: [first], said: [] }]
}

export const rule: Rule = {
  id: 'question-lost',
  finds: 'A Turkish rendition that asks nothing where the source and every reference ask.',
  find,
  message: {
    en: () => 'The speaker asked a question; your listener does not know that an answer is wanted.',
    tr: () => 'Konuşmacı bir soru sordu; dinleyen kendisinden yanıt beklendiğini anlamaz.',
  },
  examples: [
    fromEnglish(['Did you sign it?', 'İmzaladınız mı?', 'imzaladınız'], ['did', '']),
    fromEnglish(['Where do you work?', 'Nerede çalışıyorsunuz?', 'orada çalışıyorsunuz'], ['where', '']),
    fromEnglish(['Is it still open?', 'Hâlâ açık mı?', 'hâlâ açık'], ['is', '']),
    fromEnglish(['How long have you had it?', 'Ne zamandır var?', 'uzun zamandır var'], ['how', '']),
    fromEnglish(["Don't you have a card?", 'Kartınız yok mu?', 'kartınız yok'], ["don't", '']),
    fromEnglish(['Did you sign it?', 'İmzaladınız mı?', 'imzalamış mıydınız']),
    fromEnglish(['Where do you work?', 'Nerede çalışıyorsunuz?', 'iş yeriniz neresi']),
    fromEnglish(['How long have you had it?', 'Ne zamandır var?', 'kaç gündür var']),
    fromEnglish(['Would you wait outside?', 'Dışarıda bekler misiniz?', 'dışarıda bekleyebilir misiniz acaba']),
    fromEnglish(['Could you start with the flight?', 'Uçuşla başlar mısınız?', 'uçuşla başlayın lütfen']),
    fromTurkish(['Bu otobüs mü?', 'Is it this bus?', 'this is the bus']),
  ],
}
