/**
 * Idioms and sayings of English and of Australia with what they become word for word, as `from-english.ts`
 * describes them.
 */
export const SAYING_CALQUES = `
she'll be right | o. doğru/haklı/sağ olaca/olur
no drama/dramas | drama/dram
give it a go/burl/crack/whirl | gidiş/gitme/git./çatlak/çatlat ver/verin
have/had/has/having crack/stab/bash | çatla/çatlat/çatlak/bıçak
spit/spat/spits/spitting dummy | emzik/emziğ/kukla/manken
hard yakka/yakker/yards | yarda/yakka
up front | yukarı ön./önde/öne/önden
knock/knocks/knocked/knocking off early/five/four/six/three/time/work | vurdu/vuruyor/vurma/vuraca/vurur
dodgy | kaçamak/kaçan/sakınma
shout/shouts/shouted/shouting drink/drinks/lunch/coffee/beer/round/dinner | bağır
my/your/his shout | bağır/haykır
pull/pulls/pulled/pulling weight | ağırlı/kilo çek
get/got/gets/getting/gotten/give/gave/given/gives/giving the boot | çizme/bot./botu
get/got/gets/getting/gotten/give/gave/given/gives/giving the flick | fiske
throw/threw/thrown/throws/throwing sickie | hasta at./attı/atıyor/atar/atmak/atma/ataca/atın./atıp/fırlat
chuck/chucks/chucked/chucking sickie/wobbly/tantrum | hasta/sallant at./attı/atıyor/atar/atmak/atma/ataca/atın./atıp/fırlat
chock/chockers/chock-a-block full | takoz
fair dinkum | adil gerçe/dinkum
good on you/ya | iyi üzerinde./üstünde./üzerine./üstüne.
my word | kelimem
rack/racks/racked/racking off | raf/rafa
stuff/stuffs/stuffed/stuffing up | doldur/doldurd yukarı
muck/mucks/mucked/mucking up/around | gübre/çamur/pislik
bring a plate | tabak/tabağ getir
be/bes/bed/bing/get/gets/getting/got crook | dolandırıcı/sahtekar/sahtekâr/kanca
feel/feeling/felt crook | dolandırıcı/sahtekar/sahtekâr/çengel
bloody good/hot/cold/hard/awful | kanlı
ripper | yırtıcı/yırtan
back of bourke | arka/sırt bourke
woop woop | woop
beyond black stump | kütük/kütüğ
rough end pineapple | ananas
not happy jan | jan
flog/flogs/floged/floging off | kırbaç/kamçı
suss/susses/sussed/sussing out | şüphe dışarı
rock/rocks/rocked/rocking up | kaya/salla/taş
crack/cracks/cracked/cracking shits/sads | çatla
take/took/taken/takes/taking piss/mickey | çiş/işe/mickey al/alma
pull/pulls/pulled/pulling fast one | hızlı çek
pull/pulls/pulled/pulling finger out | parmak/parmağ çek
pull/pulls/pulled/pulling out stops | durak/durağ çek/dışarı
pull/pulls/pulled/pulling rug | halı/kilim çek
on back foot | arka/geri ayak/ayağ
off own bat | yarasa/sopa/raket
sticky wicket | yapışkan kale
hit for six | altı vur
kick/kicks/kicked/kicking goals | gol
move/moves/moved/moving goalposts | kale/direk/direğ
drop/drops/dropped/dropping ball | top. düştü/düşüyor/düşer/düşmek/düşme/düşmüş/düşece/düşüp/düşür/bırak
keep/kept/keeps/keeping ball | top. yuvarla
play/plays/played/playing it safe | güvenli/güvende oyna
play/plays/played/playing ball | top. oyna
play/plays/played/playing devil's/devils advocate | oyna şeytan
throw/threw/thrown/throws/throwing in towel | havlu içeri/fırlat
throw/threw/thrown/throws/throwing deep end | derin son/uç/uc
jump/jumps/jumped/jumping deep end | derin son/uç/uc
toe/toes/toed/toing line | ayak/ayağ çizgi/parmak
cross/crosses/crossed/crossing line | çizgi çapraz/çarpı
pass/passes/passed/passing buck | dolar/geyik/geyiğ geç/geçir
quick buck | dolar/geyik/geyiğ
cost/costs/costing pretty penny | güzel kuruş/peni
penny drop/drops/dropped/dropping | kuruş/peni düş
every cent counts | sayar sent
tight fisted/arse | sıkı yumruk/yumruğ
tighten/tightens/tightened/tightening purse strings | çanta/kese ip
feel/felt/feels/feeling pinch | çimdik/tutam/çimdiğ
rob/robs/robed/robing peter paul | peter/paul
bring/brought/brings/bringing home bacon | domuz/pastırma
big cheese | büyük peynir
full plate | dolu/tam tabak/tabağ
couch potato | patates/kanepe
in pickle/jam | turşu/reçel
rock/rocks/rocked/rocking boat | tekne/kayık/kayığ salla
plain sailing | düz yelken
rough patch | kaba/pürüz yama/parça
in red/black account/business/budget | kırmızı/siyah
green thumb/thumbs/fingers | yeşil parmak/parmağ/başparmak
black sheep | siyah koyun
white elephant | beyaz fil
feel/felt/feels/feeling blue | mavi hisset/hissed
until cows come home | inek/ineğ
have/had/has/having butterflies stomach | kelebek/kelebeğ
ants in pants | karınca
rat race | fare/sıçan yarış
eat/ate/eaten/eats/eating like horse | at. gibi
straight from horse's/horses mouth | at./atın ağız/ağz
flogging/flog/beating/beat dead horse | ölü at./atı./ata.
dark horse | karanlık at.
cat nap/catnap | kedi uyku/şekerleme
copycat/copycats | kedi kopya
curiosity killed cat | kedi merak/öldür
bull china shop | boğa porselen/çin/cam
monkey business | maymun iş
open/opens/opened/opening can worms | kurt/solucan kutu/konserve
fish out of water | balık/balığ su dış
bigger/other fish to fry | balık/balığ kızart
something fishy | balık/balığ
drop hat | şapka
keep/kept/keeps/keeping hat under | şapka
wear/wore/worn/wears/wearing many/different hats | şapka
keep/kept/keeps/keeping shirt on | gömlek/gömleğ
lose/lost/loses/losing shirt | gömlek/gömleğ
eat/ate/eaten/eats/eating words | kelime/söz yedi/yiyor/yemek/ye.
eat/ate/eaten/eats/eating humble pie | turta/börek/böreğ
have/had/has/having finger pie | turta/parmak/parmağ
have/had/has/having chip shoulder | omuz/omz çip/yonga/cips
give/gave/given/gives/giving thumbs up | başparmak/başparmağ
all thumbs | başparmak/başparmağ
bite/bit/bitten/bites/biting more chew | çiğne ısır
bite/bit/bitten/bites/biting dust | toz ısır
lose/lost/loses/losing nerve | sinir kaybet/kaybed
get/got/gets/getting/gotten nerves on | sinir bin./üzerine./üstüne.
have/had/has/having heart set | kalp/kalb ayar
heart sink/sank/sunk/sinks/sinking | kalp/kalb bat
wear/wore/worn/wears/wearing heart sleeve | kalp/kalb kol/yen
from bottom of heart | dip/alt kalp/kalb
turn/turns/turned/turning nose up | burun/burn yukarı
by skin teeth | diş deri
sink/sank/sunk/sinks/sinking teeth into | diş batır
long in tooth | diş uzun
stick/stuck/sticks/sticking neck out | boyun/boyn dışarı/uzat/yapış
breathing/breathe down neck | boyun/boyn/ense nefes
pain in neck | boyun/boyn/ense ağrı/acı
get/got/gets/getting/gotten off back | sırt in./inin/çekil/al
safe bet | güvenli/emin bahis/bahs
hedge/hedges/hedged/hedging bets | çit/bahis/bahs
all bets off | bahis/bahs kapalı
call/calls/called/calling shots | atış/vuruş/şut çağır/söyle
call/calls/called/calling spade | maça/kürek/küreğ
have/had/has/having axe grind | balta bile
axe/axed jobs/staff/job | balta
in the nick of time | çentik/çentiğ/zamanın
better safe sorry | daha güvenli üzgün
actions speak louder words | yüksek konuş/sesle kelime/söz
no pain gain | acı/ağrı kazanç/kazanç-yok yok
apple of eye | elma göz
apple doesn't/never far tree | elma ağaç/ağac
chickens hatch/hatched | tavuk/civciv/piliç
when pigs fly | domuz uç
cross bridge come | köprü geç/geçi
practise/practice what preach | vaaz/pratik
rolling stone moss | yosun taş
if shoe/cap fits | ayakkabı/şapka uy
once bitten twice | ısırıl iki/bir
penny for thoughts | kuruş/peni düşünce
sleeping partner | uyu ortak/ortağ
lions/lion's share | arslan/aslan hisse/paylaş
better late than never | geç. asla daha
lose/lost/loses/losing marbles | bilye/misket/mermer
apples oranges | elma portakal
`
