import { expect, test } from 'vitest'
import { rulesWithSeverityOf, type Row } from './findings-of.fixture.ts'

const NEED: Row[] = [
  [
    'en',
    'Bu muayene için ücret ödemeniz gerekmiyor.',
    "You don't need to pay for this examination.",
    "You won't need to pay for this examination.",
  ],
  [
    'en',
    'Ameliyat olmanız gerekmeyebilir.',
    'You may not need to have an operation.',
    'You might not have to have an operation.',
  ],
  [
    'en',
    'Artık rapor getirmeniz gerekmiyor.',
    'You no longer need to bring a report.',
    "You don't have to bring a report any more.",
  ],
  [
    'en',
    'Yeniden başvurmak zorunda kalmayacaksınız.',
    'You will not have to apply again.',
    "You don't have to apply again.",
  ],
  [
    'tr',
    'You must not use this medicine with alcohol.',
    'Bu ilacı alkolle birlikte kullanmamalısınız.',
    'Bu ilacı alkolle birlikte kullanmamanız gerekiyor.',
  ],
  [
    'tr',
    'You do not have to attend in person.',
    'Şahsen katılmak zorunda değilsiniz.',
    'Şahsen katılmanıza gerek yok.',
  ],
]

const ANTONYMS: Row[] = [
  ['en', 'Klimamız çalışmıyor.', 'Our air conditioner is not working.', 'Our air conditioner is broken.'],
  ['tr', 'The air conditioner is broken.', 'Klima bozuk.', 'Klima çalışmıyor.'],
  [
    'tr',
    'The library is not open on Sundays.',
    'Kütüphane pazar günleri açık değil.',
    'Kütüphane pazar günleri kapalı.',
  ],
  [
    'en',
    'Evimiz istasyona uzak değil.',
    'Our house is not far from the station.',
    'Our house is close to the station.',
  ],
  ['en', 'Adresini hatırlamıyorum.', 'I do not remember her address.', 'I forgot her address.'],
  ['en', 'Bu karara katılmıyorum.', 'I do not agree with this decision.', 'I disagree with this decision.'],
  ['tr', 'I do not feel well today.', 'Bugün kendimi iyi hissetmiyorum.', 'Bugün kendimi kötü hissediyorum.'],
  [
    'en',
    'Formu imzalamadan işleme başlayamayız.',
    'Without signing the form we cannot start the process.',
    'We can only start the process after signing the form.',
  ],
  ['en', 'Vizemin süresi doldu.', 'My visa has expired.', 'My visa is no longer valid.'],
  [
    'en',
    'Faturanın doğru olduğunu düşünmüyorum.',
    'I do not think that the bill is right.',
    'I think that the bill is not right.',
  ],
  [
    'tr',
    'I do not think that the agency will return the money.',
    'Acentenin parayı geri vereceğini düşünmüyorum.',
    'Acentenin parayı geri vermeyeceğini düşünüyorum.',
  ],
  [
    'en',
    'Ev sahibinin tamir edeceğini sanmıyorum.',
    'I do not think that the landlord will repair it.',
    'I think that the landlord will not repair it.',
  ],
]

const BOUNDS: Row[] = [
  [
    'tr',
    'You can only park here with a permit.',
    'Buraya ancak izinle park edebilirsiniz.',
    'Buraya izinsiz park edemezsiniz.',
  ],
  [
    'tr',
    'You cannot park here without a permit.',
    'Buraya izinsiz park edemezsiniz.',
    'Buraya ancak izinle park edebilirsiniz.',
  ],
  [
    'tr',
    'We cannot start before you sign.',
    'Siz imzalamadan başlayamayız.',
    'Ancak siz imzaladıktan sonra başlayabiliriz.',
  ],
  [
    'en',
    'Hayır, hastanede hemşireyim, dün gece nöbetteydim.',
    "No, I'm a nurse at the hospital and I was on shift last night.",
    'no im a nurse at the hospital and i was on shift last night',
  ],
  [
    'tr',
    'If her score is not high enough, she can repeat the year.',
    'Puanı yeterince yüksek değilse yılı tekrarlayabilir.',
    'Puanı düşük kalırsa yılı tekrar edebilir.',
  ],
]

