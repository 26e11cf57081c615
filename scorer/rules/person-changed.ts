import type { ReadSegment } from '../reading/segment.ts'
import { changedPersons } from './persons/changed-persons.ts'
import { swappedRoles } from './persons/swapped-roles.ts'
import { type Edit, fromEnglish, fromTurkish, type Rule } from './rule.ts'

/** The first of those that speak of the same words. */
const withoutRepeats = (edits: readonly Edit[]): Edit[] =>
  edits.filter(
    (edit, index) => !edits.slice(0, index).some(({ said }) => said.some((word) => edit.said.includes(word))),
  )

const find = (segment: ReadSegment): Edit[] =>
  withoutRepeats([...swappedRoles(segment), ...changedPersons(segment, ['subject', 'object'])])

export const rule: Rule = {
  id: 'person-changed',
  topic: 'persons',
  finds: 'A verb of source and references with another person for its subject or object.',
  find,
  message: {
    en: ({ lost, said }) => `“${lost}” and your “${said}” are about different people.`,
    tr: ({ lost, said }) => `“${lost}” ile senin “${said}” sözün başka başka kişileri anlatıyor.`,
  },
  examples: [
    // Another subject.
    fromEnglish(
      ['You owe a week’s rent.', 'Bir haftalık kira borçlandınız.', 'bir haftalık kira borçlandım'],
      ['you owe', 'borçlandım'],
    ),
    fromEnglish(['I’ll fill it in.', 'Onu ben doldururum.', 'onu siz doldurursunuz'], ["i'll fill", 'doldurursunuz']),
    fromEnglish(
      ['This is the form you sent.', 'Bu, gönderdiğiniz form.', 'bu gönderdiğimiz form'],
      ['you sent', 'gönderdiğimiz'],
    ),
    fromTurkish(['Üç kere yazdım.', 'I wrote three times.', 'they wrote three times'], ['yazdım', 'they wrote']),
    fromTurkish(
      ['Siz borçlusunuz, ödeyeceksiniz.', 'You owe it, you will pay.', 'i owe it you will pay'],
      ['borçlusunuz', 'i owe'],
    ),
    // Roles swapped.
    fromEnglish(
      ['Your brother called me.', 'Kardeşiniz beni aradı.', 'kardeşinizi ben aradım'],
      ['called me', 'aradım'],
    ),
    fromTurkish(['Doktor beni aradı.', 'The doctor phoned me.', 'i phoned the doctor'], ['beni', 'i phoned']),
    // Reported speech in the speaker's words or in one's own.
    fromTurkish(['Komşum öderim dedi.', 'My neighbour said he would pay.', "my neighbour said i'll pay"]),
    fromEnglish(['He says he will pay me.', 'Bana ödeyeceğini söylüyor.', 'ödeyeceğim diyor']),
    // A passive, one's company, advice, the same in another person too.
    fromTurkish(['Kartımı çaldılar.', 'They stole my card.', 'i was robbed']),
    fromEnglish(['We sent it.', 'Onu gönderdik.', 'onu ben gönderdim']),
    fromEnglish(["I wouldn't sign it.", 'Ben imzalamazdım.', 'yerinizde olsam imzalamam siz de imzalamayın']),
    fromEnglish(['You fill it in.', 'Siz doldurun.', 'siz doldurun ben doldurmam']),
    fromTurkish(['Bana haber verin.', 'Let me know.', 'please tell me']),
  ],
}
