/**
 * Turkish phrases with açmak, basmak, kırmak, kesmek, yakmak, vurmak, olmak, with what they become word for word, as
 * `from-english.ts` describes them.
 */
export const CALQUES_FROM_TURKISH_ACTS = `
polis bas | press/presses/pressed/pressing/print/prints/printed/printing/tread/treads/trod/treading police
su. bastı/basmış/bastığ/basınca/basması/basar/basıyor/baskın | water press/presses/pressed/pressing/print/prints/printed/printing/step/steps/stepped/stepping/raid/raids/raided/raiding/pressure
sıcak bas | heat/hot press/presses/pressed/pressing/print/prints/printed/printing/step/steps/stepped/stepping
zil bas | step/steps/stepped/stepping/print/prints/printed/printing/tread/treads/trod/treading bell/bells
ayak/ayağ bas | press/presses/pressed/pressing/print/prints/printed/printing foot/feet
altını. çiz | draw/draws/drew/drawn/drawing under/bottom/below/beneath
damarına bas | vein/veins
radyo/bilgisayar/kalorifer/vantilatör/motor/makine/makinası aç | open/opens/opened/opening radio/radios/computer/computers/heating/fan/fans/engine/engines/motor/machine/machines
radyo/bilgisayar/kalorifer/vantilatör/motor/makine kapa/kapat | close/closes/closed/closing radio/radios/computer/computers/heating/fan/fans/engine/engines/motor/machine/machines
su./suyu./suyunu. aç/kapa | close/closes/closed/closing/open/opens/opened/opening water
elektriği./elektrikleri./gazı. kapa/aç | open/opens/opened/opening/close/closes/closed/closing electricity/gas
ocak/ocağ/fırın kapa | close/closes/closed/closing stove/cooker/hearth
kapı/kapıyı çal | steal/steals/stole/stolen/stealing/play/plays/played/playing door/doors
zil/zili çal | steal/steals/stole/stolen/stealing/play/plays/played/playing bell/bells/doorbell/doorbells
telefon./telefonum./telefonumuz. çaldı./çalıyor./çalınca./çaldığında./çalmadı. | steal/steals/stole/stolen/stealing/play/plays/played/playing phone/telephone
korna çal | steal/steals/stole/stolen/stealing/play/plays/played/playing horn/horns
ıslık çal | steal/steals/stole/stolen/stealing/play/plays/played/playing whistle
konu/konuyu aç | open/opens/opened/opening subject/subjects/topic/topics/matter/matters
iştah aç | open/opens/opened/opening appetite
yol. açtı/açar/açıyor/açabil/açan | open/opens/opened/opening road/roads
başına/başıma iş. aç | open/opens/opened/opening head work/job/business
savaş aç | open/opens/opened/opening war
hava açtı/açıl/açsa/açar | open/opens/opened/opening air/weather
çiçek/çiçeğ açtı/açar/açıyor | open/opens/opened/opening flower
içini/içimi aç | open/opens/opened/opening inside/insides
içi./içim. açıl | open/opens/opened/opening inside/insides
kesenin/keseyi ağzını/aç | open/opens/opened/opening mouth purse/pouch/bag
ara/arayı/araları aç | open/opens/opened/opening between/interval
arası açık/açıl/bozul/bozuk | between open/opens/opened/opening/broken/spoiled/bad
arası iyi/kötü/yok | between good/bad
cesaret kır | break/breaks/broke/broken/breaking courage/bravery
gurur kır | break/breaks/broke/broken/breaking pride
direksiyon kır | break/breaks/broke/broken/breaking steering/wheel
fiyat kır | break/breaks/broke/broken/breaking price/prices
heves kır | break/breaks/broke/broken/breaking enthusiasm/desire/eagerness
dizini/dizimi kır | break/breaks/broke/broken/breaking knee/knees
okulu. kır | break/breaks/broke/broken/breaking school
hatır kır | break/breaks/broke/broken/breaking memory/sake/mind
içini/içimi dök | pour/pours/poured/pouring/spill/spills/spilled/spilt/spilling inside/insides
ter dök | pour/pours/poured/pouring/spill/spills/spilled/spilt/spilling sweat
kağıda/kâğıda dök | pour/pours/poured/pouring/spill/spills/spilled/spilt/spilling paper
saçı/saçları/saçım/saçlarım dök | pour/pours/poured/pouring/spill/spills/spilled/spilt/spilling hair/hairs
yüz suyu | face water
el/elimi/elini/elinizi sık | squeeze/squeezes/squeezed/squeezing/tighten/tightens/tightened/tightening hand/hands
kurşun sık | squeeze/squeezes/squeezed/squeezing bullet/bullets/lead
kemer/kemerleri sık | squeeze/squeezes/squeezed/squeezing belt/belts
parfüm sık | squeeze/squeezes/squeezed/squeezing perfume
para boz | spoil/spoils/spoiled/spoilt/spoiling/ruin/ruins/ruined/ruining/destroy/destroys/destroyed/destroying/corrupt/corrupts/corrupted/corrupting/damage/damages/damaged/damaging money
döviz/dolar/lira/avro/euro bozdur | spoil/spoils/spoiled/spoilt/spoiling/break/breaks/broke/broken/breaking/ruin/ruins/ruined/ruining/corrupt/corrupts/corrupted/corrupting dollar/dollars/lira/liras/currency/euro/euros
bozuk. para/paran/param | broken/spoiled/spoilt/corrupt money/coin/coins
bozukluk/bozukluğ var/ver/yok | brokenness
mide/midem/midesi/midemi boz | spoil/spoils/spoiled/spoilt/spoiling/break/breaks/broke/broken/breaking/ruin/ruins/ruined/ruining stomach/stomachs
ağzını/ağzı. boz | spoil/spoils/spoiled/spoilt/spoiling/break/breaks/broke/broken/breaking/ruin/ruins/ruined/ruining mouth/mouths
oruc/oruç boz | spoil/spoils/spoiled/spoilt/spoiling/ruin/ruins/ruined/ruining fast/fasting
nişan boz/at | spoil/spoils/spoiled/spoilt/spoiling/ruin/ruins/ruined/ruining/break/breaks/broke/broken/breaking/throw/throws/threw/thrown/throwing ring/target/sign/mark
hava boz | spoil/spoils/spoiled/spoilt/spoiling/ruin/ruins/ruined/ruining air/weather
kafayı boz | break/breaks/broke/broken/breaking/spoil/spoils/spoiled/spoilt/spoiling head/heads
oyunbozan | game breaker/spoiler
sözünden/sözümden dön | return/returns/returned/returning/turn/turns/turned/turning word/words
kararından/karardan dön | return/returns/returned/returning/turn/turns/turned/turning decision
ışık/ışığ yak/yan | burn/burns/burned/burnt/burning light/lights
soba yak | burn/burns/burned/burnt/burning stove/heater
sigara yak | burn/burns/burned/burnt/burning cigarette/cigarettes
başı./başım./başımız. yan | burn/burns/burned/burnt/burning head/heads
ciğer yan | burn/burns/burned/burnt/burning liver/lung/lungs
parası/param/paramız yan | burn/burns/burned/burnt/burning money
damga vur | hit/hits/hitting/strike/strikes/struck/striking/shoot/shoots/shot/shooting stamp/stamps/mark/marks
ayakkabı vur | hit/hits/hitting/strike/strikes/struck/striking/shoot/shoots/shot/shooting shoe/shoes
iğne/aşı vur | hit/hits/hitting/strike/strikes/struck/striking/shoot/shoots/shot/shooting needle/needles/injection/injections/vaccine/vaccines
iğne. ol | become/becomes/became/becoming needle/needles/injection/injections
aşı. ol | become/becomes/became/becoming vaccine/vaccines/vaccination/vaccinations/graft
ameliyat. ol | become/becomes/became/becoming surgery/operation/operations
muayene. ol | become/becomes/became/becoming examination/examinations/examined/inspection
tedavi. ol | become/becomes/became/becoming treatment/treatments
traş/tıraş ol | become/becomes/became/becoming shave/shaves/shaved/haircut/haircuts
hasta. ol | become/becomes/became/becoming patient/patients
emekli. ol | become/becomes/became/becoming retired/pensioner/retiree
mezun. ol | become/becomes/became/becoming graduate/graduates/graduated
aşık/âşık ol | become/becomes/became/becoming/being/was lover
aşık/âşık ol | become/becomes/became/becoming in love
yardımcı. ol | become/becomes/became/becoming helper/helpful/assistant
memnun. ol | become/becomes/became/becoming/happened pleased/satisfied/glad/happy
pişman. ol | become/becomes/became/becoming regretful/sorry/repentant/regret
kayıt. ol | become/becomes/became/becoming/being record/records/recording
misafir. ol | become/becomes/became/becoming guest/guests
para vur | hit/hits/hitting/shoot/shoots/shot/shooting/strike/strikes/struck/striking money
deliliğe vur | hit/hits/hitting/strike/strikes/struck/striking madness/craziness
süre/süresi dol | fill/fills/filled/filling time/period/duration/term
yaşını/yaşımı doldur | fill/fills/filled/filling age/years/year
kafa/kafasını doldur | fill/fills/filled/filling head/heads
hesap. sor | ask/asks/asked/asking account/accounts/bill/bills/calculation/calculations
hal/halini/hatır/hatırını sor | ask/asks/asked/asking state/memory/condition/sake
araba. çek | pull/pulls/pulled/pulling car here/there/aside
söz. kes | cut/cuts/cutting promise/promises/word/words
nefesi/nefesim kes | cut/cuts/cutting breath
iştah kes/kesil | cut/cuts/cutting appetite
ilgi/ilişki/bağ kes | cut/cuts/cutting interest/relation
azar/azarı işit/ye | hear/hears/heard/hearing/eat/eats/ate/eaten/eating scolding/scoldings
ceza/cezası yiye/yemek/yer/yeme/yedi | eat/eats/ate/eaten/eating fine/fines/penalty/penalties/ticket/tickets/punishment/punishments
hapis yat | lie/lay/lies/lying/sleep/sleeps/slept/sleeping/lain prison/jail
hapse/içeri. at | throw/throws/threw/thrown/throwing inside
hastanede yat | lay/lie/lies/lying/sleep/sleeps/slept/sleeping hospital
hastaneye yat | lay/lie/sleep/sleeps/slept/sleeping hospital
iş. çevir | turn/turns/turned/turning/spin/spins/spun/spinning work/job/business
işin. içinden/içinde | inside work/job
her. şey. yolunda | road/path/way everything
yolunda git/gid | road/path/way go/goes/went/gone/going in
yolda/yolda. kal | stay/stays/stayed/staying/remain/remains/remained/remaining road/way
yol göster | show/shows/showed/showing road
yolcu et | make/makes/made/making/did passenger/passengers/traveller/travellers
dil döndü/dönme/dönüyor | tongue turn/turns/turned/turning/return/returns/returned/returning
dili/dilim varma/var | tongue arrive/arrives/arrived/arriving/reach/reaches/reached/reaching/go/goes/went/gone/going
dilimin/dilinin ucunda | end/edge/point tongue
dili/dilim. tut | tongue hold/holds/held/holding/caught/stuck
dilini/dilimi yut | swallow/swallows/swallowed/swallowing tongue/language
`
