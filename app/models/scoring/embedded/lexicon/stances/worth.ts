/** Scales as `index.ts` describes them. */
export const WORTH = `
# good or bad
great, excellent, terrific, wonderful, lovely, brilliant, perfect, first-rate, top-notch, satisfactory, decent | harika, mükemmel, çok iyi, fevkalade, kusursuz, başarılı, yerinde
bad, terrible, awful, poor, dreadful, lousy, rubbish, horrible, crook, appalling, disappointing, unsatisfactory, badly | kötü, berbat, rezalet, felaket, fena, korkunç, perişan, içler acısı

# enough or not
enough, sufficient, suffice, suffices, sufficed, plenty, will do, would do, adequate, stretch to, covers it, be enough, is enough, we'd manage, would manage, plenty | yet-, yeterli, yeter, kâfi, kafi, bol bol, yeterince, fazlasıyla, idare eder
insufficient, not enough, too little, too few, inadequate, falls short, fall short, short of, isn't enough, lacking | yetersiz, az gel-, yetme-, yetmez, yetmiyor, eksik kal-, kâfi değil

# counts or not
count, counts, counted, valid, counts as, is enough, be enough, enough, will do, would do, sufficient, suffices, acceptable, recognised, in force, binding, holds good, still good, accepted, good enough, admissible, admitted | geçerli, geçerli ol-, geçerli say-, geçerli sayıl-, sayıl-, kabul edil-, tanın-, yeterli, yet-, olur, kafi, kâfi, bağlayıcı, yürürlükte, kabul gör-, dikkate alın-
invalid, void, expired, out of date, no good, worthless, doesn't count, does not count, unacceptable, null and void, insufficient, run out, lapsed, thrown out, inadmissible, disregarded | geçersiz, geçmez, geçersiz say-, hükümsüz, süresi dol-, tarihi geç-, sayılma-, kabul edilme-, yetersiz, yetmez, geçersiz sayıl-

# covered or not
cover, covers, covered, covering, include, includes, included, including, insured, insured for, comes with, under warranty, within the warranty, pay for, pays for, protected, taken care of | karşıla-, karşılan-, kapsa-, kapsamda, kapsamına gir-, kapsam içinde, dahil, dâhil, güvence altında, garantili, garantiye gir-, garanti kapsamında, sigortalı, garantisi var, öde-, içinde
exclude, excludes, excluded, excluding, not covered, uninsured, uncovered, extra charge, costs extra, out of warranty, out of pocket, outside the warranty, unprotected, left out | kapsam dışı, kapsamı dışında, hariç, dahil değil, dâhil değil, karşılama-, kapsama-, sigortasız, garantisiz, garanti dışı, garantisi bit-, garantisi dol-, kapsam dışında, ayrıca öden-

# trustworthy or not
trust, trusts, trusted, trustworthy, reliable, honest, genuine, legit, legitimate, above board, reputable, fair dinkum, dependable, credible, sincere, can count on, can rely on | güven-, güvenilir, dürüst, güven ver-, namuslu, içime sin-, itibarlı, inanılır
dodgy, shady, fishy, suspicious, suspect, suss, untrustworthy, unreliable, dishonest, crooked, distrust, mistrust, con artist, conman, crook, a scam, fraudulent, shonky, sus | güvenilmez, şaibeli, dolandırıcı, dolandırıcı gibi, sahtekâr, sahtekar, şüpheli, şüphelen-, gözüm tutma-, tekin değil, düzenbaz

# safe or dangerous
safe, safely, harmless, secure, nothing to worry about, no danger, no risk, risk-free, out of danger | güvenli, tehlikesiz, zararsız, emniyetli, güvende, risksiz, tehlikeyi atlat-
dangerous, unsafe, risky, hazardous, harmful, a hazard, life-threatening, at risk, in danger | tehlikeli, riskli, zararlı, güvensiz, sakıncalı, emniyetsiz, hayati tehlike, tehlikede

# cheap or dear
cheap, cheaply, inexpensive, a bargain, a steal, affordable, reasonable, low, really low, very low, dirt cheap, next to nothing, for a song, good value | ucuz, hesaplı, uygun fiyatlı, kelepir, makul, düşük, sudan ucuz, ehven, yok pahasına
expensive, dear, pricey, costly, steep, exorbitant, eye-watering, outrageous, sky-high, through the roof, astronomical, an arm and a leg, a fortune, overpriced, rip-off, staggering, crippling, hefty, extortionate, jaw-dropping | pahalı, tuzlu, fahiş, dudak uçuklat-, dudak uçuklatıcı, el yak-, ateş pahası, uçuk, astronomik, dünyanın parası, fazla yüksek, kazık, çok yüksek, cep yak-, aşırı yüksek

# a problem or none
no problem, not a problem, no worries, no trouble, not an issue, no issue, all good, no harm, doesn't matter, does not matter, harmless, all right, alright, nothing to worry | sorun değil, sorun olma-, sorun yok, sıkıntı yok, sakıncası yok, dert değil, mesele değil, fark etme-, önemli değil, problem değil, mahzuru yok, zararı yok
a problem, problem, an issue, a concern, worrying, a worry, trouble, in trouble, a big deal, cause for concern | sorun ol-, sorun olur, sorun yarat-, sorun olabil-, sıkıntı ol-, sıkıntı yarat-, sakıncalı, başı belaya gir-, problem ol-, mahzurlu

# true or false
true, correct, accurate, spot on, is the case, genuine | doğru, gerçek, haklı, isabetli
false, wrong, incorrect, inaccurate, untrue, mistaken, not true, made up, a lie | yanlış, yalan, hatalı, asılsız, gerçek dışı, haksız, uydurma

# likely or not
likely, probably, good chance, most likely, chances are, bound to, odds are, sure to | muhtemelen, büyük ihtimalle, olası, kesin, ihtimal yüksek
unlikely, slim chance, little chance, hardly, doubt it, doubtful, fat chance, no chance, remote | düşük ihtimal, pek sanma-, şüpheli, ihtimal düşük, imkânsız

# easy or hard
easy, easily, simple, straightforward, a breeze, piece of cake, effortless, no trouble, painless | kolay, basit, zahmetsiz, çocuk oyuncağı, kolayca, rahatça
hard, difficult, tough, tricky, complicated, a struggle, demanding, challenging, a headache, hard going | zor, güç, çetin, zahmetli, karmaşık, çetrefilli, meşakkatli

# satisfied or not
happy with, pleased, pleased with, satisfied, satisfied with, content, delighted, thrilled, over the moon, like the, liked the, love the, loved the, impressed, glad | memnun, memnun kal-, beğen-, hoşnut, sevin-, hoşuna git-, hoşuma git-, içine sin-, içime sin-, tatmin ol-, tatmin et-, razı, bayıl-
unhappy, unhappy with, dissatisfied, disappointed, displeased, not happy, upset with, upset about, fed up, let down, annoyed, cross | memnun değil, memnuniyetsiz, beğenme-, hayal kırıklığı, şikâyetçi, şikayetçi, içime sinme-, hoşuma gitme-, bozul-

# afraid or calm
afraid, scared, frightened, worried, worry, worries, anxious, nervous, fear, fears, terrified, panicking, uneasy, alarmed | kork-, korku, endişe, endişeli, endişelen-, kaygı, kaygılı, kaygılan-, tedirgin, ürk-, telaşlan-
calm, relaxed, at ease, not worried, unconcerned, at peace, relieved, confident, unafraid | içi rahat, içim rahat, huzurlu, soğukkanlı, gönül rahat

# normal or not
normal, usual, to be expected, nothing unusual, ordinary, common, typical, natural | normal, olağan, doğal, sıradan, alışıldık
abnormal, unusual, strange, odd, weird, out of the ordinary, irregular, suspicious, funny | anormal, olağan dışı, olağandışı, tuhaf, garip, acayip, alışılmadık, şüpheli

# works or broken
works, working, work properly, works fine, in working order, functions, functioning, runs fine, fixed, going again, repaired, operational, goes, drivable, still goes, runs | çalış-, çalışıyor, işle-, sağlam, tamir edil-, onarıl-, faal, işler durumda, yürü-
broken, broken down, broke down, out of order, faulty, on the blink, stopped working, bust, dead, packed it in, out of action, not working, defective, doesn't work, conked out, undrivable, won't start | bozuk, bozul-, arızalı, arızalan-, arıza yap-, çalışma-, bozuldu, kırık, devre dışı, yolda kal-, çalışmaz ol-

# clean or dirty
clean, spotless, tidy, neat, immaculate, sparkling, hygienic | temiz., temizdi, temizmiş, temizdir, tertemiz, pırıl pırıl, düzenli, tertipli, bakımlı
dirty, filthy, messy, grubby, a mess, a pigsty, mouldy, stained | kirli, pis, leş gibi, dağınık, lekeli, bakımsız, küflü

# full or empty
full, packed, booked out, fully booked, no vacancies, crowded, jam-packed | dolu, dolmuş, tıklım tıklım, kalabalık, yer yok, tıka basa
empty, vacant, free places, places left, spots left, deserted, available, vacancies | boş, boş yer, yer var, müsait, tenha

# useful or useless
useful, helpful, worth it, worthwhile, effective, it works, does the trick, does me good, did me good, beneficial, of use, pays off, paid off, made a difference | işe yara-, faydalı, yararlı, yara-, etkili, değer, faydası ol-, faydası var, faydasını gör-, iyi gel-, kâr et-
useless, no use, pointless, in vain, for nothing, waste of time, waste of money, ineffective, no good, to no avail, does nothing, did nothing | işe yarama-, faydasız, yararsız, boşuna, boş yere, nafile, faydası yok, fayda etme-, değmez, etkisiz, kâr etme-, faydası olma-

# successful or not
succeed, succeeded, successful, successfully, pass, passed, made it, managed to, win, get through, got through, came through, went well, paid off, pulled off, pulled it off, get in, got in | başar-, başarılı, kazan-, atlat-, üstesinden gel-, altından kalk-, becer-, iyi geç-, yolunda git-
fail, failed, fails, unsuccessful, flunk, flunked, lose the, lost the, missed out, went wrong, fell through, knocked back, botched, came to nothing, miss out, went badly, missed passing, came up short, come up short, fell short, off a pass, missed the mark | başarısız, başarama-, kaybet-, çuvalla-, kötü geç-, ters git-, suya düş-, beceremedi, çaktı, elen-, kaçır-, geçeme-

# strict or lenient
strict, very strict, tough, tough on, firm, hard line, come down hard, crack down, harsh, severe, cracks down | sıkı, katı, sert, taviz verme-, göz açtırma-, disiplinli, acımasız
lenient, easy-going, soft, turn a blind eye, turns a blind eye, turned a blind eye, look the other way, looks the other way, relaxed about, lax, go easy, let it slide, lets it slide, let them get away, tolerant | göz yum-, görmezden gel-, müsamaha göster-, hoşgörülü, gevşek, yumuşak, müsamahakâr, tolerans göster-, ses çıkarma-, idare et-

# certain or not
certain, certainly, definitely, for sure, without a doubt, no doubt, guaranteed, beyond doubt, absolutely, convinced | kesin, kesinlikle, emin, eminim, mutlaka, garanti, şüphesiz, kuşkusuz, şüphe yok
uncertain, unsure, not sure, unclear, in doubt, doubtful, up in the air, hard to say, might not, no guarantee, doubt it | belirsiz, emin değil, emin değilim, şüpheli, kesin değil, garanti değil, meçhul, belli değil, şüphem var

# on time or late
on time, punctual, in time, promptly, when it was due, by the due date, early, ahead of time, up to date | zamanında, vaktinde, gününde, tam vaktinde, dakik, erken, aksatmadan, günü gününe
late, overdue, behind, in arrears, belated, running late, past due, delayed, missed the deadline, fell behind, after the deadline | geç, gecikmeli, gecikmiş, gecik-, geç kal-, vadesi geç-, geciktir-, aksat-

# near or far
near, nearby, close, close by, next door, round the corner, a stone's throw, walking distance, close to | yakın, bitişik, dibinde, iki adım, burnunun dibinde, yürüme mesafesi
far, far away, a long way, miles away, remote, on the other side, distant, in the middle of nowhere | uzak, ırak, dağ başı, öbür ucunda, çok uzakta

# guilty or not
guilty, at fault, to blame, my fault, your fault, his fault, her fault, responsible for the accident, liable, in the wrong | suçlu, kusurlu, suçum, suçunuz, suçu, kabahatli, kabahat, hatalı, sorumlu
innocent, not guilty, blameless, in the clear, not my fault, cleared, acquitted, not at fault, had nothing to do with | suçsuz, masum, kusursuz, suçum yok, suçu yok, kabahati yok, beraat et-, aklan-, haksız yere

# busy or free
busy, tied up, flat out, snowed under, swamped, hectic, no time, booked up, engaged | meşgul, yoğun, başı kalabalık, vakti yok, vaktim yok, işi başından aşkın
free, available, free time, have time, has time, nothing on | müsait, vakti var, vaktim var, uygun

# able or not
able to, manage, manages, managed, can still, capable, still capable, up to it, can cope, cope with, copes with | yapabil-, becer-, başa çık-, üstesinden gel-, gücü yet-, muktedir
unable, unable to, incapable, can no longer, couldn't manage, past it, no longer able, struggle to, struggles to, beyond me | yapama-, beceremi-, başa çıkama-, gücü yetme-, aciz, üstesinden geleme-

# polite or rude
polite, kind, friendly, nice to, helpful, respectful, warm, courteous, pleasant, welcoming, lovely to | kibar, nazik, güler yüzlü, güleryüzlü, saygılı, iyi davran-, sıcak davran-, terbiyeli, yardımsever
rude, unkind, unfriendly, nasty, disrespectful, hostile, cold, abrupt, horrible to, unpleasant, mean to | kaba, terbiyesiz, saygısız, kötü davran-, soğuk davran-, ters davran-, nezaketsiz, suratsız

# fair or not
fair, just, reasonable, fairly, justified, deserved, equitable | adil, haklı, makul, hakkaniyetli, insaflı
unfair, unjust, unreasonable, unfairly, unjustified, undeserved, wrongly | haksız, adaletsiz, insafsız, mantıksız, haksız yere, makul değil
`
