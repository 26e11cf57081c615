import { expect, test } from 'vitest'
import { majorRulesOf, type Row } from './findings-of.fixture.ts'

/** The model except for one place, which is reworded. */
const SAME: Row[] = [
  [
    'en',
    'Mektubu pazartesi getiririm.',
    "I'll bring the letter on Monday, and the receipts with it.",
    "You'll have the letter on Monday, and the receipts with it.",
  ],
  [
    'tr',
    "I need the loan contract and your last three statements; you'll both have to sign.",
    'Kredi sözleşmesini ve son üç hesap özetinizi istiyorum; ikinizin de imzalaması şart.',
    'Kredi sözleşmesini ve son üç hesap özetinizi istiyorum; ikiniz de imzalamalısınız.',
  ],
  [
    'en',
    'Ayrılmadan on gün önce haber verdim ama son haftalığımı yine de ödemedi. Susmak istemiyorum.',
    "I gave him ten days' notice, but he still didn't pay me my last week's wages. I don't want to keep quiet.",
    "I gave him ten days' notice, but he still didn't give me my last week's wages. I don't want to keep quiet.",
  ],
  [
    'en',
    'Hiçbir belgeyi imzalamayın, önce avukatınızla görüşün.',
    "Don't sign any documents; speak to your lawyer first.",
    'Sign no documents; speak to your lawyer first.',
  ],
  [
    'en',
    'Elimde yazılı bir belge olmadığı için ispat edemiyorum.',
    "Because I don't have anything in writing, I can't prove it.",
    "Because I have nothing in writing, I can't prove it.",
  ],
  [
    'en',
    'Başvurunuzu cumaya kadar göndermezseniz bir sonraki dönemi beklersiniz.',
    "If you don't send your application by Friday, you'll have to wait for the next intake.",
    "Unless you send your application by Friday, you'll have to wait for the next intake.",
  ],
  [
    'en',
    'Tansiyonunuz geçen aya göre daha düşük.',
    'Your blood pressure is lower than last month, so we can leave the dose as it is.',
    "Your blood pressure isn't as high as last month, so we can leave the dose as it is.",
  ],
  [
    'en',
    'Doktorun verdiği merhemi on gün sürdüm ama kaşıntım geçmedi.',
    "I used the cream the doctor gave me for ten days, but the itching didn't go away.",
    "I used the cream I got from the doctor for ten days, but the itching didn't go away.",
  ],
  [
    'en',
    'Annem yürüteçsiz yürüyemiyor.',
    "My mother can't walk without her walker, and there are stairs.",
    'My mother can only walk with her walker, and there are stairs.',
  ],
  [
    'en',
    'Ürünü kutusunu açmadan getirirseniz paranızı iade ederiz; açılmışsa değiştirebiliriz.',
    "If you bring the item back without opening the box, we'll refund your money; if it's been opened, we can exchange it.",
    "If you bring the item back with the box unopened, we'll refund your money; if it's been opened, we can exchange it.",
  ],
  [
    'en',
    'Müdür çarşamba yola çıkıyor ve iki hafta dönmeyecek.',
    "The manager leaves on Wednesday and won't be back for two weeks.",
    'The manager leaves on Wednesday and will be away for a fortnight.',
  ],
  [
    'en',
    'Ateşi otuz dokuzu geçmedikçe acile getirmenize gerek yok.',
    "There's no need to bring her to emergency unless her temperature goes above thirty-nine.",
    "There's no need to bring her to emergency if her temperature doesn't go above thirty-nine.",
  ],
  [
    'en',
    'Kilometresi de yüz bini geçmemiş.',
    "What's more, it hasn't done more than a hundred thousand kilometres.",
    "What's more, it has done no more than 100,000 kilometres.",
  ],
  [
    'en',
    'Öğleden sonra ararsanız daha az beklersiniz.',
    "If you ring in the afternoon, you won't have to wait as long as you did today.",
    "If you ring in the afternoon, you'll have a shorter wait than you did today.",
  ],
  [
    'en',
    'Başvurunuzu yarından sonraki gün beşe kadar gönderin.',
    "Please send your application by five o'clock the day after tomorrow.",
    "Please send your application by five o'clock in two days' time.",
  ],
]

