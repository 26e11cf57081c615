/** Set phrases of Turkish with what they become word for word, as `from-english.ts` describes them. */
export const MORE_CALQUES_FROM_TURKISH = `
sıkıntı/zorluk/zorluğ çek | pull/pulls/pulled/pulling difficulty/difficulties/trouble/troubles/distress/hardship
acı. çekiyor/çektim/çektik./çekmi | pull/pulls/pulled pain/pains
kopya çek | pull/pulls/pulled/pulling copy/copies
fotokopi çek | pull/pulls/pulled/pulling photocopy/photocopies
dikkat/ilgi çek | pull/pulls/pulled/pulling attention/interest
hasret/özlem çek | pull/pulls/pulled/pulling longing/yearning/homesickness
içimi./içini. çek | pull/pulls/pulled/pulling inside/insides/interior
cezasını./cezamı./cezanı. çek | pull/pulls/pulled/pulling sentence/punishment/penalty
halay çek | pull/pulls/pulled/pulling halay
telefon/internet çekmiyor/çekmez | pull/pulls/pulling/pulled phone/telephone/mobile/internet
ceza. yedim/yedik./yemiş/yersin | eat/ate/eaten penalty/ticket/punishment/fine
fırça. yedim/yedik./yemiş | eat/ate/eaten brush
dayak/dayağ ye/yi | eat/eats/ate/eaten/eating beating/beatings
hakkımı/hakkını/hakkımızı ye/yi | eat/eats/ate/eaten/eating right/rights
rüşvet ye/yi | eat/eats/ate/eaten/eating bribe/bribes
nefes ver | give/gives/gave/giving breath/breaths
randevu. aldım/aldık/almış | took/bought appointment/appointments
izin./izni./iznini./iznimi. al | take/takes/took/taking/buy/bought permission
ara. ver | give/gives/gave/giving interval/gap/pause
zarar. ver | give/gives/gave/giving harm
ifade ver | give/gives/gave/giving expression/expressions
ifade al | take/took/taken/taking expression/expressions
işine/işime/işlerine son. ver | give/gives/gave/given/giving end
size./sana. hak. veriyorum/verdim | give/gave/giving right/rights
ele. ver | give/gave/given/giving hand/hands
kiraya ver | give/gives/gave/giving rent
beni./bizi./seni./sizi. mahkemeye ver | give/gives/gave/given/giving court
sınava./sınavına./sınavlara. gir | enter/enters/entered/entering exam/exams
sınav kazan | win/wins/won/winning/earn/earned exam/exams
üniversiteyi. kazan | win/wins/won/winning university/uni
çalış para kazan | win/wins/won/winning money
hayatını/hayatımı/hayatımızı kazan | win/wins/won/winning/earn/earned life/lives
hamile kal | stay/stays/stayed/staying/remain/remained pregnant
baş. edem/edebil | make/makes/made/making head
başıma/başına/başımıza/başınıza gel | came/come/comes/coming to head/heads
başımdan/başından/başımızdan geç | pass/passed/passes from/through head/heads
başımdan/başından at | throw/threw/thrown/throwing head/heads
başı/başım/başın dert/derd/belay | head/heads trouble/troubles/calamity
başım./başın./başınız. sıkış | head/heads squeeze/squeezed/tight/stuck/jammed
başım./başı./başımız. kalabalık | head/heads crowd/crowded
başından beri. | head since
yaşını. başını. | age head
üstü. başı. | top head
ateşi./ateşim./ateşin./ateşiniz. çık/yüksel | fire/fires
gözden/gözümden/gözünden/gözümüzden kaç | escape/escaped/escapes/ran/fled from eye/eyes
göz. kulak. ol | eye/eyes ear/ears
göz. önüne/önünde al/bulundur | eye/eyes front
gözden. geçir | pass/passed/passing from/through eye/eyes
gözüne/gözüme kestir | eye/eyes cut/cuts/cutting
gözüm. ısırı | eye/eyes bite/bites/biting
gözüm/gözün/gözü arkada kal | eye/eyes behind/back/stay/stayed
gözümde/gözünde tüt | eye/eyes smoke/smokes/smoking/fume/fumes
gözaltına. al | under eye/eyes/surveillance/observation/supervision
gözünü/gözünüzü seveyim. | love eye/eyes
göz/gözüne perde in | eye/eyes curtain/curtains
kafa. tut | hold/holds/held/holding head
kafayı. bul | find/finds/found/finding head/heads
kafadan at | throw/throws/threw/throwing head
kafam./kafası. attı/atınca/atar | head threw/thrown/throws/throw
kafaya/kafama/kafanıza tak | attach/attached/attaching/hang/hung/plug head
kafam/kafası kazan | head cauldron/boiler/kettle
canım/canı/canın/canınız iste | soul want/wants/wanted
canım/canı/canımız burn/burun | soul/life nose
canın/canınız sağ. olsun. | soul/life healthy/health/alive/safe
canımı/canını/canı/canım yak/yandı/yanıyor | soul/life burn/burned/burnt/burns/burning
cana yakın | soul/life close/near
kanım/kanı/kanımız kayna/ısın | blood boil/boils/boiled/boiling/warm/warmed/heated
kalp/kalb kriz | heart crisis/crises
kramp gir | cramp/cramps enter/enters/entered/entering
sancı gir | pain/pains enter/enters/entered/entering
tansiyon ilaç/ilac/ölç/hasta/yüksek | tension/tensions
reçete doktor/ilaç/ilac/eczane/hekim | recipe/recipes
prospektüs | prospectus/prospectuses
serum tak/bağla | serum
yoğun. bakım | dense/busy/concentrated/intense care/maintenance
nöbetçi eczane | guard/guarding/watch/watchman/sentry/seizure pharmacy/chemist
nöbetçi doktor/hemşire/öğretmen | guard/guarding/sentry/watchman/seizure doctor/nurse/teacher
ayakta. tedavi | standing treatment/treated/treatments/therapy
bel. fıtı | waist/back hernia
boyun. fıtı | neck hernia
büyük/küçük abdest | big/small/large/little ablution/ablutions
adet. gör | see/sees/saw/seen/seeing period/periods/menstruation
kabakulak/kabakulağ | pumpkin/zucchini ear/ears
aç. karnına/karına | hungry/open stomach/belly
gün. aşırı. | excessive/extreme/exceeding day/days
koltuk değne | armchair/sofa/couch/armpit stick/sticks/cane/canes/wand
yemeden içmeden kesil | cut from eating/drinking/eat/drink/food
elimden/elinden/elimizden/elinizden gel | come/comes/coming/came hand/hands
eli./elim./elimiz. mahkum/mahkûm | hand/hands convict/convicted/prisoner/condemned/sentenced
el. koy | put/puts/putting hand/hands
elini/elinizi/elimizi çabuk | hand/hands quick/quickly/fast
elden. geçir | pass/passed/passing hand/hands
ayağına/ayağınıza/ayaklarına/ayaklarınıza sağlık. | health foot/feet
ağzına/ağzınıza sağlık. | health mouth
emeğine/emeğinize/emeklerinize sağlık. | health labour/labor/effort/efforts
ayak. uydur | foot/feet fit/fitted/match/matched/adapt/adapted
ağız. kavga/dalaş | mouth fight/fights/fighting/quarrel
ağız. birliği/birliğ | mouth unity/union
sözünü/sözünüzü/sözümü/lafını/lafınızı kes | cut/cuts/cutting word/words
sesini/sesinizi kes | cut/cuts/cutting voice/voices
umudu/umut/ümidi/ümit kes | cut/cuts/cutting hope/hopes
fatura/fiş/makbuz kes | cut/cuts/cutting invoice/invoices/receipt/receipts
ceza. kes | cut/cuts/cutting fine/fines/penalty/ticket
bilet kes | cut/cuts/cutting ticket/tickets
kurban kes | cut/cuts/cutting sacrifice/sacrifices/victim/victims
nikah/nikâh kıy | chop/chopped/mince/minced/cut wedding/marriage
imza at | throw/throws/threw/thrown/throwing signature/signatures
mesaj/mail/eposta at | throw/throws/threw/thrown/throwing message/messages/mail/email
adım. at | throw/throws/threw/thrown/throwing step/steps
iftira at | throw/throws/threw/thrown/throwing slander/slanders/libel
çığlık/çığlığ/kahkaha at | throw/throws/threw/thrown/throwing scream/screams/shriek/laugh/laughter
dayak at | throw/throws/threw/thrown/throwing beating/beatings
sigorta. attı./atıyor./atmış./atar. | insurance threw/thrown/throws/throwing
hava. at | throw/throws/threw/throwing air
dava. aç | open/opens/opened/opening lawsuit/lawsuits/suit
işten/işinden/işimden ayrıl | separate/separated/separating work/job
okuldan/hastaneden/şirketten ayrıl | separate/separated/separating school/hospital/company
yer. ayır | separated/separating place/places/seat/seats/table
vakit/zaman ayır | separate/separated/separating time
oturma/oturum izni/izin/izn | sitting/seating/session permit/permission
kirada. otur | sit/sits/sat/sitting rent/rental
mahallede/semtte/apartmanda otur | sit/sits/sat/sitting neighbourhood/neighborhood/suburb/apartment
sizi./seni. bağlıyorum/bağlayayım | tie/tying/bind/binding you
ayın./ay. sonunu. getir | bring/brings/brought/bringing end
görev/şart/koşul/yükümlülü yerine getir | bring/brings/brought/bringing place
para yatır | lay/laid/lie/lying money
evlilik/aile. cüzdan | marriage/family/wedding wallet
nüfus. cüzdan | population wallet
sağlık. ocağ | health stove/hearth/oven/furnace/cooker
huzurev | peace house/home
yol. parası | road money
hava. parası | air/weather money
hava. yastığ/yastık | air pillow/pillows
torpil | torpedo/torpedoes
torpido | torpedo/torpedoes
akademisyen | academician/academicians
düğün. salon | wedding salon/saloon
spor. salon | sport/sports salon/saloon
not. kır | break/breaks/broke/broken note/notes/grade/grades/mark/marks
eşek. şaka | donkey joke/jokes
kaç. beden | body/bodies
merak. etme./etmeyin. | curious/curiosity/wonder/wondering
kusura/kusuruma/kusurumuza bak | look/looking my/our fault/faults/flaw/flaws/defect/defects
hoş. bulduk. | found nice/pleasant/well/good
rahatına/rahatınıza bak | look/looks/looking comfort/comfortable
hakkını/hakkınızı/hakkımı helal/helâl | halal
allah razı. olsun. | agree/agrees/consent/willing
kurban. olayım./olurum. | sacrifice/sacrificed/victim
dünya. evine | world/earth house/home
yolum./yolun./yolunuz./yolumuz. düş | road/path fall/falls/fell/fallen
sofra topla | collect/collected/collecting/gather/gathered table
siniri/sinirim/sinirleri bozul/bozuk | nerve/nerves broke/broken/spoiled/spoilt/ruined
moral boz | moral/morals broke/broken/break/spoiled/spoilt/ruined
uykum/uykusu/uykumuz kaç | sleep escape/escaped/escapes/ran/fled
gücüne/gücüme/ağrına/ağırıma git | go/goes/went/going power/strength/force/heavy/heaviness
dalga. geç | wave/waves pass/passes/passed/passing
ucuz atlat/kurtul | cheap/cheaply jump/jumped/skip/skipped/survive/survived/saved/rescued
keçileri kaçır | goat/goats
pot. kır | break/breaks/broke/broken/breaking pot/pots
püf. nokta | puff/blow/blowing point/points
kırk. yılda bir. | forty/40 year/years
yılan hikaye/hikâye | snake story/stories/tale
turp gibi | radish/radishes/turnip
tepeden. tırna | top/hill/head nail/nails/fingernail/fingernails
yufka. yürek | filo/phyllo/pastry/dough/thin heart/hearted
uçan kuşa borc/borç | bird/birds
maymun iştah | monkey appetite/appetites
yerin kulağı | ground/earth/place/floor ear/ears
sempatik | sympathetic
patron | patron/patrons
`
