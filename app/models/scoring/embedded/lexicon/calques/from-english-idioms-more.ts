/**
 * More English idioms, with clothes and the body, and proverbs, with what they become word for word, as
 * `from-english.ts` describes them.
 */
export const MORE_IDIOM_CALQUES = `
head in clouds | kafa/baş./başı bulut
ridden/weathered/weathering/ride/riding out storm | fırtına bin./sür/havala
fair weather friend/friends | hava arkadaş/dost
rain or shine | yağmur parla
steal/steals/stole/stolen/stealing thunder | gök/gürültü/şimşek/şimşeğ/yıldırım çal./çaldı/çalıyor/çalar/çalmak/çalma/çalın
bolt from blue | mavi
flash in pan | tava
frying pan fire | tava ateş/yangın
up in smoke | duman yukarı/içinde
set/sets/setting world on fire | dünya ateş/yak/yangın
come/comes/came/coming to light | ışığa/ışıkta gel
bring/brings/brought/bringing to light | ışığa getir
make/makes/made/making light of | ışık/ışığ/hafif. yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmı/yapal
red letter day | kırmızı harf/mektup/mektub
paint/paints/painted/painting town red | kırmızı boya
till/until blue face | mavi
blue eyed boy boss/manager/teacher | mavi
green with envy | yeşil
green around gills | solungaç/yeşil
golden handshake | altın tokalaş/el./sıkış
tickled pink | pembe
bed of roses | gül yatak/yatağ
nip/nips/nipped/nipping in bud | tomurcuk/tomurcuğ
late bloomer | geç çiçek/çiçeğ/açan
shrinking violet | menekşe
fresh as daisy | papatya
pushing up daisies | papatya
thorn in side | diken yan/taraf
stitch in time | dikiş
stitches laughing/laughed/joke/jokes/everyone | dikiş
hang/hangs/hung/hanged/hanging by thread | iplik/ipliğ asıl
lose/loses/lost/losing thread | iplik/ipliğ/ipi. kaybet/kaybed
cut from same cloth | kumaş/bez kes
dressed to kill | öldür
dressed to nines | dokuz giy
caught pants/trousers down | pantolon
wear/wears/wore/worn/wearing pants/trousers family/house/relationship/marriage | pantolon
seat of pants | pantolon
smarty/fancy pants | pantolon
apron strings | önlük/önlüğ
handle/handles/handled/handling with kid gloves | eldiven çocuk/oğlak/bebek
hot on heels | topuk/topuğ
head over heels | topuk/topuğ
cool/cools/cooled/cooling heels | topuk/topuğ
kick/kicks/kicked/kicking heels | topuk/topuğ
dig/digs/dug/digging heels | topuk/topuğ
boot/shoe on other foot | diğer/öbür/öteki ayak/ayağ
big shoes to fill | ayakkabı doldur
too big for boots | çizme/bot./botları büyük
shaking/quaking in boots | çizme/bot./botları titre/salla
on shoestring | ayakkabı bağ./bağı/bağcık/bağcığ/ip.
on last legs | son bacak/bacağ/ayak/ayağ
give/gives/gave/given/giving leg up | bacak/bacağ yukarı
leg to stand on | bacak/bacağ
shake a leg | bacak/bacağ
put/puts/putting foot down about/boss/father/mother/mum/dad/landlord | ayak/ayağ aşağı/koy./koydu/koyuyor/koyar/koymak/koyma/koyaca/koyun./koyul/koyabil/koymuş
put/puts/putting foot in mouth | ayak/ayağ ağız/ağz
best foot forward | iyi ayak/ayağ
find/finds/found/finding feet | ayak/ayağ/ayaklar bul./buldu/buluyor/bulur/bulmak/bulma/bulaca/bulun.
back on feet | ayak/ayağ geri./arka
rushed/run off feet | ayaklar/ayağ kapalı/acele
sweep/sweeps/swept/sweeping off feet | ayak/ayağ süpür
two left feet | sol ayak/ayağ
think/thinks/thought/thinking on feet | ayak/ayağ düşün
land/lands/landed/landing on feet | ayakların/ayağ/ayaklar kondu/iniş/indi
put/puts/putting foot wrong | yanlış ayak/ayağ
step/steps/stepped/stepping on toes anyone/anybody/boss/colleagues/people | parmak/parmağ bas./bastı/basıyor/basmak/basma/basıp
tread/treads/trod/trodden/treading on toes anyone/anybody/boss/colleagues/people | parmak/parmağ bas./bastı/basıyor/basmak/basma/basıp
sticky/light fingers/fingered | yapışkan/hafif parmak/parmağ
not put finger on it | parmak/parmağ koy./koydu/koyuyor/koyar/koymak/koyma/koyaca/koyun./koyul/koyabil/koymuş
fingers burnt/burned investment/shares/business/money/deal | parmak/parmağ yan/yak
twist/twisted/wrap/wrapped/wraps him/them/me/everyone little finger | küçük parmak/parmağ
fingers to bone | parmak/parmağ kemik/kemiğ
bone to pick | kemik/kemiğ
no bones about | kemik/kemiğ
bone of contention | kemik/kemiğ
bare bones | çıplak kemik/kemiğ
bone idle | kemik/kemiğ
save/saves/saved/saving own skin | deri/derisini/cilt/cildi kurtar
jump/jumps/jumped/jumping out of skin | deri/cilt/cild atla/zıpla/çık/sıçra
no skin off nose | burun/burn deri/cilt
nose to grindstone | burun/burn
follow/follows/followed/following your nose | burun/burn takip/izle
powder nose | burun/burn pudra
cut off nose spite | burun/burn kes
keep/kept nose out | burun/burn dışarı/dışında tut
look/looks/looked/looking down nose | burun/burn aşağı
hard nosed | sert/katı burun
face value | yüz./yüzün değer
let us face it | yüzleş
save/saved/saving face | yüz./yüzünü kurtar
fell/fall flat joke/plan/business/idea | düz./dümdüz
flies/flew/fly/flying in face of | yüzüne/yüzünde uçu/uçtu/uçan/uçmak
on face of it | yüzünde./yüzünün./yüzü. üzerinde/üstünde
am/are all ears | bütün/tüm/hep./tamamen kulağım./kulağız./kulağıyım.
tongue in cheek | yanak/yanağ
mother tongue | anne. dil
stiff upper lip | dudak/dudağ
lip service | dudak/dudağ
lips are sealed | dudak/dudağ mühür
word of mouth | ağız/ağz kelime
put/puts/putting words mouth | ağız/ağz kelime
take/takes/took/taken/taking words mouth | ağız/ağz kelime
keep/keeps/kept/keeping my/your/his/her/their word | kelime tut./tuttu/tutuyor/tutma/tutaca/tutun./tutup/tutabil/tutar/tutmu
give/gives/gave/given/giving my/your/his/her word | kelime verdi/veriyor/verir/verip/verme/verece/verin./ver./vermi/verebil
take/takes/took/taken/taking my/his/her/your word for | kelime al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alabil/almış
last word | son kelime
in other words | diğer kelime
word get/gets/got around/out | kelime etraf/dışarı
mark my words | kelime işaret
mince/minces/minced/mincing words | kıyma/doğra
lost/loss for words | kelime kayıp/kaybol/kaybet/kayb
word to wise | kelime bilge/akıllı
man/woman/person of few words | az. kelime
swear word/words | yemin kelime/söz
spread/spreads/spreading word | kelime yay
my/his/her word against | kelime karşı
have/had/having words with/boss/neighbour | kelime sahip./vardı
take/takes/took/taken/taking on chin | çene al
rub/rubs/rubbed/rubbing shoulders with | omuz/omz sürt/ov
shoulder to wheel | omuz/omz
old head young shoulders | omuz/omz
elbow grease | dirsek/dirseğ
elbow room | dirsek/dirseğ
slap on wrist | bilek/bileğ
eye teeth | göz diş./dişi/dişler
lie/lies/lied/lay/lain/lying through teeth | diş/dişleri yalan
teething problems/troubles/issues system/new/software/business | diş./dişleri
bad hair day | saç gün
tear/tears/tore/torn/tearing hair out | saç yırt/kopar
hair raising | saç kaldır/yüksel
hair breadth | saç geniş
neck and neck | boyun./boyn
up to neck debt/debts/paperwork/work | boyun./boyn
save/saves/saved/saving neck | boyun./boyn kurtar
risk/risks/risked/risking neck | boyun./boyn
breakneck speed | boyun./boyn
millstone neck | değirmen
frog in throat | kurbağa
jump/jumps/jumped/jumping down throat | boğaz atla/zıpla/aşağı
cut throat competition/business/industry | boğaz kes
ram/rammed/shove/shoved/force/forced down throat | boğaz aşağı/it.
cards close to chest | kart göğüs/göğs
eyes bigger stomach/belly | göz mide/karın/karn
belly up business/company/went/gone | karın/karn/göbek/göbeğ yukarı
blood boil/boils/boiling/boiled | kan kayna
blood from stone | taş kan
bad blood between | kötü kan.
blood thicker water | kan su kalın/yoğun/koyu
own flesh blood | eti./etim./etimiz/etten/et. kan
bundle of nerves | sinir demet/deste/paket/bohça
have/had/has the nerve to | sinir sahip./vardı/var.
raw nerve | çiğ/ham sinir
pick/picks/picked/picking brain/brains | beyin/beyn seç/topla
rack/racked/racking brain/brains | beyin/beyn raf/rafa/askı
brainchild | beyin/beyn çocuk/çocuğ
no brainer | beyin/beyn
head start | kafa/baş. başla/başlangıç/başlangıc
heads or/nor tails | kafa/baş./başlar kuyruk/kuyruğ
head or/nor tail | kafa/baş./başı kuyruk/kuyruğ
headhunted/headhunter/headhunters | kafa/kelle avcı/avla
head screwed on | kafa/başı vida
off top of my/your/his/her head | kafa/başım/başın üst/tepe
over my/his/her head went/goes/gone | kafa/başım/başın üzerinden/üstünden
bite/bites/bit/bitten/biting head off | kafa/başı ısır
come/came/comes to a head | kafaya/başa gel
laugh/laughs/laughed/laughing head off | kafa/başı gül
heads will roll | yuvarla
lose/loses/lost/losing my/your/his/her head | kafa/başı kaybet/kaybed
off deep end | derin son/uç/uc
rome romans | romalı
strike/strikes/struck/striking while iron hot | demir vur
hay sun shines | saman
before you leap | atla/sıçra/zıpla bak
out of sight mind | zihin/zihn/akıl/akl dışında/dışı
watched pot | tencere/çömlek/çömleğ/saksı
beggars choosers | dilenci
charity begins home | ev/evde başla
every dog day | her. köpek/köpeğ
haste waste | israf/atık/atığ/çöp
never rains pours | yağ dök/boşal
kill/kills/killed/killing kindness | öldür
many hands light work | el./eller hafif/ışık
necessity mother invention | ihtiyaç/ihtiyac/gereklilik/zorunluluk/zorunluluğ anne
one swallow summer | kırlangıç
glass houses stones | cam evler/evde/evin/ev.
practice makes perfect | mükemmel yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmı/yapal/hale/kıl
saved by bell | zil/çan./çanla kurtar
third time lucky/charm | üçüncü şans/büyü/tılsım/uğur
variety spice life | baharat
waste not want | israf/atık/atığ
goes around comes around | etraf
lead/leads horse water | at./atı./ata. su
proof of pudding | puding/muhallebi
better devil you know | şeytan
devil deep blue sea | şeytan
inch take/takes mile/yard | inç./inçi./yarda/mil./mili.
penny wise pound | peni/kuruş
in for a penny | peni/kuruş
cleanliness godliness | tanrı/ilah
familiarity breeds contempt | küçümse/aşağıla
finders keepers | tutan/tutucu/kaleci/bekçi
half a loaf | somun/yarım ekmek/ekmeğ daha
new broom | süpürge
alive and kicking | tekme
tit for tat | meme/baştankara
have it both ways | iki./her yol/yön
oh dear | sevgili/geyik
good grief | keder/yas.
good heavens | cennet/gökler
goodness/heaven sake | iyilik/iyiliğ/cennet
my goodness | iyilik/iyiliğ
thank/thanks goodness | iyilik/iyiliğ
holy cow/smoke/moly | kutsal
`
