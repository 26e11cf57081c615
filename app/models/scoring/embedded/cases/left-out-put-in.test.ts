import { expect, test } from 'vitest'
import { majorRulesOf, type Row } from './findings-of.fixture.ts'

const PARCEL = ['Komşular bize yemek getirdi.', 'The neighbours brought us food.'] as const
const FLY = ['Doktor uçmasına izin vermiyor.', "The doctor won't let him fly."] as const
const BED = ['We can offer you a bed tonight.', 'Bu gece size bir yatak verebiliriz.'] as const
const ADDED: Row[] = [
  ['en', ...PARCEL, 'The neighbours brought us food and blankets.'],
  ['en', ...PARCEL, 'Our neighbours brought food and a bit of money.'],
  ['en', ...FLY, "The doctor won't let him fly because of his heart."],
  ['tr', ...BED, 'Bu gece size ve çocuklarınıza bir yatak verebiliriz.'],
]
test.each(ADDED)('something was put in (%s): %s', (...row) => expect(majorRulesOf(row)).toContain('part-added'))

const CONTRACT = [
  'The agent has to give you sixty days written notice before putting the rent up.',
  'Emlakçı kirayı artırmadan altmış gün önce size yazılı bildirimde bulunmak zorunda.',
] as const
const PHOTO = [
  'Leke taşındığımız gün oradaydı, raporda yazıyor, fotoğrafı da var.',
  "The stain was there the day we moved in. It's in the report, and there's a photo.",
] as const
const SALT = [
  'He needs to cut down on salt. He has to drink more water every day.',
  'Tuzu azaltması gerekiyor. Her gün daha çok su içmeli.',
] as const
const LOST: Row[] = [
  ['tr', ...CONTRACT, 'Zam yapmadan altmış gün önce emlakçı bunu haber vermeli.'],
  ['en', ...PHOTO, 'That stain was there when we moved in, and the report says so.'],
  ['tr', ...SALT, 'Her gün daha çok su içmesi lazım.'],
]
test.each(LOST)('something was left out (%s): %s', (...row) => expect(majorRulesOf(row)).toContain('part-missing'))

const SUGAR = ['Your sugar is a touch high.', 'Şekeriniz biraz yüksek.'] as const
const TRIP = ['It costs forty dollars per child.', 'Çocuk başına kırk dolar.'] as const
const CARD = ['Bu ay borcumu ödemek istiyorum.', 'I want to pay my debt this month.'] as const
const PAID = ['Başvuruyu bir ay önce vermiştim.', 'I had handed in the application a month before.'] as const
const BIN = ['The bin is collected every second Tuesday.', 'Çöp iki haftada bir salı günü toplanıyor.'] as const
const NET = ['Dalgınlıkla net maaşımı yazmışım.', 'Without thinking, I put down my net pay.'] as const
const MOVED: Row[] = [
  ['tr', ...SUGAR, 'Şekeriniz çok yüksek.'],
  ['tr', ...TRIP, 'Aile başına kırk dolar.'],
  ['en', ...CARD, "I'd like to pay what I owe next month."],
  ['en', ...PAID, 'I had handed the application in a week later.'],
  ['tr', ...BIN, 'Çöp haftada iki kere salıları alınıyor.'],
  ['en', ...NET, 'I deliberately put in my net pay.'],
]
test.each(MOVED)('an amount or a time moved (%s): %s', (...row) => expect(majorRulesOf(row)).not.toEqual([]))

const FAIR: Row[] = [
  ['en', ...PARCEL, 'We were brought meals by the people next door.'],
  ['en', ...FLY, "His doctor isn't letting him get on a plane."],
  ['tr', ...BED, 'Size bu gecelik bir yatak ayarlayabiliriz.'],
  ['tr', ...CONTRACT, 'Zam yapmadan altmış gün önce emlakçının size yazıyla haber vermesi şart.'],
  ['en', ...PHOTO, 'The report says the stain was there when we moved in, and we have a picture.'],
  ['tr', ...SALT, 'Daha az tuz yesin, her gün de daha çok su içsin.'],
  ['tr', ...SUGAR, 'Şekeriniz hafif yüksek çıkmış.'],
  ['tr', ...TRIP, 'Her çocuk için kırk dolar.'],
  ['en', ...CARD, "I'd like to clear my debt within the month."],
  ['en', ...PAID, 'I had given in the application a month earlier.'],
  ['tr', ...BIN, 'Çöp on beş günde bir salıları alınıyor.'],
  ['en', ...NET, 'I put down my net pay by mistake.'],
]
test.each(FAIR)('said in other words (%s): %s', (...row) => expect(majorRulesOf(row)).toEqual([]))
