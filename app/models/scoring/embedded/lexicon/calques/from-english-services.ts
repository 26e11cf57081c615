/**
 * Terms of English at work, at the doctor, at court and in offices with what they become word for word, as
 * `from-english.ts` describes them.
 */
export const SERVICE_CALQUES = `
ground floor | toprak/toprağ/arazi kat
side effect/effects | taraf/kenar etki
small claims | küçük/ufak iddia
bulk bill/billing/billed | toplu/hacim/yığın/iri fatura
long service leave | servis/hizmet terk/ayrıl/yaprak
bond landlord/rent/rental/tenancy/lease/tenant/agent/weeks/refund | bağ./bağı/bağın/bono
heartburn | kalp/kalb/yürek yan/yak
stiff neck | sert/katı boyun/boyn/ense
pins needles | iğne
bad back/knee/leg/shoulder | kötü sırt/arka./diz/bacak/bacağ/omuz
black/blacked out | siyah/kara dışarı/çık
period pain/pains/cramps/heavy/missed | dönem/devir/nokta
labour ward/contractions/midwife | işçi/emek koğuş/servis/doğum
over counter medicine/tablets/available/buy/painkillers | tezgah üzerin/üstün/üzeri
script/scripts pharmacist/chemist/doctor/tablets/fill/medication | senaryo/yazı.
pass/passes/passed/passing urine/water/wind/stones | geç/geçi/geçir idrar/su/rüzgar
wind baby/tummy/stomach/belly/trapped | rüzgar
discharge/discharged hospital/ward | boşalt/deşarj
admitted hospital | itiraf
mole/moles skin/back/arm/leg/face/check/biopsy | köstebek
patient/patients ward/doctor/hospital/clinic/nurse/waiting | sabırlı
nursing home/homes | hemşire/emzir/bakıcı evi/ev./evler
day care/daycare | gün. bakım
hearing aid/aids | işitme/duyma yardım
wisdom tooth/teeth | bilge diş
filling/fillings tooth/dentist/teeth | doldurma/doldurul
crown tooth/dentist/dental | taç./taca/tacı
braces teeth/orthodontist/dentist/child/daughter/son | parantez/ayraç/kuşak/askı
false teeth | yanlış/sahte diş
dressing/dressings wound/change/stitches | giyin/giysi/elbise/sos.
throw/threw/thrown/throws/throwing back out | sırt/bel at/attı/fırlat
pull/pulls/pulled/pulling muscle | kas çekt/çeki/çekm
put/puts/putting back out | sırt/bel dışarı koy
be/being/been/is/was/feel/feeling/felt off colour | renk kapalı/dışı
on medication/tablets/antibiotics/insulin/diet | ilaç/ilac/hap/antibiyotik/insülin/diyet üzerindeyim/üzerindeyiz/üzerindesin/üstündeyim/üstündesin
be/being/been/i'm/is/are on diet | diyet üzerinde./üstünde.
be/being/been/is/are/was in labour | emek/işçi/iş içinde.
go/went/gone/goes/going into labour/hospital | emek/işçi git/gid
baby bump | bebek çarp/yumru/tümsek
child bearing/childbearing | çocuk taşı
bed wetting/bedwetting | yatak/yatağ ıslan
panic button | panik düğme
full time | dolu zaman
overtime | aşırı/üst. zaman
payroll | rulo/yuvarla
lunch/tea/coffee/smoke/toilet break/breaks | kırık/kırılma/kırığ
back pay weeks/owe/owed/entitled/hours | sırt/arka ödeme
probation job/months/period/employee/boss/work | gözetim/denetimli/şartlı
weeks/week's/weeks'/week notice | fark/not./ilan
redundant/redundancy/redundancies | gereksiz/fazlalı
casual contract/job/worker/loading/basis/rate/employee/shifts | rahat/gelişigüzel/sıradan
union member/fees/rep/delegate/workers/join/strike | birlik./birliği/birliğe/birliğin
on strike | çarpma/vurma/vuruş
public holiday/holidays | halk/kamu tatil
gross income/pay/salary/wage/earnings | iğrenç/kaba
take-home/take home pay | ev/eve al/götür
light duties | ışık/ışığ
head office | kafa/baş. ofis/büro
branch bank/manager/local/office/nearest | dal./dalı/dalın/dalda
chairing/chaired meeting/committee | sandalye
ballpark | top./parkı/beyzbol/stadyum
turnover staff/high/annual/business | devrilme/dönme/ters
overheads | kafa/tepe/tepegöz
sole trader | taban/yalnız/tek tüccar/tacir
day/days/time off | kapalı. gün/zaman
off duty | kapalı/dışı görev
sick note/certificate | hasta. not./notu/sertifika
job seeker/seekers/jobseeker | arayıcı/arayıcıs
odd jobs/job | tuhaf/garip/tek iş/işler
white/blue collar | beyaz/mavi tasma/kolye
temp/temping agency | ısı/sıcaklı/geçici ajans
labour hire | emek/işçi kirala/kira
flatmate/flatmates/housemate | düz eş/arkadaş/dost
open inspection | muayene/teftiş
rates council/land | oran
body corporate | vücut/beden/gövde/ceset
toilet run/ran/runs/running | tuvalet koştu/koşuyor/koşar/koşmak/koşma/koşaca/koşup/koşun.
power cut/outage/outages | güç/güc kes
power bill/bills/company | güç/güc fatura/şirket
be/being/been/is/was power out/off/back | güç/güc dışarı/kapalı/geri
landlord/landlords | lord/lordu
lease/rent arrears | arkalar/arkada
give/gave/given/gives/giving back keys | anahtar sırt/arka
fair wear tear | adil giy/yırt
spare room/bedroom/key/tyre | artık/artan oda/anahtar/lastik/lastiğ
granny flat | büyükanne/nine düz/daire
council pick-up/pickup | seç/kaldırma
overdraft/overdrawn | çizil/çekilmiş/taslak
current account | akım/akıntı hesap/hesab
bank/card statement/statements | ifade/açıklama/demeç
cheque/cheques bounce/bounces/bounced/bouncing | zıpla/sekti/sekmiş/sıçra
payment/debit bounce/bounces/bounced/bouncing | zıpla/sekti/sekmiş/sıçra
balance account/owing/remaining/outstanding/card | denge
outstanding amount/balance/bill/debt/fine/payment/rent/fees | olağanüstü/mükemmel/seçkin
interest loan/savings/account/charged/earn/mortgage | ilgi./ilgisi/ilginiz
parking/library/late fine/fines | güzel/ince
dollar/ten/twenty/fifty/hundred note/notes | not./notu/notlar/notları
have/got/any/loose/small change coins/note/fifty/twenty/ten/parking/machine | değişim/değişikli
concession/concessions card/fare/price/rate | imtiyaz/taviz/ödün
means test/tested | araç/araçlar/vasıta
unemployment/disability/sickness/housing benefit/benefits | faydası/faydaları/faydasını/yararı/yararları
youth/carer/study allowance | izin/izn
cooling-off/cooling period | soğut/soğum
insurance claim/claims | iddia
third party property | üçüncü parti mülk/özellik
no claim/claims bonus | hayır/yok iddia
lump sum | yumru/topak/kitle
hire purchase | kira satın
pay as you go | git/gidi öde
hard copy | sert/katı kopya
price tag | fiyat künye/bayrak
store credit | dükkan/mağaza kredi
use by date | kullan tarafından
criminal/police record/records | rekor/plak
conviction/convictions criminal/record/previous/spent/court | inanç/inanc/kanaat
court case | kutu/kılıf/çanta
both/other/either party/parties | parti
trial court/judge/jury/murder/lawyer | deneme/denem
appeal court/decision/judgment/tribunal/days | rica/çekici/yalvar/cazibe
custody child/children/kids/son/daughter | gözaltı/nezaret
charged assault/theft/fraud/offence/stealing/police | şarj/ücretlen
warrant arrest/police/search | garanti
lawsuit/lawsuits | takım/elbise
power of attorney | güç./gücü/gücünü/kuvvet/iktidar
justice of the peace | barış adalet
on bail | kefalet üzerinde./üstünde.
get/got/gets/getting/gotten off with warning | uyarı kapalı/in/inmek
take/took/taken/takes/taking oath | yemin al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
take/took/taken/takes/taking stand | duruş/stand/ayakta al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
take/took/taken/takes/taking law hands | kanun/yasa/hukuk el
do/did/done/does/doing community service | topluluk/toplum servis
be/being/been/was/is pulled over | üzerinde./üzerine./üstüne. çek
under oath | yemin altında
high/hung jury | asıl/asılı jüri
blind spot | kör leke/yer
number/licence/license/p plate/plates | tabak/tabağ
roundabout | yuvarlak/yuvarlağ
roadworthy | değer./değerli/layık
boot car/open/luggage/bags/lock | çizme/bot./botu/botun
bonnet car/engine/under/open | bone/başlık/şapka
peak hour/hours | zirve/tepe/doruk saat/zaman
speed camera/bump/bumps/hump/humps | hız tümsekli/kambur/çarpma
right of way | doğru/sağ/hak yol
zebra crossing | zebra
duty free | görev
customs airport/declare/border/officer/parcel/duty | gelenek/adetler
report card/cards | rapor kart
principal school | ana./asıl/başlıca/prensip
term/terms school/holidays/next/first/second | terim
high school | yüksek okul
public school/schools/hospital/hospitals | halk
detention school/teacher/lunch/after | gözaltı/tutuk
subject/subjects school/maths/choose/year/favourite | özne/denek/deneğ
mark/marks exam/test/essay/good/bad | işaret/iz.
skip/skips/skipped/skipping class/school | atla ders/okul/sınıf
pass/passes/passed/passing exam/test flying colours | uçan/renk
still water | hala/hâlâ/sessiz su
fizzy/sparkling water | parlak/parıl
junk food | hurda/çöp/çöplük
living room | yaşayan/canlı oda
babysit/babysitter/babysitting | otur bebek/bebeğ
mother-in-law/father-in-law/brother-in-law/sister-in-law/son-in-law/daughter-in-law/in-laws | kanun/yasa./yasada/yasadaki/hukuk
stepmother/stepfather/stepson/stepdaughter/stepdad/stepmum | adım/basamak/basamağ
half-brother/half-sister | yarım/yarı
dating | tarihle
heavy traffic | ağır trafik/trafiğ
heavy rain/rains/snow | ağır yağmur/kar.
heavy smoker/drinker | ağır içici/içen/sigara
heavy flow/bleeding/period | ağır akış/kana/dönem
strong accent | güçlü/kuvvetli aksan/şive
bad cold | kötü soğuk/soğuğ
fast asleep | hızlı uyku/uyu
sound asleep | ses/sesli uyu
wide awake | geniş uyan
hard hearing | sert/katı duy/işit
sharp nine/ten/eight/seven/one/two/three/four/five/six/eleven/twelve/am/pm/o'clock | keskin
shortcut/shortcuts/short cut | kısa kes
short notice | kısa not./bildirim/fark/ilan/ihbar
short staffed/short-staffed | kısa personel/kadro/eleman
long face | uzun yüz
long shot | uzun atış/vuruş/şut
for time being | varlık/oluş/olan zaman
`
