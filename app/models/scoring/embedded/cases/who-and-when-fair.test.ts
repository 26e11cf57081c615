import { expect, test } from 'vitest'
import { findingsOf, type Row } from './findings-of.fixture.ts'

const ROLES =
  /^(?:person-swapped|roles-swapped|tense-changed|possibility-lost|modality-changed|obligation-reversed|reported-speech)$/u

const roleRulesOf = (row: Row) =>
  findingsOf(row)
    .map(({ rule }) => rule)
    .filter((rule) => ROLES.test(rule))

const FAIR: Row[] = [
  // One event with another subject, two wishes, and an action that one person did not do and another did.
  [
    'en',
    'Babam geçen yıl az kalsın ölüyordu.',
    'My father nearly died last year.',
    'We very nearly lost my father last year.',
  ],
  [
    'en',
    'Satıcı nakliyeyi benim ödememi istiyor. Tek isteğim dolabın geri alınması.',
    'The seller wants me to pay the freight. All I ask is that the cupboard be taken back.',
    'The seller expects me to cover the freight. I just want this thing gone.',
  ],
  [
    'tr',
    'The ladder is in the garage; tell me anything you need.',
    'Merdiven garajda; bana ne gerekiyorsa söyleyin.',
    'Merdiven garajda; ihtiyacınız olursa haber verin, size gösteririm.',
  ],
  // The passive says the same.
  [
    'tr',
    "I'll send you the form by Friday.",
    'Formu size cumaya kadar göndereceğim.',
    'Form cumaya kadar tarafımdan gönderilecek.',
  ],
  [
    'en',
    'Telefonda bana kırk dolar dediler.',
    'On the phone they told me forty dollars.',
    'I was told forty dollars on the phone.',
  ],
  // A quoted speaker refers to himself.
  [
    'en',
    'Site parayı iade etmiyor, kupon veririz diyor.',
    "The site won't refund the money; they say they'll give me a voucher.",
    "the site isn't giving the money back they say we'll give you a coupon",
  ],
  [
    'tr',
    "It isn't an offence to say you don't remember.",
    'Hatırlamadığınızı söylemek suç değildir.',
    '“Hatırlamıyorum” demek suç sayılmaz.',
  ],
  // "Everybody" equals "all of us".
  [
    'tr',
    'Everyone works together on Saturday.',
    'Cumartesi günü herkes birlikte çalışır.',
    'Cumartesileri hepimiz birlikte çalışıyoruz.',
  ],
  // In a question the particle marks the person.
  [
    'tr',
    'Did you notice anything wrong before this week?',
    'Bu haftadan önce bir arıza fark etmiş miydiniz?',
    'Bu haftadan önce bir tuhaflık fark ettiniz mi?',
  ],
  // A noun that looks like a verb.
  [
    'tr',
    'The only thing missing is your police record from Turkey.',
    "Tek eksik, Türkiye'den alacağınız sabıka kaydı.",
    "Bir tek Türkiye'den sabıka kaydınız eksik.",
  ],
  // A polite phrase is no wish.
  ['tr', "I'd like to hear from you first.", 'Önce sizi dinlemek isterim.', 'İsterseniz önce sizinle konuşalım.'],
  // An arrangement is a future, a perfect a past.
  ['en', 'Ayın yirmisinde taşınacağız.', "We'll be moving out on the twentieth.", "We're moving out on the twentieth."],
  ['en', 'Faturayı geçen hafta ödedim.', 'I paid the bill last week.', "I've already paid the bill, last week."],
  // A promise is a future in the past.
  [
    'en',
    'Patron vardiyamı azaltacağını söyledi.',
    'My boss said that he would cut my shifts.',
    "My boss says he'll cut down my shifts.",
  ],
  // Refusing is no future.
  ['en', 'Kocam kimseyle konuşmuyor.', "My husband won't talk to anyone.", "My husband hasn't been talking to anyone."],
  // A condition without "if".
  [
    'en',
    'Baştan söyleseydim bunu konuşmazdık.',
    "If I'd told you at the start, we wouldn't have talked about this.",
    "Had I told you at the start, we wouldn't have talked about this.",
  ],
  // Another name for the same owner.
  [
    'en',
    'Oğlumun öğretmenine söylemeye çekiniyor.',
    "He's too shy to tell his teacher, my son.",
    "My son is too shy to talk to my son's teacher.",
  ],
  ['en', 'Dolu arabamın camını kırdı.', "Hail broke my car's windscreen.", 'My windscreen got broken by hail.'],
  // Permission is not possibility.
  ['en', 'Kızımın yanında durabilir miyim?', 'May I stay beside my daughter?', 'Can I stand next to my daughter?'],
  [
    'tr',
    'It might be possible to pay later.',
    'Daha sonra ödemek mümkün olabilir.',
    'Bakarsınız sonra ödemeniz de kabul edilir.',
  ],
  // The speaker reports somebody else's words.
  [
    'tr',
    'My accountant reckons we should close the second shop.',
    'Muhasebecim ikinci dükkânı kapatmamız gerektiği kanısında.',
    'muhasebecim diyor ki ikinci dükkânı kapatalım',
  ],
  [
    'tr',
    'My colleague says your oven has stopped heating.',
    'İş arkadaşım fırınınızın artık ısıtmadığını söylüyor.',
    'Fırınınız ısıtmıyormuş, iş arkadaşım öyle söyledi.',
  ],
  // "I heard", "I was told" and "apparently" are equivalent.
  [
    'en',
    'Kütüphane pazarları da açıkmış, ben cumartesi çalışıyorum.',
    'I hear the library is open on Sundays too, and I work on Saturdays.',
    'They say the library opens on Sundays as well. I work on Saturdays.',
  ],
  [
    'en',
    'Dün postacı geldi, galiba kapıyı açık bıraktı.',
    'The postman came yesterday, and I think he left the door open.',
    'The postman came yesterday; he probably left the door open.',
  ],
  [
    'en',
    'Kapıcıya bunu siz söyleyin, bizi dinlemez.',
    "You'll have to tell the caretaker that; he won't listen to us.",
    "Please be the one who tells the caretaker, because he doesn't listen to us.",
  ],
  // The person stands before the verb.
  [
    'tr',
    "Your rent won't change, because you weren't late.",
    'Geç kalmadığınız, kusurlu olmadığınız için kiranız değişmeyecek.',
    'Kusur sizde olmadığından kiranız aynı kalacak, geç kalmadınız.',
  ],
  [
    'tr',
    'Your club wants the hall on Sunday for a fair.',
    'Kulübünüz salonu pazar günü kermes için istiyor.',
    'Kulüp olarak salonu kermes için pazara istiyorsunuz.',
  ],
  // No obligation.
  [
    'tr',
    "With one of our repairers it's guaranteed.",
    'Anlaşmalı servislerimizden birinde garantilidir.',
    'Anlaşmalı olduğumuz bir servise giderseniz garanti sürer.',
  ],
  // Direct speech.
  [
    'en',
    'Adam, kâğıdı imzaladığım için geri almayacağını söylüyor.',
    "The man says he won't take it back because I signed the paper.",
    "The guy says you signed the paper so I won't take it back.",
  ],
  [
    'en',
    'Başvurunuzda neredeyse her şey tamam.',
    "Nearly everything's in order with your application.",
    "Your application's just about complete.",
  ],
]

test.each(FAIR)('into %s: “%s” keeps who, whose and when', (...row) => {
  expect(roleRulesOf(row)).toEqual([])
})
