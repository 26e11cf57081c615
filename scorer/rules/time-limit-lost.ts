import type { ReadSegment } from '../reading/segment.ts'
import { type Edit, fromEnglish, fromTurkish, type Rule } from './rule.ts'
import { lostWord, type Wording } from './wording/lost-word.ts'

const LIMIT: Wording = {
  asked: { en: /^(?:before|until|till) /, tr: /^(?:önce|kadar|dek|evvel) / },
  any: {
    en: /^(?:before[^ ]*|until|till?|by|prior|ahead|earl[^ ]*|late[^ ]*|soon[^ ]*|yet|still|when|within|deadline|up|to|ago|back|first|miss|awaiting|waiting|old|pre[^ ]*|without|least) /,
    tr: /^(?:önce[^ ]*|kadar[^ ]*|dek|değin|evvel[^ ]*|geç|kala|daha|hâlâ|hala|henüz|dol[^ ]*|ilk[^ ]*|karn[^ ]*|bit[^ ]*|son|sonu[^ ]*|[^ ]{2,}m[ae]d[ae]n|[^ ]{2,}[dt][ıiuü]kç[ae]|[^ ]+[ae]s[ıi]ye|olsun) /,
  },
}

function find(segment: ReadSegment): Edit[] {
  const word = lostWord(segment, LIMIT)
  return word ? [{ severity: 'major', category: 'distortion', lost: [word], said: [] }] : []
}

export const rule: Rule = {
  id: 'time-limit-lost',
  finds: 'A rendition that says no "before" or "until" where source and every reference do.',
  find,
  message: {
    en: ({ lost }) => `Your listener does not know the time limit: “${lost}”.`,
    tr: ({ lost }) => `Dinleyen zaman sınırını bilmiyor: “${lost}”.`,
  },
  examples: [
    fromEnglish(['Pay it before Friday.', 'Cumadan önce ödeyin.', 'cuma günü ödeyin'], ['before', '']),
    fromEnglish(['Wait here until five.', 'Beşe kadar burada bekleyin.', 'beşte burada bekleyin'], ['until', '']),
    fromTurkish(['Akşama kadar çalıştım.', 'I worked until the evening.', 'i worked in the evening'], ['kadar', '']),
    fromTurkish(['Üçten önce aradım.', 'I called before three.', 'I called at three.'], ['önce', '']),
    fromEnglish(['Sign it before you leave.', 'Çıkmadan önce imzalayın.', 'çıktıktan sonra imzalayın'], ['before', '']),
    fromEnglish(['Pay it before Friday.', 'Cumadan önce ödeyin.', 'en geç perşembe ödeyin']),
    fromEnglish(['Sign it before you leave.', 'Çıkmadan önce imzalayın.', 'imzalamadan çıkmayın']),
    fromTurkish(['Akşama kadar çalıştım.', 'I worked until the evening.', 'i was at work till night fell']),
    fromTurkish(['İki ay önce geldim.', 'I came two months ago.', 'i arrived two months back']),
    fromTurkish(['Üçten önce gelemem.', 'I cannot come before three.', 'three is the earliest i can come']),
  ],
}
