/** Meanings as `index.ts` describes them. */
export const SENSES_STATES = `
# size
big, large, huge, enormous | büyük, büyüğ, kocaman, iri, koca, dev gibi
small, little, tiny | küçük, küçüğ, ufak, ufağ, minik, küçücük, ufacık

# length
long, tall, lengthy | uzun, upuzun, uzun boylu
short, brief | kısa, kısacık, kısa boylu

# level
high, tall building | yüksek, yükseğ
low | düşük, düşüğ, alçak

# build
fat, overweight, obese, obesity | şişman, kilolu, obez, obezite, şişmanlık, fazla kilolu
thin, slim, skinny, underweight | zayıf, ince, cılız, sıska

# weight
heavy | ağır
light, lightweight | hafif

# full or empty
full, fully booked, packed | dolu, tıka basa, doldu
empty, vacant, unoccupied | boş, bomboş, boşal-

# open or closed, on or off
open, turn on, switch on, turned on | aç-, açık, açığ, açıl-, yak-
closed, shut, close, turn off, switch off, turned off | kapat-, kapalı, kapan-, kapa-, söndür-, sön-

# hot or cold
hot, warm | sıcak, sıcağ, ılık, ısın-
cold, cool, chilly, freezing | soğuk, soğuğ, serin, üşü-, soğu-, buz gibi

# wet or dry
wet, damp, soaked, moist | ıslak, ıslağ, nemli, rutubetli, ıslan-, sırılsıklam, rutubet
dry, dried | kuru, kuru-, kurut-, kupkuru

# clean or dirty
clean, cleaned, spotless, hygienic | temiz, temizle-, tertemiz, hijyenik, temizlen-
dirty, filthy, stained, polluted | kirli, pis, kirlen-, kirlet-, lekeli, pislik, kirlilik

#~ new or old
new, brand-new, brand new | yeni, yepyeni, sıfır kilometre
old, ancient, outdated, worn | eski, eskimiş, köhne, demode, eskiden kalma
second-hand, secondhand, used car, pre-owned | ikinci el, kullanılmış, elden düşme

# speed
fast, quick, quickly, rapid, rapidly, swift | hızlı, çabuk, çabucak, süratli, hızla, hızlıca, süratle
slow, slowly | yavaş, yavaşça, ağır ağır, ağırdan

#~ early or late
early | erken, erkenden
late, delayed, delay, overdue, running late | geç, geç kal-, gecik-, gecikme, gecikmiş, rötar
on time, punctual, in time, punctually | zamanında, vaktinde, dakik

# easy or difficult
easy, simple, easily, straightforward | kolay, basit, kolayca, kolaylıkla
difficult, hard, tough, difficulty, complicated, complex, tricky | zor, zorlan-, zorluk, zorluğ, güçlük, karmaşık, karışık, çetin, zahmetli

# safe or dangerous
safe, safety, secure, out of danger | güvenli, emniyetli, güvende, güvenlik, güvenliğ, emniyet, tehlikesiz
dangerous, danger, hazardous, hazard, risky, risk | tehlikeli, tehlike, riskli, risk, sakıncalı

#~ price
cheap, inexpensive, affordable, reasonable price, good value | ucuz, hesaplı, uygun fiyatlı, ehven, fiyatı uygun
expensive, dear, costly, overpriced, pricey | pahalı, fahiş, masraflı, pahalıya
free of charge, free, at no cost, complimentary | bedava, ücretsiz, parasız, beleş

# good or bad
good, great, nice, excellent, lovely, wonderful, beautiful, fantastic, perfect, well | iyi, güzel, harika, mükemmel, şahane, süper, hoş, muhteşem
bad, terrible, awful, horrible, poor quality, lousy, badly, shocking | kötü, fena, berbat, korkunç, rezalet, felaket, berbad, kalitesiz

#~ how certain
definitely, certainly, certain, sure, for sure, absolutely, no doubt | kesin, kesinlikle, mutlaka, muhakkak, emin, elbette, şüphesiz, kuşkusuz
probably, likely, most likely, presumably | muhtemelen, büyük ihtimalle, herhalde, galiba, büyük olasılıkla, muhtemel
maybe, perhaps, possibly, might be, possible | belki, olabilir, mümkün, belki de, olası
impossible, no way | imkansız, imkânsız, olanaksız

# near or far
near, nearby, close to, close by, not far | yakın, yakında, yakınında, yakınlarda, civarda
far, far away, distant, a long way | uzak, uzağ, uzakta, ırak

#~ place in a row
first, initial, firstly | ilk, birinci, ilkin, öncelikle
next, following, upcoming | sonraki, gelecek, gelecek sefer, önümüzdeki, bir sonraki, ertesi
previous, former, earlier, last, past | önceki, eski, bir önceki, evvelki, geçen, geçmiş
current, present, existing, at the moment, now | şu anki, mevcut, güncel, halen, şu anda, hâlihazırda
last, final, latest, most recent | son, sonuncu, en son, nihai

# left or right
left side, on the left, left-hand, left arm, left leg, left knee, left eye, left ear, left foot, left hand | sol, soldaki, solda
right side, on the right, right-hand, right arm, right leg, right knee, right eye, right ear, right foot, right hand | sağ, sağdaki, sağda

# top or bottom
upper, upstairs, on top, above, top floor | üst, yukarı, yukarıda, üst kat, üstünde
lower, downstairs, underneath, below, bottom | alt, aşağı, aşağıda, alt kat, altında

# alive or dead
alive, living, survive, survived | hayatta, canlı, hayatta kal-, sağ kal-, yaşıyor
dead, die, died, death, pass away, passed away, deceased | öl-, ölü, ölüm, vefat et-, vefat ed-, vefat, hayatını kaybet-, rahmetli, merhum

# healthy or ill
healthy, in good health, fit and well | sağlıklı, sıhhatli, sağlığı yerinde, turp gibi
sick, ill, unwell, illness, sickness, disease | hasta, hastalan-, hastalık, hastalığ, rahatsız, rahatsızlık, rahatsızlan-

# recover or get worse
recover, recovery, get better, heal, improve, getting better, on the mend | iyileş-, düzel-, toparlan-, şifa bul-, iyiye git-, iyileşme
get worse, worsen, deteriorate, getting worse, go downhill | kötüleş-, fenalaş-, ağırlaş-, kötüye git-, beterleş-

# awake or asleep
awake, wake up, woke up, woken | uyan-, uyanık, uyanığ, uyandır-
asleep, sleep, slept, fall asleep, fell asleep | uyu-, uykuda, uyku, uykuya dal-, uyuyakal-

# noise
loud, noisy, noise, racket | gürültülü, gürültü, yüksek sesle, şamata, patırtı
quiet, silent, silence, peace and quiet, quietly | sessiz, sessizlik, sessizliğ, sessizce, gürültüsüz

# working or broken
in working order, works properly, in good working order | çalışır durumda, düzgün çalış-, sağlam
broken, faulty, defective, out of order, break down, broke down, malfunction | bozuk, bozuğ, bozul-, arızalı, arıza, arızalan-, kırık, kırıl-, kusurlu, defolu

# right or wrong
correct, right, true, accurate, correctly | doğru, haklı, doğru olarak
wrong, incorrect, false, mistaken, mistake, error, wrongly | yanlış, yanlışlık, yanlışlığ, hatalı, hata

# same or different
same, identical, the very same | aynı, tıpatıp, özdeş
different, differ, difference, another | farklı, değişik, fark, farklılık, başka, ayrı

# public or private
public, government-run, state-run | kamu, devlet, halka açık
private | özel, hususi

# permanent or temporary
permanent, permanently, indefinite, ongoing, lasting | kalıcı, daimi, sürekli, süresiz, temelli
temporary, temporarily, short-term, provisional, interim | geçici, geçici olarak, kısa süreli, muvakkat

# legal or illegal
legal, lawful, legally, by law | yasal, kanuni, legal, yasalara uygun, kanunen, yasal olarak
illegal, unlawful, illegally, against the law | yasa dışı, yasadışı, kanunsuz, illegal, kanun dışı, yasaya aykırı

# guilty or innocent
guilty, at fault, culprit | suçlu, kusurlu, kabahatli
innocent, innocence | masum, suçsuz, masumiyet

# valid or expired
valid, in force, validity | geçerli, yürürlükte, geçerlilik, geçerliliğ
expired, expire, lapsed, lapse, run out of date | süresi dol-, süresi bit-, süresi geç-, süresi dolmuş, vadesi dol-

# required or optional
compulsory, mandatory, obligatory, obliged | zorunlu, mecburi, mecbur, zorunluluk, şart
optional, by choice, at your option | isteğe bağlı, seçmeli, tercihe bağlı

#~ enough, too much, missing
enough, sufficient, adequate | yeterli, yeterince, yet-, kafi, kâfi
too much, too many, excessive, extra, surplus | aşırı, fazla, çok fazla, gereğinden fazla, fazladan
missing, incomplete, lacking, shortage | eksik, eksiğ, noksan, eksiklik

# up or down
increase, rise, rose, go up, went up, raise, risen | art-, artır-, arttır-, yüksel-, artış, çoğal-, zam, yükselt-
decrease, reduce, reduction, go down, went down, drop, lower, cut down | azal-, azalt-, düş-, düşür-, indir-, indirim, düşüş

# busy or available
busy, engaged, occupied, tied up | meşgul, yoğun, dolu, işi başından aşkın
available, free, vacant, availability | müsait, boş, uygun, müsaid

# on purpose or by accident
on purpose, deliberately, intentionally, intentional, deliberate, wilfully | kasten, bilerek, mahsus, kasıtlı, kasıtlı olarak, bile bile, isteyerek
by accident, accidentally, by mistake, unintentionally | yanlışlıkla, kazara, istemeden, kazayla, sehven, farkında olmadan

#~ how it is done
in person, face to face, face-to-face | şahsen, yüz yüze, bizzat
online, over the internet, on the website | internetten, çevrim içi, çevrimiçi, online, internet üzerinden
by phone, over the phone, telephone | telefonla, telefonda, telefon
by post, by mail | postayla, posta ile, posta
by email, email, e-mail | e-posta, e-postayla, mail, eposta
in writing, written | yazılı, yazılı olarak
verbally, spoken, orally, verbal | sözlü, sözlü olarak

# exact or about
exactly, precisely, exact | tam olarak, aynen, tamı tamına
approximately, roughly, more or less, give or take | yaklaşık, aşağı yukarı, civarında, kabaca, yaklaşık olarak

# at once or later
immediately, right away, straight away, at once, promptly, as soon as possible | hemen, derhal, anında, bir an önce, en kısa sürede, gecikmeden
later, later on, afterwards, after | sonra, daha sonra, ileride, sonradan

# genuine or fake
genuine, authentic, original, real | orijinal, hakiki, gerçek, özgün
fake, forged, counterfeit, false document | sahte, taklit, taklid, düzmece, sahtecilik

# most or least
maximum, at most, no more than, up to | en fazla, azami, en çok, maksimum
minimum, at least, no less than | en az, asgari, minimum, en azından

#~ the senses
see, saw, seen, watch, look at, sight | gör-, izle-, seyret-, seyred-, görül-, görün-
hear, heard, listen | duy-, işit-, dinle-, duyul-
smell, odour, stink, stench | koku, kok-, kokla-, kötü koku
touch, touched | dokun-, elle-, temas et-

# test result
positive, favourable | pozitif, olumlu
negative, unfavourable | negatif, olumsuz

# how serious
severe, serious, intense, critical | ağır, ciddi, şiddetli, ciddî, vahim, kritik
mild, slight, minor | hafif, hafifçe, önemsiz, ufak

#~ kind of harm or support
physical, bodily | fiziksel, bedensel, fizikî
psychological, mental | psikolojik, ruhsal, zihinsel
emotional | duygusal, manevi
sexual | cinsel
financial, economic | maddi, mali, ekonomik, parasal

#~ colours
red | kırmızı
blue, navy | mavi, lacivert
green | yeşil
yellow | sarı
black | siyah
white | beyaz
grey, gray | gri

#~ other qualities
important, significant, essential, crucial, vital, importance | önemli, mühim, önem, hayati, elzem
urgent, urgently, emergency, pressing | acil, acilen, ivedi, ivedilikle, acil durum
suddenly, sudden, all of a sudden, unexpectedly | ani, aniden, birden, birdenbire, beklenmedik
strange, weird, unusual, odd, abnormal, bizarre | garip, garib, tuhaf, acayip, acayib, anormal, alışılmadık
together, jointly, with each other | birlikte, beraber, hep beraber, ortaklaşa, bir arada
alone, on one's own, by myself, on my own, by himself, by herself | tek başına, kendi başına, yalnız başına, yalnız yaşa-, tek başıma
flexible, flexibility | esnek, esneklik, esnekliğ
strong, powerful, strength | güçlü, kuvvetli, güç, güc, kuvvet
chronic, long-term, long-standing | kronik, kroniğ, müzmin, süregelen, uzun süreli
suitable, appropriate, convenient, suits me | uygun, elverişli, münasip, münasib
`
