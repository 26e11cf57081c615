import type { ReadSegment } from '../reading/segment.ts'
import { type Edit, fromEnglish, fromTurkish, type Rule } from './rule.ts'
import { lostWord, type Wording } from './wording/lost-word.ts'

const OBLIGATION: Wording = {
  asked: {
    en: /^(?:must|(?:have|has|had|needs?) to) /,
    tr: /^(?:lazım[^ ]*|gerek(?:iyor|ir|ecek|li)[^ ]*|zorunda[^ ]*|mecbur[^ ]*|şart|zorunlu[^ ]*|[^ ]{2,}m[ae]l[ıi](?:y[ıi]m|s[ıi]n[^ ]*|y[ıi]z)?) /,
  },
  any: {
    en: /^(?:must[^ ]*|have to|has to|had to|having to|needs?[^ ]*|needed|should|shouldn't|ought|requir[^ ]*|oblig[^ ]*|necess[^ ]*|compulsory|mandatory|supposed|got to|gotta|bound|duty|essential|vital|only if|unless|without|make sure|be sure|force[^ ]*|i'll [^ ]*|we'll [^ ]*|you'll [^ ]*|i'd [^ ]*|better|expect[^ ]*|wants?|take|takes|is to|are to|am to|calls?|please|can't|cannot|couldn't|until|before|demand[^ ]*|insist[^ ]*|responsib[^ ]*|let [^ ]*|going to|won't|will|due|has got|'ve got|i've got|you've got) /,
    tr: /^(?:[^ ]*m[ae]l[ıi][^ ]*|lazım[^ ]*|gerek[^ ]*|lüzum[^ ]*|zorunda[^ ]*|zorunlu[^ ]*|mecbur[^ ]*|şart[^ ]*|mutlaka|kesinlikle|gör[eu][^ ]*|yükümlü[^ ]*|durumunda[^ ]*|olmazsa|olmadan|[^ ]{2,}m[ae]d[ae]n[^ ]*|iste[^ ]*|düş[^ ]*|bekle[^ ]*|[^ ]*[ae]c[ae][kğ][^ ]*|[^ ]*s[ıiuü]n|[^ ]*s[ıiuü]nl[ae]r|[^ ]*[ıiuü]n[ıiuü]z?|ancak|önce[^ ]*|tek|borç[^ ]*|zorla[^ ]*|ist[^ ]*|ihtiyaç[^ ]*|rica[^ ]*|bağlı[^ ]*|kalıyor[^ ]*|kaldı[^ ]*) /,
  },
}

function find(segment: ReadSegment): Edit[] {
  const word = lostWord(segment, OBLIGATION)
  return word ? [{ severity: 'major', category: 'distortion', lost: [word], said: [] }] : []
}

export const rule: Rule = {
  id: 'obligation-lost',
  finds: 'A rendition that obliges nobody where source and every reference do.',
  find,
  message: {
    en: ({ lost }) => `“${lost}” says that it has to be so; your words do not.`,
    tr: ({ lost }) => `“${lost}” bir zorunluluk bildiriyor; senin sözlerin bildirmiyor.`,
  },
  examples: [
    fromEnglish(['You must sign it.', 'İmzalamalısınız.', 'imzalamak mümkün'], ['must', '']),
    fromEnglish(['She has to come back.', 'Geri gelmesi gerekiyor.', 'geri geliyor'], ['has', '']),
    fromTurkish(['Çalışmak zorundayım.', 'I have to work.', 'i work'], ['zorundayım', '']),
    fromTurkish(['Doktora gitmem lazım.', 'I need to see a doctor.', 'I am seeing a doctor.'], ['lazım', '']),
    fromTurkish(['İki form gerekiyor.', 'Two forms are required.', 'there are two forms'], ['gerekiyor', '']),
    fromEnglish(['You must sign it.', 'İmzalamalısınız.', 'imzalamanız şart']),
    fromEnglish(['She has to come back.', 'Geri gelmesi gerekiyor.', 'mutlaka dönecek']),
    fromTurkish(['Çalışmak zorundayım.', 'I have to work.', 'i am forced to work']),
    fromTurkish(['Doktora gitmem lazım.', 'I need to see a doctor.', 'i should go to the doctor']),
    fromEnglish(['You have two forms.', 'İki formunuz var.', 'iki form var']),
  ],
}
