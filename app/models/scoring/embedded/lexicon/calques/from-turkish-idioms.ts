/** Turkish idioms, most of them of the body, with what they become word for word, as `from-english.ts` describes them. */
export const CALQUES_FROM_TURKISH_IDIOMS = `
dara. düş | fall/falls/fell/fallen/falling narrow/tight/narrowness
darda. kal | stay/stays/stayed/staying/remain/remains/remained/remaining narrow/tight
lafı/sözü uzat | lengthen/lengthens/lengthened/lengthening/extend/extends/extended/extending/stretch/stretches/stretched/stretching word/words
yüz. bulunca/bulup/bulmuş/buldu | find/finds/found/finding face/faces
parasını./paralarını./parayı. yedi/yiyor/yemiş/yiyen/yemek | eat/eats/ate/eaten/eating money
randevuya/otobüse/trene/uçağa yetiş | reach/reaches/reached/reaching/grow/grows/grew/grown/growing appointment/bus/train/plane
sigara kullan | use/uses/used/using cigarette/cigarettes
içki kullan | use/uses/used/using drink/drinks
ders çalış | work/works/worked/working lesson/lessons
fatura yatır | lay/lays/laid/laying/deposit/deposits/deposited/depositing/lie/lies/lied/lain/lying bill/bills/invoice
akciğer/röntgen/bel/diz/diş filmi/filmini/film çek | movie/movies
sünnet ol/et/düğün | sunnah
göz. nuru | eye/eyes light/lights
gözümün. nuru | eye/eyes light/lights
göz. hapsi | eye/eyes prison/imprisonment/jail
göz. hakkı | eye/eyes right/rights/share
göz. göre. göre | eye/eyes seeing/see/according
göz. açıp kapa | eye/eyes open/opens/opened/opening close/closes/closed/closing/shut/shuts/shutting
göz. açtırma | eye/eyes open/opens/opened/opening
gözünü/gözlerini kan bürü | eye/eyes blood
gözü/gözüm. döndü/dönmüş/dönünce | eye/eyes turn/turns/turned/turning/return/returns/returned/returning/spin/spins/spun/spinning
gözünün/gözümün. yaşına. bak | look/looks/looked/looking tear/tears
gözümden/gözünden. uyku. ak | eye/eyes flow/flows/flowed/flowing/drip/drips/dripped/dripping sleep
gözüme/gözüne. sok | eye/eyes insert/inserts/inserted/inserting/put/puts/putting/stick/sticks/stuck/sticking/shove/shoves/shoved/shoving
gözünü/gözümüzü. budak | eye/eyes knot/bud/twig/branch
gözünü/gözümüzü. toprak/toprağ doyur | eye/eyes soil/earth
malında/parasında gözü/gözüm | eye/eyes goods/property/money/possessions
gözü/gözüm. kesm/kesi | eye/eyes cut/cuts/cutting
gözden. ırak/uzak | far/distant/away eye/eyes
gözden. kaybol | eye/eyes lost/lose/loses
göze. bat | eye/eyes sink/sinks/sank/sunk/sinking/prick/pricks/pricked/pricking/poke/pokes/poked/poking
göze. çarp | eye/eyes hit/hits/hitting/crash/crashes/crashed/crashing/strike/strikes/struck/striking/collide/collides/collided/colliding
göz. kararı | eye/eyes decision/decisions
gönlü/gönlüm gözü/gözüm. açıl | eye/eyes heart/soul
göz. oda | eye/eyes room/rooms
burnunda/burnumda tüt | nose smoke/smokes/smoked/smoking
burnu/burnum. bile. kana | nose bleed/bleeds/bleeded/bleeding
burun. buruna | nose
burnunun/burnumun. dikine | nose
burnundan/burnumdan. kıl. | nose hair
sütten ağzı yan | mouth milk
ağzı. süt. kok | mouth milk
ağzından. bal. | mouth honey
ağzından/ağzınızdan. yel. | mouth wind
ağzından/ağzınızdan. çık kulağ | mouth ear/ears
ağzının/ağzımın. suyu. ak | mouth flow/flows/flowed/flowing/run/runs/ran/running
ağız. tadıyla | mouth taste
ağzının/ağzımızın/ağzımın/ağzınızın. tadı. kaç/bozul/kaçır | mouth taste
ağzına/ağzıma. geleni. | mouth come/comes/came/coming
ağzını/ağzınızı. hayra | mouth
ağzınla/ağzıyla. kuş | mouth bird/birds
ağzında. bakla | mouth bean/beans
bir. ağızdan. | one mouth/mouths
dili/dilim. dolan/dolaş | tongue wander/wanders/wandered/wandering/walk/walks/walked/walking/wrap/wraps/wrapped/wrapping
dil. uzat | tongue extend/extends/extended/extending/stretch/stretches/stretched/stretching/lengthen/lengthens/lengthened/lengthening
dile. kolay. | tongue easy
dile. gel | tongue come/comes/came/coming
dilinden/dilimden/dillerden. düş | tongue/tongues fall/falls/fell/fallen/falling
dilimin/dilinin. altında. bakla | tongue bean/beans
dilinizi/dilini. çıkar | tongue remove/removes/removed/removing/extract/extracts/extracted/extracting/take/takes/took/taken/taking
tatlı. dil yılan | snake
tatlı. dilli | sweet language/tongue
kulağı. delik. | ear/ears hole/pierced
kulağı/kulakları. ağır | heavy ear/ears
kulak. dolgunlu | ear fullness/filling
kulak. memesi | ear breast/nipple
diz. kapağı | knee lid/cover
göz. kapağı | eye cover/door
ayak. bileği | foot wrist
ayak. parmağı/parmak/parmağım | foot finger/fingers
baş. parmak/parmağ | head finger
serçe. parmak/parmağ | sparrow
işaret. parmak/parmağ | sign/mark finger
köprücük kemi | bridge
kuyruk. sokumu | tail sting/bite/insertion
elmacık kemi | apple
leğen. kemi | basin/bowl/tub
bademcik/bademciğ | almond/almonds
parmak. bağırsağ | finger/fingers bowel/intestine/intestines/gut
kör. bağırsak/bağırsağ | blind bowel/intestine/gut
kalın/ince bağırsak/bağırsağ | thick/thin bowel/bowels/intestine/intestines/gut
karaciğer | black lung/lungs/liver
akciğer | white lung/lungs/liver
soluk/nefes borusu | breath/pale pipe
yemek. borusu | meal/dish pipe/tube
rahim. ağzı | mouth womb/uterus
meme. başı | breast head
meme. ucu | breast tip/end
göz. dibi | eye bottom/base
gözü/gözleri/gözünde kayma/kayıyor/kaymış | eye/eyes slip/slips/slipped/slipping/slide/slides/slid/sliding
kanlı. canlı. | blood/bloody alive/living/life/soul
kanı. sıcak | blood hot/warm
kan. ter. içinde | blood sweat
kızılcık. şerbet | cranberry/cornel
nabz/nabzına şerbet | sherbet/syrup
canı/canım. tez | soul/life quick/fast/hasty
can. ciğer | soul/life liver/lung
can. simidi | soul/life bagel/simit
can. pazarı | soul/life market/bazaar
can. evi | soul/life house/home
can. derdi/derdine | soul/life trouble/pain/problem
cana. can. kat | soul/life add/adds/added/adding
kalp. kapa | heart lid/cover/caps/lids
kalp. pili | heart battery
yüreğine/yüreğime. su. | heart water
yüreği/yüreğim. yan | heart burn/burns/burned/burnt/burning
yüreği/yüreğim. daral | heart narrow/narrows/narrowed/narrowing
yüreğine/yüreğime. inecek/iniyor/indi | heart descend/descends/descended/descending/land/lands/landed/landing
gönlü. zengin/bol/geniş | heart/soul rich/wide/plentiful
gönül. koy | heart/soul put/puts/putting
gönül. eğlendir | heart/soul entertain/entertains/entertained/entertaining/amuse/amuses/amused/amusing
gönül. rahatlığı | heart/soul comfort/comfortable
gönül. işi | heart/soul job/business/work
gönülsüz | heartless/heartlessly/soulless
gönlünden/gönlünüzden kop | heart/soul tear/tears/tore/torn/tearing/snap/snaps/snapped/snapping
gönlünü/gönlünüzü. hoş/ferah | heart/soul pleasant/nice
gönül samanlık | hay/barn/hayloft/haystack
içi./içim. cız | sizzle/sizzled/sizzles
içim./içi. almıyor/almadı/almaz | inside/insides take/takes/took/taken/taking/receive/receives/received/receiving/accept/accepts/accepted/accepting
içi. dışı. bir | inside outside
içimden/içinden. gelm/geldi | inside come/comes/came/coming
içinden./içten pazarlı | bargain/bargaining/haggling
içi. geniş. | inside wide
midem/midesi/içim./içi. kaldırm | lift/lifts/lifted/lifting/raise/raises/raised/raising/remove/removes/removed/removing stomach/inside
içini./içinizi/içimi rahat | inside/insides comfortable/comfort/relax/relaxed
içten. içe. | inside inside
lafa/laflara/sözlere. karnım/karnımız tok | full stomach/belly
devlete/babasına/ailesine sırtını/sırtını. daya | back lean/leans/leaned/leaning
sırtı/sırtım. yere. | back ground/floor
yumurta. küfe | egg/eggs
arka. çıktı/çıkıyor/çıkar/çıkmadı/çıkmaz | exit/exits/exited/exiting/climb/climbs/climbed/climbing back
arkası. sağlam/kuvvetli | back/behind strong/solid/healthy
ensesi. kalın | neck/nape thick
ense. yap | neck/nape make/makes/made/making/do/does/did/done/doing
boza. pişir | cook/cooks/cooked/cooking boza
kol. gez | arm walk/walks/walked/walking/wander/wanders/wandered/wandering/stroll/strolls/strolled/strolling
meslek/mesleğ/zanaat altın. bilezi | gold/golden bracelet
koltuk/koltukları/koltuklarım kabar | armpit/armpits/seat/seats/armchair swell/swells/swelled/swollen/swelling/rise/rises/rose/risen/rising
koltuk. altı/altım/altında şiş/bez/ateş/ağrı/termometre | under seat/chair/armchair
elim/eliniz/elin değmişken | hand/hands touch/touches/touched/touching
eli/elim. para. gör | hand/hands money
eli. çabuk | hand/hands fast/quick
eli. bayraklı | flag hand/hands
eli. ayağı. düzgün | foot/feet
eli/ellerim armut topla | pear/pears
elini. sıcak. sudan | hand/hands water
elini ver kolunu | hand arm
elinin/elinizin. hamuru | dough hand/hands
parası/para elinin. kiri | dirt hand/hands
babasının/kocasının/devletin/oğlunun. eline. bak | hand/hands look/looks/looked/looking
elinizde/elimizde/elimde. kaldı/kalır/kalmış | hand/hands stay/stays/stayed/staying/remain/remains/remained/remaining
elden/elimden/elinden/elimizden kaç | hand/hands escape/escapes/escaped/escaping/miss/misses/missed/missing/run/runs/ran/running
etek. öp | kiss/kisses/kissed/kissing skirt/hem
el. işi | hand job/jobs
el. arabası | hand car
el. feneri | hand lantern/lighthouse
el. kapısı | hand/hands door
el. kızı/oğlu | hand girl/daughter/son
el. elden. üstün | hand superior
el. pençe. | claw/paw
parmağında/parmağının oynat/çevir | finger play/plays/played/playing/spin/spins/spun/spinning/dance/dances/danced/dancing
parmak. hesab | finger calculation/account/bill
on. parmağında. on | finger/fingers ten
beş. parmağın | five finger/fingers
tırnağıyla/tırnaklarıyla/tırnağımla kaz | nail/nails dig/digs/dug/digging/scrape/scrapes/scraped/scraping/scratch/scratches/scratched/scratching
etle. tırnak | nail/nails/fingernail
ayağı/ayağım. alış | foot/feet used/accustomed
ayağı. uğurlu | foot/feet lucky
ayağı. suya. | foot/feet water
ayağına/ayağıma. dolan/dolaş | foot/feet wrap/wraps/wrapped/wrapping/tangle/tangles/tangled/tangling/wander/wanders/wandered/wandering
ayağına/ayağınıza. git/gid | foot/feet go/goes/went/gone/going
ayağının/ayağımın. tozu | dust foot/feet
ayağınızın/ayağının altını. öp | foot/feet kiss/kisses/kissed/kissing
ayakları. geri. git/gid | foot/feet back
ayaküstü | foot/feet
ayak. üstü konuş/sohbet/laf/görüş | foot/feet
ayak. takımı | foot team/set
ayak. yapma | foot make/makes/made/making/do/does/did/done/doing
eli. ayağı/ayağım. tut | hand/hands foot/feet hold/holds/held/holding
dize. gel | knee/knees come/comes/came/coming
taban. tep | sole/soles kick/kicks/kicked/kicking
tabana. kuvvet | sole/base/floor strength/power/force
taban. tabana. zıt | sole/base
baldırı. çıplak | naked/bare calf/leg
saçı. uzun. aklı. | hair long mind
saçına/saçlarına. ak. düş | hair fall/falls/fell/fallen/falling
sakalı. kaptır | beard
sakalım/sakalımız. yok. | beard
bıyık. altı | moustache/mustache
bıyığı/bıyıkları. terle | moustache/mustache sweat/sweats/sweated/sweating
tükür bıyık/sakal | spit/spits/spat/spitting moustache/mustache/beard
yüz. göz. ol | become/became/be/been eye/eyes
yüzü/yüzüm/yüzümüz/yüzümüzü. ak/ağart | white face/faces
yüzü/yüzüm. kara. | black face/faces
yüzü/yüzünden. sirke | vinegar
yüzünden/suratından düşen bin parça | thousand piece/pieces/parts
yüz. karası | face black/blackness/coal
yüz. kızartıcı | face/faces
yüz. görümlü | face sight/seeing
hangi. yüzle | face
asık. surat | hung/hanging/hanged face/faces
suratı/suratını. as | face/faces hang/hangs/hung/hanged/hanging
surat. karış | face span/handspan
alnını. karışla | forehead
alnına/alnımıza. yaz | forehead write/writes/wrote/written/writing
başımın/başımızın/başım üstünde/üzerinde yer | head place
baş. üstüne. | head
başüstüne | head
baş. belası | head trouble/nuisance/calamity/plague
başıbozuk | broken/spoiled head
başına. buyruk | head command/order/orders
başına/başıma. çorap/çorab | sock/socks/stocking
başına/başıma/başımıza dert/bela al | head/heads take/takes/took/taken/taking/buy/buys/bought/buying/get/gets/got/gotten/getting
başıma/başına/başımıza. kak | head hit/hits/hitting/rub/rubs/rubbed/rubbing/throw/throws/threw/thrown/throwing/nail/nails/nailed/nailing
başından/başımdan. kaynar | head water
başından/başımdan. aşkın | head beyond/exceeding/overflowing/exceeds
başını/başımı. alıp git/gid | head take/takes/took/taken/taking
başını/başımı/başımızı. derde/belaya. sok | head/heads put/puts/putting/insert/inserts/inserted/inserting
başını/başımızı/başımı. sokacak | head/heads put/puts/putting/insert/inserts/inserted/inserting/stick/sticks/stuck/sticking
başını/başımı. yak | head burn/burns/burned/burnt/burning
başını/başımı. yedi/yiyecek/yer | head eat/eats/ate/eaten/eating
başını/başımı. kaşı | head scratch/scratches/scratched/scratching time
başının/başımın. altından | head under/underneath
tek. başına/başıma/başımıza | single/one/only/lone head
kendi. başına/başıma/başımıza | own head
görev/görevi/iş. başında | head duty/job/work
adam. başı/başına | man head
yılbaşı/yılbaşında | year head
yıl. başı | year head
ay. başı/başında | month/moon head
hafta. başı | week head
köşe/sokak. başı/başında | street/corner head
başsağlığı | head health
baş. sağlığı | head health
baş. harf | head letter/letters
elebaşı | hand head
kendi gelin. güvey | bride groom/bridegroom
ciğeri. beş. | liver/lung
`
