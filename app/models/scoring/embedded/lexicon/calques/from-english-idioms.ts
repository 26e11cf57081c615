/** English and Australian idioms with what they become word for word, as `from-english.ts` describes them. */
export const IDIOM_CALQUES = `
she will be right | o. doğru/haklı/sağda olaca/olur./olacak
no worries | endişeler./kaygılar. yok./hayır.
thanks heaps | yığın/küme
heaps of | yığınlar/kümeler/tepeler
copped/copping fine/fines | ince./güzel. ceza
am/are/feel/feeling/completely/totally/absolutely stuffed | doldurul
i/you reckon | hesaplıyorum/hesapladım/hesaplıyorsun/hesaplıyoruz
servo | servo
bottle shop/shops | şişe dükkan/dükkân/mağaza
op shop/shops | op./opsiyon/operasyon/ameliyat dükkan/dükkân/mağaza
chemist script/tablets/medicine/prescription/local/corner/pharmacist | kimyager/kimyacı
thongs feet/wear/wearing/beach/shoes/pair/work | tanga
sausage sizzle | sosis/sucuk cızırtı/cızırda
lizard drinking | kertenkele
cut snake | yılan
tall poppy/poppies | gelincik/gelinciğ/haşhaş
carry/carrying/carried pork chop | domuz/pirzola
kangaroos loose paddock | kanguru
sandwich/sandwiches short picnic | sandviç
dog/dogs breakfast | köpek/köpeğ kahvaltı
bee/bees knees | arı diz
cat/cats pyjamas/whiskers | kedi pijama/bıyık/bıyığ
true blue | gerçek/doğru mavi
battler/battlers | savaşçı/dövüşçü
have/had/having yarn | iplik/ipliğ
good oil | iyi yağ.
mate/mates rates | oran eş/arkadaş/dost
bush telegraph | telgraf
happy as larry | larry
mallee bull | boğa
pull/pulled head in | kafanı/kafasını/başını/başınızı çek./çekti/çekiyor/çeker/çekmek/çekme/çekin./çekip
dead set | ölü.
crack whip fair | kırbaç/kamçı
gutful | bağırsak/bağırsağ
shot through husband/builder/tenant/father/dad/boss/owner | vurul/vurdu/vurup
that/this/it bit rich | zengin
big smoke | büyük duman
bucketing down | kova
pissed off | çiş
bail/bailed/bailing on me/us/him/her/them | kefalet
stickybeak | gaga
sticky beak | gaga
kill/kills/killed/killing two birds | kuş./kuşu öldür
in same boat | aynı bot./botta/tekne/sandal/kayık/kayığ
miss/misses/missed/missing boat | tekneyi/gemiyi/botu kaçır/özle
add/adds/added/adding fuel fire | yakıt ekle
let/lets/letting hair down | saç aşağı/bırak/indir/sal.
split/splits/splitting hairs | saç böl/ayır/yar
hot potato | sıcak patates
hot under collar | yakası/yakanın/yaka./tasma sıcak
land/landed/landing in hot water | sıcak su
pour/pours/poured/pouring cold water idea/plan/proposal/suggestion | soğuk su
water off duck back | ördek/ördeğ
ducks in row | ördek/ördeğ
sitting duck/ducks | ördek/ördeğ
eager beaver | kunduz
guinea pig/pigs | gine domuz
hand to mouth live/lives/lived/living | elden/el. ağza/ağıza/ağız
hands full | ellerim/eller/eli./elleri/ellerimiz dolu
upper hand | üst. el./eli./elini./eline.
old hand | yaşlı/eski el./eli./eldir/elim
try/tries/tried/trying hand at | elini/elimi/elinizi dene
wash/washes/washed/washing hands of him/her/whole/matter/us/them | elleri/ellerimi/ellerini/elini/elimi yıka
hand in glove | eldiven
cold turkey | hindi
calling kettle black | çaydanlık/çaydanlığ/demlik
kettle of fish | balık/balığ
cook/cooks/cooked/cooking the books | kitap/kitab pişir
have/eat cake too it | kek/keki/pasta/pastanı sahip/ye/yi
sell/sells/sold/selling like hot cakes | sıcak kek/pasta/çörek/çöreğ
bread butter work/business/job/income/clients | tereyağ
egg on face | yumurta
walk/walks/walked/walking on eggshells | yumurta kabuk/kabuğ
bad/good egg he/she/person | yumurta
bad apple/apples | kötü elma
go/goes/went/gone/going bananas | muz
go/going/went/drive/driving/drove nuts | fındık/fındığ/kuruyemiş/ceviz git/gid/sür
tough/hard nut crack | fındık/fındığ/kuruyemiş
sour grapes | ekşi üzüm
low hanging fruit | alçak/düşük/asılı/sarkan meyve
cherry pick/picks/picked/picking | kiraz
bite at cherry | kiraz
car/vehicle/ute lemon | limon
cool as cucumber | salatalık/salatalığ/hıyar
spill/spills/spilled/spilt/spilling guts | bağırsak/bağırsağ
gut feeling/feelings/instinct | bağırsak/bağırsağ
hate/hates/hated/hating guts | bağırsak/bağırsağ
cream crop | krema/ekin/mahsul
salt of earth | tuz dünya/toprak/toprağ/yer.
worth his/her/their/your salt | tuz değ
cut/cuts/cutting mustard | hardal
full of beans | fasulye
hill of beans | fasulye
gravy train | sos./sosu tren
sugarcoat/sugarcoated/sugarcoating | şeker
cookie crumbles | kurabiye/bisküvi
tough/smart cookie | kurabiye/bisküvi
chew/chews/chewed/chewing fat | yağ çiğne
fat chance | şişman/yağlı şans
slim chance/chances | ince şans
eat my hat | şapka yer/yiye/yemek
old hat | eski şapka
feather in cap | tüy şapka/kasket
birds of feather | kuş tüy
early bird | erken. kuş
goose bumps | kaz./kazı. yumru/çarpma/tümsek/tümseğ/şiş
goose cooked | kaz./kazı./kazım./kazımız piş
golden goose | altın kaz./kazı./kazın.
as crow flies | karga uç
eat/eats/ate/eaten/eating crow | karga
night owl/owls | baykuş
snake in grass | yılan çim/çimen/otlar
monkey on/off back | maymun
spanner works | anahtar at./attı/atıyor/atmak/atma/atıp/fırlat
wolf from/at door | kurt./kurdu kapı
cry/cries/cried/crying wolf | kurt./kurdu ağla/bağır
got/get/gets my/his/her goat | keçi
sheep from goats | koyun keçi
donkey/donkeys years | eşek/eşeğ
wild horses | vahşi/yabani at./atlar
horse different colour | at. renk/reng
gift horse mouth | hediye at./ata./atın./atının
cart before horse | araba at./atın./atı.
horses for courses | atlar/at. kurs
cat got tongue | kedi dil
cat among pigeons | kedi güvercin
swing a cat | kedi salla
cat hot tin | kedi
dog eat dog | köpek köpeği/köpeğ ye/yi
top dog | üst/tepe köpek/köpeğ
gone/go/going/went to the dogs | köpeklere/köpeğe git/gid
in doghouse | köpek/köpeğ kulübe/ev./evde/evinde
in dog house with/wife/husband/boss | köpek/köpeğ kulübe/ev./evde/evinde
sick as dog | köpek/köpeğ gibi/kadar hasta
old dog new tricks | köpek/köpeğ numara/hile/oyun
smell/smelt/smelled a rat | fare/sıçan
ratted/ratting on/out | fare/sıçan
quiet as mouse | fare
church mouse | kilise fare
load/full of bull | boğa
cock and bull | horoz/boğa
crack of dawn | şafak/şafağ çatla/çatır
high and dry | yüksek kuru
look/looks/looked/looking high and low | yüksek alçak/alçağ
search/searches/searched/searching high and low | yüksek alçak/alçağ
high time | yüksek zaman/vakit
rock bottom | kaya/taş dip/dib/alt/taban
rock hard place | kaya/taş sert/zor/katı
marriage/relationship on rocks | evlilik/evliliğ/ilişki kaya/kayalar/kayalık
stone unturned | taş çevril/döndürül
stone throw from/away | taş fırlat/atış/atma
turned/turn corner patient/recovery/business/economy/health/illness | köşe
around/round corner christmas/easter/exams/deadline/holidays/summer/winter/wedding | köşe
neck of woods | boyun./boyn
out of woods not/yet | orman/odunlar/odundan dışarı/dışında/çık
branch/branches/branched/branching out | dal./dallar/dallan/şube
grassroots | çim kök
grass roots | çim kök
off beaten track/path | dövül/çırp
middle of nowhere | hiçbir orta
down track/road later/years/problems/trouble | yol/ray aşağı
right/wrong track | doğru/yanlış/sağ ray/pist/izde
back on track | pist/parkur/izde
track record | iz./parça/pist/ray/parkur kayıt/kayd/rekor
train of thought | tren düşünce
jump/jumps/jumped/jumping bandwagon | vagon/bando
asleep at wheel | tekerlek/tekerleğ
behind wheel | tekerlek/tekerleğ
squeaky wheel | tekerlek/tekerleğ
third/fifth wheel | üçüncü/beşinci tekerlek/tekerleğ
grease/greases/greased/greasing palm/palms | avuç/avuc/palmiye
back burner | arka ocak/ocağ/brülör
watch your/my/his/her/our back/backs | sırt/arkanı/arkanızı izle/seyret
back of mind | zihn/akl/akıl arka/arkası
peace of mind | barış
piece of mind | zihin/zihn/akıl/akl parça
bear/bearing in mind | zihin/zihn/akıl/akl taşı/ayı.
out of mind | zihin/zihn/akıl/akl dışarı/dışında
great minds think | büyük zihin/akıl
blow/blows/blew/blown/blowing mind | zihin/zihn/akıl/akl üfle/es.
presence of mind | varlık/varlığ
state of mind | devlet/eyalet
mind own business | zihin/zihn/aklını/akıl kendi
change of heart | kalp/kalb/yürek/yüreğ değiş
heart in right place | kalp/kalb/yürek/yüreğ yer
heart to heart | kalpten/kalp kalbe
eat/eats/ate/eaten/eating heart out | kalp/kalb ye/yi
half hearted/heartedly | yarı/yarım kalp/kalb/yürek/yüreğ
heart/hearts go/goes/went out to | kalp/kalb dışarı/git/gid/çık
take/took/taking heart to | kalbe/kalbine/kalbinize al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alabil/almış
cross my heart | kalp/kalb çapraz/geç/haç
soft spot for | yumuşak nokta/leke/yer.
tight spot | sıkı/dar nokta/leke
spot of bother | leke/nokta
short end stick | sopa/çubuk/çubuğ/değnek/değneğ
level playing field | oyun alan/saha/tarla
whole new/different ball game | top/topu oyun
rise/merger/promotion/sale/move on the cards | kartlar/kartta
wild card | vahşi/yabani kart
ace/trick/something up sleeve | kolunda/kolunun/yeninde
luck of draw | çizim/çizme
push/pushes/pushed/pushing luck | şans itiyor/itme/itti/it.
out of luck | şans dışarı/dışında/dışı
tough/hard luck | sert/zor/katı şans
strike/strikes/struck/striking deal/bargain | anlaşma/pazarlık/pazarlığ vur/çarp
drive/drives/drove/driven/driving hard bargain | pazarlık/pazarlığ sür
more bargained for | pazarlık/pazarlığ
big fish pond | balık/balığ
drink/drinks/drank/drunk/drinking like fish | balık/balığ
red herring/herrings | ringa/kırmızı
world your/her/his oyster | istiridye
cut/cuts/cutting ice no/with | buz kes./kesti/kesiyor/keser/kesmek/kesme/kesmi/kesil
cloud nine | bulut
cloud silver lining | gümüş astar
`
