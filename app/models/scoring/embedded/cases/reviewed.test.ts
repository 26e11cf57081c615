import { expect, test } from 'vitest'
import { rulesWithSeverityOf, type Row } from './findings-of.fixture.ts'
import { SegmentSchema } from '#app/models/dialogues/segment.ts'
import { findErrors } from '../find-errors.ts'

const FLIPPED: Row[] = [
  [
    'tr',
    'However, you cannot work more than 20 hours a week.',
    'Ama haftada 20 saatten fazla çalışamazsınız.',
    'Ancak haftada 20 saatten fazla çalışabilirsiniz.',
  ],
  [
    'tr',
    'Unfortunately you do not have the right to appeal.',
    'Maalesef itiraz hakkınız yok.',
    'Ancak itiraz hakkınız var.',
  ],
  [
    'en',
    'Bu oyuncak çocuklar için güvenli değil.',
    'This toy is not safe for the children.',
    'This toy is safe for the children too.',
  ],
  [
    'en',
    'Annem evde tek başına kalamaz.',
    'My mother cannot stay at home by herself.',
    'My mother can stay at home alone.',
  ],
  ['en', 'Dün akşam onu dışarıda görmedim.', 'I did not see him outside last night.', 'I saw him out last night.'],
  ['tr', 'Your request was not refused.', 'Talebiniz reddedilmedi.', 'Talebiniz reddedildi.'],
  [
    'tr',
    'We did not stop you from leaving the building.',
    'Binadan çıkmanızı engellemedik.',
    'Binadan çıkmanızı engelledik.',
  ],
  ['en', 'Siparişi iptal etmedik.', 'We did not cancel the order.', 'We cancelled the order instead.'],
  ['en', 'Buraya park edemezsiniz.', 'You are not allowed to park here.', 'You are free to park here.'],
  [
    'tr',
    'The manager does not think that the flat is ready.',
    'Müdür dairenin hazır olduğunu düşünmüyor.',
    'Müdür dairenin hazır olduğunu düşünüyor.',
  ],
  ['tr', 'I did not give up the course.', 'Kurstan vazgeçmedim.', 'Kurstan vazgeçtim.'],
]

test.each(FLIPPED)('into %s: “%s” loses its “not” as said', (...row) => {
  expect(rulesWithSeverityOf(row).filter((found) => found.startsWith('critical'))).not.toEqual([])
})

const OTHERWISE_WRONG: Row[] = [
  ['tr', 'Take one tablet every morning.', 'Her sabah bir tablet alın.', 'Her sabah iki tablet alın.'],
  [
    'en',
    'Her sabah aç karnına bir tablet alıyorum.',
    'I take one tablet every morning on an empty stomach.',
    'I take two tablets every morning on an empty stomach.',
  ],
  [
    'tr',
    'You have one week to answer the letter.',
    'Mektubu cevaplamak için bir haftanız var.',
    'Mektubu cevaplamak için iki haftanız var.',
  ],
  ['tr', 'Take a tablet every morning.', 'Her sabah bir tablet alın.', 'Her sabah iki tablet alın.'],
  ['en', 'Her sabah bir tablet alıyorum.', 'I take a tablet every morning.', 'I take two tablets every morning.'],
  ['tr', 'The results take ten to fifteen days.', 'Sonuçlar on on beş gün sürer.', 'Sonuçlar on yirmi gün sürer.'],
  [
    'tr',
    'He worked here for two years and six months.',
    'Burada iki yıl altı ay çalıştı.',
    'Burada iki yıl dokuz ay çalıştı.',
  ],
  ['en', 'Oğlum birinci sınıfa gidiyor.', 'My son is in the first grade.', 'My son is in the third grade.'],
  ['en', 'Arabayı geçen yıl satın aldık.', 'We bought the car last year.', 'We sold the car last year.'],
  ['en', 'Davayı geçen ay kazandık.', 'We won the case last month.', 'We lost the case last month.'],
  ['en', 'Kiralar bu yıl düştü.', 'Rents fell this year.', 'Rents rose this year.'],
  ['en', 'Parayı kardeşime verdim.', 'I gave the money to my brother.', 'I received the money from my brother.'],
  ['en', 'Dükkânı saat dokuzda açtık.', 'We opened the shop at nine.', 'We closed the shop at nine.'],
]

test.each(OTHERWISE_WRONG)('into %s: “%s” is critical as said', (...row) => {
  expect(rulesWithSeverityOf(row).filter((found) => found.startsWith('critical'))).not.toEqual([])
})

test('one slip is reported once', () => {
  const found = rulesWithSeverityOf([
    'en',
    'Formu bugün doldurmak zorunda değilsiniz.',
    'You do not have to fill in the form today.',
    'You must fill in the form today.',
  ])
  expect(found).toHaveLength(1)
})

test('a shortened "will" is no name', () => {
  const found = rulesWithSeverityOf([
    'en',
    "Parayı Ahmet'e vereceğim, sonra tekrar geleceğim.",
    'I am going to give the money to Ahmet and then I am going to come again.',
    "I am going to give the money to him, and then I'll come again.",
  ])
  expect(found).toEqual(['major name-missing'])
})

test('scrambled words are found, whichever model they come from', () => {
  const segment = SegmentSchema.parse({
    speaker: 'Turkish',
    text: 'Ev sahibi çatıyı gelecek hafta onartacağını söyledi, o yüzden bekliyoruz.',
    translation: 'The landlord said that he would have the roof repaired next week, so we are waiting.',
    variants: ['The owner promised to get the roof fixed in the coming week, which is why we are still waiting.'],
  })
  const text = 'repaired so roof week would landlord waiting have we said next he the are that The'
  const findings = findErrors({ segment, segmentId: 1, rendition: { status: 'spoken', text } })
  expect(findings.map(({ rule }) => rule)).toContain('word-order')
})
