/** Collocations of English with what they become word for word, as `from-english.ts` describes them. */
export const COLLOCATION_CALQUES = `
have/had/has/having shower/bath | duş/banyo sahip.
make/made/makes/making appointment/appointments | randevu yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmış
make/made/makes/making friends/friend | arkadaş yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmış
make/made/makes/making decision/decisions | karar yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmış
make/made/makes/making difference | fark./farkı/farklılı yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmış
make/made/makes/making effort | çaba/gayret yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmış
make/made/makes/making excuse/excuses | özür yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmış
make/made/makes/making room | oda. yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmış
make/made/makes/making living | yaşam/canlı/yaşama yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmış
make/made/makes/making loss | kayıp/kayb yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmış
make/made/makes/making statement | ifade/deyim yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmış
make/made/makes/making promise | söz. yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmış
make/made/makes/making fuss | telaş/yaygara yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmış
make/made/makes/making scene | sahne yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmış
make/made/makes/making mess | karmaşa/dağınıklı/kirlili yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmış
make/made/makes/making trouble | bela yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmış
make/made/makes/making most of | çoğu/çoğunu yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmış
make/made/makes/making a will | irade/istek yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmış
make/made/makes/making up mind | zihin/zihn/akl/akıl verdi/veriyor/verir/verip/verme/verece/verin./ver./karar
make/made/makes/making ends meet | son./sonlar/sonları buluş/karşılaş/yap
make/made/makes/making wish | dilek/istek yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmış
do/did/done/does/doing dishes/washing-up | tabak/tabaklar/bulaşık/bulaşığ yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmış
do/did/done/does/doing washing/laundry | yıkama/çamaşır yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmış
do/did/done/does/doing well school/uni/exam/exams/class/maths/english | iyi. yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmış
do/did/done/does/doing drugs | ilaç/uyuşturucu yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmış
do/did/done/does/doing time prison/jail/years | zaman yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmış
did/doing course/degree/diploma | kurs/derece yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmış
do/did/done/does/doing cooking | pişirme/aşçılı yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmış
do/did/done/does/doing books accountant/business/bookkeeper | kitap/kitab/kitaplar yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmış
do/did/done/does/doing tax/taxes | vergimi/vergini/verginizi/vergilerini/vergisini/vergimizi/vergileri yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmış
do/did/done/does/doing favour | lütuf/lütf/kayır yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmış
do/did/done/does/doing trick | hile/numara yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmış
have/has/had/having headache/headaches/migraine | ağrı/migren sahip.
have/has/had/having cold/flu/fever/temperature/cough | soğuk/grip/ateş/öksür sahip.
have/has/had/having look | bakış/bakma/görünüş sahip./al.
have/has/having seat | koltuk/koltuğ/sandalye/oturak sahip./alın./al.
have/has/had/having operation/surgery | ameliyat/operasyon sahip.
have/has/had/having x-ray/scan/test/tests/ultrasound | test/röntgen/tarama/ultrason sahip.
have/has/had/having question/questions | soru/sorular sahip.
have/has/had/having appointment | randevu sahip.
have/has/had/having problem/problems/trouble/pain/pains | sorun/problem/ağrı/acı sahip.
have/has/had/having party/meeting/wedding/barbecue | parti/toplantı/düğün/mangal sahip.
have/had/having chat/talk/word | konuşma/sohbet/kelime/söz sahip.
have/had/having rest/break/nap/sleep | dinlenme/mola/ara./uyku sahip.
have/had/having fight/argument/row | kavga/tartışma/dövüş sahip.
have/had/having accident | kaza sahip.
have/had/having go/try/crack | gitme/gidiş/deneme/çatla sahip.
have/has/had brothers/brother/sisters/sister | kardeş/abla/ağabey sahip.
have/had/having haircut | saç kesim/kesme/tıraş sahip.
have/had/having holiday | tatil sahip.
have/has/had allergy/allergies | alerji sahip.
have/has/had diabetes/asthma/cancer/depression | diyabet/şeker/astım/kanser/depresyon sahip.
have/has/had/having coffee/tea/drink/smoke | kahve/çay/içecek/içki/sigara sahip.
have/had day/days/week off | kapalı sahip.
have/has/had guts | bağırsak/bağırsağ sahip./var
have/has/had lot on | çok üzerinde./üzerimde./üstünde./üstümde.
have word with | kelime
have/has/had say | söylemek/söyleme sahip.
have/has/had ear | kulak/kulağ sahip.
get/got/gets/getting/gotten haircut | saç kesim/kesimi/kesme al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
get/got/gets/getting/gotten rest | dinlenme al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
get/got/gets/getting/gotten angry/upset/nervous/tired/bored/scared | kızgın./sinirli./üzgün./yorgun./sıkılmış./korkmuş. al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
get/got/gets/getting/gotten drunk/pregnant/old/dark/hungry | sarhoş./hamile./yaşlı./karanlık./aç. al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
get/got/gets/getting/gotten hang of | asma/asılma/asılı
get/got/gets/getting/gotten point | noktayı/noktasını al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
get/got/gets/getting/gotten wrong idea | yanlış fikir/fikr al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
get/got/gets/getting/gotten sunburnt/sunburn | yanık/yanığ al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
get/got/gets/getting/gotten stuck | yapışmış/sopa/sıkışmış al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
get/got/gets/getting/gotten in way | yolun/yola/yoluna al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
get/got/gets/getting/gotten paid | ödenmiş/ödenen/ödenme al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
get/got/gets/getting/gotten message/hint | mesajı/ipucunu/ipucu aldın/götür
get/got/gets/getting/gotten cold feet | soğuk ayak/ayağ
get/got/gets/getting/gotten act together | hareket/eylem/rol birlikte/beraber
get/got/gets/getting/gotten foot in door | ayak/ayağ kapı
get/got/gets/getting/gotten wind of | rüzgar/rüzgâr
get/got/gets/getting/gotten own back | kendi geri/arka al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
pay/paid/pays/paying visit | ziyaret öde
pay/paid/pays/paying compliment | iltifat/övgü öde
pay rise/raise | ödeme yüksel
payslip/payslips/pay slip/slips | ödeme/maaş kayma/kayan
catch/caught/catches/catching fire | ateş yakala
catch/caught/catches/catching flu/virus/covid/infection | grip/virüs/covid/kovid/enfeksiyon yakaladı/yakalıyor/yakalamak/yakalamış
catch/caught/catches/catching breath | nefes/soluk/soluğ yakala
catch/caught/catches/catching name/said/what | isim/ismi/ad/adı/ne. yakalayama/yakalama
catch/caught/catches/catching eye | göz yakala
keep/kept/keeps/keeping quiet | sessiz/sessizi tut./tuttu/tutuyor/tutma/tutaca/tutun./tutup/tutabil
keep/kept/keeps/keeping waiting | bekleme/beklet/bekler/bekliyor tut./tuttu/tutuyor/tutma/tutaca/tutun./tutup/tutabil
keep/kept/keeps/keeping change | değişim/değişikli tut./tuttu/tutuyor/tutma/tutaca/tutun./tutup/tutabil
keep/kept/keeps/keeping company | şirket tut./tuttu/tutuyor/tutma/tutaca/tutun./tutup/tutabil
keep/kept/keeps/keeping toes | parmak/parmağ
keep/kept/keeps/keeping going | gitmeyi/gidiş/giderek tut./tuttu/tutuyor/tutma/tutaca/tutun./tutup/tutabil
keep/kept/keeps/keeping straight face | düz yüz
keep/kept/keeps/keeping house | ev. tut./tuttu/tutuyor/tutma/tutaca/tutun./tutup/tutabil
lose/lost/loses/losing track of time | iz/ray
lose/lost/loses/losing touch | dokunuş/dokunma kaybet/kaybed
lose/lost/loses/losing face | yüz. kaybet/kaybed
lose/lost/loses/losing heart | kalp/kalb/kalbini kaybet/kaybed
lose/lost/loses/losing count | saymayı/sayıyı/sayı kaybet/kaybed
lose/lost/loses/losing sleep over | uyku kaybet/kaybed
lose/lost/loses/losing plot | arsa/konu kaybet/kaybed
break/broke/broken/breaks/breaking habit/habits | alışkanlı kırdı/kırıyor/kırar/kırmak/kırmaya/kırmayı/kıraca/kırıl/kırıp
break/broke/broken/breaks/breaking lease/contract/agreement | kira/sözleşme/kontrat/anlaşma kırdı/kırıyor/kırar/kırmak/kırmaya/kırmayı/kıraca/kırıl/kırıp
break/broke/broken/breaks/breaking silence | sessizli kırdı/kırıyor/kırar/kırmak/kırmaya/kırmayı/kıraca/kırıl/kırıp
fever break/broke/broken/breaks/breaking | ateş kırdı/kırıyor/kırar/kırmak/kırmaya/kırmayı/kıraca/kırıl/kırıp
break/broke/broken/breaks/breaking wind | rüzgar kırdı/kırıyor/kırar/kırmak/kırmaya/kırmayı/kıraca/kırıl/kırıp
break/broke/broken/breaks/breaking journey | yolculu/seyahat kırdı/kırıyor/kırar/kırmak/kırmaya/kırmayı/kıraca/kırıl/kırıp
hold/held/holds/holding meeting/meetings | toplantı tut./tuttu/tutuyor/tutma/tutaca/tutun./tutup/tutabil
hold/held/holds/holding party/event/election/funeral/class/classes/session/interview/interviews | parti/etkinlik/seçim/cenaze/ders/oturum/görüşme/mülakat tut./tuttu/tutuyor/tutma/tutaca/tutun./tutup/tutabil
hold/held/holds/holding licence/license/visa/passport | ehliyet/lisans/vize/pasaport tut./tuttu/tutuyor/tutma/tutaca/tutun./tutup/tutabil
hold/held/holds/holding position/job/post | pozisyon/görev tut./tuttu/tutuyor/tutma/tutaca/tutun./tutup/tutabil
hold/held/holds/holding line | çizgi/hat/hattı tut./tuttu/tutuyor/tutma/tutaca/tutun./tutup/tutabil
hold/held/holds/holding fort | kale tut./tuttu/tutuyor/tutma/tutaca/tutun./tutup/tutabil
hold/held/holds/holding water | su. tut./tuttu/tutuyor/tutma/tutaca/tutun./tutup/tutabil
raise/raises/raised/raising concern/concerns | endişe/kaygı yükselt/kaldır
raise/raises/raised/raising question/questions/issue/issues/point | soru/sorun/nokta/konu yükselt/kaldır
raise/raises/raised/raising children/kids/family | çocuk/aile yükselt/kaldır
raise/raises/raised/raising money/funds | para/fon yükselt/kaldır
raise/raises/raised/raising alarm | alarm yükselt/kaldır
meet/met/meets/meeting deadline/deadlines | süre/tarih/son/çizgi buluş/karşılaş/tanış
meet/met/meets/meeting requirements/requirement/criteria/conditions/standard/standards | gerek/şart/koşul/kriter/standart buluş/tanış/görüş
meet/met/meets/meeting needs/need | ihtiyaç/ihtiyac buluş/tanış/görüş
meet/met/meets/meeting cost/costs/expenses/payments/repayments/target/targets | masraf/maliyet/ödeme/hedef buluş/tanış/görüş
meet/met/meets/meeting halfway | yarı/yarım yol buluş
draw/drew/drawn/draws/drawing blood | kan. çiz/çizd/çizi
draw/drew/drawn/draws/drawing conclusion/conclusions | sonuç/sonuc çiz/çizd/çizi
draw/drew/drawn/draws/drawing attention | dikkat çiz/çizd/çizi
draw/drew/drawn/draws/drawing curtains/curtain/blinds/blind | perde/panjur/stor çiz/çizd/çizi
draw/drew/drawn/draws/drawing pension/salary/wage | maaş/aylık/aylığ çiz/çizd/çizi
draw/drew/drawn/draws/drawing up contract/will/plan/agreement/budget | sözleşme/vasiyet/anlaşma/bütçe/kontrat çizd/çizi/çizm/çize
give/gave/given/gives/giving me/us/him/her/them/you hand | el. verdi/veriyor/verir/verip/verme/verece/verin./ver.
give/gave/given/gives/giving me/us/him/her/them/you call | çağrı/arama ver/verin
give/gave/given/gives/giving speech/talk | konuşma verdi/veriyor/verir/verip/verme/verece/verin./ver.
give/gave/given/gives/giving try/go/whirl | deneme/gidiş/gitme/git. verdi/veriyor/verir/verip/verme/verece/verin./ver.
give/gave/given/gives/giving hug/kiss | sarılma/kucak/öpücük verdi/veriyor/verir/verip/verme/verece/verin./ver.
give/gave/given/gives/giving injection/needle/jab | iğne/enjeksiyon verdi/veriyor/verir/verip/verme/verece/verin./ver.
give/gave/given/gives/giving cold shoulder | soğuk omuz/omz
give/gave/given/gives/giving two cents | sent
throw/threw/thrown/throws/throwing tantrum/fit | öfke/nöbet at./attı/atıyor/atar/atmak/atma/ataca/atın./atıp/fırlat
throw/threw/thrown/throws/throwing book | kitab/kitap at./attı/atıyor/atar/atmak/atma/ataca/atın./atıp/fırlat
throw/threw/thrown/throws/throwing light | ışık/ışığ at./attı/atıyor/atar/atmak/atma/ataca/atın./atıp/fırlat
set/sets/setting example | örnek/örneğ ayarla/koy/kur
set/sets/setting table | masa ayarla
set/sets/setting fire | ateş ayarla/koy/kur
set/sets/setting record straight | kayıt/kayd düz/ayarla
set/sets/setting foot | ayak/ayağ koy/ayarla
set/sets/setting stone | taş kur/ayarla/koy/konul
set/sets/setting mind | zihin/zihn/akıl/akl ayarla/koy/kur
serve/serves/served/serving notice/papers/documents/summons | hizmet/servis et/ed/yap/ver
file/files/filed/filing complaint/lawsuit/claim/report/tax/divorce/bankruptcy/appeal | dosyaladı/dosyalıyor/dosyalamak/dosyalay/dosyalama/dosyalamış
lodge/lodges/lodged/lodging complaint/application/claim/bond/appeal/objection/tax/form/report | kulübe/konakla/barındır/yerleştir
settle/settles/settled/settling bill/account/dispute/claim/case/debt/argument | yerleştir/yerleş
stand/stood/stands/standing trial | mahkeme/dava/deneme ayakta/durdu/duraca/duruyor
stand/stood/stands/standing chance | şans durdu/duruyor/durmuyor/ayakta
stand/stood/stands/standing ground | yer/zemin/toprak/toprağ ayakta
drop/drops/dropped/dropping charges | ücret/masraf/şarj düştü/düşüyor/düşer/düşmek/düşme/düşmüş/düşece/düşüp/düşür/bırak
drop/drops/dropped/dropping me/us/you/them line | çizgi/satır/hat düştü/düşüyor/düşer/düşmek/düşme/düşmüş/düşece/düşüp/düşür/bırak
lay/laid/lays/laying table | masa yatır/serdi/ser.
lay/laid/lays/laying charges | ücret/masraf/şarj
spend/spent/spends/spending night | gece harca
spend/spent/spends/spending weekend/holiday/holidays/christmas/easter | hafta/tatil/noel/bayram/paskalya harca
miss/misses/missed/missing family/mum/mother/dad/father/country/friends/home | ailemi/ailesini/ailenizi/annemi/annesini/babamı/babasını/ülkemi/ülkesini/arkadaşlarımı/arkadaşlarını/evimi/evini kaçırıyor/kaçırdı
miss/misses/missed/missing point | nokta özle/kaçır
save/saves/saved/saving time | zaman/vakit/vakt kurtar
save/saves/saved/saving money/dollars | para/dolar kurtar
save/saves/saved/saving seat/place/spot | koltuk/yer kurtar
follow/follows/followed/following suit | takım/elbise
answer/answers/answered/answering door | kapı cevap/yanıt
ask/asks/asked/asking for help/money/refund/receipt/leave/interpreter/rise/raise/extension/directions/id | yardım/para/iade/fiş/makbuz/izin/tercüman/zam/süre/kimlik için. sor./sordu/soruyor/sorar/sormak/sorma/soraca
ask/asks/asked/asking favour | iyilik/iyiliğ sor./sordu/soruyor/sorar/sormak/sorma/soraca
ask/asks/asked/asking permission | izin. sor./sordu/soruyor/sorar/sormak/sorma/soraca
wait/waits/waited/waiting for you/me/him/her/us/them | sizin/senin/benim/onun/bizim/onlar için. bekle
how old | nasıl/ne. yaşlı
how long | nasıl uzun
how far | nasıl uzak
how often | nasıl sık.
how much/many | nasıl çok
what's/whats/what up | yukarı ne.
long time no see | uzun hayır/yok gör
you're/your welcome | hoş geldi
welcome to bring/call/ask/use/stay/try/contact/join/attend | hoş geldi
afraid we/i can't/don't/cannot/won't | korkuyoruz/korkuyorum
excuse me | bahane/mazeret
would/do you mind | umursar/önemser
don't/wouldn't mind | umursamıyor/umursamam/umursamaz/zihin
mind step/gap/head/stairs | akl/akıl/zihin/umursa
no wonder | merak/harika yok/hayır
fair enough | adil/adaletli yeter
big deal | büyük anlaşma
what a shame | utanç/utanc
what a pity | acıma/merhamet
pretty sure/bad/busy/tired/expensive/hard/serious | güzel./sevimli emin/kötü/meşgul/yorgun/pahalı/zor/ciddi
quite a few | az./azı
on own | kendi üzerimde/üzerinde./üstünde./üstümde
as far know/concerned/tell | uzak/uzağ
so far | çok/öyle/böyle/şöyle/o. uzak/uzağ
first of all | hepsinin/tümünün/bütünün
up to you/him/her/them | yukarı size/sana/senin/sizin/ona/onlara
on other hand | diğer/öteki/öbür el./elde/elinde
on spot | nokta/leke üzerinde./üstünde.
on phone | telefon üzerinde./üstünde.
on tv/television/radio | televizyon/radyo üzerinde./üstünde.
on bus/train/tram/plane | otobüs/tren/tramvay/uçak/uçağ üzerinde./üstünde.
on foot | ayak/ayağ üzerinde./üstünde.
on fire | ateş/yangın üzerinde./üstünde.
on time | zaman/vakit/vakt üzerinde./üstünde.
on duty | görev üzerinde./üstünde.
on call | çağrı/arama üzerinde./üstünde.
drinks/lunch/coffee/dinner/it's on me/us | üzerimde./üzerimizde./üstümde./üstümüzde.
in person | kişide./insanda.
in shape | şekil/şekl içinde.
in two minds | iki zihin/akıl/zihn
in your/my/his/her/their shoes | ayakkabı
know/knew/known/knows/knowing/learn/learns/learned/learning by heart | kalp/kalb/yüre
out of order | sıra/düzen/sipariş dışı/dışında/dışarı
out of work | iş/işin dışı./dışında.
out of date | tarih dışı/dışında/dışarı
out of pocket | cep/ceb/cebin dışı/dışında/dışarı
out of question | soru dışı/dışında/dışarı
out of breath | nefes/soluk dışı/dışında/dışarı
`
