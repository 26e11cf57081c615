/** Turkish idioms with what they become word for word, as `from-english.ts` describes them. */
export const CALQUES_FROM_TURKISH = `
kula as | hang/hung/hanging/hanged ear
duda uçuk | lip/lips blister/blisters/blistering/herpes
telefon kapa | close/closed/closing phone/telephone
telefon aç | open/opened/opening phone/telephone
ışı/lamba kapa | close/closed/closing light/lights/lamp
ışı/lamba aç | open/opened/opening light/lights/lamp
televizyon/klima/ısıtıcı kapa | close/closed/closing tv/television/heater
televizyon/klima/ısıtıcı aç | open/opened/opening tv/television/heater
hayat/seyahat/sağlık sigorta yanar/yandı/yanmış/yanıyor/yanaca | burn/burnt/burned/burns/burning
hak/bilet/depozito/izin/izn/puan/kapora yanar/yandı/yanmış/yanıyor/yanaca | burn/burnt/burned/burns/burning
dört göz | four eye/eyes
el aya dolaş/birbir | hand/hands foot/feet
burn/burun kıvır | twist/twists/twisting/twisted/bend/bends/bending nose
kıl kırk | hair/hairs forty
içim/içi. içini/içimi ye/yi/kemir | inside/insides eat/eats/eating/gnaw/gnawing
dil tüy | tongue hair/hairs/feather/feathers
ip un | rope flour
baş göz üst | head eye/eyes
kolay. gelsin. | easy come
geçmiş. olsun. | may/let past/passed/pass
eline/elinize/ellerine/ellerinize sağlık. | health hand/hands
ağız/ağz kaçır | mouth escape/escaped/miss/missed
can sık | soul/life squeeze/squeezed/squeezing/tight
kafa ye | head eat/ate/eaten
kafa/baş şiş | head swell/swelled/swollen/inflate/inflated
baş et ye | head meat/flesh
göz kork | eye/eyes scared/afraid/scare/frightened/fear
göz at | throw/threw/thrown eye/eyes
gözden düş | fall/fell/fallen eye/eyes
göze al | take/took/taken eye/eyes
göz tut | hold/held/holding/catch/caught eye/eyes
elden düşme | hand/hands fall/fell/fallen
kol bağl | arm/arms tie/tied
yorgan aya | quilt/blanket/duvet foot/feet/leg/legs
ateş paha | fire/flame price/value/expensive
tuzlu/pahalı patla/otur | explode/exploded/sat/sit/salty/burst
dil dök | tongue pour/poured/pouring/spill
kafa/akıl/akl karış | head mixed/mix/stirred
can çek | soul/life pull/pulls/pulled
can at | soul/life throw/threw/throwing
para çek | pull/pulled/pulling money
fotoğraf/resim/resm çek | pull/pulled/pulling photo/photos/picture/pictures
sigara iç | drink/drank/drinks/drinking cigarette/cigarettes/smoke
ilaç/ilac/hap iç | drink/drank/drinks/drinking medicine/medicines/medication/pill/pills/tablet/tablets
burn/burun getir | nose bring/brought
burn/burun büyük/hava | nose big/air
yüz ver | give/gave/giving face
diş sık | tooth/teeth squeeze/squeezed/squeezing/tighten/tightened
diş tırna | tooth/teeth nail/nails/fingernail/fingernails
diş bile | tooth/teeth sharpen/sharpened/sharpening
bel bük | waist/back/backs bend/bent/bends/twist/twisted
bel bağla | waist/back tie/tied/bind/bound
bıça kemi | knife bone
burn/burun dire | nose pole/post/column/mast
dokuz doğur | nine birth/born/births
etekleri/eteklerim tutuş | skirt/skirts fire/burn/burning/flames
gönül/gönl al | heart take/took/taken/buy/bought
aya pabuc/pabuç | foot/feet shoe/slipper
iş baş düş | work/job fall/fell/falls head
kaş göz | eyebrow/brow eye/eyes
kazı at/ye/yut | stake/pole/post/pile eat/ate/eaten/throw/threw/thrown
kol kanad/kanat | arm/arms wing/wings
kök sök | root/roots pull/pulled/rip/ripped
kula küpe | earring/earrings
kula misafir | ear guest
ocağ incir | fig
öd kop/patla | gall/bile/gallbladder burst/broke/snap/snapped/exploded
pabuc dam | shoe/shoes roof
parmak/parmağ ısır | bite/bit/biting finger/fingers
pire deve | flea camel
sabır/sabr taş | patience overflow/overflowed/overflowing/stone
saç süpürge | hair broom
saman su | straw/hay water
sıfır tüket | zero/null consume/consumed/finish/finished
sine avla | fly/flies hunt/hunting/catch/catching
sudan sebep/sebeb/bahane/gerekçe | water/watery excuse/excuses/reason/reasons
sudan ucuz | water cheap/cheaper
süt dök kedi | milk cat
taş çatla | stone/rock crack/cracks/cracked/split/splits
tepe at | top/hill/peak throw/threw/thrown/jumped
turşu çık | pickle/pickles
üçkağıt/üçkâğıt/üç kağıt/kâğıt | three paper/papers
yağ çek | oil/grease pull/pulls/pulling/pulled
yan çiz | draw/draws/drew/drawing side/sideways
zeytinyağ üst | olive/oil top/surface/above
gül gibi | rose/roses like
güle kullan/otur/giy | laugh/laughing/laughingly/smiling
başın/başınız/başımız sağ. olsun. | head healthy/health/alive/well/safe
göz aydın | eye/eyes bright/light/shine
eli. sıkı | hand/hands tight
eli. uzun | hand/hands long
ağız/ağz dil | mouth tongue
ağız/ağz sık | mouth tight
ağız/ağz bıça | mouth knife
çam devir | pine/pines
çanta kekli | partridge
damdan düşer. | roof fall/fell/falls/falling
dert/derd yan | burn/burning/burned/burnt trouble/troubles
deve kula | camel ear
etliye sütlüye | meat/milk/meaty/milky
nal mıh | nail horseshoe
iç daral | inside narrow/narrowed/narrowing/narrows/shrink/shrinks
içim/içimiz/içiniz rahat | inside/insides comfortable/relaxed/comforted
iç kan ağla | inside/insides blood
içine. at | inside throw/threw/throws/throwing
ip uc kaçır | rope/string/thread end/tip
kaba baş patla | pumpkin/squash/zucchini/courgette
kafa patlat | head explode/exploded/exploding/burst/bursting
karn/karın zil | stomach/belly bell/bells
kol sıva | arm/arms plaster/plastered
laf/söz gevele/dolandır | word/words chew/chewing/wrap/wrapping
leb leblebi | chickpea/chickpeas
sap saman | straw stalk/handle/stem
tad/tat kaç | taste escape/escaped/ran/run/fled/flee/away
tuz kuru | salt dry
uyku tut | sleep hold/held/holds/catch/caught/grip
açıkta kal/bırak | open stay/stayed/remain/remained
avuç/avuc el | hand palm
uc ucuna | tip end/tip
kara düşün | black/blackly think/thinking/thought/thinks
kara gün | black day/days
kafa/baş dinle | head listen/listening/rest
ekme para | bread money
ekme yağ | bread butter/oil
laf/söz at | word/words throw/threw/throwing/thrown
can kula | ear/ears life/soul
boş. ver./verin. | give/gave empty
aram/aramız/araları boz/açıl | between spoil/spoiled/opened/open
ev tut | catch/caught house/flat/home
ağırdan al | heavy/heavily take/took/takes/taking
çocu oyunca | toy child/child's/children/childs
göz çeşme | eye/eyes fountain/fountains
yaka silk | collar
yaka kurtar/ele/paça | collar
balta taş | axe stone
pişmiş aş | cooked food/meal/water
deve hende | camel
öküz buzağı | calf ox
dere su. getir | stream/streams/creek/creeks/river/rivers thousand
su düş plan/hayal/iş/tatil | fall/fell/fallen/falls water
hevesi kursa | crop/craw/throat
kursa kal | crop/craw/throat
tavş/tavşan kaç | rabbit tazı/hound/run
mum ara | candle search/searching/look/looking
pamuk iplik/ipliğ | cotton thread/string
kuş uç/süt | bird milk
çocu aklı/akıl baş | mind/brain/brains head
akıl/akl baş | mind/brain/brains head
köprü dayı | bridge uncle
deniz balı kavuş/kaç | sea fish
dam akla saksağan | magpie
bağrı taş | chest/bosom stone
taş bas | chest/bosom/breast/heart stone
kan tepe/beyn/beyin | blood brain/head
kan ağla | blood cry/cries/crying/cried/weep/weeping
çizme aş | boot/boots
el yüz bulaştır | hand/face smear/smeared/smearing
yüz bulaştır | hands face
yer göğe/gök sığ | fit/fits/fitting/fitted sky
ayran kabar | ayran/buttermilk
`
