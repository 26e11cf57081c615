import { expect, test } from 'vitest'
import { majorRulesOf, type Row } from './findings-of.fixture.ts'

const RECORD = ['Çocuğun okul kaydı eksikmiş.', "Apparently the child's school record is incomplete."] as const
const SAFE = ['The ladder is unsafe.', 'Merdiven güvensiz.'] as const
const COMPETITION = ['Yarışmayı sonbahara bıraktık.', "We've put the competition off until autumn."] as const
const OFFER = [
  'Komşum teklifimizi hemen geri çevirdi, şaşırdım.',
  'My neighbour turned our offer down straight away, I was surprised.',
] as const
const TILL = [
  'The drawer was twenty dollars short on Monday.',
  'Pazartesi günü çekmece yirmi dolar eksik çıktı.',
] as const
const VALUE = [
  'We will refund the ticket price minus the booking fee.',
  'Bilet parasını rezervasyon ücretini düşerek iade edeceğiz.',
] as const
const ROOMS = ['Arka oda ön odadan daha sıcak.', 'The back room is hotter than the front room.'] as const
const TURNED: Row[] = [
  ['en', ...ROOMS, 'The back room is colder than the front room.'],
  ['en', ...RECORD, "They say the child's school record is complete."],
  ['tr', ...SAFE, 'Merdiven gayet güvenli.'],
  ['en', ...COMPETITION, 'The competition has been brought forward to the autumn.'],
  ['en', ...OFFER, 'My neighbour took our offer up straight away, I was surprised.'],
  ['tr', ...TILL, 'Çekmece pazartesi yirmi dolar fazla çıktı.'],
  ['tr', ...VALUE, 'Bilet parasını, üstüne rezervasyon ücretini de ekleyip iade edeceğiz.'],
]
test.each(TURNED)('the opposite in words of its own is found (%s): %s', (...row) =>
  expect(majorRulesOf(row)).toContain('opposite-word'),
)

const LOAN = [
  'Gelirim az diye beni geri çevirirler mi, yoksa kabul ederler mi?',
  'Would they turn me down because I earn little, or would they accept me?',
] as const
const CLASS = ['Dersimiz haftada bir saat sürsün.', 'Let our class last one hour a week.'] as const
const QUEUE = [
  'If you arrive after ten, please sign in at the desk.',
  'Ondan sonra gelirseniz lütfen masada adınızı yazdırın.',
] as const
const LEASE = ['When the lease ends we lose money.', 'Sözleşme bitince para kaybederiz.'] as const
const ENGLISH = [
  'Oğlum fen dersinde çok iyi ama yazısı zayıf.',
  'My son is very good at science but his writing is weak.',
] as const
const GARAGE = ['Evi garaja çevirmek istemiyoruz.', "We don't want to turn the house into a garage."] as const
const CALLER = ['Memur telefonu yüzüme kapattı, konuşamadık.', "The clerk hung up on me, so we couldn't talk."] as const
const HOUR = [
  'Programımız kalsın, haftada bir saat yeter.',
  'Let our program remain; an hour a week is enough.',
] as const
const BOND = ['Depozitonun yarısı benim.', 'Half the bond is mine.'] as const
const SHOP = ['Satıcı faturayı vermedi.', "The seller didn't give me the invoice."] as const
const EYES = ['My left eye is weaker than my right.', 'Sol gözüm sağdan daha zayıf.'] as const
const ROUTE = ['Yeni yol köprüden daha uzun.', 'The new road is longer than the bridge.'] as const
const KEPT: Row[] = [
  ['tr', ...EYES, 'Sağ gözüm soldan daha güçlü.'],
  ['en', ...ROUTE, 'The bridge is shorter than the new road.'],
  ['en', ...LOAN, 'My pay is low, so will they reject me, or would they say yes?'],
  ['en', ...CLASS, 'Please let our class go for an hour each week.'],
  ['tr', ...QUEUE, 'Ondan geç gelen önce masaya uğrayıp adını yazdırsın.'],
  ['tr', ...LEASE, 'Sözleşmenin süresi dolunca zarar etmeye başlarız.'],
  ['en', ...ENGLISH, "Science is no trouble for my son, but he's weak in writing."],
  ['en', ...GARAGE, "Turning the house into a garage isn't something we want."],
  ['en', ...CALLER, "We couldn't talk because the clerk slammed the phone down on me."],
  ['en', ...HOUR, 'Our program, leave it on air for one hour a week at least.'],
  ['en', ...BOND, 'Half of the deposit is mine.'],
  ['en', ...SHOP, 'I got no invoice from the vendor.'],
]
test.each(KEPT)('the same side in other words costs nothing (%s): %s', (...row) =>
  expect(majorRulesOf(row)).not.toContain('opposite-word'),
)
