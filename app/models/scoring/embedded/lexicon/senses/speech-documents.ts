/** Meanings as `index.ts` describes them. */
export const SPEECH_DOCUMENTS = `
#<> ask or answer
ask, ask a question, enquire, inquire, question to ask, enquiry | sor-, sorul-, soru, soru sor-
answer, reply, respond, response, get back to | cevap, cevab, cevapla-, yanıt, yanıtla-, cevap ver-, yanıt ver-, karşılık ver-

# accept or refuse
accept, acceptance, say yes to, take up the offer, agree to do | kabul et-, kabul ed-, kabul edil-, kabul, razı ol-, kabullen-
refuse, refusal, reject, rejection, decline, turn down, say no to, knock back, knocked back | reddet-, redded-, reddedil-, ret, redd, geri çevir-, geri çevril-

# admit or deny
admit to doing, confess, own up, admit it, admit fault | itiraf et-, itiraf ed-, itiraf, kabullen-, suçunu kabul et-, suçunu kabul ed-, ikrar et-, ikrar ed-
deny, denial | inkâr et-, inkâr ed-, inkar et-, inkar ed-, inkâr, yadsı-, yalanla-

# approve or disapprove
approve, approval, sign off on, give the go-ahead | onayla-, onaylan-, onay, onay ver-, tasdik et-, tasdik ed-, tasvip et-, tasvip ed-
disapprove, object to, objection, oppose, be against, opposed to | itiraz et-, itiraz ed-, itiraz, karşı çık-, karşı ol-, muhalefet et-, muhalefet ed-

# agree or disagree
agree with, same opinion, be in agreement | katıl-, aynı fikirde, hemfikir, aynı görüşte, mutabık, mutabığ, hak ver-
disagree with, different opinion, see it differently | farklı düşün-, başka fikirde, karşıt görüş, ters düş-

# praise or criticise
praise, compliment, speak highly of | öv-, övgü, takdir et-, takdir ed-, iltifat, iltifat et-, iltifat ed-, methet-, methed-
criticise, criticize, criticism, find fault with | eleştir-, eleştiri, tenkit et-, tenkit ed-, kusur bul-, tenkid

# truth or lie
tell the truth, be honest, truthfully, honestly | doğruyu söyle-, gerçeği söyle-, dürüst, dürüstçe, doğru söyle-
lie to, tell a lie, lying to, told a lie, liar | yalan söyle-, yalan, yalancı, uydur-, yalan at-

# shout or whisper
shout, yell, scream, raise one's voice | bağır-, haykır-, çığlık at-, sesini yükselt-
whisper, speak softly, speak quietly, keep your voice down | fısılda-, alçak sesle, sessizce konuş-, kısık sesle

# speed of speech
speak slowly, slow down when speaking, more slowly | yavaş konuş-, yavaş yavaş konuş-, daha yavaş, ağır ağır konuş-
speak fast, speak quickly, talk too fast | hızlı konuş-, çabuk konuş-

# understand or misunderstand
understand, understood, make sense, follow what you say, get the meaning | anla-, anlaşıl-, anlam ver-, kavra-
misunderstand, misunderstood, misunderstanding, mix-up, take it the wrong way | yanlış anla-, yanlış anlaşıl-, yanlış anlama, yanlış anlaşılma

# remember or forget
remember, recall, recollect | hatırla-, anımsa-, aklında, akla gel-, hatırda
forget, forgot, forgotten, slipped my mind | unut-, unutul-, aklından çık-, aklımdan çık-

# spoken or written
verbally, by word of mouth, verbal | sözlü, sözlü olarak, şifahen
in writing, put in writing, put it in writing, written down | yazılı, yazılı olarak, yazıyla, yazıya dök-

# advise, warn, promise
advise, advice, recommend, recommendation, suggest, suggestion | tavsiye, tavsiye et-, tavsiye ed-, öner-, öneri, öğüt, öğüd, salık ver-, öneril-, teklif et-, teklif ed-, teklif
warn, warning, caution against | uyar-, uyarı, ikaz, ikaz et-, ikaz ed-, uyarıl-, ihtar
promise, give one's word, word of honour, pledge to | söz ver-, vaat, vaad, vaat et-, vaat ed-, vadet-, vaded-, söz veril-
remind, reminder | hatırlat-, hatırlatma, hatırlatıl-, anımsat-
encourage, urge, motivate | teşvik et-, teşvik ed-, cesaretlendir-, yüreklendir-, özendir-, cesaret ver-
demand that, insist, insist on, insistence | ısrar et-, ısrar ed-, ısrar, diret-, üstele-, ısrarla
order somebody to do, instruct, give an order, command | emret-, emred-, emir ver-, talimat ver-
request, ask for, request for | talep et-, talep ed-, taleb, talep, rica et-, rica ed-, rica, iste-
offer, make an offer | teklif et-, teklif ed-, teklif, teklif sun-, öneri sun-

#~ greeting and courtesy
thank, thanks, thank you, grateful, appreciate, gratitude | teşekkür, teşekkür et-, teşekkür ed-, sağ ol, minnettar, şükran, sağ olun
apologise, apologize, apology, sorry, excuse me | özür dile-, özür, özr, kusura bakma, kusura bakmayın, üzgünüm, affedersiniz, pardon, affet-, affed-
congratulate, congratulations, well done | tebrik et-, tebrik ed-, tebrik, tebrikler, kutlarım, aferin, hayırlı olsun
welcome to, you are most welcome here, welcome everyone | hoş geldiniz, hoş geldin, hoşgeldiniz, hoş bulduk
say goodbye, goodbye, bye, see you, farewell | hoşça kal, hoşça kalın, güle güle, vedalaş-, görüşürüz, allahaısmarladık, iyi günler
hello, hi, good morning, good afternoon, greet | merhaba, selam, günaydın, iyi günler, selamla-, tünaydın
get well soon, hope you get better soon | geçmiş olsun, acil şifalar, şifa dile-
good luck, best of luck, all the best | iyi şanslar, başarılar, bol şans, şansınız açık olsun, kolay gelsin
condolences, sorry for your loss, my deepest sympathy | baş sağlığı, başsağlığı, başınız sağ olsun, taziye, allah rahmet eylesin
pleased to meet you, nice to meet you | memnun oldum, tanıştığımıza memnun oldum, tanıştığıma memnun oldum
you're welcome, don't mention it, no worries, my pleasure | rica ederim, bir şey değil, estağfurullah
introduce myself, introduce oneself, introduction of people | kendimi tanıt-, kendini tanıt-, tanıştır-, takdim et-, takdim ed-

# what is done with the appointment
make an appointment, book an appointment, booked, make a booking, booking, schedule, arrange a time, set up a time, reserve | randevu al-, randevu ayarla-, randevu ver-, rezervasyon, yer ayırt-, randevulaş-, rezervasyon yap-, rezerve et-, rezerve ed-
cancel, cancellation, call off, cancelled, called off | iptal et-, iptal ed-, iptal edil-, iptal, iptal ol-
postpone, put off, defer, reschedule for later, push back, delay to a later date, deferred | ertele-, ertelen-, erteleme, tehir et-, tehir ed-, ileri bir tarihe al-
bring forward, move to an earlier date, brought forward, earlier appointment | öne al-, öne çek-, öne alın-, daha erkene al-, erkene al-
confirm, confirmation, verify | teyit et-, teyit ed-, teyid, teyit, doğrula-, doğrulan-, onayla-, kesinleştir-
miss the appointment, missed the appointment, did not attend the appointment | randevuyu kaçır-, randevusunu kaçır-
keep the appointment, attend the appointment, attend, turn up | katıl-, randevuya gel-, randevuya git-, randevuya gid-, hazır bulun-, iştirak et-, iştirak ed-

# what is done with an application
apply, apply for, submit an application, put in an application, lodge an application, application | başvur-, başvuru, başvuru yap-, müracaat, müracaat et-, müracaat ed-, başvuruda bulun-
withdraw the application, pull out of the application, withdrew the application | başvuruyu geri çek-, başvuruyu geri al-, başvurudan vazgeç-
process the application, assess the application, consider the application | başvuruyu değerlendir-, başvuruyu incele-, başvuruyu işleme al-, değerlendir-, değerlendiril-

# what is done with a form or paper
fill in, fill out, complete the form, filled in | doldur-, doldurul-, form doldur-
sign, signed, signature, put one's name to | imzala-, imzalan-, imza, imza at-, imzalı
submit, hand in, lodge, turn in the form, file the form | teslim et-, teslim ed-, sun-, ibraz et-, ibraz ed-, sunul-
attach, enclose, enclosed, attachment, attached | ekle-, iliştir-, ilişikte, ekte, ekli, iliştiril-
photocopy, make a copy, copy of the document | fotokopi, fotokopi çek-, kopya, kopyasını çıkar-, suret, fotokopisini çek-
scan the document, scanned copy | belgeyi tara-, belge tara-, taranmış belge, tarayıcıdan geçir-, belgeyi tarat-
print, print out, printout | yazdır-, çıktı al-, çıktı, çıktısını al-, yazıcıdan çıkar-
certify, certified copy, certified true copy, witness the signature | tasdik et-, tasdik ed-, tasdikli, onaylı kopya, onaylat-, aslı gibidir, noter tasdikli, tasdik ettir-
send by post, mail it, post it to, send by mail, posted | postala-, postayla gönder-, posta ile gönder-, postaya ver-
email, send an email, e-mail | e-posta, e-mail, eposta, elektronik posta, mail at-, e-posta gönder-, mail

#<> send or receive
send, sent, forward it on | gönder-, gönderil-, yolla-, yollan-, ilet-
receive, received, got your letter, receipt of the letter | eline geç-, elime geç-, elime ulaş-, eline ulaş-, teslim al-, mektup al-, mektubu al-

# what is done with the entry or file
delete, erase, remove from the list | sil-, silin-, listeden çıkar-
save the file, save the document, keep on file, store the record | kaydet-, kayded-, kaydedil-, sakla-, dosyala-, saklan-
update, bring up to date, updated | güncelle-, güncellen-, güncel, güncelleme
correct the details, fix the mistake, amend, amendment, correction | düzelt-, düzeltme, düzeltil-, hatayı düzelt-
add to the form, add, include in the list, addition | ekle-, ilave et-, ilave ed-, eklen-, dahil et-, dahil ed-

# who is told
inform, notify, let know, advise you that, tell, told, notification, let you know | bildir-, haber ver-, bilgi ver-, bilgilendir-, bildiril-, haberdar et-, haberdar ed-, söyle-
keep it secret, hide from, conceal, keep quiet about | sakla-, gizle-, gizli tut-, sır tut-, gizlen-, sır olarak sakla-

# call: make, answer, end
call on the phone, phoned, phone me, phone the, ring up, rang, give a call, phone call, make a call | telefon et-, telefon ed-, telefon aç-, ara-, aran-, telefon görüşmesi, telefon görüşme
call back, return the call, ring back, phone back | geri ara-, tekrar ara-, geri aran-, dönüş yap-
answer the phone, pick up the phone, take the call | telefonu aç-, telefona bak-, telefona çık-, telefona cevap ver-
hang up, end the call, hung up | telefonu kapat-, telefonu yüzüne kapat-, görüşmeyi sonlandır-
hold the line, on hold, stay on the line, put on hold | hatta bekle-, hattan ayrılmayın, beklemeye al-, hatta kal-
leave a message, leave a voicemail, left a message, voicemail | mesaj bırak-, sesli mesaj, not bırak-, sesli mesaj bırak-
text message, text me, send a text, SMS | kısa mesaj, mesaj at-, mesaj çek-, SMS, mesaj gönder-, mesaj yaz-
missed call | cevapsız arama, cevapsız çağrı
put through to, transfer the call, connect you to | telefonu aktar-, hatta bağla-, telefona bağla-, başka hatta aktar-
video call, telehealth appointment, Zoom call | görüntülü arama, görüntülü görüşme, video görüşmesi, video görüşme, Zoom görüşmesi, Zoom görüşme
the phone rings, phone rang, phone is ringing | telefon çal-, telefonu çal-, çaldı
the line is engaged, line is busy, engaged tone | hat meşgul, telefon meşgul, meşgul çal-, hat dolu

# computer acts
log in, sign in, log on, logged in | giriş yap-, oturum aç-, hesabına gir-, sisteme gir-
log out, sign out, log off | çıkış yap-, oturumu kapat-, hesaptan çık-
download | uygulamayı indir-, bilgisayara indir-, dosyayı indir-, telefona indir-, internetten indir-
upload, upload the document | sisteme yükle-, belgeyi yükle-, dosyayı yükle-, internete yükle-, belgeleri yükle-
click on, tap on, press the button | tıkla-, tuşuna bas-, düğmeye bas-, düğmesine bas-
reset the password, change the password | şifreyi sıfırla-, şifreyi değiştir-, şifre sıfırla-, şifresini yenile-
install the app, install the program | uygulamayı yükle-, uygulama kur-, programı kur-, uygulamayı indir-
record the call, record the conversation, audio recording | kayda al-, ses kaydı, ses kaydı yap-, konuşmayı kaydet-, konuşmayı kayded-

# object: device
mobile phone, mobile, cell phone, smartphone, cellphone | cep telefonu, cep telefon, akıllı telefon, mobil telefon
landline, home phone | sabit telefon, ev telefonu, sabit hat
computer, laptop, PC | bilgisayar, dizüstü bilgisayar, laptop, dizüstü
television, TV, telly | televizyon, TV
charger, phone charger | şarj aleti, şarj cihazı

# what medium
newspaper, daily paper | gazete
internet, online, on the web, website, web page, webpage | internet, internet sitesi, internet site, web sitesi, web site, çevrimiçi, online, internetten
social media, Facebook, Instagram | sosyal medya, Facebook, Instagram
newsletter, bulletin | bülten, haber bülteni

# paper: which identity document
passport | pasaport
driver's licence, driving licence, driver licence, driver's license | ehliyet, sürücü belgesi, sürücü belge, şoför ehliyeti
identity card, ID card, photo ID, proof of age card | kimlik kartı, kimlik, kimliğ, nüfus cüzdanı, fotoğraflı kimlik, fotoğraflı kimliğ, nüfus kâğıdı
Medicare card | Medicare kartı, Medicare kart
birth certificate | doğum belgesi, doğum belge, doğum kâğıdı, doğum sertifikası, doğum sertifika, nüfus kayıt örneği
marriage certificate | evlilik cüzdanı, evlenme cüzdanı, evlilik belgesi, evlilik belge, evlenme belgesi, evlenme belge, nikâh cüzdanı
death certificate | ölüm belgesi, ölüm belge, ölüm raporu, vefat belgesi, vefat belge, ölüm kâğıdı
divorce certificate, divorce papers, divorce order | boşanma belgesi, boşanma belge, boşanma kâğıdı, boşanma kararı, boşanma evrakı
citizenship certificate | vatandaşlık belgesi, vatandaşlık belge, vatandaşlık sertifikası, vatandaşlık sertifika
police clearance, police check certificate | sabıka kaydı belgesi, sabıka kaydı belge, iyi hal kâğıdı, temiz kâğıdı, adli sicil belgesi, adli sicil belge

# paper: which certificate, contract or paper
medical certificate, doctor's certificate, sick note | doktor raporu, sağlık raporu, hastalık raporu, istirahat raporu, hasta raporu, rapor
prescription, script from the doctor, repeat script | reçete
referral letter, letter of referral | sevk kâğıdı, sevk belgesi, sevk belge, sevk mektubu, sevk yazısı, sevk yazı, havale mektubu
discharge summary, discharge letter | taburcu raporu, taburcu özeti, taburculuk özeti, çıkış raporu, epikriz
rental agreement, tenancy agreement, residential lease, the lease | kira sözleşmesi, kira kontratı, kira sözleşme, kira kontrat
employment contract, contract of employment, work contract | iş sözleşmesi, iş sözleşme, iş kontratı, hizmet sözleşmesi, hizmet sözleşme, çalışma sözleşmesi, çalışma sözleşme
eviction notice, notice to vacate, vacate notice | tahliye bildirimi, tahliye ihbarı, tahliye ihbarnamesi, tahliye ihbarname, tahliye tebligatı, tahliye kararı
condition report, entry condition report | durum raporu, demirbaş tutanağı, ev durum raporu, mülk durum raporu
title deed, land title, property title, deed to the house | tapu, tapu senedi
insurance policy, policy document | sigorta poliçesi, poliçe, sigorta poliçe
statutory declaration, stat dec | yasal beyan, kanuni beyan, yeminli beyan, yasal beyanname, noter beyanı
affidavit | yeminli ifade, yazılı yeminli ifade, yeminli yazılı beyan
reference letter, letter of reference, character reference | referans mektubu, tavsiye mektubu, iyi hal mektubu, referans yazısı, referans yazı
cover letter, covering letter | ön yazı, başvuru mektubu, niyet mektubu
claim form | talep formu, tazminat formu, hasar formu, sigorta formu
complaint form, complaint letter, letter of complaint | şikâyet formu, şikayet formu, şikâyet dilekçesi, şikâyet dilekçe, şikayet dilekçesi, şikayet dilekçe, şikâyet mektubu
consent form | onay formu, rıza formu, muvafakatname, izin formu, onam formu
application form | başvuru formu, müracaat formu, başvuru form
police report, incident number, report number from the police | polis raporu, polis tutanağı, karakol raporu
vaccination certificate, immunisation record, immunisation history statement | aşı kartı, aşı belgesi, aşı belge, aşı karnesi, aşı karne, aşı kaydı, aşı sertifikası, aşı sertifika

#~ speaking
speak, spoke, spoken to, talk, talk to, conversation, discuss, discussion, have a chat | konuş-, konuşul-, görüş-, görüşül-, sohbet, sohbet et-, sohbet ed-, tartış-
say, said, mention, express | söyle-, söylen-, belirt-, ifade et-, ifade ed-, dile getir-, bahset-, bahsed-, dedi, dedim, diyor, demiş, değin-
tell about, describe, description, report on what happened | anlat-, tarif et-, tarif ed-, anlatıl-, tarif, tasvir et-, tasvir ed-, betimle-
explain, explanation, clarify, make clear, go through it with you | açıkla-, açıklama, anlat-, izah et-, izah ed-, açıklık getir-, izah, açıklan-
repeat, say again, say it again | tekrarla-, tekrar et-, tekrar ed-, tekrar söyle-, yinele-, bir daha söyle-, tekrarlan-
translate, translation, interpret, interpreting, interpretation | çevir-, tercüme et-, tercüme ed-, çeviri, tercüme, çevril-, tercümanlık yap-
argue, argument, quarrel, have words with | tartış-, tartışma, kavga et-, kavga ed-, münakaşa, ağız dalaşı, atışma
complain about, grumble, whinge | şikâyet et-, şikâyet ed-, şikayet et-, şikayet ed-, yakınma, şikâyetçi, şikayetçi, sızlan-
claim that, allege, allegation, assert | iddia et-, iddia ed-, iddia, ileri sür-, öne sür-
blame, accuse, accusation | suçla-, suçlan-, itham et-, itham ed-, suçu at-, kabahat bul-
interrupt, cut in, cut off while speaking | sözünü kes-, lafını kes-, araya gir-, söze karış-
listen, listen to, hear out | dinle-, kulak ver-, dinleme
persuade, convince, talk into | ikna et-, ikna ed-, ikna, inandır-, ikna ol-, razı et-, razı ed-
announce, announcement, declare publicly, make public | duyur-, duyuru, ilan et-, ilan ed-, anons, açıkla-, duyurul-
invite, invitation | davet et-, davet ed-, davet, davetiye, çağır-, davet edil-
arrange, organise, organize, organised | ayarla-, düzenle-, organize et-, organize ed-, hazırla-, ayarlan-, düzenlen-
contact, get in touch, keep in touch, reach me on, communicate, communication | irtibat, irtibata geç-, iletişim, iletişime geç-, temas, temasa geç-, haberleş-, bana ulaş-, size ulaş-, bağlantıya geç-
opinion, in my view, point of view, what do you think | fikir, fikr, görüş, kanaat, düşünce, bence
comment, remark, feedback | yorum, yorum yap-, geri bildirim, görüş
meant, meaning, what do you mean, what does it mean | demek iste-, kastet-, kasted-, anlam, anlamına gel-, mana
word, expression, phrase, term used | kelime, sözcük, sözcüğ, ifade, deyim, terim
sentence in a text, sentence you said | cümle
language | dil, lisan

#~ writing and documents
write, wrote, write down, jot down | yaz-, yazıl-, not et-, not ed-, not al-, kaleme al-
note, notes, make a note | not, not al-, pusula
document, documents, paperwork, papers, documentation | belge, evrak, doküman, kâğıt, kâğıd, belgeler, vesika
original document, the original | asıl, asl, orijinal, belgenin aslı
form, the form | form, matbu form
letter, written letter | mektup, mektub, resmî yazı, resmi yazı
notice, written notice, notification letter | bildirim, ihbar, ihbarname, tebligat, duyuru, yazılı bildirim, ihtarname
certificate | sertifika, belge
report, written report | rapor, tutanak, tutanağ, rapor et-, rapor ed-
record, records, keep a record | kayıt, kayd, sicil, kaydet-, kayded-, kayda geçir-
file, case file, folder | dosya, klasör
detail, details, personal details, particulars, information | bilgi, kişisel bilgi, ayrıntı, detay, malumat, kimlik bilgileri
fact sheet, information sheet, information booklet, leaflet | bilgi formu, bilgi broşürü, broşür, bilgi kitapçığı, kitapçık, kitapçığ, bilgi kâğıdı
first name, full name, given name, name | ad, ön ad, isim, ism, ad soyad, adı soyadı
surname, family name, last name | soyad, soyadı, soyisim, soyism
date of birth | doğum tarihi, doğum tarih
address, home address, postal address | adres, ev adresi, ev adres, posta adresi, posta adres, ikametgâh
phone number, contact number, mobile number | telefon numarası, telefon numara, cep numarası, cep numara, irtibat numarası, irtibat numara
reference number, case number, claim number | referans numarası, dosya numarası, referans numara, dosya numara, başvuru numarası, başvuru numara
envelope | zarf
parcel, package in the mail, postal parcel | paket, koli, kargo
post office, Australia Post | postane, postahane
news, the news, piece of news | haber, haberler
tick the box, tick, mark with a cross | işaretle-, kutuyu işaretle-, çarpı koy-, tik at-
`