const COUNTED: Row[] = [
  [
    'tr',
    'The inspection is on 15 June between 10 and 12.',
    "Denetim 15 Haziran'da saat 10 ile 12 arasında.",
    'Denetim 15 Haziran günü on on iki arası yapılacak.',
  ],
  ['en', 'Sonuçlar on on beş gün sürer.', 'The results take ten to fifteen days.', 'The results take 10-15 days.'],
  ['tr', 'The results take ten to fifteen days.', 'Sonuçlar on on beş gün sürer.', 'Sonuçlar 10-15 gün sürer.'],
  [
    'en',
    'Telefon numaram 0412 333 444.',
    'My phone number is 0412 333 444.',
    'My phone number is oh four one two triple three triple four.',
  ],
  [
    'en',
    'Numaram 9855 3344.',
    'My number is 9855 3344.',
    'My number is nine eight double five double three double four.',
  ],
  ['tr', 'Come on 3 May at 9.', "3 Mayıs'ta saat 9'da gelin.", "3 Mayıs günü saat 9'da gelin."],
  [
    'en',
    'Ödeme iki haftada bir yatıyor.',
    'The payment is made every two weeks.',
    'The payment is made once a fortnight.',
  ],
  ['tr', 'She was born on 12 March 1985.', '12 Mart 1985 tarihinde doğdu.', '12.03.1985 tarihinde doğdu.'],
  [
    'en',
    'Öğrencilerin dörtte üçü geçti.',
    'Three quarters of the students passed.',
    '75 percent of the students passed.',
  ],
  [
    'en',
    'İki buçuk yıldır burada çalışıyorum.',
    'I have worked here for two and a half years.',
    'I have worked here for two years and six months.',
  ],
  [
    'en',
    "Sözleşme 1 Temmuz'dan itibaren geçerli.",
    'The contract is valid from 1 July.',
    'The contract is valid from 1st July.',
  ],
]

const WORDED: Row[] = [
  ['tr', 'What should I bring with me tomorrow?', 'Yarın yanımda ne getirmeliyim?', 'Yarın yanımda neler getirmeliyim'],
  ['tr', 'Who did you come here with?', 'Buraya kim ile geldiniz?', 'Buraya kiminle geldiniz'],
  [
    'en',
    'Dayım yarın sizi arayacak.',
    'My uncle will call you tomorrow.',
    "My mother's brother will call you tomorrow.",
  ],
  [
    'en',
    'Amcam yarın sizi arayacak.',
    'My uncle will call you tomorrow.',
    "My father's brother will call you tomorrow.",
  ],
  ['tr', 'My mother-in-law lives with us.', 'Kayınvalidem bizimle yaşıyor.', 'Eşimin annesi bizimle yaşıyor.'],
  [
    'tr',
    'We expect you at our office tomorrow at ten; please bring your documents.',
    'Yarın saat onda sizi ofisimizde bekliyoruz, lütfen belgelerinizi getirin.',
    'Sizi yarın ofisimizde saat onda bekliyoruz, belgelerinizi de getirin lütfen.',
  ],
  [
    'en',
    "Parayı Ahmet'e vereceğim, sonra tekrar geleceğim.",
    "I'll give the money to Ahmet, and I'll come again.",
    'I will give the money to Ahmet and come again.',
  ],
  ['en', 'Doktor yürümemi tavsiye etti.', 'The doctor recommended that I walk.', 'The doctor said that I should walk.'],
  ['tr', 'My aunt is coming.', 'Teyzem geliyor.', 'Annemin kız kardeşi geliyor.'],
  ['tr', "My son's wife is coming.", 'Gelinim geliyor.', 'Oğlumun karısı geliyor.'],
  ['tr', 'Your lawyer mentioned a fine.', 'Avukatınız bir cezadan bahsetti.', 'Avukatınız bir ceza olduğunu söyledi.'],
]

test.each([...NEED, ...ANTONYMS, ...BOUNDS, ...COUNTED, ...WORDED])(
  'into %s: “%s” is rendered freely and rightly',
  (...row) => {
    expect(rulesWithSeverityOf(row)).toEqual([])
  },
)
