import { expect, test } from 'vitest'
import { judgeRow, type Row } from './judge-row.fixture.ts'

/** Rules of the critical and major findings of a rendition. */
const grave = (row: Row) =>
  judgeRow(row)
    .filter(({ type }) => type !== 'minor')
    .map(({ rule }) => rule)

/** The model but for one place, where the rendition says the same in other words. */
const SAME: Row[] = [
  [
    'en',
    'Bu formu siz doldurun, gerisini ben hallederim.',
    "Please fill in this form, and I'll take care of the rest.",
    "Please fill out this form, and I'll take care of the rest.",
  ],
  [
    'en',
    'Poliçeniz yalnızca boru birden patlarsa hasarı karşılıyor.',
    'Your policy only covers the damage if the pipe bursts suddenly.',
    'Your policy only covers the damage where the pipe bursts suddenly.',
  ],
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
    'en',
    'Allah korusun, kursu yarıda bırakmak zorunda kalırsam param yanar mı?',
    'If, God forbid, I have to leave the course halfway, do I lose my money?',
    'If, God forbid, I had to leave the course halfway, would I lose my money?',
  ],
  [
    'en',
    'Komşular bize yemek getirdi ama bu daha ne kadar sürer, bilmiyorum.',
    "The neighbours brought us food, but I don't know how much longer we can go on like this.",
    'The neighbours brought us food, but goodness knows how much longer we can go on like this.',
  ],
  [
    'en',
    'Sergiye üç resmimi verdim; ikisi satıldı, biri geri döndü.',
    'I gave three of my paintings to the exhibition; two were sold and one came back.',
    'I gave three of my paintings to the exhibition; two found buyers and one came back.',
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
    'en',
    'İndirimi kaybetmeden daha ucuz bir tarifeye geçebilirsiniz.',
    'You can move to a cheaper plan without losing your discount.',
    'You can move to a less expensive plan without losing your discount.',
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
    'en',
    'İşe gece dörtte başlıyorum, öğlen on ikide bitiriyorum.',
    'I start work at four at night and finish at twelve noon.',
    'I start work at 4 am and finish at twelve noon.',
  ],
  [
    'en',
    'Arabayı kızım aldı, altıdan önce dönmez. Kaça kadar açıksınız?',
    "My daughter has the car, and she won't be back before six. What time are you open until?",
    "My daughter has the car, and she won't be home until after six. What time do you close?",
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
    'en',
    'Sağ olun ama benim derdim para değil, bir özür.',
    "Thank you, but it's not money I'm after, it's an apology.",
    "I appreciate it, but it's not money I'm after, it's an apology.",
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
    'en',
    'Parayı cumaya kadar istiyor, yoksa tezgâhı başkasına verecek.',
    "She wants the money by Friday; otherwise she'll give the stall to someone else.",
    "She wants the money by Friday; if not, she'll give the stall to someone else.",
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
    'en',
    'Gürültüyü ölçmeden bana ceza kesebilirler mi?',
    'Can they fine me without measuring the noise?',
    'Can they fine me before they measure the noise?',
  ],
  [
    'tr',
    "The man who knocked on your door and asked for cash didn't sound very reliable to me, frankly.",
    'Kapınızı çalıp peşin para isteyen adam, açıkçası bana pek güvenilir gelmedi.',
    'Kapınızı çalıp peşin para isteyen adam, açıkçası bana şüpheli geldi.',
  ],
  [
    'en',
    'Oğlumun formda olmadığını ben de biliyorum.',
    'I know as well as anyone that my son is out of form.',
    "I know as well as anyone that my son's not in form.",
  ],
  [
    'en',
    'Tansiyon ilacı alıyorum, o yüzden ağrı kesici kullanmıyorum.',
    "I take blood pressure tablets, so I don't take painkillers.",
    'I take blood pressure tablets, so I avoid painkillers.',
  ],
  [
    'tr',
    "Then a carer isn't a luxury but a matter of safety.",
    'O zaman bir bakıcı lüks değil, güvenlik meselesi.',
    'O zaman bir bakıcı lüks olmaktan çıkıyor, güvenlik meselesi oluyor.',
  ],
  [
    'en',
    'Üç kez uyardım ama aldırmıyor, çocuklar da uyuyamıyor.',
    "I warned him three times but he takes no notice, and the children can't sleep.",
    'I warned him three times but he takes no notice, and the children lie awake.',
  ],
  [
    'tr',
    'The library is closed on public holidays, but you can return books through the slot.',
    'Kütüphane resmî tatillerde kapalı, ama kitapları dışarıdaki kutuya bırakabilirsiniz.',
    'Kütüphane resmî tatillerde çalışmaz, ama kitapları dışarıdaki kutuya bırakabilirsiniz.',
  ],
  [
    'en',
    'Acele etmeyip altı ay daha biriktirirseniz oranınız düşer.',
    "If you don't rush and save for another six months, your rate will come down.",
    'If you take your time and save for another six months, your rate will come down.',
  ],
  [
    'tr',
    'Otherwise the anaesthetist may have to cancel the operation on Friday morning.',
    'Yoksa anestezi uzmanı cuma sabahı ameliyatı iptal etmek zorunda kalabilir.',
    'Yoksa anestezi uzmanının cuma sabahı ameliyatı iptal etmesi gerekebilir.',
  ],
  [
    'en',
    'Nefesi durursa bana hemen haber verin.',
    'If his breathing stops, tell me at once.',
    'Should his breathing stop, tell me at once.',
  ],
  [
    'tr',
    "Hello Ramazan, I'm a kinship care officer from Seabright Family Services.",
    "Merhaba Ramazan Bey, ben Seabright Family Services'den akraba bakımı görevlisiyim.",
    'Merhaba Ramazan Bey, ben Seabright Family Services adlı kuruluştan akraba bakımı görevlisiyim.',
  ],
  [
    'en',
    'Bavulunuzu yine açık bırakmışsınız.',
    "Uncle, you've left your suitcase open again in the hallway.",
    "Uncle, you've gone and left your suitcase open again in the hallway.",
  ],
  [
    'en',
    'Ama alışamazsam yenisini geri verebilir miyim?',
    "It's very clear. But if I can't get used to them, can I give them back?",
    "It's very clear. But if I don't manage to get used to them, can I give them back?",
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
    'en',
    'Yarısını cuma günü, kalanını da gelecek ay vereceğim.',
    "Nobody can beat me at bargaining. I'll pay half on Friday and the rest next month.",
    "Nobody can beat me at bargaining. I'll hand over half on Friday and the rest next month.",
  ],
  [
    'tr',
    'Then there may be another way. Your policy pays for repairs to items off the list.',
    'O zaman başka bir yol olabilir. Poliçeniz listede olmayan eşyanın onarımını da öder.',
    'O zaman başka bir yolu vardır. Poliçeniz listede olmayan eşyanın onarımını da öder.',
  ],
  [
    'en',
    'Sağ arka lambanın camı kırılmıştı.',
    'When I came back, the back door was dented and the right tail-light was broken.',
    'When I came back, the back door was dented and the right-hand tail-light was broken.',
  ],
  [
    'en',
    'Hamuru yoğururken yarım bardaktan fazla su eklemeyin.',
    'Do not add more than half a glass of water while kneading the dough.',
    'While kneading the dough, add no more than half a glass of water.',
  ],
  [
    'en',
    'Hamuru yoğururken yarım bardaktan fazla su eklemeyin.',
    'Do not add more than half a glass of water while kneading the dough.',
    "While kneading the dough, don't put in over half a glass of water.",
  ],
  [
    'en',
    "Tren arıza nedeniyle Polatlı'da 75 dakika bekledi.",
    'The train waited in Polatlı for 75 minutes because of a breakdown.',
    'The train was held up in Polatlı for an hour and a quarter by a breakdown.',
  ],
  [
    'en',
    'Yunus maratonu 2 saat 16 dakikada bitirdi ve ikinci oldu.',
    'Yunus finished the marathon in 2 hours 16 minutes and came second.',
    'Yunus ran the marathon in 2:16 and came second.',
  ],
  [
    'en',
    'Bilim insanları ölümlerin sebebinin tarım ilacı olduğunu düşünmüyor.',
    'Scientists do not think that pesticides were the cause of the deaths.',
    'Scientists doubt that pesticides were behind the deaths.',
  ],
  [
    'en',
    'Balon turu rüzgâr yüzünden iptal edilince paramızı geri aldık.',
    'When the balloon tour was cancelled because of the wind, we got our money back.',
    "The balloon tour didn't go ahead because of the wind, so we got our money back.",
  ],
]

test.each(SAME)('%s: %s', (...row) => {
  expect(grave(row)).toEqual([])
})
