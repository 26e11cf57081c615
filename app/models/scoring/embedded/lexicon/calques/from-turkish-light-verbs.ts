/**
 * Turkish nouns with the verb that carries them (almak, vermek, etmek, çekmek, atmak, tutmak), with what they become
 * word for word, as `from-english.ts` describes them.
 */
export const CALQUES_FROM_TURKISH_LIGHT_VERBS = `
çorba/çorbay iç | drink/drinks/drank/drunk/drinking soup/soups
puro/nargile/pipo iç | drink/drinks/drank/drunk/drinking cigar/cigars/hookah/hookahs/shisha/shishas/pipe/pipes
antibiyotik/antibiyotiğ/aspirin/vitamin iç | drink/drinks/drank/drunk/drinking antibiotic/antibiotics/aspirin/aspirins/vitamin/vitamins
ağrı kesici iç | drink/drinks/drank/drunk/drinking painkiller/painkillers
yemin. iç | drink/drinks/drank/drunk/drinking oath/oaths/vow/vows
duş. al | buy/buys/bought/buying/receive/receives/received/receiving shower/showers
nefes al | buy/buys/bought/buying/receive/receives/received/receiving breath/breaths
sıra. al | take/takes/took/taken/taking/buy/buys/bought/buying row/rows/order/orders
söz. aldı/aldım/aldık | take/takes/took/taken/taking/buy/buys/bought/buying word/words
haber. al | take/takes/took/taken/taking/buy/buys/bought/buying news
kilo. al | take/takes/took/taken/taking/buy/buys/bought/buying/receive/receives/received/receiving kilo/kilos/weight
borç/borc. al | buy/buys/bought/buying/receive/receives/received/receiving debt/debts
kredi. çek | pull/pulls/pulled/pulling credit/credits/loan/loans
rapor. aldım/aldı/aldık/verdi/almam | take/takes/took/taken/taking/buy/buys/bought/buying report/reports
raporlu | reported
tat/tad/tadını al | take/takes/took/taken/taking/buy/buys/bought/buying taste/tastes
yol. aldı/alıyor/almı | take/takes/took/taken/taking/buy/buys/bought/buying road/roads/path/paths
hafife. al | take/takes/took/taken/taking light
hesaba. kat | add/adds/added/adding/join/joins/joined/joining/mix/mixes/mixed/mixing calculation/calculations/bill/bills
ele. al | take/takes/took/taken/taking to hand/hands
cevap/yanıt al | take/takes/took/taken/taking/buy/buys/bought/buying answer/answers/reply/replies
aklı/aklım/aklını başından/başımdan al | take/takes/took/taken/taking head/heads
nişan. al | take/takes/took/taken/taking/buy/buys/bought/buying sign/signs/target/targets
tedbir/önlem al | buy/buys/bought/buying/receive/receives/received/receiving measure/measures/precaution/precautions
gözünü/gözümü al | take/takes/took/taken/taking eye/eyes
ağzından/ağzından laf al | take/takes/took/taken/taking mouth word/words
yara al | take/takes/took/taken/taking/buy/buys/bought/buying wound/wounds
haber. ver./verin./veririm./veririz./verirseniz. | give/gives/gave/given/giving news
karar. verdim/verdik/veremi/veremed/ver./verin. | give/gives/gave/given/giving decision/decisions
sınavı./sınavını./sınavımı. ver | give/gives/gave/given/giving exam/exams/test/tests
hesap. ver | give/gives/gave/given/giving calculation/calculations/bill/bills
emek/emeğ ver | give/gives/gave/given/giving labour/labor
can. ver | give/gives/gave/given/giving soul/souls
kilo. ver | give/gives/gave/given/giving kilo/kilos/weight
borç/borc ver | give/gives/gave/given/giving debt/debts
rahatsızlık/rahatsızlığ ver | give/gives/gave/given/giving discomfort/disturbance/illness/sickness/uneasiness
moral. ver | give/gives/gave/given/giving morale
akıl. ver | give/gives/gave/given/giving mind/brain/intelligence/intellect
kulak. ver | give/gives/gave/given/giving ear/ears
omuz. ver | give/gives/gave/given/giving shoulder/shoulders
yol. ver | give/gives/gave/given/giving road/roads
mola. ver | give/gives/gave/given/giving pause/pauses/rest/interval/intervals
açık. ver | give/gives/gave/given/giving open/opening/gap/gaps
ilan. ver | give/gives/gave/given/giving advertisement/advertisements/ad/ads/announcement/announcements/advert/adverts
huzursuzluk ver | give/gives/gave/given/giving restlessness/unrest/peacelessness
ürküntü/korku ver | give/gives/gave/given/giving fear
dikkat. et/ed | make/makes/made/making/doing attention
ödev/ödevi yap | make/makes/made/making homework/duty
spor. yap | make/makes/made/making sport/sports
banyo. yap | make/makes/made/making/doing bath/baths
duş. yap | make/makes/made/making/doing shower/showers
kayıt/kaydını/kaydımı/kaydınızı yaptır | make/makes/made/making/doing/done record/records/recording/recordings
hata. yap | doing/done mistake/mistakes/error/errors
kavga. et/ed | make/makes/made/making/doing/done fight/fights/quarrel/quarrels
temizlik/temizliğ yap | make/makes/made/making cleaning/cleanliness/cleanness
kahvaltı. yap/et/ed | make/makes/made/making/doing/done breakfast
tatil. yap | make/makes/made/making/doing/done holiday/holidays/vacation/vacations
piknik. yap | make/makes/made/making/doing/done picnic/picnics
düğün. yap | make/makes/made/making wedding/weddings
doğum. yap | make/makes/made/making/doing/done birth/births
dedikodu. yap | make/makes/made/making/doing/done gossip/gossips
numara. yap | make/makes/made/making/doing/done number/numbers
şaka. yap | doing/done joke/jokes
alışveriş. yap | make/makes/made/making shopping
yürüyüş. yap | make/makes/made/making walk/walks/walking
mülakat/görüşme yap | make/makes/made/making interview/interviews
aşı yaptır | make/makes/made/making vaccine/vaccines/vaccination/vaccinations
iğne. yap | make/makes/made/making/doing needle/needles/injection/injections
dolgu. yap | make/makes/made/making filling/fillings
sınav. yap | make/makes/made/making exam/exams
masraf. yap | make/makes/made/making/doing expense/expenses/cost/costs
çocuk. yap | make/makes/made/making/doing/done child/children
fazla. mesai yap | make/makes/made/making overtime
mesaiye kal | stay/stays/stayed/staying/remain/remains/remained/remaining overtime
staj. yap | make/makes/made/making/doing internship/internships/stage/stages
askerlik/askerliğ yap | make/makes/made/making/doing/done soldiering/soldier/soldiers/soldiership
doktora. yap | make/makes/made/making/doing/done doctor/doctors
fark. ettim/ettik/etmedi/etmiş/edince | make/makes/made/making/doing/done difference/differences
idare. et/ed | administer/administers/administered/administering/administrate/administrates/administrated/administrating
farkına/farkında var/vard | arrive/arrives/arrived/arriving/reach/reaches/reached/reaching difference/differences
farkında. | in difference
şikayette/şikâyette bulun | find/finds/found/finding/present complaint/complaints
talepte/istekte/ricada bulun | find/finds/found/finding request/requests/demand/demands
öneride/teklifte bulun | find/finds/found/finding suggestion/suggestions/offer/offers/proposal/proposals
itirazda bulun | find/finds/found/finding objection/objections/appeal/appeals
ihbarda/duyurusunda bulun | find/finds/found/finding notice/notification/notifications/announcement/announcements/report/reports
başvuruda/müracaatta bulun | find/finds/found/finding application/applications
katkıda bulun | find/finds/found/finding contribution/contributions
yardımda bulun | find/finds/found/finding help/assistance
bağışta bulun | find/finds/found/finding donation/donations
iddiada bulun | find/finds/found/finding claim/claims/allegation/allegations/assertion/assertions
hakarette bulun | find/finds/found/finding insult/insults
ziyarette bulun | find/finds/found/finding visit/visits
açıklamada bulun | find/finds/found/finding explanation/explanations/statement/statements
suç duyuru | crime/crimes/guilt announcement/announcements/notice/hearing/notification
röntgen/filmini/filmi çek | pull/pulls/pulled/pulling/draw/draws/drew/drawn/drawing x/xray/ray/roentgen/rontgen
röntgen/akciğer çek | pull/pulls/pulled/pulling/film/films/filmed/filming/shoot/shoots/shot/shooting film/films/movie/movies
tomografi/emar/mr/ultrason/grafi çek | pull/pulls/pulled/pulling/draw/draws/drew/drawn/drawing tomography/mri/ultrasound/scan/scans/mr
açlık/yoksulluk/açlığ çek | pull/pulls/pulled/pulling hunger/poverty
çile/eziyet/azap/cefa/kahır çek | pull/pulls/pulled/pulling torment/torture/suffering/ordeal/agony/hardship/hardships/sorrow
zahmet çek | pull/pulls/pulled/pulling trouble/effort
hastalık/hastalığ çek | pull/pulls/pulled/pulling illness/illnesses/disease/diseases/sickness
ağrı. çek | pull/pulls/pulled/pulling pain/pains/ache/aches
elini etek/eteğ çek | pull/pulls/pulled/pulling skirt/skirts
nutuk/nutuğ çek | pull/pulls/pulled/pulling speech/speeches
kürek çek | pull/pulls/pulled/pulling shovel/shovels/spade/spades
video. çek | pull/pulls/pulled/pulling video/videos
ziyafet çek | pull/pulls/pulled/pulling feast/feasts
sorguya çek | pull/pulls/pulled/pulling question/questions/questioning/interrogation/inquiry
nazını çek | pull/pulls/pulled/pulling coyness/whim/whims
vicdan azab | conscience torment/torture/pain
kura çek | pull/pulls/pulled/pulling lot/lots/lottery/raffle
fal. bak | look/looks/looked/looking fortune/fortunes/coffee
çekici çağır/gel/gönder/iste | attractive/puller/pullers/charming
hesap. çek | pull/pulls/pulled/pulling account/accounts/bill
kafayı çek | pull/pulls/pulled/pulling head/heads
sineye çek | pull/pulls/pulled/pulling chest/bosom/breast
yokluğunu/yokluğu çek | pull/pulls/pulled/pulling absence
işten/işinden/işimden at | from throw/throws/threw/thrown/throwing work/job
okuldan at | from throw/throws/threw/thrown/throwing school
tokat at | throw/throws/threw/thrown/throwing slap/slaps
tekme at | throw/throws/threw/thrown/throwing kick/kicks
tur at | throw/throws/threw/thrown/throwing tour/tours
suç/suçu at | throw/throws/threw/thrown/throwing guilt/crime/crimes
palavra/yalan at | throw/throws/threw/thrown/throwing lie/lies
oy. at | throw/throws/threw/thrown/throwing vote/votes
konum. at | throw/throws/threw/thrown/throwing location/locations/position/positions
fotoğraf/resim. at | throw/throws/threw/thrown/throwing photo/photos/picture/pictures
temel/temelini/temeli at | throw/throws/threw/thrown/throwing foundation/foundations/basis/base
tarih. at | throw/throws/threw/thrown/throwing date/dates/history
gol. at | throw/throws/threw/thrown/throwing goal/goals
kalbi/kalbim at | throw/throws/threw/thrown/throwing heart/hearts
nabız/nabz at | throw/throws/threw/thrown/throwing pulse
düğüm at | throw/throws/threw/thrown/throwing knot/knots
dikiş. at | throw/throws/threw/thrown/throwing stitch/stitches/sewing
renk/rengi at | throw/throws/threw/thrown/throwing colour/colours/color/colors
küplere bin | cube/cubes/jar/jars
nara. at | throw/throws/threw/thrown/throwing shout/shouts/cry/cries
maaş bağla | tie/ties/tied/tying/bind/binds/bound/binding/connect/connects/connected/connecting salary/salaries/pension/pensions/wage/wages
küf bağla | tie/ties/tied/tying/bind/binds/bound/binding mould/mold
kabuk bağla | tie/ties/tied/tying/bind/binds/bound/binding shell/shells/crust/crusts/scab/scabs/bark
karara bağla | tie/ties/tied/tying/bind/binds/bound/binding/connect/connects/connected/connecting decision/decisions
umut/umud/ümit/ümid bağla | tie/ties/tied/tying/bind/binds/bound/binding/connect/connects/connected/connecting hope/hopes
gönül bağla | tie/ties/tied/tying/bind/binds/bound/binding heart/hearts
oruç/oruc tut | hold/holds/held/holding/catch/catches/caught/catching fast/fasting
yas. tut | hold/holds/held/holding/catch/catches/caught/catching mourning
balık/balığ tut | hold/holds/held/holding fish/fishes
nöbet tut | hold/holds/held/holding/catch/catches/caught/catching guard/watch/shift/shifts/seizure/seizures
dilek/dileğ tut | hold/holds/held/holding/catch/catches/caught/catching wish/wishes
takım tut | hold/holds/held/holding/catch/catches/caught/catching/keep/keeps/kept/keeping team/teams
taraf tut | hold/holds/held/holding/catch/catches/caught/catching side/sides
sözünü/sözümü/sözünde tut | hold/holds/held/holding word/words
avukat tut | hold/holds/held/holding/catch/catches/caught/catching/keep/keeps/kept/keeping/grab/grabs/grabbed/grabbing lawyer/lawyers/solicitor/solicitors/attorney/attorneys
usta/işçi/temizlikçi/bakıcı/tercüman/nakliyeci tut | hold/holds/held/holding/catch/catches/caught/catching worker/workers/tradesman/tradesmen/cleaner/cleaners/interpreter/interpreters/carer/carers/translator/translators/mover/movers/master/masters
taksi tut | hold/holds/held/holding taxi/taxis/cab/cabs
araba./otobüs./deniz. tut | holds/holding/held/catches/caught me/him
daire/dükkan/dükkân tut | hold/holds/held/holding/catch/catches/caught/catching flat/flats/apartment/apartments/shop/shops/unit/units
defter tut | hold/holds/held/holding/catch/catches/caught/catching notebook/notebooks/book/books
günlük/günlüğ tut | hold/holds/held/holding/catch/catches/caught/catching diary/diaries
tutanak/tutanağ tut | hold/holds/held/holding/catch/catches/caught/catching report/reports/minutes/record/records
sır. tut | hold/holds/held/holding/catch/catches/caught/catching secret/secrets
yüz/yüzü/yüzüm tutma | hold/holds/held/holding face/faces
el. üstünde tut | hold/holds/held/holding hand/hands top/over/above
aklında/aklımda/aklınızda tut | hold/holds/held/holding/catch/catches/caught/catching mind/brain
çene tut | hold/holds/held/holding chin/jaw
hıçkırık/hıçkırığ/öksürük/öksürüğ/sancı/kramp tut | hold/holds/held/holding/catch/catches/caught/catching hiccup/hiccups/cough/coughs/pain/pains/cramp/cramps
inad/inat tut | hold/holds/held/holding/catch/catches/caught/catching stubbornness
kadar tutar./tutuyor./tuttu./tutacak. | much hold/holds/held/holding
ne. kadar. çeker | much pull/pulls/pulled/pulling
`