/** Further from the model. */
const FREELY: Row[] = [
  [
    'en',
    'Ev sahibi bize yazılı bildirim hiç göndermedi.',
    'The landlord wants to increase the rent, but he never sent us any written notice.',
    'Our landlord wants to put the rent up, but we were never sent a written notice.',
  ],
  [
    'en',
    'Yurt dışına çıkarmak isterseniz karşı tarafın yazılı izni şart.',
    "If you want to take them overseas, the other party's written consent is required.",
    "You can't take them overseas unless the other party has agreed in writing.",
  ],
  [
    'tr',
    "It's benign, so it doesn't need surgery, but we'd like to repeat the ultrasound in six months.",
    'İyi huylu olduğu için ameliyat gerektirmiyor, ancak ultrasonu altı ay sonra tekrarlamak istiyoruz.',
    'İyi huylu, yani ameliyata gerek yok; yine de altı ay sonra ultrasonu yeniden yapmak isteriz.',
  ],
  [
    'tr',
    "I'm sorry, sir, but could you please wait outside while I speak to your wife alone?",
    'Kusura bakmayın beyefendi, eşinizle yalnız görüşürken lütfen dışarıda bekleyebilir misiniz?',
    'Affedersiniz efendim, hanımınızla yalnız görüşürken lütfen dışarıda bekler misiniz?',
  ],
  [
    'tr',
    "Hello İlker, this is Hannah Kerr from Lorikeet Travel Insurance. I'm assessing your claim.",
    "Merhaba İlker Bey, ben Lorikeet Travel Insurance'tan Hannah Kerr. Talebinizi inceliyorum.",
    "Merhaba İlker Bey, ben Lorikeet Seyahat Sigortası'ndan Hannah Kerr. Talebinizi inceliyorum.",
  ],
]

test.each([...SAME, ...FREELY])('%s: %s', (...row) => {
  expect(majorRulesOf(row)).toEqual([])
})

/** Just as close to the model, with another meaning. */
const OTHER: Row[] = [
  [
    'en',
    'Başvurunuzu cumaya kadar göndermezseniz bir sonraki dönemi beklersiniz.',
    "If you don't send your application by Friday, you'll have to wait for the next intake.",
    "If you send your application by Friday, you'll have to wait for the next intake.",
  ],
  [
    'en',
    'Annem salçayı hiç koymaz.',
    'My mother never puts tomato paste in her stuffed vine leaves.',
    'My mother always puts tomato paste in her stuffed vine leaves.',
  ],
  [
    'en',
    'Elimde yazılı bir belge olmadığı için ispat edemiyorum.',
    "Because I don't have anything in writing, I can't prove it.",
    "Because I have everything in writing, I can't prove it.",
  ],
  [
    'tr',
    'Please keep using the old number.',
    'Lütfen doktorda eski numarayı kullanmaya devam edin.',
    'Lütfen doktorda eski numarayı kullanmayı bırakın.',
  ],
  [
    'en',
    'Kız kardeşime parayı ben ödünç verdim ama ispat edemiyorum.',
    "I lent my sister the money, but I can't prove it in court.",
    "I borrowed the money from my sister, but I can't prove it in court.",
  ],
  [
    'tr',
    'The policy covers a hotel only if you are delayed more than six hours and the airline refuses to provide one.',
    'Poliçe oteli ancak gecikme altı saati aşarsa ve hava yolu otel vermeyi reddederse karşılıyor.',
    'Poliçe otel masrafını sadece altı saatten çok gecikirseniz ya da hava yolu otel vermeyi reddederse karşılıyor.',
  ],
  [
    'tr',
    'Your manager called the police officer and told him.',
    'Müdürünüz polis memurunu arayıp olanları ona anlatmış.',
    'Polis memuru müdürünüzü arayıp olanları ona anlatmış.',
  ],
]

test.each(OTHER)('found: %s: %s', (...row) => {
  expect(majorRulesOf(row)).not.toEqual([])
})
