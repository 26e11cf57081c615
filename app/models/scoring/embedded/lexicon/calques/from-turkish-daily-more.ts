/**
 * More Turkish phrases of every day, of speech, offices, health and work, with what they become word for word, as
 * `from-english.ts` describes them.
 */
export const MORE_CALQUES_FROM_TURKISH_DAILY = `
yerinde/yerimde. duram/durma | place stand/stands/stood/standing/stop/stops/stopped/stopping/stay/stays/stayed/staying
yer. yerinden. oyna | place play/plays/played/playing
yeri./yerin./yeriniz. ayrı./ayrıdır/bambaşka | place separate/different/apart
yerli. yersiz | local/native/domestic/placeless
yerli. yerinde | local/native
şimdi. sırası. değil./mi. | now turn/queue/row
sırra. kadem | secret foot/step
sır. ver | give/gives/gave/given/giving secret/secrets
laf/söz dinlemi/dinlemez/dinlemedi/dinletem | listen/listens/listened/listening word/words
sözünün. eri | word soldier/private
söz. sahibi | word/promise owner
söz. hakkı | word/promise right
söz. konusu | word/promise subject/topic/matter
söz. gelimi/gelişi | word/promise come/coming/arrival/development
sözüm. ona. | my word/promise
laf/söz. arasında | between word/words
laf. ebe | word midwife
laf. kalabalı | crowd word/words
laf. yetiştir | grow/grows/grew/grown/growing/raise/raises/raised/raising/train/trains/trained/training/reach/reaches/reached/reaching word/words
laf. sok | insert/inserts/inserted/inserting/stick/sticks/stuck/sticking word/words
laf. taşı | carry/carries/carried/carrying/move/moves/moved/moving word/words
laf. aramızda | between word/words
lafın. belini | break/breaks/broke/broken/breaking waist/back
lafı/lafımı/sözünü ağzına/ağzıma. tık | stuff/stuffs/stuffed/stuffing/shove/shoves/shoved/shoving/plug/plugs/plugged/plugging/block/blocks/blocked/blocking mouth
lafı. mı./olmaz. | word/words be/happen/happens/become/becomes
laf. olsun | let/be/may word/words
kuru. gürültü | dry noise
kuru. iftira | dry slander
kuru. kalabalı | dry crowd
kuru. laf | dry word/words/talk
dilekçe. ver | give/gives/gave/given/giving petition/petitions
nüfus. kayd/kayıt | population
pasaport/ehliyet/kimlik çıkart | extract/extracts/extracted/extracting/remove/removes/removed/removing passport/licence/license/identity/id
oturum/oturumu/oturumum. al/çık | session/sitting take/takes/took/taken/taking/get/gets/got/gotten/getting/buy/buys/bought/buying/exit/exits/exited/exiting
vatandaşlığa. geç | citizenship pass/passes/passed/passing/cross/crosses/crossed/crossing
askere. git/gid/al | soldier go/goes/went/gone/going/take/takes/took/taken/taking
harç/harcı/harcını öde/yatır | mortar
fişi/fişini. çek/tak | receipt/slip/voucher pull/pulls/pulled/pulling/attach/attaches/attached/attaching/insert/inserts/inserted/inserting/plug/plugs/plugged/plugging
kontör | counter/counters
şarja. tak | charge attach/attaches/attached/attaching/hang/hangs/hung/hanged/hanging/wear/wears/wore/worn/wearing
şarjı/şarjım. bit | charge finish/finishes/finished/finishing/end/ends/ended/ending
meşgul. çal | busy/occupied play/plays/played/playing/steal/steals/stole/stolen/stealing
telefona. bakar./bakabilir/bakın. | phone/telephone look/looks/looked/looking
kapıya. bakar./bakıver/bakabilir | door look/looks/looked/looking
telefona. çık | phone/telephone exit/exits/exited/exiting/climb/climbs/climbed/climbing
mesaj. çek | message/messages pull/pulls/pulled/pulling
maç. yap | match/game make/makes/made/making/do/does/did/done/doing
halı. saha | carpet/rug field/pitch/court/ground
gol. ye/yi | goal/goals eat/eats/ate/eaten/eating
takım. elbise | team dress/clothes/outfit
çorap/çorab kaç | sock/socks/stocking/tights escaped/escape/missed/fled
ayakkabı/elbise/pantolon/gömlek/ceket dar/bol/büyük/küçük geldi/geliyor/gelir | come/comes/came/coming big/small/narrow/wide/tight/large
üstünü/üstümü/üzerini/üstünüzü. değiştir | change/changes/changed/changing upper/over/above/surface
üstüne/üzerine/üstünüze. alın | take/takes/took/taken/taking on/over/upon top
parasının/paramın/paranın. üstüne. yat | money lie/lies/lied/lay/lain/lying/lays/laid/laying/sleep/sleeps/sleeped/sleeping
üstü. kapalı. konuş/söyle/anlat/bir. | closed/covered top/over
üstü. kalsın. | stay/stays/stayed/staying/remain/remains/remained/remaining top/over/rest
bebeğin/çocuğun/bebeğinizin altını. değiştir/al | change/changes/changed/changing/take/takes/took/taken/taking bottom/under/underneath
altına. kaçır/ıslat/yap | under/bottom/below/underneath miss/misses/missed/missing/do/does/did/done/doing/make/makes/made/making/escape/escapes/escaped/escaping
altını. ıslat | under/bottom/below wet/wets/wetted/wetting
altından. kalk | under/beneath/below stand/stands/stood/standing/get/gets/got/gotten/getting/rise/rises/rose/risen/rising/lift/lifts/lifted/lifting
altta. kal | stay/stays/stayed/staying/remain/remains/remained/remaining below/bottom
alttan. al | under/below/bottom take/takes/took/taken/taking/buy/buys/bought/buying/receive/receives/received/receiving
dibine. darı | millet/corn
dört. köşe | four corner/corners
kapı. gibi. | door like
kapıda. kal | stay/stays/stayed/staying/remain/remains/remained/remaining door
kapısını/kapı aşındır | door/doors erode/erodes/eroded/eroding/wear/wears/wore/worn/wearing
beni/bizi/onu/işçi/patron kapının. önüne. koy | door put/puts/putting/place/places/placed/placing
mandalı | peg/latch/clothespin
ocağına. düş | fall/falls/fell/fallen/falling stove/hearth/quarry
su. gibi. bil/ezber/konuş/oku | water like
su. götürmez | water take/takes/took/taken/taking/carry/carries/carried/carrying
su. katılmamış/katılmadık | water added/mixed/unmixed/without
bardak. suda. fırtına | glass
taşıma. su değirmen | mill
hava. almaya/alsın/alalım/alayım/alıyor/almak | air/weather buy/buys/bought/buying/take/takes/took/taken/taking
hava. bas | air/weather press/presses/pressed/pressing/print/prints/printed/printing
hava. karar | air/weather dark/darkened/darkens/darken/decision/decided
gaz/su. kaçağı/kaçak/kaçağın | gas/water fugitive/escapee/missed/runaway/smuggled
elektrik. çarp | electricity hit/hits/hitting/crash/crashes/crashed/crashing/strike/strikes/struck/striking
güneş. çarp | sun hit/hits/hitting/crash/crashes/crashed/crashing
başına/başıma. güneş. geç | sun pass/passes/passed/passing
denize. gir | enter/enters/entered/entering sea
denize. düşen yılan | snake
gün. yüzü | day face
sabahın. kör | blind/blindness
akşama/sabaha. doğru | straight/true/correct evening/morning
akşamüstü | evening top
akşam. üstü. | evening top
boynum/boynu/sırtım/sırtı tutul | neck/back held/hold/holds/caught/eclipsed
bebek. bekliyoruz./bekliyorum./bekliyormuş | wait/waiting baby
doğuma. gir/al | birth enter/enters/entered/entering/take/takes/took/taken/taking
suyum/suyun/suyunuz. geldi/gelirse/geldiğinde | water/waters come/comes/came/coming
nefes. nefese. | breath breath
grip/ishal/zatürre/kanser. ol | become/becomes/became/becoming diarrhoea/diarrhea/flu/influenza/pneumonia/cancer
diz/bel/boyun/kalça kireçlen | calcification/calcified/lime/limescale
bel/belim/belimde/beli ağrı | waist
belimi/belini/belim. incit/sakatla | waist
geniz. eti | nose/nasal/palate meat/flesh
burun. eti | nose meat/flesh
et. beni | meat/flesh me/mole
ayağımda/tırnağımda/tırnak/tırnağ/ayak mantar | mushroom/mushrooms
arpacık/arpacığ | barley
pamukçuk/pamukçuğ | cotton
kırıkçı | breaker/fracturer
alçıya. al | take/takes/took/taken/taking/buy/buys/bought/buying/receive/receives/received/receiving plaster/gypsum
serum/iğne yed | eat/eats/ate/eaten/eating serum/needle/injection
narkoz | narcosis
ameliyata. gir | enter/enters/entered/entering surgery/operation
sağlık. karne | health report/grade
heyet. rapor | delegation/committee
çürük. rapor | rotten
ilaç/ilac. yaz | write/writes/wrote/written/writing medicine/drug/drugs/medication
işin/şakanın/alkolün/içkinin dozunu. kaçır | dose
işe. yara | job useful/benefit/beneficial
iş. görür./görüyor/görmez/görmüyor | job/work see/sees/saw/seen/seeing
işi./işim./işin. gücü/gücüm/gücün | work/job power/strength/force
işi. yokuşa. | uphill/hill/slope drive/drives/drove/driven/driving
işi. sağlama. al | solid/firm/healthy/sound take/takes/took/taken/taking/buy/buys/bought/buying
işine/işinize/işimize. bak | look/looks/looked/looking work/job/business
işin. aslı | original/origin/essence job/work
işin. kolayına. | easy escape/escapes/escaped/escaping/run/runs/ran/running/flee/flees/fled/fleeing
işin. suyunu. | water/juice job/work
işten. bile. değil | even job/work
açığa. al | open/opened/deficit take/takes/took/taken/taking/receive/receives/received/receiving
açık. artırma | open increase/increment/raising
açık. sözlü | open word/worded
açık. çek. | open pull/pulls/pulled/pulling/cheque/check
açık. saçık | open hair/opened
hayata. atıl | throw/throws/threw/thrown/throwing life
işveren | giver
eleman. | element/elements
gündeliğe. git/gid | daily go/goes/went/gone/going
kadroya. gir/geç/al | cadre/squad enter/enters/entered/entering/pass/passes/passed/passing/take/takes/took/taken/taking
kırık. not | broken note/notes/grade/grades/mark/marks
teneffüse. çık | exit/exits/exited/exiting
sözlüye. kaldır/kalk | oral lift/lifts/lifted/lifting/raise/raises/raised/raising/stand/stands/stood/standing
tahtaya. kaldır/kalk | board/blackboard lift/lifts/lifted/lifting/raise/raises/raised/raising/stand/stands/stood/standing/rise/rises/rose/risen/rising
okul. aile. birli | union/unity
okula/kursa yaz/yazdır/yazıl | write/writes/wrote/written/writing school/course
dershane/dersane | lesson house
özel. ders | special lesson/lessons/class/classes
özel. hastane/hayat/sektör/şirket | special hospital/life/sector/company
ciğerimin/ciğerimizin. köşe | liver/lung corner
sinir. küpü | nerve/nerves cube/jar
sinir. kriz | nerve/nerves crisis
sinir. oluyorum/oldum/oluyor | nerve/nerves become/became/becoming
asabı/asabım boz | nerve/nerves broken/spoiled/break
`
