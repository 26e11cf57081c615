/** Meanings as `index.ts` describes them. */
export const IDIOMS_PHRASES = `
#~ money
make ends meet, get by, scrape by, making ends meet, eke out a living | geçin-, ay sonunu getir-, iki yakayı bir araya getir-, iki yakası bir araya gel-, kıt kanaat geçin-
cost an arm and a leg, cost a fortune, cost the earth, cost a bomb, very expensive, pricey, overpriced | dünyanın parası, ateş pahası, çok pahalı, pahalı, el yak-, fahiş, tuzluya patla-
dirt cheap, a bargain, a steal, very cheap, cheap as chips | sudan ucuz, çok ucuz, kelepir, bedava gibi, yok pahasına
flat broke, I'm broke, am broke, be broke, skint, penniless | meteliksiz, beş parasız, cebi delik, cebinde beş kuruş, parası bit-
tighten my belt, tighten our belts, tighten your belt | kemer sık-, kemerleri sık-, kemerlerimizi sık-
deep in debt, up to my neck in debt, drowning in debt, up to my ears in debt | borç batağı, gırtlağına kadar borç, boğazıma kadar borç, borç içinde, borca bat-, borç gırtlakta
live from pay to pay, pay cheque to pay cheque, hand to mouth | maaştan maaşa yaşa-, ay sonunu zor getir-, günü gününe yaşa-, kıt kanaat yaşa-
for a rainy day, rainy day, nest egg | kara gün, zor gün, kenarda para, kötü gün
rip-off, ripped off, rip off, overcharged | kazık, kazığ, kazıkla-, kazıklan-, kazık ye-, soyul-
scam, scammed, conned, con artist, swindle, take for a ride, pull a fast one, fraud | dolandır-, dolandırıl-, dolandırıcılık, dolandırıcılığ, kandır-, oyuna getir-, kazık at-, sahtekârlık
money down the drain, throwing money away, waste of money | parayı sokağa at-, havaya giden para, boşa giden para, para israfı
foot the bill, pick up the tab, cover the cost | masrafı karşıla-, hesabı öde-, masrafları karşıla-, faturayı üstlen-
go halves, go Dutch, split the bill | yarı yarıya bölüş-, Alman usulü, hesabı bölüş-, ortaklaşa öde-
out of pocket, out of my own pocket, from my own pocket | cebinden, cebimden, cepten, kendi cebimden öde-
in the red, overdrawn | ekside, eksiye düş-, eksi bakiye
well off, loaded, rolling in money, rich, wealthy | zengin, varlıklı, hali vakti yerinde, parası bol, para içinde yüz-
hard up, short of cash, strapped for cash, struggling financially, money is tight | eli dar, darda, para sıkıntısı, maddi sıkıntı, dara düş-, geçim sıkıntısı
back on my feet, back on your feet, back on her feet, get back on track, pick myself up | kendini toparla-, toparlan-, ayağa kalk-, yoluna koy-, belini doğrult-
for free, free of charge, on the house, at no cost | bedava, ücretsiz, parasız, beleş, ücret alınmadan, para ödemeden
spare change, small change, loose change, coins | bozuk para, bozukluk, bozukluğ, ufaklık
pay it off bit by bit, in instalments, by instalments, in installments | taksitle, taksit taksit, azar azar öde-, taksitler hâlinde
chip in, pitch in, have a whip-round | elini cebine at-, aramızda para topla-, katkıda bulun-, ucundan tut-
make a living, earn a living, bread and butter | geçimini sağla-, ekmek parası, ekmeğini kazan-, hayatını kazan-, geçim, evi geçindir-
on the dole, on Centrelink, living on benefits | işsizlik parası, işsizlik maaşı, devlet yardımıyla geçin-
cash in hand, off the books, under the table | kayıt dışı, elden öde-, elden para
afford it, can afford, could afford, within my means, afford | parası yet-, bütçesi elver-, gücü yet-, maddi gücü, karşılayabil-, paramız yet-
go through the roof, skyrocket, shoot up | fırla-, tavan yap-, almış başını git-
tide me over, tide us over | idare et-, durumu kurtar-, bu sıkıntıyı atlat-

#~ trouble
in trouble, in hot water, get into trouble, in strife, in a fix | başı belada, başı dertte, başı derde gir-, başı belaya gir-, zor durumda, başım dertte
in the same boat | aynı gemide, aynı durumda, aynı dertten muzdarip
out of the frying pan into the fire, from bad to worse | yağmurdan kaçarken doluya tutul-, beterin beteri
the last straw, final straw | bardağı taşıran son damla, son damla, bardağı taşır-
make a mountain out of a molehill, blow it out of proportion, make a big deal, make a fuss, exaggerate | pireyi deve yap-, abart-, gözünde büyüt-, mesele yap-, abartıl-
storm in a teacup, much ado about nothing | bir bardak suda fırtına, boş yere gürültü
easier said than done | söylemesi kolay, dile kolay, lafta kolay
between a rock and a hard place, caught in the middle, torn between | iki arada bir derede, arada kal-, iki ateş arasında, ikilemde kal-
start from scratch, back to square one, back to the drawing board | baştan başla-, başa dön-, sıfırdan başla-, en başa dön-, en baştan
hit rock bottom | dibe vur-, en dibe vur-
go wrong, went wrong, goes wrong, go pear-shaped, gone wrong | ters git-, aksilik çık-, aksilik, sarpa sar-, ters giden
bite off more than I can chew, in over my head | boyundan büyük işe kalkış-, boyunu aş-, boyumu aş-
sweep it under the carpet, sweep under the rug | halının altına süpür-, üstünü ört-, üstünü kapat-, hasıraltı et-
playing with fire, play with fire, skating on thin ice | ateşle oyna-, tehlikeli sularda yüz-
face the music, face the consequences, pay the price | sonuçlarına katlan-, bedelini öde-, cezasını çek-, ceremesini çek-
get away with it, got away with it, get off scot-free | yanına kâr kal-, yanına kar kal-, paçayı kurtar-, paçayı sıyır-, cezadan kurtul-
close call, close shave, near miss, narrow escape, by the skin of | ucuz atlat-, kıl payı, ramak kal-, kıl payı kurtul-, ucundan dön-, az kalsın
learn the hard way | acı tecrübeyle öğren-, bedelini ödeyerek öğren-, başına gelince öğren-
red tape, bureaucracy | bürokrasi, kırtasiyecilik, kırtasiyeciliğ, bürokratik işlem
the run-around, run around in circles, from pillar to post | oradan oraya gönder-, oyala-, oyalan-, kapı kapı dolaş-, kapı kapı dolaştır-
cause trouble, make trouble, stir up trouble | sorun çıkar-, bela çıkar-, ortalığı karıştır-, olay çıkar-
a pain in the neck, a nuisance, annoying | baş belası, başa bela, can sıkıcı, sinir bozucu, rahatsız edici
what's wrong, what's the matter, what's up | neyin var, neyiniz var, ne oldu, sorun ne, derdin ne, hayırdır
get stuck, stuck, bogged | takıl-, takılıp kal-, sıkış-, saplan-, mahsur kal-
tip of the iceberg | buzdağının görünen kısmı, buzdağının görünen yüzü, buzdağının ucu

#~ health and tiredness
under the weather, off colour, feel crook, feeling crook, unwell, feel poorly | keyifsiz, halsiz, kırgın, rahatsız, rahatsızlan-, hasta gibi, kırıklık
fit as a fiddle, in good shape, in good health, healthy | turp gibi, sağlığı yerinde, sapasağlam, sağlıklı, sağlam, aslan gibi
on the mend, on the road to recovery, get over it, got over, recovering, recover | iyileş-, toparlan-, düzel-, atlat-, iyileşme yolunda, kendine gel-
exhausted, worn out, knackered, stuffed, dead tired, run down, wiped out, tired | bitkin, yorgun, pestili çık-, canı çık-, bitap, yorgun argın, yorul-, turşu gibi
burnt out, burned out, burnout | tükenmiş, tükenmişlik, tükenmişliğ, tüken-
pass out, passed out, faint, fainted, black out | bayıl-, kendinden geç-, kendini kaybet-, baygınlık geçir-
regain consciousness, regained consciousness, come to his senses | ayıl-, kendine gel-, bilinci yerine gel-
pass away, passed away, die, died, dead, lose his life, lost her life, death | vefat et-, vefat, öl-, ölüm, hayatını kaybet-, rahmetli ol-, hakkın rahmetine kavuş-
catch a cold, caught a cold, come down with, have a cold | üşüt-, soğuk al-, nezle ol-, soğuk algınlığı, soğuk algınlığına yakalan-
out of breath, puffed, short of breath, breathless | nefes nefese, soluk soluğa, nefesi kesil-, nefesim kesil-, nefes darlığı
pins and needles, tingling, tingle | karıncalan-, karıncalanma, uyuş-, iğnelen-
lose my appetite, lost her appetite, off my food, loss of appetite | iştahı kesil-, iştahı kaç-, iştahım kesil-, iştah kaybı, iştahsızlık
take it easy, put my feet up, get some rest, have a rest, rest up | dinlen-, istirahat et-, istirahat, ağırdan al-, ayaklarını uzat-
have a check-up, get checked out | kontrolden geç-, muayene ol-, kontrole git-, check-up yaptır-
at death's door, on his deathbed | ölümün eşiğinde, ölüm döşeğinde
expecting a baby, pregnant, expecting, in the family way | hamile, gebe, bebek bekle-, hamile kal-
aching all over, sore all over | her yeri ağrı-, her yerim ağrı-, her tarafı ağrı-, vücudu kırıl-
full of beans, full of energy | enerji dolu, hayat dolu, enerjik, cıva gibi
safe and sound, in one piece | sağ salim, kazasız belasız, sağ selamet
nod off, doze off, drop off to sleep, fall asleep, fell asleep | uyuyakal-, uykuya dal-, içi geç-, uyukla-, kestir-
sleep like a log, sleep soundly, out like a light | deliksiz uyu-, mışıl mışıl uyu-, deliksiz uyku
as strong as an ox, tough as nails | demir gibi, taş gibi, kaya gibi

# weight
put on weight, gain weight, gained weight, get fat | kilo al-, şişmanla-
lose weight, lost weight, slim down | kilo ver-, zayıfla-, kilo kaybet-, kilo kaybı

#~ work
get the sack, sacked, given the boot, fired, dismissed, dismissal | işten at-, işten atıl-, kov-, kovul-, işten çıkar-, işten çıkarıl-
pull a sickie, chuck a sickie | hasta numarası yap-, yalandan rapor al-, hastalık bahanesi
knock off work, knocked off work, finish work | paydos et-, paydos, işten çık-, mesaiyi bitir-, iş çıkışı
smoko, tea break, morning tea, break time | çay molası, mola
learn the ropes, get the hang of it, got the hang of it | işi öğren-, işin püf noktası, işi kap-, eli alış-, elim alış-
pull your weight, do your bit, do your share | üzerine düşeni yap-, üstüne düşeni yap-, payına düşeni yap-
work like a dog, work flat out, slog, work my guts out, hard yakka, work hard | eşek gibi çalış-, canla başla çalış-, harıl harıl çalış-, çok çalış-, durup dinlenmeden çalış-, sıkı çalış-
snowed under, flat out, run off my feet, swamped, up to my ears in work, very busy, busy | işi başından aşkın, işim başımdan aşkın, çok yoğun, yoğun, çok meşgul, meşgul
call it a day | bugünlük bu kadar, bugünlük yeter, paydos et-
put in a good word | lehine konuş-, araya gir-, referans ol-, bir iki güzel söz söyle-
foot in the door | ilk adımı at-, kapıyı arala-
start at the bottom, work my way up | en alttan başla-, çekirdekten yetiş-, basamakları tırman-
out of work, unemployed, between jobs, out of a job | işsiz, işsiz kal-, işini kaybet-, boşta gez-
give notice, hand in my notice, resign, resigned, resignation, quit my job | istifa et-, istifa, işten ayrıl-, işi bırak-, istifasını ver-
roll up my sleeves, roll up your sleeves, get stuck into | kolları sıva-, işe giriş-, dört elle sarıl-
keep me posted, keep me in the loop, keep me informed, keep you informed | haberdar et-, bilgilendir-, haber ver-, gelişmeleri bildir-
get in touch, contact, touch base, keep in touch, stay in touch, in contact | irtibata geç-, iletişime geç-, temasa geç-, irtibat kur-, iletişim, haberleş-, bağlantı kur-
by the book, go by the rules | kitabına uygun, kurallara göre, usulüne uygun, usulünce
pull strings, friends in high places | torpil, torpil yap-, iltimas, araya adam sok-
cut corners, slapdash, half-baked | baştan savma, işin kolayına kaç-, üstünkörü, ucuza kaç-
pass the buck, shift the blame | topu başkasına at-, suçu başkasına at-, sorumluluğu başkasına yükle-
get the ball rolling, set the ball rolling | işi başlat-, ilk adımı at-, süreci başlat-
get the green light, give the go-ahead, go-ahead | yeşil ışık yak-, izin çık-, onay ver-, onay çık-
go the extra mile | fazlasını yap-, ekstra çaba göster-, canını dişine tak-

#~ feelings
fed up, sick of, sick and tired, had enough, over it, had it up to here, had a gutful | bık-, usan-, canına tak et-, canıma tak et-, illallah, gına gel-, bıkkın, yetti artık, bezgin
over the moon, thrilled, on cloud nine, stoked, rapt, delighted, very happy | havalara uç-, çok mutlu, sevin-, sevinçten uç-, çok sevin-, dünyalar benim ol-
feel down, feeling down, down in the dumps, sad, upset, feel blue | üzgün, üzül-, morali bozuk, moralim bozuk, canı sıkkın, canım sıkıl-, içi karar-, mutsuz, moralsiz
lose my temper, lost his temper, blow my top, hit the roof, see red, furious, angry, get mad | tepesi at-, tepem at-, öfkelen-, küplere bin-, çileden çık-, sinirlen-, kızgın, kızdır-, öfkeli, sinirli, köpür-
get on my nerves, drive me crazy, drive me mad, drive me up the wall, does my head in | sinirine dokun-, sinirime dokun-, sinir et-, çileden çıkar-, deli et-, sinirini boz-
scared stiff, scared to death, terrified, scared, frightened, afraid, freak out | ödü kop-, ödüm kop-, ödü patla-, kork-, korkut-, korku, dehşete kapıl-
break my heart, heartbroken, hurt my feelings, hurt her feelings | kalbini kır-, kalbi kırıl-, kalbim kırıl-, gönlünü kır-, incit-, gücen-
a weight off my mind, a load off my mind, relieved, relief, what a relief | içi rahatla-, içim rahatla-, rahatla-, omuzlarından yük kalk-, oh çek-, ferahla-
on edge, stressed out, a bundle of nerves, tense, on tenterhooks | diken üstünde, gergin, sinirleri gergin, tedirgin, stresli
put up with, bear it, tolerate, endure | katlan-, dayan-, tahammül et-, sineye çek-, göğüs ger-
take it personally, take offence, offended, take it to heart | üstüne alın-, üzerine alın-, gücüne git-, zoruna git-, gücen-, kırıl-
cheer up, keep your chin up, hang in there, stay strong | neşelen-, moralini yüksek tut-, dişini sık-, metin ol-, sabret-, güçlü ol-
bottle it up, keep it all inside | içine at-, içinde tut-
get it off my chest, pour my heart out, vent | içini dök-, içimi dök-, dertleş-, derdini dök-
homesick, miss home, miss my family, miss you, miss them | özle-, hasret çek-, sıla hasreti, burnunda tüt-, memleket hasreti, gurbet
look forward to, looking forward to | dört gözle bekle-, sabırsızlıkla bekle-, iple çek-
embarrassed, ashamed, embarrass, embarrassing | utan-, mahcup, mahcub, yerin dibine gir-, yüzü kızar-, utandır-, utanç verici
gut feeling, have a hunch, hunch | içine doğ-, içime doğ-, önsezi, içgüdü
with all my heart, wholeheartedly, from the bottom of my heart | bütün kalbimle, canıgönülden, yürekten, gönülden, tüm kalbimle
lose heart, lose hope, lost hope, despair | umudunu kes-, umudunu yitir-, ümidini kes-, ümidi kes-
let me down, let down, disappoint, disappointed, disappointment | hayal kırıklığı, hayal kırıklığına uğra-, yarı yolda bırak-, yüzüstü bırak-, düş kırıklığı
feel at home, make yourself at home | kendini evinde hisset-, evinizdeymiş gibi, rahatına bak-, keyfine bak-
lonely, feel lonely, loneliness | yalnız, yalnızlık, yalnızlığ, yalnızlık çek-, kimsesiz
shocked, in shock, taken aback, stunned | şoke ol-, şok, şaşırıp kal-, afalla-, donakal-, sarsıl-

#~ time
once in a blue moon, very rarely | kırk yılda bir, ayda yılda bir, çok nadir, çok seyrek
straight away, right away, in no time, immediately, at once, in a jiffy, at the drop of a hat | hemen, derhal, anında, bir çırpıda, göz açıp kapayıncaya kadar, vakit kaybetmeden
as soon as possible, asap, as quickly as possible | en kısa zamanda, en kısa sürede, bir an önce, bir an evvel, mümkün olduğunca çabuk
at the last minute, at the eleventh hour, in the nick of time | son anda, son dakikada, son dakika, ucu ucuna
sooner or later, in due course | er geç, er ya da geç, eninde sonunda, zamanı gelince
for ages, for donkey's years, for yonks, a long time | yıllardır, uzun zamandır, uzun süredir, epeydir, çoktandır, uzun zaman, uzun süre
day in day out, day and night, around the clock | gece gündüz, gecesi gündüzü, yirmi dört saat
all of a sudden, out of the blue, suddenly, without warning | birdenbire, aniden, ansızın, birden, durup dururken, pat diye
the other day, recently, lately, not long ago, of late | geçen gün, geçenlerde, son zamanlarda, yakın zamanda, bu aralar, son dönemde, yakınlarda
for the time being, for now, for the moment | şimdilik, şu an için, şu anlık
meanwhile, in the meantime | bu arada, o sırada, bu süre içinde, bu esnada
long time no see | görüşmeyeli uzun zaman oldu, nerelerdesin, uzun zamandır görüşmedik
time flies, how time flies | zaman su gibi ak-, zaman çabuk geç-, zaman nasıl da geçiyor
better late than never | geç olsun güç olmasın
kill time, pass the time | vakit öldür-, oyalan-, zaman geçir-, vakit geçir-
at the end of the day, when all is said and done, after all | sonuçta, neticede, günün sonunda, ne de olsa, nihayetinde
in the long run, in the long term | uzun vadede, uzun dönemde
finally, at last, at long last, in the end, at the end of, eventually | sonunda, nihayet, en sonunda, eninde sonunda
in advance, beforehand, ahead of time | önceden, peşin, peşinen, evvelden
afterwards, later on, later, after that, after | sonra, daha sonra, sonradan, ondan sonra, bilahare

#~ speech
beat around the bush, go round in circles | lafı dolandır-, lafı uzat-, ağzında gevele-, lafı evir-
get to the point, come to the point, cut to the chase | sadede gel-, konuya gel-, asıl konuya gel-, kısa kes-
spill the beans, let the cat out of the bag, let slip, let it slip | ağzından kaçır-, baklayı ağzından çıkar-, ağzından laf kaçır-, sırrı açık et-
pulling my leg, pull your leg, tease, make fun of, take the mickey, mock | dalga geç-, alay et-, kafa bul-, makaraya al-, takıl-
have a yarn, have a chat, chat | sohbet et-, sohbet, lafla-, muhabbet et-, çene çal-, iki laf et-
slip of the tongue | dil sürçmesi, dilim sürç-, dili sürç-
on the tip of my tongue | dilimin ucunda, dilinin ucunda
speak my mind, say it straight, call a spade a spade, be frank | açık konuş-, açık açık söyle-, dobra dobra konuş-, dosdoğru söyle-
to be honest, to tell you the truth, honestly, frankly, fair dinkum | dürüst olmak gerekirse, doğrusu, açıkçası, açık söylemek gerekirse, işin doğrusu, doğruyu söylemek gerekirse
hear through the grapevine, rumour has it, rumour, rumor | kulağıma gel-, kulağına gel-, söylenti, kulaktan kulağa, kuşlar söyledi
gossip, talk behind my back, bad-mouth, badmouth | dedikodu, dedikodu yap-, arkasından konuş-, arkamdan konuş-, çekiştir-
keep it to yourself, between you and me, off the record | aramızda kalsın, söz aramızda, laf aramızda, sır sakla-, aramızda kal-
talk nonsense, talking rubbish, nonsense, rubbish idea | saçmala-, saçma, saçmalık, saçmalığ, zırvala-, boş konuş-
long story short, to cut a long story short | uzun lafın kısası, lafın kısası, sözün özü, kısacası
by the way, while I think of it | bu arada, aklıma gelmişken, yeri gelmişken, sırası gelmişken
in other words, that is to say, I mean | yani, başka bir deyişle, diğer bir deyişle, demek istediğim
word for word, verbatim | kelimesi kelimesine, harfi harfine, birebir
lost for words, speechless | nutku tutul-, dili tutul-, ağzı açık kal-
have a word with, speak, spoke, spoken to, talk to, talked | konuş-, görüş-, konuşul-
tell off, told off, scold, have a go at, give an earful | azarla-, azar işit-, fırça at-, fırçala-, payla-, fırça ye-
whinge, moan, grumble, nag | sızlan-, mızmızlan-, söylenip dur-, dırdır et-, dırdır

#~ agreement and relationships
see eye to eye, on the same page, on the same wavelength | aynı fikirde, hemfikir, aynı görüşte, aynı düşün-, fikir birliği
meet halfway, compromise, find a middle ground, give and take | orta yolu bul-, orta yol, uzlaş-, ortada buluş-, ödün ver-, taviz ver-
stand my ground, stand up for myself, stick up for, stand up for your rights | hakkını ara-, hakkımı ara-, hakkını savun-, diren-, dik dur-
bury the hatchet, make up with, patch things up, reconcile | barış-, barıştır-, arayı düzelt-, buzları erit-, aralarını bul-
fall out with, falling out, fell out with | arası bozul-, araları bozul-, küs-, bozuş-, arası açıl-, darıl-
get on well, get along, hit it off | iyi geçin-, iyi anlaş-, kanı kayna-, arası iyi, kafa dengi
benefit of the doubt | iyi niyetine inan-, iyi niyetle yaklaş-, iyiye yor-
sleep on it, think it over, think twice, second thoughts | iyice düşün-, bir daha düşün-, iki kere düşün-, üzerinde düşün-, düşünüp taşın-
leave it to me, leave it with me, I'll take care of it | bana bırak, bana bırakın, ben hallederim, o iş bende, ben ilgilenirim
up to you, it's your call, the ball is in your court | size kalmış, sana kalmış, siz bilirsiniz, sen bilirsin, top sizde, karar sizin
keep your word, keep a promise, kept his word, kept her promise | sözünü tut-, sözünde dur-, sözümü tut-, verdiği sözü tut-
go back on your word, break a promise, broke his promise | sözünden dön-, sözden dön-, sözünden cay-
tie the knot, get married, got married, get hitched, marry | evlen-, evlilik, dünya evine gir-, nikâh kıy-, nikahlan-
runs in the family, run in the family, hereditary | aileden gel-, ailede var, kalıtsal, irsi, soydan gel-
take after my mother, take after his father, takes after | annesine çek-, babasına çek-, anneme çek-, babama çek-, benze-
bring up a child, brought up, raise a child, raise kids, raised by | çocuk büyüt-, yetiştir-, çocuk yetiştir-, büyüt-
breadwinner | evi geçindiren, eve ekmek getiren, evin direği, evin geçimini sağla-
stab in the back, betray, betrayed | arkadan vur-, sırtından bıçakla-, ihanet et-, sırtından vur-
turn over a new leaf, fresh start, clean slate, new beginning | yeni bir sayfa aç-, beyaz bir sayfa, temiz bir sayfa, yeni bir başlangıç
mind your own business | kendi işine bak-, üstüne vazife, seni ilgilendirmez
drop in, pop in, come over, drop by, call in on | uğra-, ziyarete gel-, bir uğra-, gelip ziyaret et-
dob in, dob on, tell on, report to the police | ihbar et-, ihbar, ispiyonla-, ele ver-, gammazla-
point the finger, blame, blamed, put the blame on | suçla-, suçu üstüne at-, suçu at-, kabahat, kabahati yükle-
take turns, in turns | sırayla, dönüşümlü, nöbetleşe, sıra ile
jump the queue, push in | araya kayna-, sıraya kayna-, sırayı ihlal et-, öne geç-

#~ luck, chance and wit
fingers crossed, keep my fingers crossed, God willing | inşallah, hayırlısı, hayırlısı olsun, umarım, dua et-, Allah'ın izniyle
touch wood, knock on wood | nazar değmesin, şeytan kulağına kurşun, tahtaya vur-, maşallah
lucky, in luck, good fortune, fluke | şanslı, talihli, şansı yaver git-, şans eseri, ne şans
bad luck, out of luck, unlucky, hard luck, tough luck | şanssızlık, şanssız, talihsizlik, talihsiz, aksi gibi, kör talih
blessing in disguise, every cloud has a silver lining | her işte bir hayır var, her şerde bir hayır, hayırlı ol-
better safe than sorry, just in case, on the safe side | ne olur ne olmaz, her ihtimale karşı, tedbir olarak, işi sağlama al-
take a chance, take a punt, give it a shot, take the risk | şansını dene-, göze al-, riske gir-, bir şans ver-, risk al-
meant to be, destiny, fate | kısmet, nasip, nasib, kader, alın yazısı
jump to conclusions | hemen yargıya var-, acele hüküm ver-, peşin hüküm
kill two birds with one stone | bir taşla iki kuş
play it by ear, go with the flow | duruma göre davran-, akışına bırak-, gidişata göre, duruma göre karar ver-
leave no stone unturned, tried everything | her yolu dene-, çalmadık kapı, her şeyi dene-, altını üstüne getir-
ring a bell, rings a bell, sound familiar | tanıdık gel-, bir yerden hatırla-
like the back of my hand, know inside out | avucumun içi gibi, avucunun içi gibi, adı gibi bil-, çok iyi bil-
slipped my mind, slip my mind | aklımdan çık-, aklından çık-, unutmuşum
cross my mind, occur to me, occurred to me, come to mind, crossed my mind | aklıma gel-, aklına gel-, aklımdan geç-, aklından geç-
bear in mind, keep in mind, take into account, take into consideration, consider | göz önünde bulundur-, aklında tut-, aklında bulundur-, dikkate al-, göz önüne al-, hesaba kat-
by heart, memorise, memorize | ezberle-, ezber, ezbere
common sense | sağduyu, aklıselim, sağduyulu
dodgy, shady, fishy | şaibeli, şüpheli, karanlık iş, bit yeniği, kuşku uyandır-
stand on my own two feet, find my feet, independent | kendi ayakları üzerinde dur-, ayaklarının üzerinde dur-, kendi ayaklarımın üstünde dur-, kendine yet-
hit the road, set off, set out, on my way, on our way | yola çık-, yola koyul-, yoldayım, yoldayız
`
