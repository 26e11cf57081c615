/**
 * Turkish phrases with kalmak, çıkmak, düşmek, girmek, geçmek, gelmek, gitmek, koymak, bırakmak, with what they become
 * word for word, as `from-english.ts` describes them.
 */
export const CALQUES_FROM_TURKISH_MOTION = `
sınıfta kal | stay/stays/stayed/staying/remain/remains/remained/remaining class/classroom/classes
dersten/derslerden kal | stay/stays/stayed/staying/remain/remains/remained/remaining lesson/lessons/class/classes/course/courses
sınavdan/sınavda kal | stay/stays/stayed/staying/remain/remains/remained/remaining exam/exams
mecbur. kal | stay/stays/stayed/staying/remain/remains/remained/remaining obliged/forced/compelled/obligated/compulsory
zorunda kal | stay/stays/stayed/staying/remain/remains/remained/remaining obligation/necessity/compulsion/force
memnun kal | stayed/remain/remains/remained/remaining/staying pleased/satisfied/glad
hayran kal | stay/stays/stayed/staying/remain/remains/remained/remaining admirer/admirers/fan/fans/admired/admiring
aklı/aklım kal | stay/stays/stayed/staying/remain/remains/remained/remaining mind/brain
gözüm/gözü/gözün kal | stay/stays/stayed/staying/remain/remains/remained/remaining eye/eyes
aç. kaldı/kalma/kalır | stay/stays/stayed/staying/remain/remains/remained/remaining hungry
ortada. kal | stay/stays/stayed/staying/remain/remains/remained/remaining middle
yarıda/yarım kal | stay/stays/stayed/staying/remain/remains/remained/remaining half/halfway
az. kalsın. | little/few stay/stays/stayed/staying/remain/remains/remained/remaining/leave/leaves/left/leaving
bana. kalırsa. | to me stay/stays/stayed/staying/remain/remains/remained/remaining
sözde kal | stay/stays/stayed/staying/remain/remains/remained/remaining word/words
nerede. kalmıştık. | stay/stays/stayed/staying/remain/remains/remained/remaining where
maruz kal | stay/stays/stayed/staying/remain/remains/remained/remaining exposed
damağ tad/tat | palate/palates
geri kal | stayed/stays/staying/remained back
hatırı/hatırım/hatırın kal | stay/stays/stayed/staying/remain/remains/remained/remaining memory/sake
halim/hali/halimiz kalma | stay/stays/stayed/staying/remain/remains/remained/remaining state/condition
yüzüm/yüzü kalma | stay/stays/stayed/staying/remain/remains/remained/remaining face
yaya kal | stay/stays/stayed/staying/remain/remains/remained/remaining pedestrian/pedestrians/foot
işten. çık | exit/exits/exited/exiting work/job
işten/işinden çıkar | out take/takes/took/taken/taking/exit/exits/exited/exiting/extract/extracts/extracted/extracting work/job
evden çık | exit/exits/exited/exiting home/house/flat
hastaneden çık | exit/exits/exited/exiting hospital
okuldan çık | exit/exits/exited/exiting school
yola. çık | exit/exits/exited/exiting/climb/climbs/climbed/climbing road/roads/way
karşı. çık | exit/exits/exited/exiting/climb/climbs/climbed/climbing against/opposite
ortaya. çık | come/comes/came/coming/exit/exits/exited/exiting/go/goes/went/gone/going/get/gets/got/getting/climb/climbs/climbed/climbing middle
başa. çık | come/comes/came/coming/exit/exits/exited/exiting/go/goes/went/gone/going/climb/climbs/climbed/climbing head/heads/top
tatile/izne çık | exit/exits/exited/exiting/climb/climbs/climbed/climbing holiday/holidays/vacation/vacations/leave/permission
emekliye ayrıl | separate/separates/separated/separating retired/retirement/pensioner/retiree
adı/adım/adımız çık | come/comes/came/coming/exit/exits/exited/exiting/go/goes/went/gone/going name
ses/sesi/sesini/sesimi çık | take/takes/took/taken/taking/exit/exits/exited/exiting/remove/removes/removed/removing/extract/extracts/extracted/extracting sound/sounds/voice/voices
elden/elinden çıkar | remove/removes/removed/removing/exit/exits/exited/exiting/extract/extracts/extracted/extracting hand/hands
baştan. çıkar | take/takes/took/taken/taking/remove/removes/removed/removing/exit/exits/exited/exiting head/heads
acısını çıkar | take/takes/took/taken/taking/remove/removes/removed/removing/extract/extracts/extracted/extracting pain
tadını çıkar | take/takes/took/taken/taking/remove/removes/removed/removing/extract/extracts/extracted/extracting taste
kavga çık | come/comes/came/coming/exit/exits/exited/exiting fight/fights/quarrel/quarrels
yangın çık | come/comes/came/coming/exit/exits/exited/exiting/go/goes/went/gone/going fire out
savaş çık | come/comes/came/coming/exit/exits/exited/exiting war out
sorun/problem çık | come/comes/came/coming/exit/exits/exited/exiting problem/problems out
sorun/problem çıkar | take/takes/took/taken/taking/extract/extracts/extracted/extracting/produce/produces/produced/producing problem/problems
olay çıkar | take/takes/took/taken/taking/extract/extracts/extracted/extracting/remove/removes/removed/removing event/events/incident/incidents
zorluk çıkar | take/takes/took/taken/taking/extract/extracts/extracted/extracting/remove/removes/removed/removing difficulty/difficulties
masraf/fatura/vergi çık | come/comes/came/coming/exit/exits/exited/exiting out expense/expenses/bill/bills/tax/taxes/cost/costs
masraf çıkar | take/takes/took/taken/taking/extract/extracts/extracted/extracting/remove/removes/removed/removing expense/expenses/cost/costs
ekmek/ekmeğini çıkar | take/takes/took/taken/taking/extract/extracts/extracted/extracting/remove/removes/removed/removing bread
diş. çıkar | take/takes/took/taken/taking/remove/removes/removed/removing/extract/extracts/extracted/extracting/exit/exits/exited/exiting tooth/teeth
gözden. çıkar | take/takes/took/taken/taking/remove/removes/removed/removing/exit/exits/exited/exiting eye/eyes
piyango/ikramiye çık | come/comes/came/coming/exit/exits/exited/exiting lottery/prize/prizes/bonus
haklı çık | come/comes/came/coming/exit/exits/exited/exiting right/rightful
yalancı çık | come/comes/came/coming/exit/exits/exited/exiting liar/liars/lie
hamile çık | come/comes/came/coming/exit/exits/exited/exiting pregnant
mahkemeye çık | exit/exits/exited/exiting/climb/climbs/climbed/climbing court
doktora çık | exit/exits/exited/exiting/climb/climbs/climbed/climbing doctor
kontrolden çık | exit/exits/exited/exiting control
yoldan çık | exit/exits/exited/exiting road
sokağa yasak/yasağ | exit/exiting street ban/prohibition/forbidden
bahane/bahaneler çık | take/takes/took/taken/taking/extract/extracts/extracted/extracting excuse/excuses
dışarı/dışarıda yemeğe çık | exit/exits/exited/exiting/climb/climbs/climbed/climbing food/meal/meals
canı/canım çık | come/comes/came/coming/exit/exits/exited/exiting/go/goes/went/gone/going/get/gets/got/getting soul/souls/life
öne. çık | exit/exits/exited/exiting/climb/climbs/climbed/climbing front
zarar/zararlı çık | exit/exits/exited/exiting/come/comes/came/coming harm/harmful
işim/işin/işiniz/işimiz düş | fall/falls/fell/fallen/falling/drop/drops/dropped/dropping work/job/business
hasta. düş | fall/falls/fell/fallen/falling patient
tansiyonum/tansiyonu./tansiyonunuz/tansiyonun | have/has/had/my/his/her/your tension
tansiyon düş/çık/yüksel/fırla | tension fall/falls/fell/fallen/falling/drop/drops/dropped/dropping/rise/rises/rose/risen/rising/go/goes/went/gone/going/climb/climbs/climbed/climbing/jump/jumps/jumped/jumping
şüpheye düş | fall/falls/fell/fallen/falling doubt/doubts/suspicion/suspicions
hataya düş | fall/falls/fell/fallen/falling mistake/mistakes/error/errors
aklıma/aklına düş | fall/falls/fell/fallen/falling mind/brain
içime/içine kurt | wolf/wolves/worm/worms
peşine/peşime/peşimize düş | fall/falls/fell/fallen/falling after/behind/back
dile. düş | fall/falls/fell/fallen/falling tongue/tongues/language
ayrı düş | fall/falls/fell/fallen/falling apart/separate
elden ayaktan düş | fall/falls/fell/fallen/falling hand/hands foot/feet
zayıf düş | fall/falls/fell/fallen/falling weak
yorgun. düş | fall/falls/fell/fallen/falling tired
düşük. yap | make/makes/made/making/doing/done low/fall/drop/falling
çocuk/çocuğ/bebe düşür | drop/drops/dropped/dropping child/baby
tuzağa düşür | drop/drops/dropped/dropping/throw/throws/threw/thrown/throwing trap
fiyatı düşür | throw/throws/threw/thrown/throwing/drop/drops/dropped/dropping price down
küçük düş | fall/falls/fell/fallen/falling small
hayal kırıklığı/kırıklığ | dream/dreams/imagination/fantasy break/breakage/broken/brokenness/fracture
işe. gir | enter/enters/entered/entering work/job
araya. gir | enter/enters/entered/entering between/middle/space
yaşına/yaşıma gir | enter/enters/entered/entering age
sıraya. gir | enter/enters/entered/entering row/rows/line/lines/turn/order
borca gir | enter/enters/entered/entering/go/goes/went/gone/going inside debt
günaha gir | enter/enters/entered/entering sin/sins
havaya. gir | enter/enters/entered/entering air/weather/mood
yoluna. gir | enter/enters/entered/entering road/way/path/track
devreye gir | enter/enters/entered/entering circuit/cycle/circle
bahse gir | enter/enters/entered/entering bet/bets
zahmete gir | enter/enters/entered/entering trouble/troubles/hardship/effort
masrafa gir | enter/enters/entered/entering expense/expenses/cost/costs
gözüne. gir | enter/enters/entered/entering eye/eyes
koluna. gir | enter/enters/entered/entering arm/arms
kanına. gir | enter/enters/entered/entering blood
bunalıma/depresyona gir | enter/enters/entered/entering depression/crisis
cinnet/cinnetin eşiğ | madness threshold/doorstep
kendinden. geç | pass/passes/passed/passing self/himself/herself/yourself
yerine. geç | pass/passes/passed/passing place
başına. geç | pass/passes/passed/passing head
eline/elime/elimize geç | pass/passes/passed/passing hand/hands
sözüm/sözü. geç | pass/passes/passed/passing word/words
modası geç | pass/passes/passed/passing fashion
yaşı geç | pass/passes/passed/passing age
yüzüne. vur | hit/hits/hitting/slap/slaps/slaped/slaping to face
hastalık/hastalığ geçir | pass/passes/passed/passing illness/disease/diseases/sickness
ameliyat geçir | pass/passes/passed/passing surgery/surgeries/operation/operations
kaza. geçir | pass/passes/passed/passing accident/accidents
kriz/krizi/felç/inme geçir | pass/passes/passed/passing crisis/attack/stroke/paralysis
nöbet/nöbeti geçir | pass/passes/passed/passing seizure/seizures/guard/fit/fits
bunalım/depresyon geçir | pass/passes/passed/passing depression/crisis
grip/enfeksiyon/zatürre/covid/korona geçir | pass/passes/passed/passing flu/infection/pneumonia/covid/corona
ele. geçir | pass/passes/passed/passing hand/hands
diş. geçir | pass/passes/passed/passing tooth/teeth
hayata. geçir | pass/passes/passed/passing life
adı. geçen | pass/passes/passed/passing name/names
dile getir | bring/brings/brought/bringing tongue/tongues/language
meydana getir | bring/brings/brought/bringing square/field
iyi. geldi./gelir./geliyor./gelmedi. | come/comes/came/coming good/well me/him/her/us/my/your
zor. gel | come/comes/came/coming hard/difficult
ağır. geldi/geliyor/gelir/geliyo | come/comes/came/coming heavy
garip/tuhaf/saçma gel | come/comes/came/coming strange/weird/absurd/odd/funny
bana. öyle. gel | come/comes/came/coming so/like me
uykum/uykusu/uykun gel | come/comes/came/coming sleep
tuvaletim/tuvaletin/tuvaleti/çişi/çişim gel | come/comes/came/coming toilet/pee/wee/urine
üstesinden gel | come/comes/came/coming over/above/top
hakkından gel | come/comes/came/coming right/rights
yola gel | come/comes/came/coming road
görmez/görmemez/duymaz/duymamaz gel | come/comes/came/coming seeing/hearing/sight/unseen
meydana. gel | come/comes/came/coming square/field/ground/arena
bir. araya. gel | come/comes/came/coming gap/interval/search
göze gel | come/comes/came/coming eye/eyes
nazar değ | touch/touches/touched/touching eye/eyes/look/gaze/glance/view
kendime/kendine. gel | come/comes/came/coming self/himself/herself/yourself/myself
hoş. geldiniz./geldin. | come/comes/came/coming nicely/pleasant/pleasantly
hoşuma/hoşuna/hoşumuza/hoşunuza git | go/goes/went/gone/going nice/nicely/pleasant/liking/pleasure
zoruma/zoruna git | go/goes/went/gone/going hard/difficult/force/difficulty
tuhafıma/garibime/tuhafına git | go/goes/went/gone/going strange/weird/odd
boşa git | go/goes/went/gone/going empty/emptiness/void/blank
ters. git | go/goes/went/gone/going reverse/opposite/inverse/backwards
eli/elim gitme | hand/hands go/goes/went/gone/going
dünyaya. gel | come/comes/came/coming earth/globe
işime/işine/işinize gelm/gelir/geliyor | come/comes/came/coming my/his/her/your work
karşı. karşıya | to opposite opposite
karşı. karşıya gel/kal | came/come/stay/stays/stayed/staying/remain/remains/remained/remaining opposite
bana. ters. | reverse/opposite to me
ters. düş | fall/falls/fell/fallen/falling reverse/opposite
ad. koy | put/puts/putting name/names
adını/ismini/isim koy | put/puts/putting name/names
teşhis/tanı koy | put/puts/putting diagnosis/recognition
karşı. koy | put/puts/putting against/opposite
tavır koy | put/puts/putting attitude/manner/stance
ortaya. koy | put/puts/putting middle
kafasına/kafama/kafaya koy | put/puts/putting head/heads
nokta. koy | put/puts/putting point/dot/spot
sigara/sigaray bırak | leave/leaves/left/leaving cigarette/cigarettes/smoking
içki/alkol bırak | leave/leaves/left/leaving drink/alcohol/drinking
sakal/bıyı bırak | leave/leaves/left/leaving beard/beards/moustache/moustaches/mustache/mustaches
serbest. bırak | leave/leaves/left/leaving free/freely
rahat. bırak | leave/leaves/left/leaving comfortable/relaxed/easy/comfort
yarı. yolda | half/halfway road/way leave/leaves/left/leaving
yüzüstü bırak | leave/leaves/left/leaving face/facedown/prone
kendini./kendimi. bırak | leave/leaves/left/leaving himself/herself/yourself/myself/self
sınıfta. bırak | leave/leaves/left/leaving class/classroom
`
