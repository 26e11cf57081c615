import { expect, test } from 'vitest'
import { majorRulesOf, type Row } from './findings-of.fixture.ts'

/** The model except for one place, which is reworded. */
const SAME: Row[] = [
  [
    'tr',
    'He can stay until Sunday at five, as long as you call him at bedtime.',
    'Yatma saatinde onu aramanız şartıyla pazar saat beşe kadar kalabilir.',
    'Yatma saatinde onu aramanız kaydıyla pazar günü beşe kadar kalabilir.',
  ],
  [
    'tr',
    "Carpets have to be listed in the policy, and I can't see one in yours.",
    'Halıların poliçede belirtilmesi şart, sizinkinde ise halı göremiyorum.',
    'Halıların poliçede belirtilmesi şart, sizinkinde ise halı görünmüyor.',
  ],
  [
    'tr',
    "If it's getting hard for you to breathe, call an ambulance straight away.",
    'Nefes almakta zorlanmaya başlarsanız hemen ambulans çağırın.',
    'Nefes almanız zorlaşmaya başlarsa hemen ambulans çağırın.',
  ],
  [
    'tr',
    'Do you want to plead guilty today, or see the police file first?',
    'Bugün suçu kabul etmek mi istiyorsunuz, yoksa önce polis dosyasını mı görmek istersiniz?',
    'Bugün suçu kabul etmek istiyor musunuz, yoksa önce polis dosyasını mı görmek istersiniz?',
  ],
  [
    'tr',
    'Do I need her signature for this, or can I apply to the court on my own?',
    'Bunun için onun imzasına ihtiyacım var mı, yoksa mahkemeye tek başıma başvurabilir miyim?',
    'Bunun için onun imzasına ihtiyacım var mı, yoksa mahkemeye tek başıma başvuramaz mıyım?',
  ],
  [
    'tr',
    'Do you have a witness, a message or anything else in writing?',
    'Bir tanığınız, bir mesajınız ya da yazılı başka bir şeyiniz var mı?',
    'Bir tanığınız, bir mesajınız ya da yazılı başka bir şeyiniz yok mu?',
  ],
  [
    'tr',
    'The new card takes ten days, so keep using the old number at the doctor.',
    'Yeni kart on gün sürer, o yüzden doktorda eski numarayı kullanmaya devam edin.',
    'Yeni kart on gün sürer, o yüzden doktorda eski numarayı kullanmayı bırakmayın.',
  ],
  [
    'tr',
    'We send messages through the app, and you can read them in Turkish.',
    'Uygulama üzerinden mesaj gönderiyoruz, mesajları Türkçe okuyabilirsiniz.',
    'Uygulama üzerinden mesaj gönderiyoruz, mesajları Türkçe okuma imkânınız var.',
  ],
  [
    'tr',
    "As you weren't at fault, your premium shouldn't change this year.",
    'Kusurlu olmadığınız için priminizin bu yıl değişmemesi gerekir.',
    'Kusurlu olmadığınız için priminizin bu yıl aynı kalması gerekir.',
  ],
  [
    'tr',
    "That ring isn't insured, so normally I should leave it out.",
    'O yüzük sigortalı değil, bu yüzden normalde onu kapsam dışı bırakmam gerekir.',
    'O yüzük sigortalı değil, bu yüzden normalde onu hesaba katmamam gerekir.',
  ],
  [
    'tr',
    "Ten days is fine. But if she stays longer, she'll have to pay a little.",
    'On gün olur. Ama daha uzun kalırsa biraz ödemesi gerekir.',
    'On gün sorun değil. Ama daha uzun kalırsa biraz ödemesi gerekir.',
  ],
  [
    'tr',
    'Emre missed twelve days of school last month, so the school was worried.',
    'Emre geçen ay on iki gün okula gelmediği için okul endişelenmiş.',
    'Emre geçen ay on iki gün okula gelmeyince okul endişelenmiş.',
  ],
  [
    'tr',
    'But this term he missed nine days of school without any excuse.',
    'Ama bu dönem hiçbir mazeret bildirmeden dokuz gün okula gelmedi.',
    'Ama bu dönem hiçbir mazeret bildirmeden dokuz gün devamsızlık yaptı.',
  ],
  [
    'tr',
    "You'll hear within five working days. Until then, don't take up any of the floorboards.",
    'Sonucu beş iş günü içinde öğrenirsiniz. O zamana kadar hiçbir parkeyi sökmeyin.',
    'Sonucu beş iş günü içinde öğrenirsiniz. O zamana kadar parkelerin hiçbirini sökmeyin.',
  ],
  [
    'tr',
    "Your daughter's maths is above the class average this term.",
    'Kızınızın matematiği bu dönem sınıf ortalamasının üstünde.',
    'Matematikte kızınız bu dönem sınıf ortalamasının üstünde.',
  ],
  [
    'tr',
    "Welcome to our community garden, Fadime. I'm the coordinator, Doug Farrell.",
    'Mahalle bahçemize hoş geldiniz Fadime Hanım. Ben koordinatör Doug Farrell.',
    'Mahalle bahçemize hoş geldiniz Fadime Hanım. Koordinatörümüz benim, adım Doug Farrell.',
  ],
  [
    'tr',
    'Is there anything that keeps you from looking after them for three months?',
    'Onlara üç ay bakmanıza engel bir durum var mı?',
    'Onlara üç ay boyunca bakamamanız için bir durum var mı?',
  ],
  [
    'tr',
    'Report any change to us within fourteen days, or you may end up owing us money.',
    'Herhangi bir değişikliği on dört gün içinde bize bildirin, yoksa bize borçlu kalabilirsiniz.',
    'Herhangi bir değişikliği on dört gün içinde bize bildirmezseniz bize borçlu kalabilirsiniz.',
  ],
  [
    'tr',
    "The man who knocked on your door and asked for cash didn't sound very reliable to me, frankly.",
    'Kapınızı çalıp peşin para isteyen adam, açıkçası bana pek güvenilir gelmedi.',
    'Kapınızı çalıp peşin para isteyen adam, açıkçası bana şüpheli geldi.',
  ],
  [
    'tr',
    "Then a carer isn't a luxury but a matter of safety.",
    'O zaman bir bakıcı lüks değil, güvenlik meselesi.',
    'O zaman bir bakıcı lüks olmaktan çıkıyor, güvenlik meselesi oluyor.',
  ],
  [
    'tr',
    'The library is closed on public holidays, but you can return books through the slot.',
    'Kütüphane resmî tatillerde kapalı, ama kitapları dışarıdaki kutuya bırakabilirsiniz.',
    'Kütüphane resmî tatillerde çalışmaz, ama kitapları dışarıdaki kutuya bırakabilirsiniz.',
  ],
  [
    'tr',
    'Otherwise the anaesthetist may have to cancel the operation on Friday morning.',
    'Yoksa anestezi uzmanı cuma sabahı ameliyatı iptal etmek zorunda kalabilir.',
    'Yoksa anestezi uzmanının cuma sabahı ameliyatı iptal etmesi gerekebilir.',
  ],
  [
    'tr',
    "Hello Ramazan, I'm a kinship care officer from Seabright Family Services.",
    "Merhaba Ramazan Bey, ben Seabright Family Services'den akraba bakımı görevlisiyim.",
    'Merhaba Ramazan Bey, ben Seabright Family Services adlı kuruluştan akraba bakımı görevlisiyim.',
  ],
  [
    'tr',
    'The limit is 600 dollars unless the delay is longer than six hours.',
    'Gecikme altı saati geçmedikçe üst sınır 600 dolar.',
    'Gecikme altı saati geçmedikçe tutar 600 doları aşamaz.',
  ],
  [
    'tr',
    "That isn't unusual in dementia.",
    'Demansta bu alışılmadık bir şey değil; çoğu zaman son öğrenilen dil önce gider.',
    'Demansta bu ender rastlanan bir şey değil; çoğu zaman son öğrenilen dil önce gider.',
  ],
  [
    'tr',
    'Then there may be another way. Your policy pays for repairs to items off the list.',
    'O zaman başka bir yol olabilir. Poliçeniz listede olmayan eşyanın onarımını da öder.',
    'O zaman başka bir yolu vardır. Poliçeniz listede olmayan eşyanın onarımını da öder.',
  ],
]

test.each(SAME)('%s: %s', (...row) => {
  expect(majorRulesOf(row)).toEqual([])
})
