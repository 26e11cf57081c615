import { expect, test } from 'vitest'
import { criticalRulesOf, type Row } from './findings-of.fixture.ts'

const SAME: Row[] = [
  [
    'tr',
    'Two-bedroom places in Preston do come up, but not often.',
    "Preston'da iki yatak odalı evler gerçekten çıkıyor, ama sık değil.",
    "Preston'da iki yatak odalı yerler de çıkmıyor değil, ama sık değil.",
  ],
  ['en', 'Bu sınav kolay değil.', "This exam isn't easy.", "This exam hasn't been easy at all."],
  ['tr', "You don't have to rush.", 'Acele etmek zorunda değilsiniz.', 'Acele etme mecburiyetiniz yok.'],
  ['tr', "The rent isn't fixed.", 'Kira sabit değil.', 'Kira sabitlenmemiş.'],
  [
    'en',
    'Sözleşmede zam yok diye yazıyor.',
    'The contract says no increase this year.',
    "It's written in the agreement that there's no increase this year.",
  ],
  [
    'tr',
    'The tap drips, mostly on cold nights.',
    'Musluk çoğunlukla soğuk gecelerde damlıyor.',
    'Musluk özellikle soğuk gecelerde damlıyor.',
  ],
  [
    'tr',
    "You can't choose the room that you like.",
    'Hoşunuza giden odayı seçemezsiniz.',
    'İstediğiniz odayı seçip ötekini bırakamazsınız.',
  ],
  ['tr', 'The warranty still holds.', 'Garantisi hâlâ geçerli.', 'Garantisi daha bitmemiş.'],
  [
    'en',
    'Bunu nereden bilsin, ona kimse söylemedi.',
    'How was she supposed to know that? Nobody told her.',
    "She couldn't have known that; nobody told her.",
  ],
  [
    'en',
    'İlk defa uçağa bineceğim.',
    "It'll be my first time travelling by plane.",
    "I've never travelled by plane before.",
  ],
  // Other words express the "not": what does not work is faulty; whom nobody chose was passed over for somebody else.
  [
    'en',
    'Fırını alırken ısıtmadığını kimse söylemedi.',
    "When I bought the oven nobody said it wasn't heating.",
    'I bought the oven without being told it was faulty.',
  ],
  [
    'en',
    'Bahçede değil, mutfakta çalışmak isterim.',
    "Not in the garden; I'd like to work in the kitchen.",
    'I would choose the kitchen over working in the garden.',
  ],
  [
    'tr',
    'Unless you call the office by noon, the room goes to someone else.',
    'Ofisi öğlene kadar aramazsanız oda başkasına verilecek.',
    'Öğlene kadar ofisi arayın, aksi hâlde odayı başkasına verirler.',
  ],
  [
    'tr',
    "You'd lose the discount unless you've paid for the cover.",
    'Teminat için ödeme yapmadıysanız indirimi kaybedersiniz.',
    'indirimi kaybedersiniz teminat için ödeme yaptıysanız o başka',
  ],
  [
    'tr',
    'Everything stays in this room, unless I think that you are at risk. If so, I call the team.',
    'Tehlikede olduğunuzu düşünmediğim sürece her şey bu odada kalır. Öyle olursa ekibi ararım.',
    'Her şey bu odada kalır, ama eğer tehlikede olduğunuza inanırsam o zaman ekibi ararım.',
  ],
  [
    'tr',
    "He can't take the car out of town without your consent.",
    'İzniniz olmadan arabayı şehir dışına çıkaramaz.',
    'Arabayı şehir dışına çıkarmak için sizin izniniz gerekir.',
  ],
  [
    'tr',
    'There is no joining fee for members.',
    'Üyeler için kayıt ücreti yok.',
    'Üyelerden kayıt ücreti diye bir şey alınmaz.',
  ],
  [
    'tr',
    "We'll pay the value minus the rest of the premium.",
    'Primin kalanını düşerek değerini ödeyeceğiz.',
    'Ödenmemiş primi kesip değerini vereceğiz.',
  ],
  [
    'tr',
    'You will need to send us the form by post.',
    'Formu bize postayla göndermeniz gerekecek.',
    'Formu tarafımıza postayla iletmeniz gerekmektedir.',
  ],
  [
    'tr',
    "You don't need any training, but you have to wear a badge.",
    'Eğitime ihtiyacınız yok ama yaka kartı takmanız gerekiyor.',
    'Eğitim almanız gerekmiyor, ama yaka kartı takılması isteniyor.',
  ],
  [
    'en',
    'Su dereden değil, yağmurdan geldi.',
    'The water was from the rain, not from the creek.',
    "the water is rain water it didn't come from the creek",
  ],
  [
    'tr',
    'The shop stays open; only the kitchen is closed off.',
    'Dükkân açık kalıyor, yalnızca mutfak devre dışı.',
    'Dükkân kapanmayacak, sadece mutfak kapalı.',
  ],
]

test.each(SAME)('into %s: “%s” may be worded with or without “not”', (...row) => {
  expect(criticalRulesOf(row)).toEqual([])
})

const OTHER: Row[] = [
  ['en', 'Bu sınav kolay değil.', "This exam isn't easy.", 'This exam is easy.'],
  ['tr', "The rent isn't fixed.", 'Kira sabit değil.', 'Kira sabit.'],
  ['tr', 'There is no joining fee for members.', 'Üyeler için kayıt ücreti yok.', 'Üyeler için kayıt ücreti var.'],
  // "If" for "unless", with another "if" nearby.
  [
    'tr',
    "If you leave early, you lose the deposit unless you've insured it.",
    'Erken ayrılırsanız, sigorta yaptırmadıysanız depozitoyu kaybedersiniz.',
    'Erken çıkarsanız, depozitoya sigorta yaptırdıysanız depozito gider.',
  ],
  [
    'tr',
    'The evidence from an unlawful search might be thrown out.',
    'Hukuka aykırı aramada bulunan deliller geçersiz sayılabilir.',
    'Usulsüz bir aramada bulunan deliller de kabul görebilir.',
  ],
  [
    'tr',
    'I can waive the late fee, and the rent goes down, but the power goes up.',
    'Gecikme ücretini silebilirim, kira düşüyor, ama elektrik artıyor.',
    'Gecikme ücretini silebilirim, kira düşüyor, ama elektrik de azalıyor.',
  ],
  [
    'en',
    'Misafirlerin hepsi otoparka sığmaz.',
    "The guests won't all fit in the car park.",
    "There's plenty of space for all the guests in the car park.",
  ],
]

test.each(OTHER)('into %s: “%s” is turned to the other side', (...row) => {
  expect(criticalRulesOf(row)).not.toEqual([])
})
