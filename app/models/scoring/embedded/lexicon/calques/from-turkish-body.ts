/**
 * Turkish phrases with a part of the body, with what they become word for word, as `from-english.ts` describes
 * them.
 */
export const CALQUES_FROM_TURKISH_BODY = `
elimiz/elim/eli/ellerim ayağım/ayağı/ayaklarım/ayağımız dolaş | tangled/tangle/mixed/wrapped/wandered hand/hands foot/feet
dilimde/dilinde tüy | grew/grown/grow/growing/sprouted/sprout/ended/finished hair/hairs/feather/feathers tongue
yüzü/yüzüm/yüzümüz/yüzünüz gül | face/faces laugh/laughs/laughed/laughing/smile/smiles/smiled/smiling
yüzü asık/asıl | face hang/hangs/hung/hanged/hanging
yüzsüz | faceless
eli./elin/eliniz açık | hand/hands open
eli/elim ağır/hafif | hand/hands heavy/light
eli/elim/elimiz. bol/dar | hand/hands narrow/tight/wide/plentiful
eli/elim işe yat/yatkın | hand/hands lie/lies/lay/inclined
eli ekmek | hand/hands bread
eli. yüzü. düzgün | hand/hands face/faces
eli kulağında | hand/hands ear/ears
elinin altında/elimin | under hand/hands
elinden/elimden tut | hold/holds/held/holding from hand/hands
elinizden/elinden öp | kiss/kisses/kissed/kissing hand/hands from
ellerinizden/ellerinden öper | kiss/kisses/kissed/kissing hand/hands
el. birliği | hand unity/union/togetherness
el. emeği | hand labour/labor/effort
el. altından | under hand/hands
el âlem/el alem/elalem | hand world/universe
elden. gel | come/comes/came/coming from hand/hands
elden ele | hand/hands to hand wander/wanders/wandered/wandering/walk/walks/walked/walking/travel/travels/travelled/traveled/travelling/traveling
elde. et | make/makes/made/making/did hand/hands
elde. avuçta | hand/hands palm/palms
eline/elime. düş | fall/falls/fell/fallen/falling hand/hands
elini/elimi taş. | stone/stones hand/hands under/put/puts/putting
elini/elimi kolunu/kolumu salla | wave/waves/waved/waving/swing/swings/swung/swinging/shake/shakes/shook/shaken/shaking hand/hands arm/arms
el sür | drive/drives/drove/driven/driving/rub/rubs/rubbed/rubbing/spread hand/hands
parmağı. var. | has/have/had finger/fingers his/her/this
parmak. kaldır | lift/lifts/lifted/lifting finger/fingers
parmakla göster | finger/fingers show/shows/showed/showing
ayağı/ayağına/ayağınıza kadar gel | come/comes/came/coming foot/feet until
ayağı/ayağını/ayağınızı denk | equal foot/feet
ayağa kaldır/kalk | lift/lifts/lifted/lifting/got/stood/get/raised foot
ayağa. düş | fall/falls/fell/fallen/falling foot/feet
ayağını/ayağımı kaydır | slide/slides/slided/sliding/slid foot/feet
ayağını/ayağımı yerden | cut/cuts/cutting ground foot/feet
ayak. bağı | foot tie/bond/knot
ayak. diret/dire | resist/resists/resisted/resisting/prop/props/propped/propping foot/feet
ayak. işi/işleri | foot work/job/jobs/business
ayak. sürü/sürt | drag/drags/dragged/dragging/rub/rubs/rubbed/rubbing foot
göz. boya | paint/paints/painted/painting eye/eyes
göz. dik/koy | eye/eyes plant/plants/planted/planting/put/puts/putting/sew/sews/sewed/sewn/sewing
göz doldur | eye/eyes fill/fills/filled/filling
göz. gez/gezdir | walk/walks/walked/walking/wander/wanders/wandered/wandering/tour/tours/toured/touring/travel/travels/travelled/traveled/travelling/traveling eye/eyes
göz. ucuyla | eye tip/end
gözü/gözüm. tok/aç/doy | eye/eyes full/hungry
gözü. kara | eye/eyes black/dark
gözü. pek | eye/eyes very/hard/strong
gözü. dışarıda/yüksekte | eye/eyes outside/high
gözü/gözüm yolda/yollarda kal | eye/eyes road/roads/way/ways
açıkgöz | open/opened eye/eyes/eyed
gözüme/gözüne uyku | sleep enter/enters/entered/entering/go/goes/went/gone/going eye/eyes
gözüme/gözüne görün/ilişme | seem/seems/seemed/seeming/appear/appears/appeared/appearing eye/eyes
gözümde/gözünde büyü | grow/grows/grew/grown/growing/enlarge/enlarges/enlarged/enlarging eye/eyes
gözlerinden öp | kiss/kisses/kissed/kissing eye/eyes
kulağı. kirişte/tetikte | ear/ears beam/string/trigger
kulağıma/kulağına. geldi/gel/çal/çalın | ear/ears steal/steals/stole/stolen/stealing
kulak. kabart | swell/swells/swelled/swollen/swelling/puff/puffs/puffed/puffing/fluff/fluffs/fluffed/fluffing/raise/raises/raised/raising ear/ears
kulaktan. dolma | ear/ears stuffed/filled/fill/full
kulaktan kulağ | ear/ears to ear from
burnu/burnum. sürt | rub/rubs/rubbed/rubbing/scrape/scrapes/scraped/scraping nose
burnunu/burnumu. sok | put/puts/putting/insert/inserts/inserted/inserting nose
burnunun/burnumun dibi | bottom/base nose
ağzı/ağzım. açık. | mouth open stay/stays/stayed/staying/remained/remain
ağzı. laf | mouth word/words make/makes/made/making
ağzı/ağzım kulak | mouth ear/ears
ağzını/ağzımı ara/yokla | mouth search/searches/searched/searching/seek/seeks/seeked/seeking/check/checks/checked/checking
ağzının/ağzımın payını | mouth share/portion
ağzından/ağzımdan düşür | mouth drop/drops/dropped/dropping/fall/falls/fell/fallen/falling
ağza. alınma | take/takes/took/taken/taking mouth
ağız. ara | mouth search/searches/searched/searching
ağızdan ağza dolaş/yayıl | mouth to mouth
dişine/dişime göre | tooth/teeth according
dişinden/dişimden art | tooth/teeth increase/increases/increased/increasing/save/saves/saved/saving/left
dili. uzun | long tongue
dillere destan | epic/saga/legend tongue/tongues/language/languages
diş. eti | tooth meat/flesh
boğaz/boğazı/boğazım. tut | throat hold/holds/held/holding
boğazıma/boğazına kadar | throat until/up debt
boğazına/boğazıma. düşkün | throat fond/fallen
boğazından/boğazımdan. geç | throat pass/passes/passed/passing
boğaz. tokluğuna | throat full/fullness/satiety
boyun. eğ/bük | neck bend/bends/bent/bending/bow/bows/bowed/bowing
omuz. silk | shake/shakes/shook/shaken/shaking shoulder/shoulders
sırtından/sırtımdan. geçin/kazan | back live/lives/lived/living/earn/earns/earned/earning from
kucak. aç | open/opens/opened/opening lap
bağrım/bağrı yan | chest/bosom burn/burns/burned/burnt/burning
göğüs ger | stretch/stretches/stretched/stretching/tighten/tightens/tightened/tightening chest/breast
karnı/karnım. burn | nose stomach/belly
karnından. konuş | stomach/belly speak/speaks/speaked/speaking/talk/talks/talked/talking
göbek. adı | navel/belly name
beli/belim. tut | waist/back hold/holds/held/holding
dizinin. dibi | knee bottom/under
diz. boyu | knee length
dizlerinin. bağı | knee/knees tie/ties/bond/bonds/string/strings
diz. çök | collapse/collapses/collapsed/collapsing knee/knees
dizini/dizlerini. döv | beat/beats/beaten/beating/hit/hits/hitting knee/knees
tabanları/taban. yağla | oil/oils/oiled/oiling/grease/greases/greased/greasing sole/soles
tüyleri/tüylerim. diken | feather/feathers/hair/hairs thorn/thorns
saçını/saçımı. başını/başımı. yol | hair head pluck/plucks/plucked/plucking/pull/pulls/pulled/pulling
kılını/kılımı. kıpırdat | move/moves/moved/moving hair/hairs
kıl. payı | hair share/portion
alnı. ak/açık | forehead white/open/clean
alın. teri | forehead sweat
alnının. akıyla | forehead white
alın. yazısı | forehead writing
kan. davası | blood case/lawsuit/suit
kan. çek | pull/pulls/pulled/pulling/draw/draws/drew/drawn/drawing blood relative
kanı. bozuk | blood spoiled/broken/bad
kanına. dokun | touch/touches/touched/touching blood
kan. tut | blood hold/holds/held/holding/catch/catches/caught/catching
canına/canıma. tak | soul enough/attach/attaches/attached/attaching/knock/knocks/knocked/knocking
canına/canıma. kıy/oku | soul read/reads/reading/kill/kills/killed/killing/chop/chops/choped/choping
canına. minnet | soul gratitude/grateful
canımın. içi | soul inside/interior
canını/canımı. dişine | soul/life tooth/teeth
canını/canımı. zor | soul hard/hardly save/saves/saved/saving
canla. başla | soul/life head
can. damarı | soul/life vein/veins
can. havliyle | soul/life fear
can. güvenliği | soul safety/security
can. kaybı | soul loss
elden. öde/ödü/öden/para | by/from hand/hands pay/pays/paid/paying
elden. ver/al | from hand/hands give/gives/gave/given/giving/take/takes/took/taken/taking
kulakları/kulağın/kulakların/kulağı çınlasın. | ring/rings/rang/rung/ringing ear/ears
`
