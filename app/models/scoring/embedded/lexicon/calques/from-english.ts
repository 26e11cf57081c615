/**
 * Idioms with what they become word for word, which says nothing in the other language. A line is the words of the idiom and
 * those of the calque: all of a side have to stand close together, in any order; `/` parts alternatives. A Turkish word is
 * the root that others begin with.
 */
export const CALQUES_FROM_ENGLISH = `
bite/bit/bitten/biting bullet | kurşun ısır
out blue | mavi iç/dış/orta/çık
ends/end meet/meeting | uc/uç buluş/karşılaş/tanış
give/gave/given/giving runaround | koş ver/etraf/attı
knock/knocked back | vur geri/arka
put/putting name down | ad/isim/ismi aşağı
cost/costs arm leg | kol bacak/bacağ
piece cake | kek/pasta parça/dilim
under weather | hava alt
over moon | ay. üst/üzer
over moon | ayın üst/üzer
hit road | yol vur/çarp
hit nail head | çivi kafa/baş
call/called it day | gün çağır/diye
cats dogs | kedi köpek/köpeğ
once moon | mavi ay.
spill/spilled/spilt beans | fasulye dök/saç
let cat bag | kedi çanta/torba
pulling leg | bacak/bacağ çek
see/saw eye | göz göze gör/gel
sit/sitting/sat fence | çit otur
back square one | kare bir/ilk/birinci
ball court | top kort/mahkeme/avlu
cut/cutting corners | köşe kes
cut chase | kovala/takip/takib kes
blind eye | kör göz
keep/kept/keeping eye on | göz tut
keep/keeping head above water | kafa/baş su üst/üzer
keep chin up | çene yukarı/kaldır/tut
red tape | kırmızı bant/band/şerit/şerid/kurdele/teyp
rule thumb | başparmak/başparmağ kural
fair go | adil git/gidiş
fed up | besle/doyur/doyurul
pick/picked tab | sekme/sekmey
foot bill | fatura ayak/ayağ
break/breaking bank | banka kır/parçala/boz
for rainy day | yağmurlu gün
last/final straw | son. saman/pipet
long story short | hikaye/hikâye/öykü kısa
sleep/slept on it | üst/üzer uyu
off chest | göğüs/göğs çıkar/at/indir/al
bend/bent over backwards | arka/geri eğil/bükül
hang in there | ora asıl/as/tutun
beat/beating around bush | çalı etraf/çevre/döv
burn/burning candle both | mum uc/uç
midnight oil | gece yarısı yağ
over spilt/spilled milk | süt dökül/dökülmüş
elephant room | fil. oda
face music | müzi yüz/yüzleş/karşı
ball rolling | top yuvarla
extra mile | mil. ekstra/fazla/git
hit sack/hay | çuval/saman vur/çarp
jump/jumped gun | silah/tabanca atla/zıpla
sleeping dogs lie | köpek uyu/yat
off hook | kanca/çengel
out of hand | elden/elinden/ellerden dış
play/playing it ear | kulak/kulağ çal/oyna
pull/pulled yourself/myself/himself/herself together | kendi çek birlikte/beraber/araya
pull/pulled strings | ip/iple çek
pull socks up | çorap/çorab çek
sick tired of | hasta yorgun
take/took/taken grain/pinch salt | tuz tane/tutam
rain check | yağmur çek/kontrol
go/goes/went/gone/going through roof | çatı geç/çık/del/git
tie/tied/tying knot | düğüm bağla/at
turn/turned/turning over new leaf | yaprak/yaprağ çevir/dön/yeni
twist/twisted/twisting arm | kol bük/burk/çevir
wet blanket | ıslak battaniye
my/your/his/her head around | kafa/baş sar/etraf/çevre
wild goose chase | kaz kovala
kick/kicked bucket | kova
nest egg | yuva yumurta
red handed | kırmızı el
drive/drives/driving/drove up wall | duvar sür/çık/tırman
go/going/went with flow | akış git
fingers crossed | parmak/parmağ çapraz/geç/kavuş
wrong tree | ağaç/ağac havla/yanlış
my/our/his/her/their/your tether/rope | ip son/uc
wits end | akıl/akl/zekâ/zeka son/uc
lot/much/enough on plate | tabak/tabağ
ring/rings a bell | zil/çan çal
my/your/his/her cup tea | fincan/bardak/bardağ çay
up and running | yukarı/koş koşu/yukarı
make/made mind up | zihin/zihn/akıl/akl yap/topla/makyaj
for granted | verilmiş/bahşed/bağış al/kabul
run/ran/running out of time/money/milk/petrol/food/patience/fuel | dış koş
look/looking forward | ileri bak
turn/turned down | aşağı çevir/dön
give/gave/given/giving up | yukarı ver
let/letting down | aşağı bırak
fall/fell/falling behind | arkaya/arkasına/arkada düştü/düşer/düşmüş/düşüyor/düşmek
pass/passed away | uzağ/öte geç
keep posted | posta tut
in the long run | uzun koşu
fine print | ince/güzel/iyi baskı
heads up | kafa/baş yukarı
down payment | aşağı ödeme
dead end | ölü son/uc/uç
it shot | atış/şut ver/yap/çek
loan shark/sharks | köpekbalığı/köpek
whistleblower/whistleblowing | düdük/düdüğ/ıslık/ıslığ
snowed under | kar altında/altı
hold horses | at tut
blessing disguise | kılık/kılığ/maske
small talk | küçük konuş/sohbet
start/starting/started/build/built from scratch | çizik/çiziğ/kaşı/tırmık
skeleton/skeletons closet/cupboard | iskelet dolap/dolab
steep price/prices | dik fiyat
dirt cheap | toprak/kir ucuz
thick thin | kalın ince
lend/lent hand | el ödünç
cold shoulder | soğuk omuz
tighten belt/belts | kuşak/kuşağ sık
heart in mouth | kalb/kalp ağız/ağz
cash cow | nakit/para inek/ineğ
up in arms | silah/kol yukarı/içinde
storm in teacup | fırtına fincan/bardak/bardağ/çay
money trees | para ağaç/ağac
daylight robbery | gün ışığı/gündüz soygun
close shave/call | yakın tıraş/traş/çağrı
get/got/gets nerves | sinir üst/al
drop in ocean/bucket | damla kova
hard feelings | sert/katı duygu/his
break/broke/broken news | haber kır
running late | geç koşuyor/koştu/koşar
on tip of tongue | dil uç
`
