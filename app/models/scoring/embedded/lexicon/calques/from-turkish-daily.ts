/**
 * Turkish phrases of every day, of money, home and family, with courtesies, with what they become word for word, as
 * `from-english.ts` describes them.
 */
export const CALQUES_FROM_TURKISH_DAILY = `
parayı. düdü | whistle/flute
cebi/cebim. delik. | pocket hole
cep/ceb yakan/yakıyor | pocket/pockets burn/burns/burned/burnt/burning
cep. telefon | pocket phone/phones/telephone
eli. cebine. git | hand pocket go/goes/went/gone/going
faiz. işle/işli | interest process/processes/processed/processing/works/worked/working/work
borcu/borcumu/borcunu/borcumuzu kapa | close/closes/closed/closing/shut/shuts/shutting debt/debts
borç. harç. | mortar/fee/fees/expense debt
hesap. cüzdan | account wallet/purse
hesap. kesim | account/bill cut/cutting
hesabı. alabilir/alalım/isteyelim | account/calculation have/get/take/receive
hesaba. çekt/çekil | account/accounts pull/pulls/pulled/pulling
hesabına/hesabıma. gel | account/calculation come/comes/came/coming
evdeki. hesap çarşı | market/bazaar
hesapsız kitapsız | book/books/bookless
kredi/kredim/kredimiz çıkt/çıkmadı/çıkarsa | exit/exits/exited/exiting credit/loan
vize/vizem/vizesi/vizemiz çıkt/çıkmadı/çıkarsa | exit/exits/exited/exiting visa
kıdem. tazmin | seniority
işsizlik. maaş | unemployment salary/wage
yaşlılık. maaş/aylı | salary/wage
dul. maaş/aylı | widow salary/wage
engelli/sakat/bakım maaş/aylı | salary/wage
çocuk. parası | child/children/kid money
doğum. parası | birth money
hastalık. parası | sickness/illness money
öksüz/yetim kal | stay/stays/stayed/staying/remain/remains/remained/remaining orphan/orphaned
dul. kal | stay/stays/stayed/staying/remain/remains/remained/remaining widow/widowed
geç. kal | stay/stays/stayed/staying/remain/remains/remained/remaining late
uykusuz. kal | stay/stays/stayed/staying/remain/remains/remained/remaining sleepless
gebe. kal | stay/stays/stayed/staying/remain/remains/remained/remaining pregnant
çocuğa. kal | stay/stays/stayed/staying/remain/remains/remained/remaining child
yatağa/yataklara. düş | fall/falls/fell/fallen/falling bed/beds
yola/yollara. düş | fall/falls/fell/fallen/falling road/roads/way
kötü. yola. düş | fall/falls/fell/fallen/falling bad/evil
birbirlerine/birbirimize/birbirine. düş | fall/falls/fell/fallen/falling into/on each
üzerime/üstüme/üzerimize/üzerine. düşeni. | fall/falls/fell/fallen/falling on/upon/over/onto
kulp. tak | handle attach/attaches/attached/attaching/wear/wears/wore/worn/wearing/put/puts/putting
isim. tak | attach/attaches/attached/attaching/wear/wears/wore/worn/wearing/hang/hangs/hung/hanged/hanging name
takı. tak | attach/attaches/attached/attaching/hang/hangs/hung/hanged/hanging jewellery/jewelry
gözlük/gözlüğ/kolye/maske/kravat/lens tak | attach/attaches/attached/attaching/hang/hangs/hung/hanged/hanging/plug/plugs/plugged/plugging glasses/necklace/mask/tie/lens/lenses
emniyet. kemer | security belt/belts
kemer/kemerini/kemerinizi bağla | belt/belts tie/ties/tied/tying/connect/connects/connected/connecting/bind/binds/bound/binding
sofra/sofrayı/masayı kur | table establish/establishes/established/establishing/build/builds/built/building/construct/constructs/constructed/constructing
alarmı/alarm/saatimi/saati kur | alarm/clock/watch establish/establishes/established/establishing/build/builds/built/building/construct/constructs/constructed/constructing
yuva. kur | nest build/builds/built/building/establish/establishes/established/establishing/set/sets/setting
yuva. yık | nest destroy/destroys/destroyed/destroying/demolish/demolishes/demolished/demolishing/ruin/ruins/ruined/ruining
yuvası/yuvam/yuvasını/yuvamız yık | nest
hayal. kur | dream/dreams/imagination establish/establishes/established/establishing/build/builds/built/building/set/sets/setting
turşu. kur | pickle/pickles establish/establishes/established/establishing/build/builds/built/building/set/sets/setting/install/installs/installed/installing
film/filmi/dizi/klip çek | pull/pulls/pulled/pulling film/films/movie/series
duvar. çek | pull/pulls/pulled/pulling wall
sınır. çek | pull/pulls/pulled/pulling border
badana/boya/cila çek | pull/pulls/pulled/pulling paint/whitewash/polish/varnish
rest/restini çek | pull/pulls/pulled/pulling rest
fön. çek | pull/pulls/pulled/pulling blow/hairdryer/dryer
suyunu. çekti/çekmiş | pull/pulls/pulled/pulling water
ipiyle. kuyu | rope well
burnunu/burnunuzu. çek | pull/pulls/pulled/pulling nose
iç. çek | inside/interior pull/pulls/pulled/pulling
tespih/tesbih çek | pull/pulls/pulled/pulling rosary/beads
ezan. oku | read/reads/reading ezan/azan/adhan/prayer
kurban. bayram | victim
nişan/nişanı/nişanımız yap | sign/target make/makes/made/making/do/does/did/done/doing
söz. yüzü | word ring/rings
görücü. usul | viewer/seer
gelin. gitti/gittim/gitmiş | bride go/goes/went/gone/going
kocaya. var/kaç | husband arrive/arrives/arrived/arriving/reach/reaches/reached/reaching/run/runs/ran/running/escape/escapes/escaped/escaping
kız. kaçır | girl miss/misses/missed/missing
evde. kalmış kız | home/house stay/stays/stayed/staying/remain/remains/remained/remaining
çocuk/hasta/yaşlı bakıcı | looker/lookers
musluk/musluğ damla | drop/drops/dropped/dropping tap/faucet
çatı/tavan/dam akıyor/akıt/aktı | flow/flows/flowed/flowing/pour/pours/poured/pouring roof/ceiling
lastik/lastiğ/teker patla | explode/explodes/exploded/exploding tyre/tire/wheel
marşa. bas | march/anthem press/presses/pressed/pressing/step/steps/stepped/stepping
vites/vitesi büyült/küçült | enlarge/enlarges/enlarged/enlarging/shrink/shrinks/shrank/shrunk/shrinking/grow/grows/grew/grown/growing gear/gears
direksiyon. baş | steering/wheel head
araba. kullanma/kullanabil/kullanırken/kullanmayı/kullanamı | use/uses/used/using car
ehliyet. al | buy/buys/bought/buying licence/license
park. et/ed | park do/does/did/done/doing/make/makes/made/making
trafiğe. takıl | traffic hang/hangs/hung/hanged/hanging/attach/attaches/attached/attaching/trip/trips/tripped/tripping
radara. gir/yakalan | enter/enters/entered/entering radar
polis çevirme | turning/translation
yola. koyul | put/puts/putting road/roads
yolunu. gözle | road/way watch/watches/watched/watching/observe/observes/observed/observing
yol. arkadaş | road friend/friends
yol. üstü/üstünde | road top/over/above
mekanı/mekânı. cennet | place/space/venue heaven/paradise
allah. utandırma | embarrass/embarrassed/ashamed/shame god/allah
tamamına. erdir | completion/complete/completed god/allah/may
allah. artırsın/arttırsın | increase god/allah
allah. vere. | god/allah give/gives/giving
allah. allah. | allah/god allah/god
hayırdır | auspicious/beneficial
hayrola | auspicious/beneficial
hayırlı. cumalar | friday/fridays good/beneficial/auspicious
hayırlı. sabahlar/akşamlar/geceler/günler/yolculuklar/ramazanlar/kandiller | auspicious/beneficial/fruitful/goodness
hoşça. kal | stay/stays/stayed/staying/remain/remains/remained/remaining pleasantly/nicely/well/pleasant
esen. kal | stay/stays/stayed/staying/remain/remains/remained/remaining windy/blowing
kendinize/kendine. iyi. bak | good look/looks/looked/looking yourself/yourselves
eksik. olma./olmayın. | not be missing/lacking/incomplete/absent/deficient
var. ol./olun./olasın. | exist/existing/existent
sağ. ol./olun./olasın. | be/stay alive/healthy
sağol./sağolun. | be/stay alive/healthy
bize. müsaade | permission
müsaade. sizin | permission
buyurun./buyrun./buyur. | command/commands
aslanım./koçum./paşam./kuzum. | lion/ram/pasha/lamb
üstünüze/üstüne iyilik. sağlık | goodness/kindness
evlerden. ırak | far/away/distant house/houses/homes/home
kulağına. kurşun | devil/bullet/lead ear
tahtaya. vur | board/plank/blackboard hit/hits/hitting/knock/knocks/knocked/knocking
tövbe. de | say/says/said/saying repent/repentance
günahı/vebali. boyn | neck
günahını/günahımı/günahımızı. al | sin/sins take/takes/took/taken/taking/buy/buys/bought/buying
günahı/günahım. kadar | sin/sins
günah. keçi | sin goat
haram. lokma | bite/morsel
helal. olsun | halal/lawful be/let/may
helal. süt | milk
anasının/anamızın. ak. süt | mother milk
anasının. gözü | mother eye
anasının. nikah/nikâh | mother marriage/wedding
anasını. ağlat | mother cry/cries/cried/crying
anamız. ağla | mother/mothers cry/cries/cried/crying
ana. kuzu | mother lamb
ana. baba. günü | mother father day
ana. fikir/fikri/yemek/yemeğ/yol/cadde/kapı/haber/konu/neden/sebep/sebeb/para/giriş | mother idea/meal/food/road/street/door/news/topic/reason/money/entrance
anayasa | mother law/laws
babasının. hayrına | father goodness/charity/good
babalar. gibi | fathers/dads
öz. kardeş/anne/baba/oğlu/kızı | self/core/extract/essence
üzerimde/vücudumda/üzerinde/vücut kırgınlı/kırıklı | resentment/heartbreak/brokenness/fracture/breakage
halim/hâlim/halin. yok/yoktu | no state/condition/situation
tadım. yok | taste
keyfim/keyfi. yok | pleasure/enjoyment
keyfi/keyfiniz/keyfin. bil | pleasure know/knows/knowed/knowing
keyfine/keyfinize. bak | pleasure/joy look/looks/looked/looking
keyfi/keyfim/keyfimiz. kaç | pleasure/joy escape/escapes/escaped/escaping/run/runs/ran/running/flee/flees/fled/fleeing
neşesi/neşem/neşemiz. kaç | joy/cheer escape/escapes/escaped/escaping/run/runs/ran/running/flee/flees/fled/fleeing
keyfi/keyfim/neşesi/neşem/sağlığı/morali/moralim yerinde | pleasure/joy/health/morale/mood place
`
