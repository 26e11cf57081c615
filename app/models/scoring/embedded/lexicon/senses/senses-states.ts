/** Meanings as `index.ts` describes them. */
export const SENSES_STATES = `
# size
big, large, huge, enormous, bigger, biggest, larger, largest, massive, giant, sizeable, sizable, vast | büyük, büyüğ, kocaman, iri, koca, dev gibi, koskoca, devasa, dev, büyüce, hacimli, muazzam
small, little, tiny, smaller, smallest, littlest, tiniest, minor, compact, mini, teeny, petite, slight, not very big | küçük, küçüğ, ufak, ufağ, minik, küçücük, ufacık, minicik, miniminnacık, küçücü, küçümen, azıcık, ufakça, mini, ufaklık, hafif, minnacık

# length
long, tall, lengthy, longer, longest, taller, tallest, lengthier, long-lasting, drawn-out, not short, far from short | uzun, upuzun, uzun boylu, uzunca, uzunlu, kısa değil, hiç de kısa değil
short, brief, shorter, shortest, not long, short-lived | kısa, kısacık, kısa boylu, kısacı, uzun değil, ufak boylu, bodur

# level
high, tall building, higher, highest, elevated, tall | yüksek, yükseğ, yüce
low, lower, lowest, lowly, not high | düşük, düşüğ, alçak, alçal-, yüksek değil

# build
fat, overweight, obese, obesity, fatter, chubby, plump, heavy-set, stout, put on weight, gain weight, weight problem | şişman, kilolu, obez, obezite, şişmanlık, fazla kilolu, şişko, tombul, iri yarı, kilo al-, kilo aldı, kilosu fazla, balık etli
thin, slim, skinny, underweight, thinner, slimmer, slender, lean, bony, lost weight, lose weight, scrawny, malnourished | zayıf, ince, cılız, sıska, incecik, inceciğ, kilo ver-, çelimsiz, kilosu az, narin, çöp gibi

# weight
heavy, heavier, heaviest, heavily, weighty, weigh a lot | ağır, ağırca, ağırdır, kurşun gibi
light, lightweight, lighter, lightest, not heavy, weigh nothing | hafif, ağır değil, tüy gibi

# full or empty
full, fully booked, packed, crowded, booked out, booked up, chock-a-block, no vacancies, no room, no space, no places left, to capacity, jam-packed, at capacity | dolu, tıka basa, doldu, doludur, yer yok, yer kalmadı, yer kalmamış, kalabalık, kalabalığ, ağzına kadar, tıklım tıklım, hıncahınç, dopdolu, boş yer yok, kontenjan dol-
empty, vacant, unoccupied, bare, unfilled, unused, blank, deserted, not occupied | boş, bomboş, boşal-, boşalt, boşalıyor, boşaldı, boşta, ıssız, boştur, içinde bir şey yok

# open or closed, on or off
open, turn on, switch on, turned on, unlock, turn it on, switch it on, uncovered, unsealed | aç-, açık, açığ, açıl-, yak-, açılıyor, açıyor, açtı, açtır, açıl, açılış, yanıyor, yakıyor
closed, shut, close, turn off, switch off, turned off, turn it off, switch it off | kapat-, kapalı, kapan-, kapa-, söndür-, sön-, kapanıyor, kapandı, kapanış, kapat, söndürül, sönüyor, kapıyı çek-

# hot or cold
hot, warm, hotter, hottest, warmer, warmest, warmth, heat, boiling, scorching, heatwave, sweltering, scalding | sıcak, sıcağ, ılık, ısın-, sıcacık, ısıt-, ısıtıyor, ısınıyor, kaynar, ateş gibi, hararet, ılıman, ılıkça, bunaltıcı
cold, cool, chilly, freezing, colder, coldest, cooler, frozen, icy, frosty, chill, ice-cold, nippy | soğuk, soğuğ, serin, üşü-, soğu-, buz gibi, soğuyor, üşüt-, üşüyor, donuyor, dondu, ayaz, soğut-, soğutuyor

# wet or dry
wet, damp, soaked, moist, wetter, drenched, moisture, dampness, humidity, humid, soaking, waterlogged, soggy, dripping | ıslak, ıslağ, nemli, rutubetli, ıslan-, sırılsıklam, rutubet, ıslat-, ıslatıyor, ıslanıyor, nem, nemlen, sular içinde
dry, dried, drier, parched, dehydrated | kuru, kuru-, kurut-, kupkuru, kuruyor, kurutuyor, kuruluk, kuruluğ, kurutul, kurumuş, kuraklık, ıslak değil, nemsiz

# clean or dirty
clean, cleaned, spotless, hygienic, cleanest, cleanliness, hygiene, spick and span, immaculate, sterile, sanitary, sanitised, unstained, cleanse | temiz, temizle-, tertemiz, hijyenik, temizlen-, pırıl, pak, hijyen, steril, lekesiz, mis gibi, gıcır gıcır
dirty, filthy, stained, polluted, dirt, dirtier, stain, grubby, grimy, grime, unclean, unhygienic, messy, pollution, contaminated, muddy, soiled, filth, unwashed, pollute | kirli, pis, kirlen-, kirlet-, lekeli, pislik, kirlilik, kirletiyor, kirleniyor, kirlenmiş, leke, lekesi, lekele, pasaklı, pislen, pislet, hijyenik değil, temiz değil, çamurlu, murdar

#~ new or old
new, brand-new, brand new, newer, newest, newly, unused, latest, modern, up-to-date, never used | yeni, yepyeni, sıfır kilometre, yenisi, yenice, yeniymiş, sıfır, gıcır gıcır, kullanılmamış, modern, güncel, son model
old, ancient, outdated, worn, older, oldest, old-fashioned, dated, shabby, run down | eski, eskimiş, köhne, demode, eskiden kalma, eskice, eskidi, eskiyen, yıpran, kadim, modası geçmiş, harap, harab, külüstür
second-hand, secondhand, used car, pre-owned, used, previously owned, not new, hand-me-down, preloved, pre-loved, refurbished, pre-used | ikinci el, kullanılmış, elden düşme, elden düşürme, ikinci elden, yeni değil, yenilenmiş

# speed
fast, quick, quickly, rapid, rapidly, swift, faster, fastest, quicker, quickest, speedy, speed, in no time, hurry, promptly, brisk, hastily | hızlı, çabuk, çabucak, süratli, hızla, hızlıca, süratle, hız, hızı, çabucacık, seri, sürat, acele, bir çırpıda, kısa sürede, jet gibi, şipşak
slow, slowly, slower, slowest, little by little, bit by bit, sluggish, gradual | yavaş, yavaşça, ağır ağır, ağırdan, azar azar, tedrici, tedricen, kademeli, ağırca, acele etmeden, usul usul, hızlı değil, peyderpey

#~ early or late
early, earlier, earliest, ahead of time, too soon, before time, premature, first thing | erken, erkenden, vaktinden önce, vaktinden evvel, zamanından önce, zamanından evvel, süresinden önce, sabahın köründe
late, delayed, delay, overdue, running late, lateness, tardy, behind schedule, held up, hold up, not on time, past due, belated, running behind, take longer, took longer, after the deadline | geç, geç kal-, gecik-, gecikme, gecikmiş, rötar, geçe kal-, gecikiyor, gecikir, gecikti, geciken, aksama, aksa-, sark-, sarkıyor, vaktinde değil, zamanında değil, süresini geçir-, yetişemedi, yetişemiyor
on time, punctual, in time, punctually, within the time limit, within time, by the deadline, in good time, when due, never late, not late, on schedule, on the dot, when it was due | zamanında, vaktinde, dakik., süresi içinde, süresinde, günü gününe, gününde, gecikmeden, gecikmesiz, geç kalmadan, geciktirmeden, aksatmadan, saatinde, saati saatine, vakitli

# easy or difficult
easy, simple, easily, straightforward, easier, easiest, simply, simpler, effortless, uncomplicated, not hard, not difficult, no trouble, piece of cake, a breeze, painless | kolay, basit, kolayca, kolaylıkla, rahatlıkla, zor değil, zahmetsiz, çocuk oyuncağı, güç değil, pratik, işten değil
difficult, hard, tough, difficulty, complicated, complex, tricky, harder, tougher, toughest, challenge, demanding, struggle, have trouble, has trouble, not easy, no easy thing, not simple, trickier, awkward, arduous | zor, zorlan-, zorluk, zorluğ, güçlük, karmaşık, karışık, çetin, zahmetli, zordur, zorlu, zorlaş, zorlanıyor, güçlüğ, güçtür, kolay değil, basit değil, müşkül, meşakkatli, zorlayan, sıkı pazarlık, sorun yaşa-, zorca, zoruna

# safe or dangerous
safe, safety, secure, out of danger, safely, safer, safest, security, protected, harmless, unharmed, not dangerous, no danger, no risk, sheltered, danger-free | güvenli, emniyetli, güvende, güvenlik, güvenliğ, emniyet, tehlikesiz, güvenle, güvenceli, güvencede, risksiz, tehlike yok, sakıncasız, zararsız, korunaklı, emin ellerde, tehlikeli değil, riskli değil
dangerous, danger, hazardous, hazard, risky, risk, unsafe, not safe, endanger, perilous, peril, threat, threatening, life-threatening, precarious, deadly | tehlikeli, tehlike, riskli, risk, sakıncalı, güvenli değil, güvensiz, emniyetsiz, riziko, tehdit, tehdid, ölümcül, can güvenliği

#~ price
cheap, inexpensive, affordable, reasonable price, good value, cheaper, cheapest, low cost, low price, economical, good price, bargain, cost less, not expensive, less expensive, reasonably priced, well priced | ucuz, hesaplı, uygun fiyatlı, ehven, fiyatı uygun, ucuza, ucuzla, ucuzluk, ucuzluğ, ekonomik, ekonomiğ, makul fiyat, bütçeye uygun, bütçe dostu, pahalı değil, az masraflı, düşük fiyat, keseye uygun, kelepir, uygun fiyat
expensive, dear, costly, overpriced, pricey, dearer, dearest, pricier, steep, high price, exorbitant, costlier, cost a lot, cost more, cost a fortune, not cheap, rip-off, ripoff | pahalı, fahiş, masraflı, pahalıya, yüksek fiyat, fiyatı yüksek, ateş pahası, tuzlu, kazık, kazığ, ucuz değil, el yak-
free of charge, free, at no cost, complimentary, at no charge, no charge, without charge, without paying, for nothing, no cost, no fee, cost nothing, on the house, my treat, gratis, no need to pay, pay nothing, not charged, do not charge, does not cost, nothing to pay, no money needed, not have to pay | bedava, ücretsiz, parasız, beleş, ücret almaz, ücret alınmaz, ücret alınmıyor, ücret almadan, ücret almıyor, para almadan, para almaz, para alınmaz, para alınmıyor, para almıyor, ücret yok, hiç ücret, para ödemez, para ödemeyin, para ödemiyor, para ödemeden, ücret ödemez, ücret ödemeden, ücret ödemiyor, para vermiyor, para vermez, para vermeden, para ödenmiyor, para ödenmez, para ödenmeden, ücret ödenmiyor, ücret ödenmez, karşılıksız, ikram, caba, cabası, masrafsız, ücrete tabi değil, gratis

# good or bad
good, great, nice, excellent, lovely, wonderful, beautiful, fantastic, perfect, well, well done, better, best, fine, pleased, glad, brilliant, awesome, terrific, superb, pleasant, delightful, outstanding, fabulous, not bad, all right, decent, impressive, first-rate, high quality, nicely, quite well, finest, splendid | iyi, güzel, harika, mükemmel, şahane, süper, hoş, muhteşem, iyidir, iyisi, iyiyi, iyiy, iyim, nefis, enfes, olağanüstü, fevkalade, fevkalâde, muazzam, müthiş, sevindi, hayırlı, fena değil, ideal, başarılı, parlak, bayıldım, harikulade, kaliteli, tam uygun
bad, terrible, awful, horrible, poor quality, lousy, badly, shocking, worse, worst, not good, no good, not great, nasty, dreadful, unpleasant, rotten, disgusting, appalling, disastrous, horrid, hopeless, horribly, terribly, crap, substandard, shoddy, unsatisfactory | kötü, fena, berbat, korkunç, rezalet, felaket, berbad, kalitesiz, kötüsü, kötüy, kötüdür, kötülük, kötülüğ, iyi değil, iyi gitmiyor, iğrenç, iğrenc, feci, korkunc, rezil, vahim, güzel değil, hoş değil, nahoş, niteliksiz, fenaca, beter, hayırsız, dayanılmaz

#~ how certain
definitely, certainly, certain, sure, for sure, absolutely, no doubt, certainty, surely, of course, without doubt, without a doubt, undoubtedly, by all means, positively, without fail, guaranteed, definite, one hundred per cent | kesin, kesinlikle, mutlaka, muhakkak, emin, elbette, şüphesiz, kuşkusuz, katiyen, elbet, tabii, tabi ki, eminim, eminiz, garanti, hiç şüphe, kuşku yok, şüphe yok, illa, illaki, ille, hiç kuşku, yüzde yüz, ne olursa olsun, şaşmaz, mutlak
probably, likely, most likely, presumably, probable, probability, in all likelihood, I suppose, I guess, I think, I imagine, I assume, chances are, odds are | muhtemelen, büyük ihtimalle, herhalde, galiba, büyük olasılıkla, muhtemel, olasılıkla, ihtimalle, sanırım, sanıyorum, zannederim, zannediyorum, herhal, olsa gerek, tahminen, tahminim, bence, büyük bir ihtimal, galib
maybe, perhaps, possibly, might be, possible, could be, may be, possibility, potentially, for all I know, feasible, chance that, conceivably | belki, olabilir, mümkün, belki de, olası, olabilece, ihtimal, ola ki, bakarsın, muhtemel, olur da, kim bilir, imkân dahilinde
impossible, no way, not possible, is not possible, cannot be done, can not be done, no chance, not a chance, out of the question, unthinkable, there is no way, not feasible, unachievable, not an option, would not be possible, impossibility | imkansız, imkânsız, olanaksız, mümkün değil, imkân yok, imkan yok, olamaz, olacak iş değil, ihtimal yok, mümkünatı yok, olanağı yok, söz konusu değil, hiçbir şekilde, olası değil, mümkün olmaz, mümkün olmadı, mümkün olmayacak, mümkün olmuyor

# near or far
near, nearby, close to, close by, not far, nearer, nearest, closer, closest, next to, not far from, around here, around the corner, walking distance, within walking distance, in the vicinity, neighbouring, adjacent, a short walk, a stone throw | yakın, yakında, yakınında, yakınlarda, civarda, yanında, yanı başı, yanıbaşı, yöresinde, civarındaki, dolayında, çevresinde, çevrede, buralarda, oralarda, uzak değil, dibinde, kenarında, yürüme mesafesi, hemen ötesi, bitişik, bitişiğ
far, far away, distant, a long way, a long distance, remote, miles away, not near, not close, way out, long drive, further away | uzak, uzağ, uzakta, ırak, uzaklık, uzaklığ, uzaklarda, uzakça, ötede, ötesinde, epey yol, yakın değil, çok yol, taa orada, dünyanın öbür ucu

#~ place in a row
first, initial, firstly, to begin with, to start with, number one, for a start | ilk, birinci, ilkin, öncelikle, ilki, başlangıçta, evvela, en başta, baştaki, en önce, ilkten
next, following, upcoming, subsequent, forthcoming, after that, after this, afterwards, the one after, one after, ensuing, the week after, the day after | sonraki, gelecek, gelecek sefer, önümüzdeki, bir sonraki, ertesi, takip eden, takiben, izleyen, müteakip, müteakib, sıradaki, ardından, arkasından, haftaya, bir dahaki, peşinden
previous, former, earlier, last, past, prior, preceding, the one before, before that, ex, used to be | önceki, eski, bir önceki, evvelki, geçen, geçmiş, öncesi, evvelce, sabık, geçtiğimiz, son seferki
current, present, existing, at the moment, now, right now, as of now, nowadays, for now, these days, this moment, at this time | şu anki, mevcut, güncel, halen, şu anda, hâlihazırda, bugünkü, şimdi, şu an, şu sıra, şu sıralar, halihazır, hâlihazır, hâlen, bugünlerde, günümüz, var olan, elimizdeki, elde olan, şu aralar, yürürlükteki
last, final, latest, most recent, lastly, in the end, ultimate, at the end | son, sonuncu, en son, nihai, sonunda, nihayet, nihaî, en sonki, en sondaki

# left or right
left side, on the left, left-hand, left arm, left leg, left knee, left eye, left ear, left foot, left hand, to the left, on your left, on the left-hand side, left-hand side, leftmost, with the left, my left, his left, her left, your left | sol, soldaki, solda, sola, solumda, solunuzda, solunda
right side, on the right, right-hand, right arm, right leg, right knee, right eye, right ear, right foot, right hand, right-hand side, to the right, on your right, my right, his right, her right, your right, on the right-hand side | sağ, sağdaki, sağda, sağa, sağımda, sağınızda, sağında

# top or bottom
upper, upstairs, on top, above, top floor, uppermost, on top of, overhead, upstair, higher up, higher floor, next floor up, at the top, exceed, upward, over the limit, higher than | üst, yukarı, yukarıda, üst kat, üstünde, üstü, üstünü, üstüne, üstteki, üzeri, yukarda, tepesi, aş-, aşıyor, aşar, beşi aş-
lower, downstairs, underneath, below, bottom, beneath, underside, bottommost, no higher than, at the foot, under the limit | alt, aşağı, aşağıda, alt kat, altında, altına, dibinde, altta, sınıra ulaşmayan, sınıra ulaşmadı

# alive or dead
alive, living, survive, survived, survivor, still here, still with us, not dead | hayatta, canlı, hayatta kal-, sağ kal-, yaşıyor, sağ salim, ölmedi, sağ kurtul
dead, die, died, death, pass away, passed away, deceased, dying, passed on, lost his life, lost her life, lost their lives, late husband, late wife, late father, late mother, no longer with us, bereavement | öl-, ölü, ölüm, vefat et-, vefat ed-, vefat, hayatını kaybet-, rahmetli, merhum, ölen, öldü, ölüyor, ölmüş, ölenler, hayatını kaybed, rahmete kavuş, hakkın rahmetine, can ver-, hayata gözlerini, ecel, müteveffa, kendisini kaybet

# healthy or ill
healthy, in good health, fit and well, healthier, in good shape, fit as a fiddle, in fine health, feeling well, in the best of health, as fit as, not sick | sağlıklı, sıhhatli, sağlığı yerinde, turp gibi, sağlıkta, sağlığı iyi, sıhhati, sıhhatte, dinç, dinc, zinde, hasta değil, sapasağlam, afiyette
sick, ill, unwell, illness, sickness, disease, sicker, not well, is not well, not feeling well, ailment, come down with, came down with, under the weather, off colour, sickly, health condition, medical condition, being diabetic, disorder | hasta, hastalan-, hastalık, hastalığ, rahatsız, rahatsızlık, rahatsızlan-, kötü hissed, sağlık sorun, iyi hissetmiyor

# recover or get worse
recover, recovery, get better, heal, improve, getting better, on the mend, got better, improvement, feel better, felt better, pull through, get well, got well, back on my feet, back on your feet, back on his feet, recuperate, convalesce, bounce back, cure | iyileş-, düzel-, toparlan-, şifa bul-, iyiye git-, iyileşme, iyileş, düzeliyor, düzeldi, düzelme, toparlıyor, toparlanıyor, toparla-, kendine gel-, ayağa kalk-, sağlığına kavuş, sağlığını kazan, şifa, atlat-, atlatıyor, daha iyiye, kendini topla, kendini toparla
get worse, worsen, deteriorate, getting worse, go downhill, got worse, gone worse, deterioration, become worse, went downhill, take a turn for the worse, took a turn for the worse, aggravate, flare up, sicker | kötüleş-, fenalaş-, ağırlaş-, kötüye git-, beterleş-, kötüleş, fenalaş, ağırlaş, kötüye gidiyor, kötüye gid-, daha kötü, beterleş, şiddetlen, geriye git-

# awake or asleep
awake, losing sleep, lose sleep, lost sleep, loses sleep, wake up, woke up, woken, woke, wake, not asleep, can not sleep, up all night, come round, came round, sleepless, unable to sleep | uyan-, uyanık, uyanığ, uyandır-, uyanıyor, uyandı, uyanır, uykudan kalk-, uyku tutmuyor, uyku tutmadı, uyku tutmaz, uykusuz, uyumadı, uyuyamadı, uyuyamam, uyuyamıyor, uyan, gözünü aç-, ayılı, ayıl-
asleep, sleep, slept, fall asleep, fell asleep, doze, nod off, nap, sleepy, drift off | uyu-, uykuda, uyku, uykuya dal-, uyuyakal-, uyuyor, uyudu, uyur, uyuyan, uyut-, uyutul, uykusu, uykuya, dalıp git-, uyukla, uyuklu, uyuyakaldı, uyuya kal-, içi geç-, uykum

# noise
loud, noisy, noise, racket, loudly, louder, noisier, noisily, din, blare, deafening, at full volume, high volume, booming, raise your voice | gürültülü, gürültü, yüksek sesle, şamata, patırtı, yüksek ses, bangır bangır, gürül gürül, gümbür, ses yap-, ses çıkar-, avaz avaz, velvele, uğultu, son ses, sesi aç-, tantana
quiet, silent, silence, peace and quiet, quietly, quieter, quietest, calm, peaceful, noiseless, without a sound, without noise, keep it down, kept down, hush, softly, low voice, in a low voice, under one breath, soft-spoken, turn it down, tranquil | sessiz, sessizlik, sessizliğ, sessizce, gürültüsüz, sakin, alçak sesle, kısık sesle, kısık ses, alçak ses, sus-, susuyor, usulca, dingin, gürültü yapmayın, gürültü yapmadan, ses çıkarmadan, ses çıkarmayın, sesi kıs-, sesini kıs-, çıt, yavaş sesle

# working or broken
in working order, works properly, in good working order, working properly, works fine, working fine, in good condition, functional, functioning, operational, works well, up and running, running well, not broken | çalışır durumda, düzgün çalış-, sağlam, işler durumda, kullanılabilir, kusursuz, sapasağlam, bozuk değil, arızasız, sorunsuz çalış, faal
broken, faulty, defective, out of order, break down, broke down, malfunction, stop working, quit working, defect, breakdown, breakage, busted, on the blink, kaput, play up, flawed, packed up, conked out | bozuk, bozuğ, bozul-, arızalı, arıza, arızalan-, kırık, kırıl-, kusurlu, defolu, bozuluyor, bozuldu, bozulan, bozulmuş, kırıldı, kırılıyor, kırılmış, kırığ, defo, haşat, işlemez, iflas et-, devre dışı

# right or wrong
correct, right, true, accurate, correctly, spot on, error-free, fair enough | doğru, haklı, doğru olarak, doğru söylüyor, doğru söyled, doğru diyor, isabetli, kusursuz, hatasız, yanlışsız, aynen, evet öyle, tam isabet, tastamam, öyledir
wrong, incorrect, false, mistaken, mistake, error, wrongly, inaccurate, not right, not true, not correct, untrue, mix-up, misguided | yanlış, yanlışlık, yanlışlığ, hatalı, hata, yanılgı, yanıl-, yanılıyor, hatası, hatalar, doğru değil, isabetsiz

# same or different
same, identical, the very same, the same, same one, just the same, exact same, equal, equivalent, alike, no different, in the same way | aynı, tıpatıp, özdeş, aynısı, aynı şekilde, aynı şey, aynen, tıpkısı, farksız, farkı yok, eşit, eşdeğer, eş değer, birebir, değişmemiş, fark yok, birbirinin aynı, aynıdır
different, differ, difference, another, a new one, separately, distinct, unlike, not the same, various, vary | farklı, değişik, fark, farklılık, başka, ayrı, başka türlü, farkı, ayrıdır, bambaşka, çeşitli, aynı değil

# public or private
public, government-run, state-run, government, state-owned, government-funded, the state | kamu, devlet, halka açık, kamuda, kamunun, kamuya, kamusal, umumi, umuma açık, herkese açık, halkın
private, personal, non-government, fee-paying | özel, hususi, özelde, özele, kişisel, şahsi, bireysel, paralı, ferdi

# permanent or temporary
permanent, permanently, indefinite, ongoing, lasting, for good, forever, long term, lifelong, for life, continuing, continuous, continual, perpetual, lifetime, open-ended | kalıcı, daimi, sürekli, süresiz, temelli, daima, daimî, devamlı, ömür boyu, ebedi, sonsuza kadar, kadrolu, kadroya, uzun vadeli, bitmeyen
temporary, temporarily, short-term, provisional, interim, for now, for the time being, for a while, for a short time, for a limited time, fixed-term, casual, stopgap, in the meantime, transitional, not permanent, temp, makeshift, until further notice, short-lived | geçici, geçici olarak, kısa süreli, muvakkat, şimdilik, bir süreliğine, bir süre, kısa vadeli, kısa dönem, belirli süreli, eğreti, kalıcı değil, ara dönem, ara çözüm, idareten, kadrosuz, iğreti

# legal or illegal
legal, lawful, legally, by law, legality, within the law, under the law, permitted by law, allowed by law, legitimate, law allow, law permits, in law, statutory | yasal, kanuni, legal, yasalara uygun, kanunen, yasal olarak, hukuki, hukuken, hukuka uygun, kanuna uygun, kanunlara göre, kanuna göre, yasaya uygun, yasaya göre, yasaca, meşru, kanunî, yasa gereği, kanun gereği
illegal, unlawful, illegally, against the law, not legal, not lawful, against the rules, break the law, broke the law, prohibited, forbidden, outlawed, banned, illicit, not allowed by law | yasa dışı, yasadışı, kanunsuz, illegal, kanun dışı, yasaya aykırı, yasal değil, kanuni değil, hukuka aykırı, kanuna aykırı, yasalara aykırı, hukuk dışı, yasak, yasağ, gayrimeşru, hukuksuz, kanunlara aykırı

# guilty or innocent
guilty, at fault, culprit, guilt, to blame, in the wrong, offender, perpetrator, culpable, my fault, your fault, his fault, her fault, their fault, our fault, is to blame, convicted, the one at fault | suçlu, kusurlu, kabahatli, kusur, kabahat, günahkâr, hata onda, mahkûm
innocent, innocence, not guilty, not at fault, not my fault, not your fault, not his fault, not her fault, not their fault, not our fault, not to blame, blameless, faultless, without fault, no fault, did nothing wrong, done nothing wrong, in the clear, cleared | masum, suçsuz, masumiyet, suçlu değil, kusuru yok, kusuru olmayan, kusuru olmadı, suçu yok, kabahati yok, kabahatsiz, günahsız, beraat, bir suçu yok, suçum yok, kusur değil

# valid or expired
valid, in force, validity, in effect, still good, good until, applies, applicable, effective, recognised, recognized, binding, stands, runs until | geçerli, yürürlükte, geçerlilik, geçerliliğ, yürürlük, yürürlüğ, bağlayıcı, süresi dolmadı, süresi dolmadan, süresi dolmamış, süresi var, süresi geçmemiş, hükmü var, muteber, kabul edil-, uygulanır
expired, expire, lapsed, lapse, run out of date, expiry, expiration, run out, ran out, out of date, no longer valid, not valid, invalid, past its date, past the date, too old, cease to be valid, come to an end, came to an end | süresi dol-, süresi bit-, süresi geç-, süresi dolmuş, vadesi dol-, süresi doldu, süresi dolan, süresi doluyor, süresi bitti, süresi bitiyor, süresi bitmiş, süresi geçmiş, süresi geçti, süresi sona er-, sona er-, sona eriyor, geçersiz, geçerli değil, geçerliliğini yitir, geçerliliğini kaybet, tarihi geç-, tarihi geçmiş, günü geç-, günü geçmiş, miadı dol-, eskimiş, vadesi geç-, geçmez, hükümsüz, süresi kalmadı, geçerliliği bit-, geçerliliği sona

# required or optional
compulsory, mandatory, obligatory, obliged, requirement, require, have no choice, no choice, a must, obligation, forced to, binding, unavoidable, bound to, duty bound | zorunlu, mecburi, mecbur, zorunluluk, şart, şarttır, şartı var, zaruri, zaruret, yükümlü, zorunda kal-, kaçınılmaz, icap et-, icap ed-, olmazsa olmaz
optional, by choice, at your option, voluntary, voluntarily, not compulsory, not mandatory, not required, not obligatory, no obligation, if you want, if you want to, if you wish, if you like, up to you, your choice, do not have to, do not need to, no need to, not necessary, elective, free to choose, discretionary | isteğe bağlı, seçmeli, tercihe bağlı, ihtiyari, gönüllü, dilerseniz, istersen, zorunlu değil, mecbur değil, şart değil, zorunda değil, gerek yok, gerekmez, gerekmiyor, size kalmış, size bağlı, keyfi, tercihe

#~ enough, too much, missing
enough, sufficient, adequate, ample, suffice, all you need, all I need, that all, will do | yeterli, yeterince, yet-, kafi, kâfi, yeter, yetiyor, yetti, yetecek, yetsin, yetişir, kâfidir, kafidir, kifayet, el ver-
too much, too many, excessive, extra, surplus, excess, overly, overdo, overdone, additional, more than enough, over the top, far too, way too | aşırı, fazla, çok fazla, gereğinden fazla, fazladan, daha çok, ek, ekstra, ilave, ziyade
missing, incomplete, lacking, shortage, lack, short of, insufficient, inadequate, not enough, not complete, unfinished, deficiency, left out, scarce, in short supply, omitted | eksik, eksiğ, noksan, eksiklik, eksilt, eksil-, yetersiz, tamamlanmamış, tamam değil, yoksun, yeterli değil, kıt, kıtlık

# up or down
increase, rise, rose, go up, went up, raise, risen, gone up, grow, grew, grown, growth, boost, climb, put up, soar, escalate, hike, go higher | art-, artır-, arttır-, yüksel-, artış, çoğal-, zam, yükselt-, artıyor, arttı, artan, artırıl, artırıyor, artmış, yükseliyor, yükseldi, yükselen, yükseliş, yükseltil, yükseltiyor, çoğalıyor, çoğalt, zamlı, zamlan, fazlalaş, kabar-, kabarıyor, fırla-, fırlıyor, tırman
decrease, reduce, reduction, go down, went down, drop, lower, cut down, gone down, come down, came down, cut back, lessen, decline, shrink, shrank, minimise, minimize, discount, slash, bring it down | azal-, azalt-, düş-, düşür-, indir-, indirim, düşüş, azalıyor, azaldı, azalan, azalt, düşüyor, düştü, düşen, düşür, indir, kısıl, kısıyor, eksil-, eksilt-, aşağı çek-, gerile-, geriliyor, hafifle-, hafifliyor, inebil, aşağı in-

# busy or available
busy, engaged, occupied, tied up, busier, busiest, busily, hectic, snowed under, flat out, no time, not free, has not got time, have no time, full schedule, overworked, rushed off, unavailable, not available, swamped, preoccupied, can not make it, on the go, on another call | meşgul, yoğun, dolu, işi başından aşkın, vakti yok, zamanı yok, müsait değil, boş değil, işi çok, işim çok, çok işi, koşturmaca, koşturuyor, başını kaşı, dolup taş
available, free, vacant, availability, time to spare, spare time, has time, have time, have got time, got time, not busy, can make it, can come, suit, convenient, works for me, vacancy, on hand, can do, at leisure, in stock | müsait, boş, uygun, müsaid, boşum, boşsa, boşta, vakti var, zamanı var, uyar, uyuyor, uyarsa, mevcut, mevcud, meşgul değil, dolu değil, elverişli, yer var

# on purpose or by accident
on purpose, deliberately, intentionally, intentional, deliberate, wilfully, purposely, purposefully, knowingly, wilful, willful, consciously, with intent, wittingly, by design, premeditated, knew what he was doing | kasten, bilerek, mahsus, kasıtlı, kasıtlı olarak, bile bile, isteyerek, kastı, kasdı, kasti, kasıt, kasd, bilinçli, maksatlı, isteye isteye, göz göre göre, taammüden, inadına, bile isteye
by accident, accidentally, by mistake, unintentionally, accidental, unintentional, inadvertent, unknowingly, unwittingly, not on purpose, did not mean to, did not intend to, never meant to, mistakenly, in error, without meaning to, without knowing, without realising, not intentional, not deliberate | yanlışlıkla, kazara, istemeden, kazayla, sehven, farkında olmadan, kaza sonucu, kazaen, istemeyerek, bilmeden, bilmeyerek, farkına varmadan, farkında olmaksızın, kasıtsız, kasten değil, kasıtlı değil, bilerek değil, bilerek yapmadı, isteyerek değil, elinde olmadan, elimde olmadan, yanlışlık, yanlışlığ, hataen, dalgınlık, dalgınlığ, istem dışı, gayri ihtiyari, ihtiyarsız

#~ how it is done
in person, face to face, face-to-face, personally, myself, himself, herself, yourself, in the flesh, come into the office, came in person, one to one, one-on-one | şahsen, yüz yüze, bizzat, bizatihi, birebir, kendisi, yüzyüze, yüz yüzeyken
online, over the internet, on the website, internet, web, website, electronically, on the computer, digital, via the app, on the app, electronic, web-based, virtual, remotely | internetten, çevrim içi, çevrimiçi, online, internet üzerinden, internet, sitesinden, siteden, web, sanal, elektronik, elektroniğ, dijital, bilgisayardan, onlayn
by phone, over the phone, telephone, phone, call, ring, rang, rung, mobile | telefonla, telefonda, telefon, ara-, arıyor, aradı
by post, by mail, post, postal, mail | postayla, posta ile, posta, iadeli taahhütlü
by email, email, e-mail, by e-mail, mail | e-posta, e-postayla, mail, eposta, e-mail, email, maille, mailin, elektronik posta, meyil, mailden
in writing, written, write down, wrote down, on paper, in black and white, by letter, put in writing, put it in writing, hard copy | yazılı, yazılı olarak, yazıyla, yazıya dök-, yazıya geç-, yazı ile, kağıda dök-, kâğıda dök-, kağıt üzerinde, kâğıt üzerinde
verbally, spoken, orally, verbal, oral, by word of mouth, word of mouth, in words | sözlü, sözlü olarak, sözel, sözle, ağızdan, şifahi, şifahen, konuşarak, söyleyerek

# exact or about
exactly, precisely, exact, precise, accurate, spot on, on the dot, to the letter, to the cent, dead on, word for word | tam olarak, aynen, tamı tamına, tastamam, tıpatıp, birebir, bire bir, harfi harfine, kuruşu kuruşuna, tıpkı, tamtamına, nokta atışı, kelimesi kelimesine
approximately, roughly, more or less, give or take, around, approximate, nearly, almost, something like, or so, in the vicinity of, in the region of, in the order of, thereabouts, near enough, estimate, ballpark | yaklaşık, aşağı yukarı, civarında, kabaca, yaklaşık olarak, yaklaşığ, civarı, dolayında, takriben, takribi, tahminen, tahmini, neredeyse, hemen hemen, sularında, az çok, üç aşağı beş yukarı, nerdeyse

# at once or later
immediately, right away, straight away, at once, promptly, as soon as possible, immediate, instantly, this minute, this instant, without delay, without waiting, on the spot, as soon as you can, forthwith, no time to waste, without wasting time, in no time, then and there, asap, on the double | hemen, derhal, anında, bir an önce, en kısa sürede, gecikmeden, ivedilikle, çabucak, vakit kaybetmeden, vakit geçirmeden, zaman kaybetmeden, beklemeden, bekletmeden, geciktirmeden, doğruca, doğrudan doğruya, şıp diye, bir an evvel, ilk fırsatta, en kısa zamanda, tez elden
later, later on, afterwards, after, subsequently, down the track, in the future, another time, one day, some day, not now, further down the line, in due course, by and by | sonra, daha sonra, ileride, sonradan, ilerde, ilerleyen, ileriki, bilahare, bilâhare, bir gün, başka zaman, başka bir zaman, gelecekte, akabinde, müteakiben, daha ileri, ileri bir tarih, bundan sonra, ileriye, şimdi değil

# genuine or fake
genuine, authentic, original, real, legitimate, legit, bona fide, not fake | orijinal, hakiki, gerçek, özgün, sahici, hakikî, halis, sahte değil, gerçeği
fake, forged, counterfeit, false document, forgery, forge, phony, phoney, bogus, not genuine, not real, imitation, falsify, sham, knock-off, replica, made-up | sahte, taklit, taklid, düzmece, sahtecilik, uydurma, çakma, kalp para, korsan, gerçek değil, orijinal değil, tahrif, imitasyon

# most or least
maximum, at most, no more than, up to, the most, not more than, at the most, max, no longer than, no later than, at the latest, not exceed, must not exceed, does not exceed, cannot exceed, upper limit, capped at | en fazla, azami, en çok, maksimum, en geç-, azamî, üst sınır, aşmamak, aşmamalı, aşmayan, aşamaz, topu topu, maks, olsa olsa
minimum, at least, no less than, the least, not less than, at the very least, no fewer than | en az, asgari, minimum, en azından, asgarî, en azı, hiç değilse, hiç olmazsa, az değil, altında değil, hiç yoksa, aşağı değil, aşağı olmamak, aşağı olmasın, en aşağı

#~ the senses
see, saw, seen, watch, look at, sight, view, spot, notice, look, witness, glimpse, observe, come across, came across, visible, eyesight, can make out | gör-, izle-, seyret-, seyred-, görül-, görün-, görüyor, gördü, görmüş, görül, gözük-, gözüküyor, gözle-, gözlüyor, gözlem, izliyor, izlen, izleyi, seyrediyor, bak-, bakıyor, göz at-, gözüne çarp-, gözüme çarp-, fark et-, fark ed-, rastla-, rastlıyor, tanık, tanığ, şahit ol-, görme, görünüyor, görünüm, görüntü, manzara, farkına var-
hear, heard, listen, overhear, overheard, I am told, they say, they tell me, word has it, get wind | duy-, işit-, dinle-, duyul-, duyuyor, duydu, duymuş, duyar, duyan, duyum, duyma, işitiyor, işitme, işittim, dinliyor, kulağına gel-, kulağıma gel-, kulak ver-, söylen-, söyleniyor, söylendi, dediler, ses gel-, kulak misafir, kulağıma gelen, söylenen
smell, odour, stink, stench, smelt, smelly, sniff, odor, stank, stunk, stinky, reek, scent, aroma, whiff, fumes, fragrance, pong | koku, kok-, kokla-, kötü koku, kokusu, kokuyor, koktu, kokular, kokluyor, kokuşmuş, kokan, leş gibi, rayiha, kokmuş
touch, touched, brush against, brushed, bump, in contact with, come into contact, came into contact, lay a hand on, nudge, physical contact | dokun-, elle-, temas et-, dokun, temas, temas ed-, değ-, değiyor, değdi, el sür-, elliyor, sürtün

# test result
positive, favourable, good result, favourably | pozitif, olumlu, müspet, iyi çık-
negative, unfavourable, all clear, no sign, nothing found, not positive, ruled out | negatif, olumsuz, menfi, temiz çık-, kötü çık-, bir şey çıkmadı, pozitif değil

# how serious
severe, serious, intense, critical, seriousness, severity, acute, grave, life-threatening, unbearable, dire | ağır, ciddi, şiddetli, ciddî, vahim, kritik, ağırdır, şiddetle, feci, dayanılmaz, akut, had safhada, hafif değil
mild, slight, minor, mildly, not serious, not severe, not too bad, nothing serious, trivial, gentle, gently, insignificant, unimportant, less serious, superficial, faint, not important | hafif, hafifçe, önemsiz, ufak, azıcık, azıcığ, önemli değil, ciddi değil, ağır değil, önemi yok, yüzeysel, ehemmiyetsiz, küçük bir şey

#~ kind of harm or support
physical, bodily, of the body, corporal | fiziksel, bedensel, fizikî, bedeni, bedenen, fiziki, fiziken, cismani, bedenî
psychological, mental, psychiatric, of the mind | psikolojik, ruhsal, zihinsel, ruhen, ruhî, psikoloji, ruh sağlığı, akıl sağlığı, akli, zihnen, zihnî, psikiyatrik
emotional, sentimental, moral support, of feeling, heartfelt | duygusal, manevi, duygu, hissi, manevî, manen, hisli
sexual, sex, intimate | cinsel, seksüel, cinsî, seks
financial, economic, economically, monetary, fiscal, finance, in money terms | maddi, mali, ekonomik, parasal, maddî, ekonomi, iktisadi, malî, finans

#~ colours
red, crimson, scarlet, maroon, reddish | kırmızı, kızıl, bordo, kıpkırmızı
blue, navy, bluish, turquoise | mavi, lacivert, masmavi, mavimsi, turkuaz, gök mavisi
green, greenish | yeşil, yemyeşil, haki
yellow, yellowish, mustard | sarı, sarımsı, sapsarı, sararmış, altın sarısı
black, blackish | siyah, simsiyah, kapkara
white, whitish, off-white | beyaz, bembeyaz, apak
grey, gray, greyish, silver, silvery, charcoal | gri, grimsi, kül rengi, gümüş rengi, füme, gümüşi

#~ other qualities
important, significant, essential, crucial, vital, importance, big deal, critical, worth mentioning, weighty, matter a lot, mean a lot | önemli, mühim, önem, hayati, elzem, önemi, önemle, önemse, hayatî, kritik, kritiğ, ehemmiyet, olmazsa olmaz, kayda değer, can alıcı
urgent, urgently, emergency, pressing, straight away, straightaway, immediately, right away, at once, as soon as possible, in a hurry, critical, without delay, can not wait, cannot wait, desperately, ED, asap | acil, acilen, ivedi, ivedilikle, acil durum, acele, acili, acile, derhal, bir an önce, bir an evvel, beklemez, bekletilemez, vakit kaybetmeden
suddenly, sudden, all of a sudden, unexpectedly, all at once, abrupt, out of nowhere, out of the blue, unexpected, without warning, in an instant, just like that, from one day to the next | ani, aniden, birden, birdenbire, beklenmedik, ansızın, bir anda, beklenmeyen, apansız, pat diye, durup dururken, habersizce, çat diye, şıp diye
strange, weird, unusual, odd, abnormal, bizarre, oddly, oddity, peculiar, extraordinary, uncommon, out of the ordinary, not normal, something off, freaky | garip, garib, tuhaf, acayip, acayib, anormal, alışılmadık, sıra dışı, sıradışı, olağan dışı, olağandışı, alışılmışın dışında, normal değil, yadırga, görülmemiş
together, jointly, with each other, along with, side by side, joint, as a group, as one, both of us, all of us, in company, collectively, in one place, hand in hand, accompany, in common | birlikte, beraber, hep beraber, ortaklaşa, bir arada, hepimiz, ikimiz, ikiniz, topluca, toplu olarak, yan yana, el ele, ortaklaş, müşterek, cümbür cemaat, eşlik, refakat
alone, on one own, by myself, on my own, by himself, by herself, lonely, on your own, on his own, on her own, on their own, on our own, by yourself, by themselves, by ourselves, single-handed, unaccompanied, unaided, solo, without anyone, without help, nobody with, no one with, by oneself, without company, unassisted | tek başına, kendi başına, yalnız başına, yalnız yaşa-, tek başıma, yalnızsın, yalnızım, yapayalnız, yalnızlık, yalnızlığ, yalnız kal-, yalnız başıma, tek başımıza, tek başınıza, tek başlarına, kendi başıma, kendi başınıza, kendi kendine, kendi kendime, tekim, kimsesiz, yanında kimse, yanımda kimse, yardımsız, bir başına, bir başıma, refakatsiz
flexible, flexibility, adaptable, adjustable, adapt, elastic, can be changed, changeable, accommodating, negotiable, flexibly, easy-going | esnek, esneklik, esnekliğ, esnet-, esnetil, uyarlanabil, değiştirilebil, değişebil, elastik, ayarlanabil
strong, powerful, strength, stronger, strongest, mighty, power, solid, robust, sturdy, resilient, influential, high-powered | güçlü, kuvvetli, güç, güc, kuvvet, güçlen-, güçleniyor, güçlendir, sağlam, dayanıklı, dirençli, kudretli, gücü
chronic, long-term, long-standing, persistent, long-lasting, recurring, lifelong, incurable, long-time, for years | kronik, kroniğ, müzmin, süregelen, uzun süreli, uzun vadeli, yıllardır, süregen, uzun zamandır, uzun dönemli, geçmeyen, ömür boyu, yıllardan beri
suitable, appropriate, convenient, suits me, suit, suitability, fitting, right for, perfect for, ideal, work for, works for me, apt, just right | uygun, elverişli, münasip, münasib, uyar, uyuyor, uyarsa, uyan, müsait, müsaid, ideal, yakış-, yakışıyor, biçilmiş kaftan, isabetli, tam göre, sakıncası yok, muvafık
`
