/**
 * Turkish formulas of courtesy, figures of speech and sayings, with what they become word for word, as `from-
 * english.ts` describes them.
 */
export const CALQUES_FROM_TURKISH_SAYINGS = `
kolay. gelsin. | let/may it/work easy
kolay. gelsin. | easiness/ease come/comes/came/coming
geçmiş. olsun. | be/been past/passed
hayırlı. olsun. | be/let/may auspicious/beneficial/goodness/fruitful
hayırlı. olsun. | be let/may good
hayırlısı. | be/let/may beneficial/auspicious/goodness
hayırlı. işler. | good works/jobs/job/work
hayrını/hayrın gör | see/sees/saw/seen/seeing goodness/good/benefit
güle. güle. | laugh/laughing
sıhhatler. olsun. | health/healths be/let
toprağı. bol. | soil/earth abundant/plentiful/plenty
nur. içinde. yat | light lie/lies/sleep/lay
ruhu. şad. | soul/spirit happy/joyful
ışıklar. içinde. | lights lie/sleep/lay
allah. kolaylık. ver | give/gives/gave/given/giving ease/easiness/convenience/facility
allah. bağışlasın. | forgive/donate god/allah
allah. canımı/canını al | take/takes/took/taken/taking soul god/allah
allaha. ısmarla | order/ordered god/allah
kırk. bir. maşallah | forty/41
ne. var. ne. yok. | what there exists/not
ne. olur. ne. olmaz. | what happens/happen not
dilinize/diline/kalemine/kaleminize/yüreğine/yüreğinize sağlık. | health tongue/pen/pencil/heart
canına/canınıza. değsin. | touch/touches/touched/touching soul/life
ziyade. olsun. | plenty/excess/surplus be/let
afiyet. olsun. | be/let/may health/wellness/wellbeing
şeref. ver | give/gives/gave/given/giving honour/honor
zahmet. ol/et | make/makes/made/making/doing/become/becomes/became/becoming trouble/difficulty
zahmet. olmazsa. | not difficulty/hardship be/if
kesene/kesenize. bereket. | purse/pouch/bag abundance/blessing/fertility
bereket. versin. | give abundance/blessing/fertility/plenty
yolun/yolunuz. açık. | road/way/path open/clear
yolcu. yolunda | passenger/traveller road
iyi. yolculuklar. | good journeys/trips/roads
su. gibi. git | water like go/goes/went/gone/going/come/comes/came/coming
ağır. ol. | be heavy
ayıp. ol/et | make/makes/made/making/doing/did/become/becomes/became/becoming shame
ziyanı. yok. | no loss/waste there/is
sağlık. olsun. | let/may/be health
can. sağlığı. | health soul/life
dert. et/etme | make/makes/made/making trouble/sorrow
kafana/kafasına. tak | attach/attaches/attached/attaching/hang/hangs/hung/hanged/hanging/plug/plugs/plugged/plugging head
kafa. dengi | head equal/match/balance
kafa. yor | tire/tires/tired/tiring/exhaust/exhausts/exhausted/exhausting head
kafa. ütüle | iron/irons/ironed/ironing head
kafası/kafam. bas | head press/presses/pressed/pressing/step/steps/stepped/stepping/print/prints/printed/printing
kafası/kafam. al | head take/takes/took/taken/taking
kafası/kafam. güzel | head beautiful/nice/pretty
kafasına. göre | according head
kafası/kafam. dağıl | head scatter/scatters/scattered/scattering/disperse/disperses/dispersed/dispersing/spread/spreads/spreading
kafadan/kafasından uydur | fit/fits/fitted/fitting head
baş. başa. | to head head
başınızı/başını. ağrıt | head ache/aches/ached/aching/hurt/hurts/hurting/pain/pains/pained/paining
baş. kaldır | lift/lifts/lifted/lifting/raise/raises/raised/raising head
baş. koy | put/puts/putting head
baş. tacı | head crown
baş. göster | show/shows/showed/showing head
başa. bela | head trouble/calamity/plague
başı. boş. | head empty
başı. bağlı | head tied/connected
başı. çek | pull/pulls/pulled/pulling head
başı. göğe | head sky
başında. kavak | poplar/poplars
başından. savdı/sav | head send/sends/sended/sending/push/pushes/pushed/pushing/repel/repels/repeled/repeling
başının/başımın. çaresine | head remedy/cure/solution
akıl. al/danış | take/takes/took/taken/taking/buy/buys/bought/buying mind/brain
akıl. erdir | mind/brain reach/reaches/reached/reaching
akıl. hoca | mind/brain teacher/hodja
aklı/aklım. al | mind/brain take/takes/took/taken/taking
aklı/aklım. er | mind/brain reach/reaches/reached/reaching/arrive/arrives/arrived/arriving
aklımdan/aklından. çık | mind exit/exits/exited/exiting
aklı/aklım. yat | mind/brain lie/lies/lied/lying/lay
aklı/aklım. kes | mind/brain cut/cuts/cutting
aklını/aklımı. çel | mind/brain deflect/deflects/deflected/deflecting/trip/trips/tripped/tripping
aklını/aklımı. peynir | cheese bread
aklına/aklıma. es | mind/brain blow/blows/blew/blown/blowing
aklında/aklınızda. bulun | mind found/find/present
akşamdan. kal | stay/stays/stayed/staying/remain/remains/remained/remaining evening
günü. gününe | day to day
gününü. gün. | day/days make/makes/made/making
gününü. göster | show/shows/showed/showing day
iki. gözüm. | two eye/eyes
iki. arada dere | two stream
bir. içim. su | drink water one/sip
bir. ayağı. çukur | foot pit/hole/hollow
bir. baltaya | axe/ax handle
bir. dediğini/dediği. iki | two one say/says/said/saying/word
bir. yastıkta | one pillow
bir. yaşıma | enter/enters/entered/entering age one
bir. şeye. benze | resemble/resembles/resembled/resembling thing/anything/something
kırk. katır | mule/mules
kırk. dereden | forty stream/streams
kırk. fırın | forty oven/ovens/bakeries bread
dokuz. köyden | nine village/villages
beş. para et | five money
dört. dörtlük | four quarter/fours
dört. elle | four hand/hands
yedi. kat. yabancı/el | seven stranger/strangers
yerin. dibi | bottom ground/earth/floor
yer. yarıl | ground/earth split/splits/splitting
yer. demir | iron sky/ground
yere. bakan. yürek | ground/floor heart/hearts
yerden. göğe | ground/earth/place sky
yerinde. say | count/counts/counted/counting place
yeri. geldi/gelince | place come/comes/came/coming
havadan. sudan | air/weather water
havanda. su | water mortar
havaya. uç | fly/flies/flew/flown/flying air
suya. sabuna | water soap
suyuna. git | go/goes/went/gone/going water
ateşe. ver | give/gives/gave/given/giving fire
ateş. olsa. | fire place burn/burns/burned/burnt/burning
ateşten. gömlek | fire/flame shirt
taş. at | throw/throws/threw/thrown/throwing stone arm
taşı. gediğine | stone gap/hole
taşı. sık | stone squeeze/squeezes/squeezed/squeezing
taş. üstüne | on/over stone stone
armut. piş | pear cook/cooks/cooked/cooking/ripe
atı. alan. | horse uskudar
atla. deve | camel horse
bal. tut | honey finger/fingers
balık. kavağ | poplar fish
bardağı. taşır | overflow/overflows/overflowed/overflowing/spill/spills/spilled/spilt/spilling glass/cup
bardaktan. boşan | glass/glasses/cup rain/rains/rained/raining/pour/pours/poured/pouring/empty/empties/emptied/emptying
besle. karga | crow/crows
bin. pişman | thousand regret/regretful
boyacı. küp | painter/dyer cube/jar
bülbül | nightingale/nightingales sing/sings/sang/sung/singing/spoke
canı. tatlı | soul/life sweet
cin. gibi | jinn/genie/gin like
çalım. sat | sell/sells/sold/selling swagger
çam. sakızı | pine gum
çanak. tut | bowl hold/holds/held/holding
çekirdek. aile | seed/kernel/core family
çene. çal | chin/jaw steal/steals/stole/stolen/stealing/play/plays/played/playing
çenesi. düş | chin fall/falls/fell/fallen/falling/drop/drops/dropped/dropping
çenesi. kuvvet | chin/jaw strong
çil. yavrusu | partridge
çıkmaz. ayın | wednesday
çıkmaz. sokak/sokağ | exitless street
çorbaya/çorba. dön | soup turn/turns/turned/turning/became
dağ. fare | mountain/mouse birth/births/birthed/birthing/mouse
dal. budak | branch/branches knot/knots
dananın. kuyruğ | calf tail
dediği. dedik. | say/says/said/saying said
deliye. dön | turn/turns/turned/turning/return/returns/returned/returning crazy/mad
dert. ortağ | trouble/sorrow partner
dertsiz. baş | head trouble/troubleless
dikiş. tuttur | stitch/stitches/sewing hold/holds/held/holding
dikine. git | steep/upright go/goes/went/gone/going
dimyat | dimyat/rice/bulgur
dirsek. çürüt | elbow/elbows rot/rots/rotted/rotting/decay/decays/decayed/decaying
dolap. çevir | cupboard/wardrobe/cabinet turn/turns/turned/turning
dut. yemiş | mulberry nightingale
dünya. kadar. | as world much/big/many
dünya. baş. yık | world head collapse/collapses/collapsed/collapsing/fall/falls/fell/fallen/falling/demolish/demolishes/demolished/demolishing
dünya. gözü | world eye/eyes
eğri. otur | sit/sits/sat/sitting crooked/bent
ekmek. aslan | bread lion/lion's
ekmek. elden | bread hand
ekmek. tekne | bread boat/trough
ekmeğiyle. oyna | bread play/plays/played/playing
eski. çamlar | pines/glasses/cups
eski. köye | village custom
eşek. sudan | donkey water
eşeğini. sağlam | donkey
fare. deliğ | mouse hole thousand
fincancı. katır | mule/mules
fındık. kabuğ | hazelnut/nutshell shell
`
