import { expect, test } from 'vitest'
import { majorRulesOf, type Row } from './findings-of.fixture.ts'

const POLICE = ['Komşum polisi aradı.', 'My neighbour called the police.'] as const
const THREAT = ['The landlord threatened the tenant.', 'Ev sahibi kiracıyı tehdit etti.'] as const
const THREATENED = ['Ev sahibi kiracıyı tehdit etti.', 'The landlord threatened the tenant.'] as const
const HEATER = [
  'My sister called the landlord about the heater yesterday.',
  'Kız kardeşim dün ısıtıcı için ev sahibini aradı.',
] as const
const SON = [
  'Oğlum öğretmenine vurdu diyorlar ama asıl öğretmen ona bağırmış.',
  'They say my son hit his teacher, but in fact the teacher shouted at him.',
] as const
const BUS = ['Otobüs trenden daha ucuz.', 'The bus is cheaper than the train.'] as const
const TRAIN = ['The bus is cheaper than the train.', 'Otobüs trenden daha ucuz.'] as const
const COURSE = [
  'The course lasts eight weeks and there are twelve lessons.',
  'Kurs sekiz hafta sürüyor ve on iki ders var.',
] as const
const SCHOOLS = [
  'Nüfusu yaşlanan ilçede son beş yılda dört ilkokul kapandı.',
  'In the district, whose population is ageing, four primary schools have closed in the last five years.',
] as const

const SHOP = [
  'Benim dükkân senin dükkândan küçük, ama kirası daha yüksek.',
  'My shop is smaller than yours, but its rent is higher.',
] as const
const CUT_OFF = [
  'Ödemeyi Centrelink kestiği için bu ayın kirasını yatıramadım.',
  "Because Centrelink stopped my payment, I couldn't pay this month's rent.",
] as const
const DOSE = ['İlacın dozu elli miligram.', 'The dose of the medicine is fifty milligrams.'] as const
const JAR = ['Kavanoz yarım kiloluktu.', 'It was a half-kilo jar.'] as const
const DISCOUNT = [
  'Ders ücreti on iki yaşından küçüklere yüzde yirmi indirimli.',
  'There is a twenty per cent discount on the lesson fee for children under twelve.',
] as const
const COME = [
  "You needn't come in person; an email with the receipt will do.",
  'Şahsen gelmenize gerek yok, makbuzu içeren bir e-posta yeterli.',
] as const
const FORM = [
  'Bu formu doldurmak zorunda değilsiniz, isterseniz boş bırakın.',
  "You don't have to fill in this form; leave it blank if you like.",
] as const

const SWAPPED: [...Row, string][] = [
  ['en', ...POLICE, 'The police called my neighbour.', 'roles-swapped'],
  ['en', ...POLICE, 'My neighbour was called by the police.', 'roles-swapped'],
  ['tr', 'My neighbour called the police.', 'Komşum polisi aradı.', 'Polis komşumu aradı.', 'roles-swapped'],
  ['tr', ...THREAT, 'Kiracı ev sahibini tehdit etti.', 'roles-swapped'],
  ['tr', ...HEATER, 'Ev sahibi dün ısıtıcı için kız kardeşimi aradı.', 'roles-swapped'],
  ['en', ...SON, 'They claim the teacher hit my son, but it was my son who shouted at the teacher.', 'roles-swapped'],
  ['tr', ...TRAIN, 'Tren otobüsten daha ucuz.', 'roles-swapped'],
  ['en', ...BUS, 'The train is cheaper than the bus.', 'roles-swapped'],
  ['tr', ...COURSE, 'Kursta sekiz ders var, toplam on iki hafta sürüyor.', 'number-replaced'],
  [
    'en',
    ...SCHOOLS,
    'Five primary schools in the last four years had to close in the district, as people there grow older.',
    'number-replaced',
  ],
  ['en', ...CUT_OFF, "I hadn't paid the rent this month and so Centrelink cut me off.", 'relation-changed'],
  ['en', ...CUT_OFF, "As my Centrelink payment was stopped, I wasn't able to pay last month's rent.", 'opposite-word'],
  [
    'en',
    'Bütün gece şart değil. Tansiyon hapı kullanıyorum, o yüzden ağrı kesici almıyorum.',
    "It doesn't have to be all night. I take blood pressure tablets, so I don't take painkillers.",
    "Not all night. I don't take painkillers, so I take blood pressure tablets.",
    'relation-changed',
  ],
  ['en', ...DOSE, "I'm on a dose of fifty millilitres of this medicine.", 'unit-replaced'],
  ['en', ...JAR, 'It was a jar of half a litre.', 'unit-replaced'],
  [
    'en',
    ...DISCOUNT,
    'Children below the age of twelve get twenty dollars off the price of a lesson.',
    'unit-replaced',
  ],
  [
    'tr',
    ...COME,
    'Bizzat gelmeniz yasak, bize ancak e-postayla ulaşıp makbuzu yollayabilirsiniz.',
    'obligation-reversed',
  ],
]

test.each(SWAPPED)(
  'into %s: “%s” swapped or counted in another unit is reported once',
  (into, source, model, said, rule) => {
    expect(majorRulesOf([into, source, model, said])).toEqual([rule])
  },
)

const FAIR: Row[] = [
  [
    'en',
    'Arda dinozorları benden çok seviyor.',
    'Arda loves dinosaurs more than he loves me.',
    'Arda loves dinosaurs more than me.',
  ],
  ['en', ...SHOP, 'Although your store is bigger than mine, I pay more rent for mine.'],
  ['en', ...CUT_OFF, "My payment was cut by Centrelink, so I was not able to pay this month's rent."],
  ['en', ...JAR, 'It was a five-hundred-gram jar.'],
  ['en', ...DISCOUNT, 'Under-twelves pay twenty per cent less for their lessons.'],
  ['en', ...FORM, 'Filling this form in is optional, so feel free to leave it blank.'],
  ['en', ...POLICE, 'The police were called by my neighbour.'],
  ['en', ...POLICE, 'My neighbour rang the police.'],
  ['tr', ...THREAT, 'Kiracıyı ev sahibi tehdit etti.'],
  ['tr', ...THREAT, 'Kiracı ev sahibi tarafından tehdit edildi.'],
  ['en', ...THREATENED, 'The tenant was threatened by the landlord.'],
  ['tr', ...HEATER, 'Dün ev sahibini kız kardeşim aradı ısıtıcı için.'],
  ['tr', ...TRAIN, 'Tren otobüsten daha pahalı.'],
  ['en', ...BUS, 'The train is more expensive than the bus.'],
  ['tr', ...COURSE, 'On iki dersten oluşan kurs toplam sekiz hafta sürüyor.'],
  ['en', ...SCHOOLS, 'In the last five years four primary schools closed in the district, as people there grow older.'],
]

test.each(FAIR)('into %s: “%s” may be said in another way', (...row) => {
  expect(majorRulesOf(row)).toEqual([])
})
