/**
 * Turkish phrases of health, home, law, money, work and school, with what they become word for word, as `from-
 * english.ts` describes them.
 */
export const CALQUES_FROM_TURKISH_LIFE = `
şeker. hasta | sugar patient/patients/ill/sick/illness/sickness/disease/diseases
şekeri/şekerim/şekeriniz çıkt/çıkı/çıkm | come/comes/came/coming/exit/exits/exited/exiting sugar out
kalp/kalb. hasta | heart patient/sick/sickness
ateşi./ateşim./ateşin./ateşiniz. düş/ölç/38/39/40/var | fire/fires
ateşlen/ateşlendi | fire/fires/fired/firing/ignite/ignites/ignited/igniting/flamed
ateşler. içinde | in/inside fire/fires/flame/flames
üşüttüm/üşütmüş/üşüttün/üşütür | become/becomes/became/becoming/feel/feels/felt/feeling cold
soğuk. al | take/takes/took/taken/taking/buy/buys/bought/buying/receive/receives/received/receiving cold
başı/başım. dön | head return/returns/returned/returning/turn/turns/turned/turning/rotate/rotates/rotated/rotating
midem/midesi. bulan | stomach cloud/clouds/clouded/clouding/blur/blurs/blured/bluring/mix/mixes/mixed/mixing/muddy/blurred
midem/midesi. kazın | stomach scrape/scrapes/scraped/scraping/dig/digs/dug/digging/scratch/scratches/scratched/scratching
midem/midesi. kalk | stomach stand/stands/stood/standing/rise/rises/rose/risen/rising/lift/lifts/lifted/lifting
karnım/karnı. acık | hungry stomach/belly/abdomen
içim. geç | inside pass/passes/passed/passing
içim. git/gid | inside go/goes/went/gone/going
içim/içi. kalk | inside stand/stands/stood/standing/rise/rises/rose/risen/rising/lift/lifts/lifted/lifting
içim/içi. sıkıl/bunal | inside squeeze/squeezes/squeezed/squeezing/tight/depress/depresses/depressed/depressing
içime/içine sin | inside sink/sinks/sank/sunk/sinking/settle/settles/settled/settling/absorb/absorbs/absorbed/absorbing
içime/içine doğ | inside born/birth
içine/içime. kapan | inside close/closes/closed/closing
sesi/sesim kısıl | voice reduce/reduces/reduced/reducing/shorten/shortens/shortened/shortening/dim/dims/dimmed/dimming
iştahım/iştahı kapan/kapalı | appetite close/closes/closed/closing
ağır. hasta | heavy/heavily patient/ill/sick/disease/illness
ağır. yara | heavy wounded/injured/wound/wounds
ağır ceza | heavy penalty/punishment court
hafif. yara | light wounded/injured/wound/wounds
beyin. sarsıntı | brain shaking/shake/jolt
kan. sulandır | blood waterer/waterers/watering/diluter/diluters/diluting
kan. uyuşmazlı | blood disagreement/dispute
idrar. yol | urine road/way/path/paths
sinir. hasta | nerve/nervous/nerves patient/patients/sick
ruh. hasta/sağlı | soul/spirit patient/patients/health/sick/illness
ruh. hali | soul/spirit state/condition
akıl. hasta | mind patient/patients/hospital/sick/illness/disease
kadın. doğum. uzman/doktor/bölüm/servis/klini | women/woman birth
iç. hastalı | inside/inner/interior diseases/illnesses
dahiliye | interior/internals
göz. tansiyon | eye tension
diş. dolgu | tooth stuffing/filler/stuffed
diş. tel | wire/wires tooth/teeth
diş. protez | tooth prosthesis
yirmi/yirmilik diş | twenty/twenties tooth/teeth
acil. servis | urgent/quick service
ilk. yardım | first help
hastabakıcı | patient looker/watcher
sevk doktor/hastane/uzman/hekim | dispatch/dispatches/dispatched/dispatching/ship/ships/shipped/shipping/shipment
çocuk. felci | child stroke/paralysis
çocuk. aldır | take/takes/took/taken/taking/remove/removes/removed/removing child/baby out
çocuğu/çocuğum. ol | become/becomes/became/becoming child
su. çiçe | water flower/flowers
sarılık/sarılığ | yellowness
saman. nezle | straw cold/flu/fever
damar. sertli | vein/veins hardness
safra. kese | bile/gall purse/pouch/bag
böbrek. taş | kidney rock/rocks
kürtaj | scraping
nefes. dar | breath narrow/narrowness/tightness
nefesim/nefesi. daral | breath narrow/narrows/narrowed/narrowing/shrink/shrinks/shrank/shrunk/shrinking
uykum/uykusu. ağır/hafif | my/his/her sleep heavy/light
uykum/uykusu bölün | sleep divide/divides/divided/dividing/split/splits/splitting
uyku. sersem | sleep dizzy/stupid/fool
uykusunu/uykumu. al/almı | take/takes/took/taken/taking sleep
uykuya dal | dive/dives/dived/diving/dove sleep
gece. gündüz. demeden | night day say/says/said/saying
kira. ver | give/gives/gave/given/giving rent
ev. arkadaş | house friend/friends
ev. hanım | house lady/woman
ev. kredi | house credit
ev. geçindir | house/home pass/passes/passed/passing
ev./evi./evimizi. taşı | carry/carries/carried/carrying house/home
ev. ödevi | house duty/duties
kat. malik | floor owner/owners
tapu. daire | deed/title flat/apartment/circle
vergi. daire | tax circle/flat/apartment
vergi. kaçır | tax escape/escapes/escaped/escaping/kidnap/kidnaps/kidnapped/kidnapping/miss/misses/missed/missing
vergi. levha | tax plate/sign/board
vergi. dilim | tax slice/slices
nüfus. müdürlü/idare/kağıd/kâğıd | population
vekalet/vekâlet ver | give/gives/gave/given/giving deputy/deputation
başlık parası | title/cap/helmet/headline money
evlenme/evlilik. teklif | marriage offer/offers
kız. iste | want/wants/wanted/wanting girl
düğün. dernek | wedding association
baş. göz. et | head eye/eyes
iç. güveysi | inside/inner/internal groom/bridegroom
nafaka. bağla | tie/ties/tied/tying/bind/binds/bound/binding/connect/connects/connected/connecting alimony/maintenance
dava/davay kazan | earn/earns/earned/earning case/lawsuit
dava. düş | fall/falls/fell/fallen/falling case/lawsuit
davacı. ol | become/becomes/became/becoming plaintiff/claimant
şikayetçi/şikâyetçi ol | become/becomes/became/becoming complainant/complainer/complaining
suç. işle | work/works/worked/working/process/processes/processed/processing/operate/operates/operated/operating crime/crimes/guilt
suç/suçüstü üstü/yakal | crime top/over/above
gözaltında/gözaltından | under eye/eyes
denetimli. serbest | inspected/supervised/controlled freedom
şartlı. tahliye | conditional/conditioned evacuation/eviction
tahliye kirac | evacuate/evacuates/evacuated/evacuating/evacuation
kefalet | sponsorship guarantee
ehliyet. kaptır | snatch/snatches/snatched/snatching/grab/grabs/grabbed/grabbing licence/license
alkollü. araç/araba | alcoholic car/vehicle/drive/drives/drove/driven/driving
alkol. al | take/takes/took/taken/taking/buy/buys/bought/buying alcohol
hız. yap | make/makes/made/making/doing speed
hız. sınır | speed border/borders
araba. çarp | multiply/multiplies/multiplied/multiplying car
para. sızdır | leak/leaks/leaked/leaking money
para. kopar | tear/tears/tore/torn/tearing money
paraya. kıy | chop/chops/choped/choping/kill/kills/killed/killing money
paraya. para. | say/says/said/saying/call/calls/called/calling money money
para. üstü | money top/over/above
parası. pul | money stamp/stamps
taksit | taxi/taxis
taksit. bağla/böl | tie/ties/tied/tying/bind/binds/bound/binding/connect/connects/connected/connecting instalment/instalments/installment/installments
dolandır | wrap/wraps/wrapped/wrapping/wander/wanders/wandered/wandering/circulate/circulates/circulated/circulating
çek. kır/kırdır | break/breaks/broke/broken/breaking cheque/cheques/check/checks
kredi. notu | credit note/grade
faize. ver | give/gives/gave/given/giving interest
altın. boz | spoil/spoils/spoiled/spoilt/spoiling/break/breaks/broke/broken/breaking/ruin/ruins/ruined/ruining gold
maaş yat | lie/lies/lied/lying/lay/lays/laid/laying/lain/sleep/sleeps/slept/sleeping salary/wage/wages/pension
zam. gel/geldi | come/comes/came/coming raise
zam. yap | make/makes/made/making raise/rise
izinliyi/izinliydi | permitted/permissioned
izin. kullan | use/uses/used/using permission
yıllık/ücretsiz./doğum/süt/babalık/mazeret izn/izin | yearly/annual/free/unpaid/birth/milk/fatherhood/excuse permission
süt/doğum izn/izin | milk/birth leave
mesai. arkadaş | overtime friend/friends
iş. kaza | job/business accident/accidents
iş. arkadaş | job/business friend/friends
iş. hukuk | business/job law
iş. mahkeme | work/job/business court
ihbar. tazminat | denunciation/report/notification compensation
sigorta. yap | make/makes/made/making/doing insurance
sigorta. gir | insurance entry/entrance
emekli. maaş | retired salary/wage
emekli. sandı | box/chest/trunk retired/retirement
bilirkişi | knower
toplu. taşıma | collective/mass/bulk carrying/carriage
tren/treni/uçağı/otobüsü/otobüs kaçır | kidnap/kidnaps/kidnapped/kidnapping/escape/escapes/escaped/escaping train/plane/bus
derse. gir | enter/enters/entered/entering lesson/lessons
dersi. kır/as/ek | break/breaks/broke/broken/breaking/hang/hangs/hung/hanged/hanging/plant/plants/planted/planting lesson/lessons/class/classes
not. ortalama | note/notes average
notları/notları. düşük/kötü | note/notes low/bad
veli. toplantı | guardian/saint meeting
rehber. öğretmen | guide/guiding teacher
beden. eğitim | body education/training/lesson
yüksek. lisans | high licence/license
yüksekokul | high school
ana. okul | main/mother school
ana. sınıf | main/mother class
baba. ocağ | father stove/hearth
`
