/** Meanings as `index.ts` describes them. */
export const ACTIONS_HANDS = `
# open, shut, lock
open, opening, opened, unlock, turn on, switch on, turned on, switched on | aç-, açıl-, açık, açığ, kilidi aç-, kilidini aç-, ışığı yak-, ışıkları yak-
close, shut, closing, closed, turn off, switch off, turned off, switched off | kapat-, kapan-, kapalı, söndür-
lock, lock up, locked, lock the door | kilitle-, kilitlen-, kilitli

# push or pull
push, pushed, pushing, shove | it-, itekle-, ittir-
pull, pulled, tug, drag, dragging | çek-, sürükle-

# up with it or down with it
lift, lift up, lifting, pick it up off the floor | kaldır-, yerden kaldır-, havaya kaldır-
put it down, put down on the, set it down | yere koy-, yere bırak-, yere indir-, aşağı indir-

# throw, catch, drop
throw, threw, thrown, toss | fırlat-, yere at-, top at-, taş at-
catch, caught, grab, grabbed | yakala-
drop it, dropped it, dropped my, dropped the, dropped his, dropped her | düşür-, elinden düşür-, elimden düşür-, yere düşür-

#<> give back or get back
give back, gave back, return it, hand back, given back, returned it | geri ver-, iade et-, iade ed-
take back, took back, get back, got back, get it back, got it back | geri al-

#<> lend or borrow
lend, lent, lending, loan to | ödünç ver-, borç ver-, borç para ver-
borrow, borrowed, borrowing | ödünç al-, borç al-, borç para al-, borçlan-

# way of getting a thing somewhere
bring, brought, bring along, bringing | getir-, getirt-, yanında getir-
take away, take to, took him to, took her to, took me to, take you to, take along | götür-, götürül-, alıp götür-
send, sent, sending, mail, mailed, post it, posted | gönder-, gönderil-, yolla-, postala-
receive, received, receiving | teslim al-, eline geç-, elime geç-, eline ulaş-, mektup al-, mesaj al-, fatura al-

# dressing
wear, wore, worn, wearing, get dressed, put on your, put on his, put on her, put on my | giy-, giyin-, giydir-
undress, get undressed, take off your, took off my, take off his, take off her, got undressed | soyun-, üstünü çıkar-, ceketini çıkar-, ayakkabısını çıkar-, ayakkabılarını çıkar-, elbisesini çıkar-

# full or empty
fill, fill up, filled up, is full, was full, are full | doldur-, dolu
empty, emptied, empty out, emptying | boşalt-, boş

# hide or show
hide, hid, hidden, conceal, hiding | sakla-, gizle-, saklan-, gizlen-
show, showed, shown, showing, demonstrate | göster-, gösteril-

# find or lose
find, found, finding, locate | bul-
lose, lost, losing, misplace, misplaced | kaybet-, kaybed-, yitir-, kaybol-

# keep or discard
keep it, keep the, kept the, keep safe, put away, store safely, keep your, keep all | sakla-, muhafaza et-, muhafaza ed-
throw away, throw out, discard, threw away, threw out, thrown away, dispose of, get rid of | çöpe at-, çöpe atıl-, atıp kurtul-, elden çıkar-

# packing
pack, packed, packing, wrap, wrap up | paketle-, ambalajla-, kutula-, paket yap-, eşyaları topla-
unpack, unpacked, unwrap | paketi aç-, kutuyu aç-, kutuları aç-, ambalajı aç-

# work with the hands
cut, cutting, chop, slice, chopped | kes-, kesil-, doğra-, dilimle-
broke, broken, smash, shatter, break it, break the window | kır-, kırıl-, kırık, kırığ
tore, torn, rip, ripped, tear it up | yırt-, yırtıl-, yırtık, yırtığ
build, built, construct, building a | inşa et-, inşa ed-, inşa edil-, ev yap-, ev yaptır-
assemble, put together, assembled | monte et-, monte ed-, parçaları birleştir-
dismantle, take apart, took apart, disassemble | sök-, sökül-, parçalarına ayır-
drill, make a hole, drilling, drilled | del-, matkapla-, delik aç-
sew, sewing, sewed, sewn | dik-, dikiş dik-, diktir-
plant trees, plant flowers, planting | ağaç dik-, çiçek dik-, fidan dik-
water the plants, water the garden, watering | sula-, bahçeyi sula-
measure, measured, measuring | ölç-, ölçül-
weigh, weighed, weighing | tart-, tartıl-
hang up the, hung, hang it on, hanging on | duvara as-, astı, asıyor, asmış, asılı
spill, spilt, spilled | dök-, dökül-

# what is done with a paper
write, wrote, written, writing, write down | yaz-, yazıl-, not al-, not et-
read, reading, read it | oku-, okun-
sign the, sign it, sign here, signed, signing, signature | imzala-, imza at-, imza, imzalan-, imzalat-
photocopy, make a copy, photocopied, copied | fotokopi, fotokopisini çek-, kopyala-, kopyasını çıkar-
print, print out, printed, printing | yazdır-, çıktı al-, çıktısını al-
scan the document, scan it, scanned copy, scan and email | belgeyi tara-, tarayıp, tarat-, taranmış
delete, erase, erased, deleted | sil-, silin-
tick the box, tick, cross the box, mark the box | işaretle-, çarpı koy-, kutucuğu işaretle-

# cleaning task
sweep, swept, sweeping | süpür-
mop, mopping, mop the floor | paspas, paspasla-, yerleri sil-
vacuuming, vacuum the carpet, do the vacuuming | elektrik süpürgesiyle süpür-, süpürge tut-, elektrikli süpürgeyle
dusting, dust the furniture | toz al-, tozunu al-
wipe, wiped, wiping, wipe down | sil-, silin-
wash, washed, washing | yıka-, yıkan-
do the dishes, wash the dishes, washing up, wash up | bulaşık yıka-, bulaşıkları yıka-, bulaşık
do the laundry, do the washing, wash the clothes, laundry | çamaşır yıka-, çamaşırları yıka-, çamaşır
make the bed, making the bed | yatağı topla-, yatağı yap-, yatak topla-
tidy, tidy up, tidying | ortalığı topla-, evi topla-, odayı topla-, toparla-, derle-
disinfect, sanitise, sanitize, sterilise | dezenfekte et-, dezenfekte ed-, mikroptan arındır-
take out the rubbish, put the bins out, take out the garbage | çöpü çıkar-, çöp çıkar-, çöpleri çıkar-
mow the lawn, mow, mowing, cut the grass | çim biç-, çimleri biç-, çimleri kes-, ot biç-

# dirty or clean
dirty, filthy, grubby, soiled | kirli, pis, kirlet-, kirlen-
clean, spotless | temiz, tertemiz

# kitchen task
bake, baked, baking | fırında pişir-, ekmek yap-, kek yap-
boil, boiled, boiling | kayna-, kaynat-, haşla-
fry, fried, frying | kızart-
grill, barbecue, BBQ, grilled | mangal, ızgara
stir, mix, stirred, mixed, stirring | karıştır-
heat up, warm up, heated, reheat, warm it up | ısıt-, ısın-
cool down, chill, let it cool | soğut-, soğu-
burn, burnt, burned | yak-, yandı, yanmış, yanık, yanığ

# wet or dry
wet, soaked, got wet | ıslak, ıslağ, ıslan-, ıslat-
dry, dried, drying | kuru, kuru-, kurut-, kurula-, kurulan-

# hot or cold
hot, boiling hot, warm, lukewarm | sıcak, sıcağ, sıcacık, ılık, ılığ
cold, freezing, chilly | soğuk, soğuğ, üşü-

# body position
sit, sat, sit down, sitting, seated | otur-, oturt-
stand, stood, stand up, standing, on your feet | ayakta dur-, ayağa kalk-, ayakta
lie down, lay down, lying down, lie on | uzan-, yat-, sırtüstü yat-
kneel, knelt, kneeling, on your knees | diz çök-, diz üstü çök-
bend over, bend down, bent over, crouch, squat | eğil-, öne eğil-, çömel-

# what the patient is asked to do
breathe in, inhale, take a deep breath | nefes al-, derin nefes al-
breathe out, exhale | nefes ver-
hold your breath | nefesini tut-, nefesinizi tut-
open your mouth | ağzını aç-, ağzınızı aç-
stick out your tongue | dilini çıkar-, dilinizi çıkar-
roll up your sleeve, roll up your sleeves | kolunu sıva-, kolunuzu sıva-, kolunu sıyır-
raise your arm, lift your arm | kolunu kaldır-, kolunuzu kaldır-
turn over, roll over onto | diğer tarafa dön-, öbür tarafa dön-, yüzüstü dön-
swallow, swallowed | yut-
chew, chewed, chewing | çiğne-
spit, spat, spit out | tükür-
cough | öksür-, öksürük, öksürüğ

# moving about
walk, walked, walking, on foot | yürü-, yürüyerek, yayan
ran to, run to, ran outside, go running, jog, go for a run, running around | koş-, koştur-, koşu
jump, jumped, hop, leap | zıpla-, sıçra-, atla-
climb, climbed, climbing, went up the ladder | tırman-, merdivene çık-
swim, swam, swum, swimming | yüzme, yüzüyor, yüzmek, yüzmey, yüzdü
fall, fell, fallen, fall over, fell over, fell down | düş-, yere düş-, yuvarlan-
slipped, slip over, slipped over, slippery | ayağım kay-, ayağı kay-, kayıp düş-, kaygan
trip over, tripped, tripped over, stumble, stumbled | ayağım takıl-, ayağı takıl-, tökezle-, sendele-

# arriving or leaving
arrive, arrived, arriving, get there, got there, arrival | ulaş-, varış, gel-
depart, departed, set off, leave home, left home, set out, leave the house, left the house, departure | yola çık-, kalkış, evden ayrıl-, hareket saat

# staying or leaving
stay, stayed, staying, remain, remained | kal-
leave early, left early, go away, went away, walk out, walked out, moved away, left the country, leave the country | ayrıl-, çekip git-, erken çık-, terk et-, terk ed-

# going in or out
enter, entered, come in, go in, came in, went in, walk in | gir-, içeri gir-, içeri gel-
go out, went out, go outside, went outside, come out, came out | dışarı çık-, çıkıp git-

# wait or hurry
wait, waited, waiting, hang on a minute, be patient | bekle-, beklet-, sabret-
hurry, hurry up, rush, in a hurry, be quick, rushed | acele et-, acele ed-, acele, çabuk ol-

# follow or escape
follow, chase, followed, chased | takip et-, takip ed-, peşinden git-, kovala-
escape, run away, ran away, flee, fled, escaped | kaçıp git-, firar et-, firar ed-, kaçtı, kaçmış, kaçıyor, kaçmak, kaçıp

# meeting people
meet up, met, meet, get together, run into each other | buluş-, tanış-, karşılaş-, bir araya gel-
visit, visited, visiting, go and see | ziyaret et-, ziyaret ed-, ziyaret, ziyaretine git-
invite, invited, invitation | davet et-, davet ed-, davet, davetiye

# contact between people
hug, hugged, cuddle, embrace | sarıl-, kucakla-
punch, punched, beat up, slap, slapped, bash, bashed | döv-, yumruk at-, yumrukla-, tokat at-, tokatla-, dövül-
kick, kicked, kicking | tekmele-, tekme at-, tekme
bite, bit me, bitten, biting | ısır-, ısırıl-

# sound people make
laugh, laughed, laughing, smile, smiled | gül-, gülümse-, güldür-
cry, cried, crying, weep, wept | ağla-, ağlat-
shout, shouted, yell, yelled, scream, screamed | bağır-, çığlık at-, haykır-

# eat, drink, smoke
eat, ate, eaten, eating | yemek ye-, yiyor, yiyecek, yemiş, yedim, yediniz, yiyip, yemey
drink, drank, drinking | içiyor, içti, içmek, içmey, içecek, içip, içme, su iç-, çay iç-, kahve iç-
smoking, smoker, smoked, have a cigarette, I smoke, you smoke, do you smoke, smoke cigarettes, cigarette | sigara iç-, sigara, tüttür-

# daily routine
wake up, woke up, woken, awake, get up, got up, get out of bed | uyan-, uyandır-, uyanık, yataktan kalk-, sabah kalk-, erken kalk-
go to bed, went to bed, sleep, slept, asleep, fall asleep | uyu-, uyku, yatağa gir-, yatağa git-, yat-
have a shower, take a shower, showered | duş al-, duş yap-, duşa gir-
brush teeth, brush my teeth, brush your teeth, brush her teeth | diş fırçala-, dişlerini fırçala-, dişini fırçala-, dişlerimi fırçala-
take a break, have a rest, get some rest, resting, rested, relax | dinlen-, mola, istirahat

#~ common actions
cook, cooking, cooked, make dinner, prepare food | pişir-, yemek yap-, yemek hazırla-
touch, touched, touching | dokun-, elle-, temas et-
knock, knock on the door, knocked | kapıyı çal-, kapıyı vur-, kapıya vur-
ring, rang, doorbell rings, phone rings, ring the bell | çal-, zili çal-, zile bas-
press the button, press, press down | düğmeye bas-, tuşa bas-, bastır-
look for, search, searched, searching | ara-, aran-
give, gave, given | ver-, veril-
take, took, taken | al-
come, came | gel-
go, went, gone | git-, gid-
come back, came back, go back, went back, return, returned | geri dön-, dön-, geri gel-, geri git-, geri gid-
live in, live with, living in, reside, live at | otur-, yaşa-, ikamet et-, ikamet ed-
scratch, scratched, scratching, itch | kaşı-, kaşın-, tırmala-
carry, carried, carrying | taşı-
hand in, submit, hand over, handed in, submitted | teslim et-, teslim ed-, ibraz et-, ibraz ed-, sun-

# object: tool
hammer | çekiç, çekic
screwdriver | tornavida
handsaw, hacksaw, chainsaw | testere, motorlu testere
electric drill, power drill | matkap, matkab
spanner, wrench | İngiliz anahtar, somun anahtar
ladder, stepladder | merdiven, portatif merdiven
shovel, spade | kürek, küreğ
scissors | makas
knife, knives | bıçak, bıçağ
broom | süpürge
paintbrush, brush | fırça

# material
wood, timber, wooden | tahta, ahşap, ahşab, kereste
brick, bricks | tuğla
concrete, cement | beton, çimento
metal, iron, steel | metal, demir, çelik, çeliğ
plastic | plastik, plastiğ
glass | cam
`
