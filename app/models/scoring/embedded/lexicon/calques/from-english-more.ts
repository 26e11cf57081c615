/** Set phrases of English with what they become word for word, as `from-english.ts` describes them. */
export const MORE_CALQUES_FROM_ENGLISH = `
put/putting off | kapalı koy
catch/catches/caught/catching cold | soğuk./soğuğu. yakaladı/yakalar/yakalıyor/yakalamış/yakalamak
pay/pays/paid/paying attention | dikkat. ödüyor/ödemiyor/ödedi/ödemedi
raining/rained/rains/rain heavily | ağır. yağıyor/yağdı/yağar
strong coffee/tea | güçlü kahve/çay
weak tea/coffee | zayıf./güçsüz çay/kahve
never mind | asla. akıl/akl/zihin/zihn
how you doing | nasıl. yapıyorsun/yapıyorsunuz
nutshell | fındık/fındığ/ceviz kabuk/kabuğ
out of stock | stoktan. dışarı
get/got/keep/kept/keeping/stay/staying/stayed in touch | dokunmada/dokunuşta/dokunmaya/dokunuşa
in charge | şarjda./şarjdaki/şarjında
on purpose | amaç/amac üzer/üstün
take/taking your time | zamanını./zamanınızı. al./alın./alınız.
make yourself/yourselves home | kendini./kendinizi. ev yap
help yourself/yourselves coffee/tea/water/biscuits/drink/drinks/food/cake | kendin yardım
break/breaks/broke/broken down | aşağı kırdı/kırıl/kırıyor
calm/calmed/calming down | aşağı. sakin
come/came/coming down with | aşağı. geldim./gelmiş./gelmişim
pay/paid/paying off | kapalı. öde
hang/hung up phone/me | yukarı. as./astı/asın/asıyor/asmak
wake/woke/waking up | yukarı. uyan
show/shows/showed/shown up | yukarı. göster
bring/brought/bringing up issue/topic/matter/point | yukarı. getir
brought up in/by | yukarı. getiril
grow/grew/grown/growing up | yukarı. büyüdü/büyüyor/büyüme/büyümüş
catch/caught/catching up | yukarı. yakala
keep/keeping/kept up with/work | yukarı. tut
sign/signed/signing up | yukarı. imza/işaret
put/putting up with | yukarı. koy
look/looked up word/number/address/online/website | yukarı. bak
come/came/coming up with | yukarı. geldi/gelmek/gelece/gelmiş
throw/threw/throwing up | yukarı. at./attı/fırlat/atıyor
up to date | tarih yukarı.
fill/filled/filling out | dışarı./dışına./dışını. doldur
find/found/finding out | dışarı. buldu/bulacağ/bulaca/bulmak/bulmalı
point/pointed/pointing out | dışarı. nokta/işaret
turned/turns out | dışarı. döndü/döner/dönüyor/çevir
rule/ruled/ruling out | dışarı kural/cetvel/yönet
sort/sorted/sorting out | dışarı. sırala/sınıfla/çeşit
figure/figured/figuring out | dışarı. şekil/figür/rakam
drop/dropped/dropping out school/university/uni/course/class | dışarı. düştü/düşmüş/düşüyor/damla
fell/fall/fallen/falling out with | dışarı. düştü/düşmüş/düşüyor
miss/missed/missing out | dışarı. özle/kaçırd/kaçırm
call/called/calling off | kapalı./uzağa. çağır
laid off | kapalı. yatır/serild
ripped/rip/ripping me/us/you/people off | yırt
call/called/calling in sick | içeri./içeriye. hasta.
hand/handed/handing in assignment/homework/notice/resignation/essay | içeri. ver./verdi/verin/vermek/verece
bear with me/us | benimle./bizimle. taşı./taşıyın./ayı.
change/changed/changing my/your/his/her/their mind | akl/zihn/zihin değiştir
speak/spoke/speaking mind | akl/zihn/zihin konuş
on my/your/his/her mind | akl/zihn/zihin üstünde/üzerinde
heart attack/attacks | kalp/kalb saldırı
panic attack/attacks | panik saldırı
asthma attack/attacks | astım saldırı
had/have/has/suffered stroke | vuruş/okşa
stomach/tummy bug | mide/karın böce
flu shot/shots/jab | grip atış/vuruş/yumru/şut
check up/ups | yukarı. kontrol
clean bill of health | temiz fatura
running/run/runs/ran temperature/fever | ateş/sıcaklı koşuyor/koşar/koştu./koştum.
runny/running nose | burun/burnu/burnum koşuyor/koşan/koşar/akıcı
run/runs in family | aile koşuyor/koşar/koşan
ran/run into friend/neighbour/problem/problems/trouble | içine/içeri koştu/koşma/koşuyor
run/runs/running/ran business/shop/company/cafe | işletme/dükkan/şirket/kafe koşuyor/koşar/koştum./koştuk./koşmak
short/shortness of breath | nefes kısal
lose/lost/losing/loses temper | huyumu/huyunu/mizacımı/mizacını kaybet/kaybed
miss/missed/missing bus/train/tram/flight/plane | otobüs/tren/tramvay/uçak/uçağ özle
miss/missed/missing appointment/deadline/payment | randevu/ödeme/süre özle
break/breaks/broke/broken/breaking law/laws/rules/rule | yasa/kanun/kural kırdı/kırıyor/kırma/kırar/kıran
break/broke/broken/breaking promise/promises | söz./sözünü./sözümü./sözü. kırdı/kırma/kırar/kırıyor
keep/keeping open mind | açık. zihin/zihn/akıl tut
pay/paid/paying respects | saygı öde
pay/paid/paying through nose | burun/burn öde
press/pressed/pressing charges | ücret/şarj/masraf bastı/basmak/basıyor/baskı
plead/pleaded/pleading guilty | suçlu yalvar
serve/served/serving sentence | cümle
suspended/prison/jail sentence | cümle
court hearing | mahkeme işitme/duyması
speeding ticket/tickets | hız bilet
speeding fine/fines | hız. güzel/ince
under arrest | tutukla altında
safe and sound | güven ses.
by the way | yolun. yanında./tarafından.
go/went/going/goes out of way | yolundan./yolunuzdan./yolumdan./yollarından. çık/dış
no matter what/how/who/where | madde yok./hayır./değil.
what matter | madde ne./nedir
matter of fact | gerçe madde
behind schedule | program/takvim arkasında/arkada
behind rent/payments/repayments | kira/ödeme arkasında/arkada
on mend | tamirde./tamirdeyim/onarımda./onarımdayım
cost/costs/costing bomb | bomba
touch wood | odun/tahta/ahşap/ağaç/ağac dokun
speak/speaking/talk of devil | şeytan konuş/bahset
blackmail/blackmailed/blackmailing | siyah/kara. posta/mektu
last resort | son. tatil/otel/tesis
sleep/sleeping/slept rough | kaba/pürüz uyu
work/works/working/worked for peanuts | fıstık/fıstığ
window shopping | pencere alışveriş
insurance/policy excess | fazlalık/fazlalığ/aşırılı
interest rate/rates | ilgi./ilginin. oran
interest free | ilgi./ilgiden. serbest/özgür/bedava/ücretsiz
joint account | eklem hesap/hesab
tax return/returns | vergi dönüş./dönüşü./dönüşünüz/dönüşünü/dönüşümü./dönüşleri
bond landlord/rent/rental/tenancy/lease/tenant | tahvil
real estate | gerçek. emlak/mülk/arazi
white goods | beyaz. mallar/malları/iyiler
public/civil servant/servants | hizmetçi/uşak/uşağ
public transport | halk. taşı/ulaşım
annual/maternity/parental/sick leave | yıllık/annelik/ebeveyn/hastalık/hasta. terki
part time | parça zaman
deadline/deadlines | ölü. çizgi/hat./hattı/satır
night/day/late/early shift/shifts | gece/gündüz/geç./erken kayma/kaydırma
get/got/getting/given sack | çuval
was/were/been/got/get fired | ateşlend/ateşlenm
wrong end stick | sopa/çubuk/çubuğ/değnek/değneğ
full licence | dolu ehliyet/lisans
long/short/fixed term | uzun/kısa/sabit terim
terms conditions | terimler
on good/bad/speaking terms | terim
primary school | birincil okul
secondary school | ikincil okul
sit/sat/sitting exam/exams/test/tests | sınav/test oturdu/oturaca/oturmak/oturuyor/oturun
overstay/overstayed/overstaying | aşırı kaldı/kalma/kalmış/kalan
pop in/over/down/round/by/into | patla
give me/us ring | yüzük/yüzüğ/halka ver
line/phone/number/toilet engaged | nişanlı./nişanlıydı/nişanlanmış
flat tyre/tyres/battery | düz. lastik/lastiğ/batarya/pil/akü
flat out | düz. dışarı
give/gave/giving lift | asansör
traffic jam/jams | reçel
rush hour | acele. saati./saatinde./saatleri
work/works/worked/working very/so/really/too hard | sert. çalış/işçi
hard rubbish | sert/zor çöp
soft drinks | yumuşak içecek/içki/içeceğ
couple of days/weeks/hours/minutes/questions/things | çift. gün/hafta/saat/dakika/soru/şey
brand new | marka yeni
next door | sonraki kapı
next of kin | sonraki akraba
just in case | kutuda./kılıfta./vakada.
at stake | kazık/kazığ
chickenpox/pox | tavuk
hay fever | saman ateş/humma
morning sickness | sabah hastalı
car/sea sick/sickness | araba/deniz hastası/hastalı
homesick/homesickness | ev. hastası/hastalı
went/go/going/goes into labour | emeğe./emeğin./işçiliğe.
waters broke/broken | su kırıl
my/her/your water broke | suyu/suyum/suyunuz kırıl
baby due | vade/borç/borc tarih
operating theatre/theater | tiyatro
stool sample/samples | tabure/iskemle
sweet tooth | tatlı./şekerli. diş
hot flush/flushes | sifon
painkiller/painkillers | ağrı öldürücü/öldüren/katil
job interview/interviews | röportaj
cover letter | kapak/kapağ/örtü mektu
back to drawing board | tahta
board directors/members | tahta
bottom line | dip çizgi/satır
wear and tear | giy yırt/gözyaş
power point/points | güç/güc nokta
go/going/went ahead with | ileri./ileriye. git/gid
fall/fell/falling/fallen asleep | uykuya. düştü/düşer/düşmüş/düşüyor/düşme
fall/fell/fallen/falling pregnant | hamile düştü/düşer/düşmüş/düşme
put/putting on weight | kilo koy/giy
put/putting in good word | kelime koy
take/took/taking part in | parça/kısım/kısmı aldı/alıyor/alacağ/almak/alabilir/alın
take/takes/took/taking advantage | avantaj aldı/alıyor/alma/alır
take it easy | kolay. al./alın.
take/took/taking walk | yürüyüş aldı/al./alın./almak/alıyor/alır
take/took/taking/taken steps/step | adım./adımlar./adımları. aldı/almak/alıyor/alacağ/alınmalı
make/makes/made/making fun of | eğlence yap
do/did/doing my/our/your/their best | en. iyimi./iyimizi./iyinizi. yap
have/had/having good/great time | zaman sahip
have/had/having breakfast/lunch/dinner | kahvaltı/öğle/akşam/yemeğ sahip
have/had/having fun | eğlence sahip
`
