/**
 * Turkish turns of everyday speech, of the body and mind, of doors, roads, words and money, with what they become word
 * for word, as `from-english.ts` describes them.
 */
export const TURKISH_TURN_CALQUES = `
sabaha/gece/bütün göz kırp | blink/blinks/blinked/blinking/wink/winks/winked/winking eye/eyes
gözünü/gözümü/göz. kırpmadan. | wink/winks/winked/winking eye/eyes
gözümden/gözünden/gözümüzden düş | fall/falls/fell/fallen/falling eye/eyes
göz. ardı. et/ed | eye/eyes behind/back
gözüm./gözümüz./gözünüz. üstünde/üzerinde/üstünüzde/üzerinizde | eye/eyes over/above/top
gözü/gözüm/gözleri açık. git/gid | eye/eyes open go/goes/went/gone/going
gözümün/gözünün önünden gitm | front eye/eyes go/goes/went/gone/going
gözbebe | eye/eyes baby/babies
gözyaş boğul | drown/drowns/drowned/drowning tear/tears
ağzımdan/ağzından çıkı/çıktı/çıkmış/çıkıver | exit/exits/exited/exiting mouth
ağızdan. ağıza. dolaş/dolan/yayıl | mouth to mouth
ağzı. gevşe | loose/slack/slacken/slackened mouth
ağzını/ağzınızı. topl | collect/collects/collected/collecting/gather/gathers/gathered/gathering/tidy/tidies/tidied/tidying mouth
diline/dillerine/ağzına/ağızlarına sakız ett/etm/edi/oldu/olm/yap | gum
dili/dilim sürç | stumble/stumbles/stumbled/stumbling/trip/trips/tripped/tripping/stammer/stammers/stammered/stammering/slide/slides/slid/sliding tongue
dillere. düş | fall/falls/fell/fallen/falling tongue/tongues/language/languages
dilden. dile. | tongue/tongues/language wander/wanders/wandered/wandering/travel/travels/travelled/traveled/travelling/traveling/walk/walks/walked/walking/circulate/circulates/circulated/circulating
dili/dilim çözül | tongue/language solve/solves/solved/solving/untie/unties/untied/untying/dissolve/dissolves/dissolved/dissolving/unravel/unravels/unravelled/unraveled/unravelling/unraveling
kulak. ardı./arkası. ett/etm/edi/ede | ear/ears behind/back
kulağım. sende./sizde. | my ear/ears you
kulak. kesil | cut/cuts/cutting ear/ears
burnumun/burnunun dire sızla | nose ache/aches/ached/aching/hurt/hurts/hurting/sting/stings/stung/stinging/throb/throbs/throbbed/throbbing/bone
hatamı/hatasını/ayıbımı/ayıbını/kusurumu/borcunu/borcumu/iyili yüzüne/yüzüme. vur | to/in/into/on face hit/hits/hitting/strike/strikes/struck/striking/beat/beats/beaten/beating
yüzümü/yüzümüzü yere. eğ/getir | ground/floor face/faces
elim./eli./elin./elimiz. varmıyor/varmad/varmaz | hand/hands arrive/arrives/arrived/arriving/reach/reaches/reached/reaching/go/goes/went/gone/going
kimseye/ele./herkese el. aç | open/opens/opened/opening hand/hands
el. ayak. çekilince/çekildikten/çekilmeden | hand/hands foot/feet
konuya/işe./işlere/meseleye/duruma/soruna/olaya el. at | throw/throws/threw/thrown/throwing hand/hands
görevden/görevinden/işten/işinden/memuriyetten el. çek | pull/pulls/pulled/pulling/withdraw/withdraws/withdrew/withdrawn/withdrawing hand/hands
işe. el./elini. vurm | hit/hits/hitting/strike/strikes/struck/striking/beat/beats/beaten/beating hand/hands
mallar/mal./bilet/ürün elde./elinde. kal | stay/stays/stayed/staying/remain/remains/remained/remaining hand/hands
ele. güne. | hand/hands day/days/sun
elini/elinizi vicdan | hand/hands conscience
eline/elime/elimize tutuştur | in/to/into hand/hands ignite/ignites/ignited/igniting/light/lights/lit/lighting/kindle/kindles/kindled/kindling/burn/burns/burned/burnt/burning
eli./elim. ayağı./ayağım. boşal/çözül | hand/hands foot/feet
elden. ayaktan. kesil/çekil | hand/hands foot/feet
elden. bırakm | leave/leaves/left/leaving/release/releases/released/releasing/drop/drops/dropped/dropping hand/hands
elden. gitti/gidiy/gider/gidec/gitme | go/goes/went/gone/going hand/hands
elinin. körü | blind hand/hands
eller. ne. der/diy | hand/hands say/says/said/saying
el. içine. çık | hand/hands inside/into/among
el. kadar. çocuk./çocuktu/çocuğum./bebek./bebekti/kızdı | hand as/size/much
ayağım./ayaklarım./ayağımız. gitmiyor./gitmedi./gitmez. | foot/feet/leg/legs go/goes/went/gone/going
evden/bizden/kahveden/oradan/onlardan ayağını/ayağımı. kes | cut/cuts/cutting foot/feet/leg/legs
ayağına/ayağıma/ayağınıza/ayağımıza çağır | call/calls/called/calling/summon/summons/summoned/summoning foot/feet
çelme tak | attach/attaches/attached/attaching/hang/hangs/hung/hanging/wear/wears/wore/worn/wearing trip/trips/hook/foot
ayaklar. altına. al | under foot/feet take/takes/took/taken/taking
ayakta. uyut | standing/foot/feet sleep/sleeps/slept/sleeping
ayak. sesi/sesler | foot voice/voices/sound/sounds
başı./başımız./başları. sıkış | head/heads squeeze/squeezes/squeezed/squeezing/tight/tighten/tightens/tightened/tightening/press/presses/pressed/pressing/compress/compresses/compressed/compressing
başına/başıma/başımıza. kal | stay/stays/stayed/staying/remain/remains/remained/remaining head/heads
başına/başıma/başımıza. dikil | head/heads stand/stands/stood/standing/plant/plants/planted/planting/sew/sews/sewed/sewn/sewing/erect/erects/erected/erecting
başına/başıma/başımıza. üşüş/toplan | head/heads gather/gathers/gathered/gathering/collect/collects/collected/collecting/crowd/crowds/crowded/crowding/swarm/swarms/swarmed/swarming/flock/flocks/flocked/flocking
başına/başıma/başımıza. iş. al/çıkar/çıkt | head/heads work/job/jobs
başından/başımdan büyük. iş/laf | head bigger/larger
başımızdan/başından/başımdan/başınızdan eksik | head/heads lack/lacks/lacked/lacking/missing/absent/deficient
başımda./başımızda. bekl/otur/nöbet | head wait/waits/waited/waiting/sit/sits/sat/sitting
oğlanın/kızın/oğlumun/oğlunun/gencin/oğlumuzun başını. bağl | tie/ties/tied/tying/bind/binds/bound/binding/connect/connects/connected/connecting head
başa. gelen | head come/comes/came/coming/pull/pulls/pulled/pulling
baştan. sav | from head
başıboş | empty head/heads
başı. kapalı | closed/shut head/heads
başım./başı. çatlıyo/çatlaya | head crack/cracks/cracked/cracking
başım./migren tuttu./tutuyor./tutar./tutunca. | head/migraine/migraines hold/holds/held/holding/catch/catches/caught/catching/grip/grips/gripped/gripping/grab/grabs/grabbed/grabbing
astım/sarası/romatizma tuttu./tutuyor./tutar./tutunca. | asthma/epilepsy/rheumatism hold/holds/held/holding/catch/catches/caught/catching/grip/grips/gripped/gripping/grab/grabs/grabbed/grabbing
benimle/bizimle/onunla/seninle/sizinle/milletle kafa. buluyo/bulma/buldu/bulup | find/finds/found/finding head/heads
kafam./kafası./kafamız. bozul/bozuk/bozdu | head/heads break/breaks/broke/broken/breaking/spoil/spoils/spoiled/spoiling/ruin/ruins/ruined/ruining
kafam./kafası. durdu./duruyor./durmuş. | head stop/stops/stopped/stopping/stand/stands/stood/standing
kafamı/kafasını/kafamızı kurcal | head/heads poke/pokes/poked/poking/tamper/tampers/tampered/tampering/tinker/tinkers/tinkered/tinkering/fiddle/fiddles/fiddled/fiddling/stir/stirs/stirred/stirring
kafam./kafası. kızdı/kızar/kızıyo/kızınca/kızmış | head/heads angry/hot/heat/heats/heated/heating/mad/red
kafayı. sıyır | head scrape/scrapes/scraped/scraping/peel/peels/peeled/peeling/skin/skins/skinned/skinning/strip/strips/stripped/stripping/graze/grazes/grazed/grazing
kafayı. üşüt | head cold/chill/chills/chilled/chilling/freeze/freezes/froze/frozen/freezing/frost
kafamın/kafasının/tepesinin/tepemin tası. | bowl head/top/hill/throw/throws/threw/thrown/throwing/jump/jumps/jumped/jumping
kafa. kafaya. ver | head/heads give/gives/gave/given/giving
kafa. kâğıd | head paper/papers
kafasına/kafama. esti/esen/eser/esin/esm | head blow/blows/blew/blown/blowing/wind
kafasına/kafama. dank | head bang/dank/thud/clang/knock/knocks/knocked/knocking
kafasında/kafamda. kur | in head establish/establishes/established/establishing/install/installs/installed/installing/construct/constructs/constructed/constructing
kafam./kafası. rahat | head/heads comfortable/relaxed/comfort
kafamı/kafanı/kafasını/kafanızı. topl | head/heads collect/collects/collected/collecting/gather/gathers/gathered/gathering/tidy/tidies/tidied/tidying
kafamı/kafasını/başımı. kaşıyacak | head scratch/scratches/scratched/scratching time
aklım./aklı./aklımız. durdu./duruyor./durur./duracak. | mind/brain stop/stops/stopped/stopping/stand/stands/stood/standing
aklım./aklı. çıktı/çıkıyo/çıkaca | mind/brain exit/exits/exited/exiting
aklını/aklımı. kaçır | mind/brain miss/misses/missed/missing/escape/escapes/escaped/escaping/kidnap/kidnaps/kidnapped/kidnapping/flee/flees/fled/fleeing
aklımın/aklının ucu/köşe | mind edge/tip/corner/end
akıl. sır. | mind/brain secret/secrets/mystery
canına/canınıza. susa/susu | soul/life thirst/thirsty/thirsts/thirsted/thirsting
canım./canı. gitti/gidiyo/gider | soul go/goes/went/gone/going
canciğer | soul/life liver/lung
can. alıcı | soul/life taker/taking/buyer/receiver
gönlü./gönlüm. kay | heart/soul slip/slips/slipped/slipping/slide/slides/slid/sliding
gönlüm./gönlü. razı | heart/soul willing/consent/consents/consented
gönlü/gönlüm/gönlünüz çek | heart/soul pull/pulls/pulled/pulling/draw/draws/drew/drawn/drawing
yüreğim./yüreği./kalbim. kaldırm | heart lift/lifts/lifted/lifting/raise/raises/raised/raising/remove/removes/removed/removing
yüreğim./yüreği./içim. soğudu/soğuya/soğuma | heart/inside/insides cool/cools/cooled/cooling/cold/chill/chills/chilled/chilling
yüreğime/yüreğine/içime. otur | heart/inside/insides sit/sits/sat/sitting/settle/settles/settled/settling
yürek. yemiş/yedin | heart eat/eats/ate/eaten/eating
yürekler. acısı | heart/hearts pain/pains/bitter
kalbime/kalbine. indi/inec/iniyo/inme | down to my/his/her heart
içi./içim. içine/içime. sığm | inside/insides/interior fit/fits/fitted/fitting
içim. parçala | my inside/insides shatter/shatters/shattered/shattering/pieces
içim. bayıl | inside/insides faint/faints/fainted/fainting
içim. burkul/burul | inside twist/twists/twisted/twisting/sprain/sprains/sprained/spraining
içime/içimize. at | inside/insides throw/throws/threw/thrown/throwing
içime/içine. ateş. düş | fire inside/insides fall/falls/fell/fallen/falling
içimi/içimizi/içini karart | inside/insides darken/darkens/darkened/darkening/blacken/blackens/blackened/blackening/black
içli. dışlı. | inside/inner/inward outside/outer/outward
iç. geçir | inside/interior pass/passes/passed/passing
içe. kapanı | inside/inward/inwards/interior close/closes/closed/closing/shut/shuts/shutting
kol yen. içinde. | sleeve/sleeves
boynu./boynum./boynumuz. bükük | neck bent/bowed/crooked/twisted
boynumun/boynumuzun/boyun. borc | neck/necks debt/debts
belini/belimi/belimizi. kır/doğrult | waist/waists break/breaks/broke/broken/breaking/straighten/straightens/straightened/straightening/correct/corrects/corrected/correcting
parmağını/parmağımı. oynatm | finger/fingers play/plays/played/playing
dişe. dokunur. bir. | tooth/teeth touch/touches/touched/touching
çeneni/çenemi/çenenizi. yorma/yormay | chin/jaw tire/tires/tired/tiring
çeneni. kapa | close/closes/closed/closing/shut/shuts/shutting chin
saç. saça. | hair to hair
tüyü. bitme | hair/feather/feathers orphan/orphans
rahmetli/mezarında kemik/kemiğ sızla/sızlı | bone/bones ache/aches/ached/aching/hurt/hurts/hurting/sting/stings/stung/stinging
kan. kustur | blood vomit/vomits/vomited/vomiting
kanlı. bıçaklı. oldu/olma/olmuş/olac/düşman | blood/bloody knife/knives/knifed
ciğerim/ciğerimi/ciğerini sök | liver/lung/lungs rip/rips/ripped/ripping/tear/tears/tore/torn/tearing/pull/pulls/pulled/pulling/remove/removes/removed/removing
ciğerim/ciğerimiz parçalan/dağla/dağlı | liver/lung/lungs shatter/shatters/shattered/shattering/break/breaks/broke/broken/breaking/brand/brands/branded/branding/piece/pieces
bacak. kadar. çocu/velet/boyuyla | leg/legs as/size/like
avucunu/avucumu/avucumuzu. yala/yalı | palm/palms/hand/hands lick/licks/licked/licking
avucunun/avucumun/avucunuzun içi. gibi. | palm/palms
kimseye/ele./herkese/millete avuç. aç | palm/palms open/opens/opened/opening
arkası. kesilm | back/behind of cut/cuts/cutting
borcun/borcumun/emanet/miras/malın/depozito üstüne/üzerine. yat | lie/lies/lay/lying/sleep/sleeps/slept/sleeping on/over/top
üstüne/üzerine. titr | tremble/trembles/trembled/trembling/shake/shakes/shook/shaken/shaking/shiver/shivers/shivered/shivering on/over/onto/upon
suç/borc/borç/kabahat/yük üstüme/üzerime/üstüne/üzerine. kal | stay/stays/stayed/staying/remain/remains/remained/remaining on/over/upon
suç/borc/borç üstüme/üzerime/üstüne/üzerine. yık | demolish/demolishes/demolished/demolishing/destroy/destroys/destroyed/destroying/collapse/collapses/collapsed/collapsing/knock/knocks/knocked/knocking on/over/onto
tuz. biber. oldu/olma/olur/olan/ekt | salt pepper
sünger. çek | sponge/sponges
altını. üstüne. getir | the bottom/under/underneath bring/brings/brought/bringing top/over/above
altından. gir üstünden. | bottom/under/underneath enter/enters/entered/entering/go/goes/went/gone/going top/over/above
kapı. dışarı. et/ed | door outside/make/makes/made/making
alacaklı/polis/icra/haciz/tefeci kapıya/kapıma/kapımıza. dayan | door/doors lean/leans/leaned/leaning/rest/rests/rested/resting/endure/endures/endured/enduring
yola. getir | bring/brings/brought/bringing to/into/on road/roads/path
yoldan. çıkar | out/from road/path take/takes/took/taken/taking/remove/removes/removed/removing/extract/extracts/extracted/extracting/exit/exits/exited/exiting
yolunu/yolumu/yolumuzu. kes | cut/cuts/cutting road/roads
yolunu/yolumu/yolumuzu. tut | hold/holds/held/holding/catch/catches/caught/catching/grab/grabs/grabbed/grabbing/grip/grips/gripped/gripping road/roads
yol. yakınken. | road/way near/close
yol/yolgeçen hanı. | inn/khan
laf./lafı. çarp | word/words hit/hits/hitting/crash/crashes/crashed/crashing/strike/strikes/struck/striking
laf. anlat | word/words tell/tells/told/telling/explain/explains/explained/explaining
laf. çıkar | word/words take/takes/took/taken/taking/remove/removes/removed/removing/extract/extracts/extracted/extracting/exit/exits/exited/exiting
laf. getir | word/words bring/brings/brought/bringing
lafı. çevir | word/words turn/turns/turned/turning/spin/spins/spun/spinning/rotate/rotates/rotated/rotating
lafını/lafınızı. bil./bilm/bilsin/bilin. | word/words know/knows/knew/known/knowing
sözünü/lafını esirgem | word/words spare/spares/spared/sparing/withhold/withholds/withheld/withholding
lafınızı/lafını/sözünüzü/sözünü balla | honey
lafa. tut | word/words hold/holds/held/holding/catch/catches/caught/catching/keep/keeps/kept/keeping
söz./laf. düşme/düşmü | word/words fall/falls/fell/fallen/falling/drop/drops/dropped/dropping
söze/lafa. karış | word/words mix/mixes/mixed/mixing/stir/stirs/stirred/stirring/mingle/mingles/mingled/mingling
söze/lafa. gir | word/words enter/enters/entered/entering
sözün/lafın. kısası | short/shortness/shortest word
sözüm. meclisten | parliament/assembly/council
sözüne/lafına. bakm | word/words look/looks/looked/looking
sesi. soluğu çık/kesil | voice/sound breath
ses. seda | voice/sound/noise echo
iş. işten. geç | job/work pass/passes/passed/passing
işim./işimiz. çıktı/çıkar/çıktığ | job/work exit/exits/exited/exiting
işin. içinde. iş. | job/work in/inside job/work
işin. ucunda | tip/edge job/work
inada. bin | stubbornness/stubborn/obstinacy ride/rides/rode/ridden/riding/mount/mounts/mounted/mounting/board/boards/boarded/boarding
sarpa. sar | steep/cliff wrap/wraps/wrapped/wrapping/wind/winds/wound/winding/surround/surrounds/surrounded/surrounding
çığırından. çık | out of track/path/groove/rut come/comes/came/coming/go/goes/went/gone/going/exit/exits/exited/exiting
paramı/paramızı/paraları. yedi/yiyo/yemiş/yiyip/yer | eat/eats/ate/eaten/eating money
çok. para. tut | money hold/holds/held/holding/catch/catches/caught/catching
para. kırıyor | money break/breaks/broke/broken/breaking
paragöz | money eye/eyes/eyed
para çıkışm | money exit/exits/exited/exiting/go/goes/went/gone/going/climb/climbs/climbed/climbing
hesap./hesabı./hesaplar. tutmu/tutmad/tutmaz | account/accounts/calculation/bill hold/holds/held/holding/catch/catches/caught/catching
gırtla borc/borç | throat debt/debts
cebinden/cebimden/cebimizden. çık | pocket/pockets exit/exits/exited/exiting
para cebine/cebime. at | in/to/into pocket/pockets throw/throws/threw/thrown/throwing
günübirlik | unity/union/oneness day
saati. saatine. | hour/clock/watch hour/clock/watch
dakikası. dakikasına. | minute minute
su. yüzüne. | water face
ateş. püskür | fire spit/spits/spat/spitting/spray/sprays/sprayed/spraying/spurt/spurts/spurted/spurting/blow/blows/blew/blown/blowing
ateş. bastı/basıyo/basar/basınca/basmas | fire/fever press/presses/pressed/pressing/step/steps/stepped/stepping/print/prints/printed/printing/tread/treads/trod/treading
toprağa. verdi/verec/veril | give/gives/gave/given/giving to soil/earth/ground
yerden. yere. vur | ground/floor/place ground/floor/place
işime/işimize/işine/yoluma/yoluna/önüme taş. koy | stone/stones/rock/rocks put/puts/putting/place/places/placed/placing
çorbada/çorbaya. tuzum/tuzumuz/tuzunuz/tuzu. | salt soup
tuzla. buz. | salt ice
buz. kesti/kesil/kesmiş | ice cut/cuts/cutting
eşek./eşekler. gibi. çalış | donkey/donkeys like
kuş. uykusu | bird/birds sleep
kuş. uçma kervan | caravan/caravans
bit. yeniği | louse/lice/bug
koyun. koyuna. | sheep
karga. tulumba | crow/crows
karga kahvaltı | crow/crows
balık. istif | fish stack/stacked/stacking/pile/piled
yumurta kapı | egg/eggs door
ekmek. kapısı | bread door/gate
ekmeğinden/ekmeğimden/ekmeğimizden. et/ed/ol | bread make/makes/made/making/become/becomes/became/becoming
kabak. tadı. ver | pumpkin/squash/zucchini/courgette/marrow
yağlı. müşteri/kapı | oily/greasy/fatty/oiled customer/customers/client/clients/door
bal. gibi. bil/duy/anla/olur | honey
parmak. bal. çal | finger/fingers honey
ayvayı. ye/yi | quince/quinces
her. şeye. maydanoz | parsley
aramız/araları/aram./arası limoni | lemon/lemons/lemony
tatlıya. bağl | sweet/dessert/sweetly tie/ties/tied/tying/bind/binds/bound/binding/connect/connects/connected/connecting
tatsızlık/tatsızlığ | tasteless/tastelessness
iki. yakam./yakamız/yakası | two collar/collars
çorap. söküğü. gibi. | sock/socks/stocking/stockings
iliğimi/iliğini/iliklerimi/iliğimizi kurut/sömür | marrow/buttonhole
merdiven. altı. üret/atölye/klini/iş/imalat | stair/stairs/staircase/ladder
masa. başı. | table/desk head
kilit. vur | lock/locks hit/hits/hitting/strike/strikes/struck/striking/shoot/shoots/shot/shooting
mühür. vur | seal/seals hit/hits/hitting/strike/strikes/struck/striking/shoot/shoots/shot/shooting
dünyanın/memleketin/ülkenin çivisi. çık | nail/nails exit/exits/exited/exiting/come/comes/came/coming/go/goes/went/gone/going
çark. ett/etm/edi | wheel/wheels/gear make/makes/made/making/do/does/did/done/doing/turn/turns/turned/turning
dalgaya. al/getir | wave/waves
dümen. çevir | rudder/helm/wheel turn/turns/turned/turning/spin/spins/spun/spinning/rotate/rotates/rotated/rotating
sepetledi/sepetlen/sepetlem | basket/baskets/basketed
çöpçatan | garbage/rubbish/trash/litter
renk. verm | colour/colours/color/colors give/gives/gave/given/giving
kara. çald/çalma/çalıyo | black play/plays/played/playing/steal/steals/stole/stolen/stealing/smear/smears/smeared/smearing/apply/applies/applied/applying
kara. haber | black news
pembe. dizi | pink series/show/shows/serial
toz. kondur | dust land/lands/landed/landing/put/puts/putting/settle/settles/settled/settling/perch/perches/perched/perching
toz. oldular./olmuşlar./ol./olun. | dust become/becomes/became/becoming/be
iki. elin./eli./elim./eliniz. kanda | two hand/hands blood
bir. tahtası. eksik | board/plank/wood/boards
yediden. yetmiş | seven seventy
kırk./bin. dereden. | water/bring/brings/brought creek/creeks/river/rivers/brook/brooks/valley/valleys
kırkı. çık | forty exit/exits/exited/exiting/come/comes/came/coming out
güneş balçı | mud/clay
yıldız barış | star/stars reconcile/reconciles/reconciled/reconciling/peace/make/makes/made/making
yağmurdan. kaç doluya. | hail
ağaç. oldum/olduk/ettin/ettiler | tree/trees
daldan. dala. | branch/branches
diken. üstünde | thorn/thorns
`
