/**
 * English nouns with their verbs and set phrases of every day, of health, law and work, with what they become word for
 * word, as `from-english.ts` describes them.
 */
export const DAILY_CALQUES = `
meet/meets/met/meeting expectations/expectation | beklenti buluş/tanış
meet/meets/met/meeting demand | talep/taleb buluş/tanış/karşılaş
meet/meets/met/meeting obligations/obligation | yükümlülük/yükümlülüğ buluş/tanış/karşılaş
raise/raises/raised/raising hopes | umut/umud/ümit/ümid kaldır/yükselt
pay/pays/paid/paying tribute | haraç/harac öde
pay/pays/paid/paying price mistake/mistakes/actions/neglect | fiyat öde
effort/efforts/patience/study/studying/training pay/pays/paid off | çaba/gayret/emek/emeğ/sabır/sabr/çalışma/eğitim öde
it pays to | ödüyor.
make/makes/made/making amends | değişiklik/tadilat yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmı/yapal
make/makes/made/making allowances | ödenek/ödeneğ/harçlık/harçlığ/izin/izn yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmı/yapal
make/made/making a killing | öldür/cinayet
make/makes/made/making phone call/calls | çağrı yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmı/yapal
make/makes/made/making note of | notu/not. yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmı/yapal
make/makes/made/making point | nokta yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmı/yapal
make/makes/made/making history | tarih yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmı/yapal
make/makes/made/making contact | kontak/temas yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmı/yapal
make/makes/made/making impression | izlenim yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmı/yapal
make/makes/made/making judgement/judgment | yargı/hüküm/hükm yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmı/yapal
make/makes/made/making threat/threats | tehdit/tehdid yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmı/yapal
make/makes/made/making claim/claims | iddia yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmı/yapal
make/makes/made/making request/requests | istek/rica yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmı/yapal
make/makes/made/making report police | rapor yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmı/yapal
harm do/did/done/does/doing | zarar yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmı/yapal
do/does/did/done/doing justice | adalet yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmı/yapal
done deal | yapılmış/yapılan anlaşma
could do with | yapabilirim/yapabilirdim/yapabiliriz mola/kahve/içki/dinlen/tatil/yardım
have/has/had nothing do with me/him/her/us/them/case/accident | yapacak. hiçbir/şey/bir
have/has/had/having dream/nightmare/nightmares | rüya/kabus/kâbus sahip.
have/has/had/having swim/run/walk | yüzme/koşu/yürüyüş sahip.
have/has/had/having discussion/conversation | tartışma/konuşma sahip.
have/has/had/having check/checkup/examination/mri | kontrol/muayene/mr sahip.
have/has/had/having rash/diarrhoea/infection/hiccups | döküntü/ishal/enfeksiyon/hıçkırık/hıçkırığ sahip.
have/has/had/having exam/interview/lesson/class | sınav/mülakat/ders sahip.
have/has/had/having birthday | doğum sahip.
have/has/had/having affair | ilişki/mesele sahip.
have good/nice/great day/weekend/trip/flight/evening/night | sahip.
have good one | sahip.
contractions labour/midwife/apart/minutes | daralma/büzülme
take/takes/took/taken/taking notice | bildirim/ihbar al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alabil/almış
take/takes/took/taken/taking place | yer./yeri. aldı/alıyor/alaca/alır.
take/takes/took/taken/taking exam/exams | sınavı./sınav./sınavını./sınavlar al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alabil/almış
take/takes/took/taken/taking pride | gurur al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alabil/almış
take/takes/took/taken/taking pity | acıma/merhamet al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alabil/almış
take/takes/took/taken/taking comfort in | konfor/rahatlı al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alabil/almış
take/took/taking it wrong way | yanlış yol/yön al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alabil/almış
take/takes/took/taken/taking fool for | aptal/salak al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alabil/almış
take/takes/took/taken/taking liberties/liberty | özgürlük/özgürlüğ al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alabil/almış
take/takes/took/taken/taking exception to | istisna
take/takes/took/taken/taking charge of | şarj/ücret al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alabil/almış
take/takes/taking drugs illegal/addict/addiction/police/cocaine | ilaç/ilac al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alabil/almış
take/takes/took/taken/taking sides | taraf al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alabil/almış
take/takes/took/taken/taking plunge | dalış/dalma al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alabil/almış
take/takes/took/taken/taking fall for | düşüş/sonbahar al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alabil/almış
take/takes/took/taken/taking stock of | stok al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alabil/almış
take/takes/took/taken/taking heart | kalp/kalb al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alabil/almış
take/takes/took/taken/taking cover | kapak/kapağ/örtü al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alabil/almış
take/takes/took/taken/taking root | kök al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alabil/almış
wind out of sails | yelken
takes cake that/this/really | kek/pasta al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alabil/almış
two to tango | tango
straight to point | noktaya
get/gets/got/gotten/getting hold of him/her/them/doctor/manager/anyone/landlord | doktoru/onu/onları/müdürü/yöneticiyi/kimseyi/sahibini tut./tuttu/tutuyor/tutma/tutaca/tutun./tutup/tutabil/tutar/tutmu
get/gets/got/gotten/getting kick out of | tekme
wrong side of bed | yanlış taraf/yan
wrong foot off/start/started/got | yanlış ayak/ayağ
like house on fire | ev./evi yanan/yangın/ateş gibi
get/catch/got my drift | sürüklen/akıntı
get cracking | çatla
get grip on yourself/himself/herself/myself | kavra/tutuş
get a life | hayat/yaşam al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alabil/almış
give/gives/gave/given/giving rise to | yüksel/pirinç/pirinc ver
floor/roof/ceiling/knee/leg give/gave/given way | yol. ver
give/gives/gave/given/giving time of day | günün. saat/zaman ver
give/gives/gave/given/giving hard/tough time | zor/sert zaman/vakit ver
give/gives/gave/given/giving earful | kulak/kulağ dolu/ver
give or take | ver./vermek/verin. veya/ya al./almak/alın.
given name/names | verilmiş/verilen isim/ismi/ad/adı/adları
come/comes/came/coming to agreement | anlaşmaya gel
come/comes/came/coming to decision | karara gel
come/comes/came/coming clean | temiz gel
come/comes/came/coming full circle | daire/çember tam./dolu
come/comes/came/coming to think of it | düşünmeye/düşünmek gel
come/comes/came/coming into force/effect | güç/güc/kuvvet/etki gel
come/comes/came/coming into money | para içine/içeri
come/comes/came/coming to blows | vuruş/darbe/esinti
sorry/pardon come again | tekrar/yine gel
first come first served | ilk hizmet/servis
go/goes/went/gone/going to pieces | parça git/gid
goes to show | göster git/gid
goes without saying | söylemeden/söylemeksizin git/gid
go/goes/went/gone/going to great lengths | uzunluk/uzunluğ
go/goes/went/gone/going overboard | gemi/tekne/güverte
go/goes/went/gone/going ballistic | balistik
go/goes/went/gone/going to waste | atık/atığ/israf git/gid
against the grain | tahıl/taneye/tanenin karşı
go/goes/went/gone/going round/around in circles | daire/çember git/gid
going/go strong still | güçlü/kuvvetli git/gid
by the book do/did/everything/goes | kitap/kitab tarafından/yanından
years/effort/savings/work down drain | drenaj/kanal/lavabo/oluk/oluğ
lead balloon | balon kurşun
out on limb | dal./dala/dalda/uzuv
sold/bought for a song | şarkı
through the motions | hareketler içinden/arasından/boyunca
on/off at a tangent | teğet
from word go | kelime git/gid
touch and go | dokun git/gid
put/puts/putting it simply/mildly/bluntly/nicely | onu/bunu/basitçe/basit. koy./koydu/koyuyor/koyar/koymak/koyma/koyaca/koyun./koyul/koyabil/koymuş
two and two together | iki. koy./koydu/koyuyor/koyar/koymak/koyma/koyaca/koyun./koyul/koyabil/koymuş
put/puts/putting end to | son./sona. koy./koydu/koyuyor/koyar/koymak/koyma/koyaca/koyun./koyul/koyabil/koymuş
put/puts/putting in writing | yazıya/yazmaya/yazıda koy./koydu/koyuyor/koyar/koymak/koyma/koyaca/koyun./koyul/koyabil/koymuş
put/puts/putting to sleep | uyku/uyumaya koy./koydu/koyuyor/koyar/koymak/koyma/koyaca/koyun./koyul/koyabil/koymuş
put/puts/putting stop to | dur./durak/durağ koy./koydu/koyuyor/koyar/koymak/koyma/koyaca/koyun./koyul/koyabil/koymuş
put/puts/putting blame on | suç koy./koydu/koyuyor/koyar/koymak/koyma/koyaca/koyun./koyul/koyabil/koymuş
put/puts/putting trust/faith in | güven/inanç/inanc koy./koydu/koyuyor/koyar/koymak/koyma/koyaca/koyun./koyul/koyabil/koymuş
put/puts/putting strain on | gerilim/gerginlik/zorlanma koy./koydu/koyuyor/koyar/koymak/koyma/koyaca/koyun./koyul/koyabil/koymuş
behind bars | barlar/barların/çubuk
dent in savings/budget/wallet/finances | göçük/göçüğ/çentik/çentiğ/ezik
run/runs/ran/running errand/errands | koştu/koşuyor/koşar/koşmak/koşma/koşaca/koşup
run/runs/ran/running behind/ahead schedule | koştu/koşuyor/koşar/koşmak/koşma/koşaca/koşup
run/runs/ran/running wild | vahşi koştu/koşuyor/koşar/koşmak/koşma/koşaca/koşup
run of mill | değirmen
run/runs/ran/running tight ship | gemi
dry run | kuru koşu/koştu/koşuyor/koşar/koşmak/koşma/koşaca/koşup
running costs/cost | koşu/koşan maliyet/masraf/gider
two/three/four/five/third/second days/weeks/months/years/times/day/week/month/year/time running | koşuyor/koşan/koşu./koşmak
runner/runners up | koşucu
did/done/do a runner | koşucu/koşu.
hit ground running | yer/zemin koştu/koşuyor/koşar/koşmak/koşma/koşaca/koşup
keep/keeps/kept/keeping appointment/appointments | randevu tut./tuttu/tutuyor/tutma/tutaca/tutun./tutup/tutabil/tutar/tutmu
keep/keeps/kept/keeping calm | sakin tut./tuttu/tutuyor/tutma/tutaca/tutun./tutup/tutabil/tutar/tutmu
keep/keeps/kept/keeping distance | mesafe tut./tuttu/tutuyor/tutma/tutaca/tutun./tutup/tutabil/tutar/tutmu
keep/kept me/us/him/them in dark | karanlık/karanlığ
in the loop | döngü/halka/ilmek
at bay | körfez/koyda
under wraps | ambalaj/sargı/paket/örtü
keep/keeps/kept/keeping abreast | göğüs/göğs/meme
keep/keeps/kept/keeping the peace | barış tut./tuttu/tutuyor/tutma/tutaca/tutun./tutup/tutabil/tutar/tutmu
keep/keeps/kept/keeping ear to ground | kulak/kulağ yerde/yere/zemin/toprak/toprağ
hold/holds/held/holding conversation | konuşma/sohbet tut./tuttu/tutuyor/tutma/tutaca/tutun./tutup/tutabil/tutar/tutmu
hold/holds/held/holding view/opinion/belief | görüş/fikir/fikr/inanç tut./tuttu/tutuyor/tutma/tutaca/tutun./tutup/tutabil/tutar/tutmu
hold/holds/held/holding citizenship/policy/certificate/qualification | vatandaşlı/poliçe/sertifika/diploma tut./tuttu/tutuyor/tutma/tutaca/tutun./tutup/tutabil/tutar/tutmu
card/account/permit/visa/licence/policy holder/holders | tutucu/tutan/tutaca
shareholder/shareholders | tutucu/tutan
set/sets/setting in ways his/her/my/their | yollarında/yollarına/yollarını
all set you/we/everything | ayarlı/ayarlandı/ayarlanmış
break/breaks/broke/broken/breaking fast ramadan/sunset/dates/prayer | oruç/oruc/hızlı kırdı/kırıyor/kırar/kırmak/kırma/kıraca/kırıp/kırıl
break/breaks/broke/broken/breaking sweat | ter. kırdı/kırıyor/kırar/kırmak/kırma/kıraca/kırıp/kırıl
broken home/marriage/family | kırık/kırılmış ev/evlilik/aile/yuva
tax break/breaks | vergi kırılma/mola/ara.
day/dawn breaks/broke/breaking | gün/şafak/şafağ kırdı/kırıyor/kırar/kırmak/kırma/kıraca/kırıp/kırıl
breach/breached/breaching | gedik/gediğ/yarık/yarığ
free of charge | şarj özgür/serbest/bedava/ücretsiz
charge sheet | şarj/ücret çarşaf/sayfa/kağıd/kâğıd/kağıt/kâğıt
enter/enters/entered/entering plea | yalvar/rica gir
dismissed/dismiss case/appeal/charge/application | kov
hear/heard/hears case/appeal court/magistrate/tribunal/judge | dava/itiraz/temyiz duydu/duyaca/duyuyor/duyar/işit
life sentence | cümle yaşam/hayat/ömür
standing order/orders | ayakta/duran emir/emr/sipariş
intervention/restraining/protection/court/avo order/orders | sipariş mahkeme/koruma/müdahale/kısıtla
good behaviour bond | bağ./tahvil/bono
witness box | tanık/tanığ/şahit kutu
contempt of court | küçümse/aşağıla
swear/swears/swore/sworn/swearing affidavit/statement/declaration/bible | küfür/küfr/küfret
title deed/deeds | başlık/başlığ/unvan/eylem
executor/executors | cellat/cellad/infazcı
strike/strikes/struck/striking balance | denge vur/çarp
off the record | kapalı plak/kayıt/kayd
feel/feels/felt/feeling faint | soluk/soluğ/belirsiz
feel/feels/felt/feeling funny | komik
upset stomach/tummy | üzgün/üzül/kırgın mide/karın/karn
cold sore/sores | soğuk yara/acı
gallbladder | mesane
gall bladder | mesane
bed/pan bedpan | tava
charge nurse | şarj/ücret hemşire
sling arm | sapan
cast arm/leg/wrist/ankle/broken | oyuncu/döküm/dökme/kadro
graze/grazed/grazes knee/elbow/skin/arm | otla
bedside manner | yatak/yatağ tavır/tavr/davran/üslup/tarz
nursing mother/mothers/baby | hemşire anne
dummy baby | kukla/manken/aptal
cradle cap | beşik/beşiğ şapka/başlık/başlığ
baby blues | mavi
shortsighted/nearsighted | kısa/yakın görüş
short sighted | kısa görüş
black eye | siyah/kara. göz
athlete/athletes foot | atlet/sporcu
german measles | alman kızamık/kızamığ
back passage | geçit/geçid/pasaj
spend/spends/spent/spending a penny | kuruş/peni
morning after pill | sabah sonra hap
graveyard shift | mezar
pecking order | gaga
learn/know/learning/show/showed ropes | ipler/ipleri/halat
rank and file | dosya rütbe/sıra/sınıf
right hand man | eli./el. adam
jack of all trades | ticaret/jack/kriko
tricks of trade | ticaret/ticari
trade electrician/plumber/learn/apprentice/carpenter | ticaret
tradesman/tradesmen/tradie/tradies | tüccar/ticaret
trade union/unions | ticaret
fringe benefits | saçak/saçağ/perçem
salary sacrifice | kurban/fedakar/fedakâr
award wage/rate/rates | ödül
hard hat/hats | sert/zor şapka
outside the box | kutu dışarı/dışında/dışı
bang for buck | dolar patla/gürültü
up to scratch | çizik/çiziğ/tırmala/kaşıma
ups and downs | yukarılar aşağılar
odds and ends | olasılıklar/ihtimaller/tuhaflar sonlar/uçlar/bitişler
hard and fast rule/rules | hızlı
part and parcel | parça/kısım/kısm paket/parsel/koli
few and far between | az. uzak/uzağ
far cry from | uzak/uzağ ağla/çığlık/çığlığ
far fetched | uzak/uzağ getir
every other day/week/month | her. diğer/öteki
every now and then/again | her şimdi
above all | hepsinin/tümünün üst/üzer
at once come/call/see/stop/go/doctor | bir. kezde./seferde./kerede.
loose end/ends | gevşek uç/uc/son
on the house drinks/coffee/dessert/meal | ev./evin/evde üzer/üst
on the dot | nokta
on the line job/jobs/life/reputation | çizgi/hat. üzerinde/üstünde
spur of moment | mahmuz
on whole the | bütün/tüm üzerinde/üstünde/üzerine
thanks/thank/thanking in advance | ilerleme/avans
in any case | herhangi/her. kutu/kasa/kılıf
in full swing | salıncak/salıncağ/sallan
in pipeline | boru
how come nobody/nothing/never/not | nasıl. gel
what look/looks like | gibi bakıyor/bakar.
beg pardon | yalvar
no sweat | ter. yok/hayır
see you around | etraf gör
bucks/buck night/party | dolar/geyik/geyiğ gece/parti
hens/hen night/party | tavuk/tavuğ
best man | en. iyi adam
bridesmaid/bridesmaids | hizmetçi
housewarming | ev/parti ısıtma/ısınma
maiden name | bakire/hizmetçi
stay at home mum/mother/dad | evde. kalan./kalıyor anne/baba
godmother/godfather | tanrı
`
