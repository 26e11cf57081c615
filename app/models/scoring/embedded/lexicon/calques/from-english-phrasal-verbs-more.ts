/**
 * Phrasal verbs of English, G to P, with what they become word for word, as `from-english.ts` describes them.
 */
export const MORE_PHRASAL_VERB_CALQUES = `
gear/gears/geared/gearing up | yukarı dişli/vites
get/got/gets/getting/gotten across | içinden/arasından/boyunca/karşı/karşıya al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
get/got/gets/getting/gotten ahead | ileri/ileriye al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
get/got/gets/getting/gotten along | boyunca al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız/ol./oldu/oluyor/olur/olmak/olaca/git
get/got/gets/getting/gotten around | etraf al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız/ol./oldu/oluyor/olur/olmak/olaca
get/got/gets/getting/gotten away with | uzağa/uzaklara/uzaklaş
get/got/gets/getting/gotten away | uzağ/uzak al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
get/got/gets/getting/gotten back to you/me/him/her/them/us | geri./geriye/arkaya al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız/gel
get/got/gets/getting/gotten behind rent/bills/payments/work | arka al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
getting/scrape/scrapes/scraped/scraping by | yanından al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız/geç./geçti/geçiyor/geçer/geçmek/geçme/geçece/geçin.
get/got/gets/getting/gotten me/you/him/her/us/them down | aşağı al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız/indir
get/got/gets/getting/gotten down to business/work | aşağı al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız/gel/in.
get/got/gets/getting/gotten even | çift./eşit/bile al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
get/got/gets/getting/gotten going | gitmeyi/gitmeye/gidiş al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
get/got/gets/getting/gotten off bus/train/tram/plane | kapalı/uzağ/uzak/dışarı al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
get/got/gets/getting/gotten on bus/train/tram/plane | üzerinde./üstünde./üzerine./üstüne. al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız/ol./oldu/oluyor/olur/olmak/olaca
get/got/gets/getting/gotten on with/well | üzerinde./üstünde./üzerine./üstüne. al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız/ol./oldu/oluyor/olur/olmak/olaca
get/got/gets/getting/gotten on in | üzerinde./üstünde./üzerine./üstüne. al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız/ol./oldu/oluyor/olur/olmak/olaca
get/got/gets/getting/gotten out of | dışarı/dışına/dışında al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
get/got/gets/getting/gotten over | üzerinden/üstünden al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız/gel
get/got/gets/getting/gotten round to | etraf/yuvarlak al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız/gel
get/got/gets/getting/gotten through | içinden/arasından al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız/ol./oldu/oluyor/olur/olmak/olaca
get/got/gets/getting/gotten to know | bilmeye/bilmeyi al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız/başla/gel/ulaş
get/got/gets/getting/gotten together | birlikte/beraber al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
get/got/gets/getting/gotten up | yukarı al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
get/got/gets/getting/gotten used to | kullanılmış/kullanıl al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız/ol./oldu/oluyor/olur/olmak/olaca
get/got/gets/getting/gotten lost | kayıp/kaybı al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
get/got/gets/getting/gotten dressed | giyinmiş/giyinik al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
get/got/gets/getting/gotten married | evli. al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
get/got/gets/getting/gotten hurt/injured | incin/yaral al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
get/got/gets/getting/gotten ready | hazır. al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
get/got/gets/getting/gotten started | başlamış/başlatıl al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
give/gave/given/gives/giving away | uzağ/uzak verdi/veriyor/verir/verip/verme/verece/verin./ver.
give/gave/given/gives/giving in | içeri/içine. verdi/veriyor/verir/verip/verme/verece/verin./ver.
give/gave/given/gives/giving out | dışarı/dışına/dışında verdi/veriyor/verir/verip/verme/verece/verin./ver.
gave/giving birth to/hospital/baby/girl/boy/son/daughter/twins | doğum. verdi/veriyor/verir/verip/verme/verece/verin./ver.
give/gave/given/gives/giving notice | not./notu/fark/dikkat verdi/veriyor/verir/verip/verme/verece/verin./ver.
give/gave/given/gives/giving blood sample/test | kan verin/hediye
give/gave/given/gives/giving evidence court/witness/trial/judge | delil/kanıt verdi/veriyor/verir/verip/verme/verece/verin./ver.
give/gave/given/gives/giving benefit of doubt | şüphe fayda/yarar
give/gave/given/gives/giving second thought | ikinci düşünce
go ahead please/just/you/can | ileri/ileriye git/gid
go/went/gone/goes/going along with | boyunca git/gid
go/went/gone/goes/going away pain/rash/symptoms/swelling/cough/headache/fever/lump | uzağ/uzak git/gid
go/went/gone/goes/going away weekend/week/holiday/holidays/easter | uzağ/uzak git/gid
go/went/gone/goes/going back on word/promise | geri./geriye git/gid
go/went/gone/goes/going by time/years/days/months/weeks | yanından/tarafından git/gid
go/went/gone/goes/going down well/swelling/system/computer/fever/internet/website | aşağı git/gid
go/went/gone/goes/going for it | için. git/gid
go/went/gone/goes/going into detail/details | ayrıntı/detay git/gid
go/went/gone/goes/going off | kapalı/uzağ/uzak/dışarı git/gid
alarm/alarms go/went/gone/goes/going off | alarm kapandı/kapanıyor/kapanır/kapatıl/kapalı
milk/food/meat/fish/yoghurt go/went/gone/goes/going off | süt/yemek/yiyecek/et./balık/yoğurt kapandı/gitti/gitmiş/çıktı/çıkmış
go/went/gone/goes/going on what's/what/whats | üzerinde./üstünde./üzerine./üstüne. git/gid
go/went/gone/goes/going on going/talking/forever/hours | üzerinde./üstünde./üzerine./üstüne. git/gid
lights/light/power/electricity/internet go/went/gone/goes/going out | dışarı/dışına/dışında git/gid
go/went/gone/goes/going over details/report/results/figures/form/contract/plan/everything/again/it | üzerinden./üstünden./üzerine./üstüne. git/gid
go/went/gone/goes/going through results/form/forms/divorce/lot/details/phase/stages/hard/time/approval/everything/process | içinden/arasından/boyunca git/gid
go/went/gone/goes/going under business/company/shop/cafe/builder | altına/altında git/gid
price/prices/rent/fees/bills/bill/rates/premium/premiums/cost/costs go/went/gone/goes/going up | yukarı git/gid
go/went/gone/goes/going without food/sleep/power/water/lunch/breakfast/heating/pay | olmadan/yemeksiz/uykusuz/susuz/elektriksiz/maaşsız git/gid
something/anything/things/everything/what go/went/gone/goes/going wrong | yanlış git/gid
go/went/gone/goes/going bad | kötü. git/gid
go/went/gone/goes/going broke | kırık/kırıl/parasız git/gid
go/went/gone/goes/going missing | kayıp/kayb/özle git/gid
go/went/gone/goes/going blank | boş/boşluk git/gid
go/went/gone/goes/going halves | yarı/yarım/yarıla git/gid
go/went/gone/goes/going easy on | kolay git/gid
go/went/gone/goes/going dutch | hollanda git/gid
grow/grew/grown/grows/growing out of | dışarı/dışına/dışında büyü/büyüdü
grow/grew/grown/grows/growing on | üzerinde./üstünde./üzerine./üstüne. büyü/büyüdü
grow/grew/grown/grows/growing apart | ayrı/parça büyü
hand/hands/handed/handing out | dışarı/dışına/dışında ver
hand/hands/handed/handing over | üzerinden/üzerine/üstüne verdi/veriyor/verir/verip/verme/verece/verin./ver.
hand/hands/handed/handing down | aşağı verdi/veriyor/verir/verip/verme/verece/verin./ver.
hang/hung/hangs/hanging around/about | as./astı/asıyor/asar/asmak/asma/asın./asılı etraf/çevre/hakkında
hang/hung/hangs/hanging out with | dışarı as./astı/asıyor/asar/asmak/asma/asın./asılı
hang/hung/hangs/hanging on | üzerinde./üstünde./üzerine./üstüne./asılı/asılın as./astı/asıyor/asar/asmak/asma/asın./asılı/tut./tuttu/tutuyor/tutma/tutaca/tutun./tutup/tutabil
head/heads/headed/heading off | kapalı/uzağ/uzak/dışarı kafa/başlıyor
hear/hearing from you/us | senden/sizden/bizden duy/işit
help/helps/helped/helping out | dışarı/dışına/dışında yardım
hit/hits/hitting it off | kapalı/uzağ/uzak/dışarı/onu vur/çarp
hold/held/holds/holding on minute/second/moment/sec/line/tick | tut./tutun./tutar/tutabil
hold/held/holds/holding on | üzerinde./üstünde./üzerine./üstüne. tut./tuttu/tutuyor/tutma/tutaca/tutun./tutup/tutabil
hold/held/holds/holding off | kapalı/uzağ/uzak/dışarı tut./tuttu/tutuyor/tutma/tutaca/tutun./tutup/tutabil
hold/held/holds/holding out | dışarı/dışına/dışında tut./tuttu/tutuyor/tutma/tutaca/tutun./tutup/tutabil
held/holding up traffic/meeting/delivery/order/visa/application/customs/project/work | yukarı tut./tuttu/tutuyor/tutma/tutaca/tutun./tutup/tutabil
hold/held/holds/holding against | karşı tut./tuttu/tutuyor/tutma/tutaca/tutun./tutup/tutabil
hurry/hurries/hurried/hurrying up | yukarı acele
iron/irons/ironed/ironing out | ütü/ütüle
join/joins/joined/joining in | içeri/içine. katıl
jot/jots/jotted/jotting/write/note/take down | aşağı yaz/not/al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
keep/kept/keeps/keeping on at/working/trying/going/talking/asking | üzerinde./üstünde./üzerine./üstüne. tut./tuttu/tutuyor/tutma/tutaca/tutun./tutup/tutabil
keep out reach | dışarı/dışında tut
keep/kept/keeps/keeping up appearance/appearances/good/payments/repayments | yukarı tut./tuttu/tutuyor/tutma/tutaca/tutun./tutup/tutabil
keep/kept/keeps/keeping track | iz./izini/izlerini/ray tut./tuttu/tutuyor/tutma/tutaca/tutun./tutup/tutabil
keep/kept/keeps/keeping fit | uygun/sığ tut./tuttu/tutuyor/tutma/tutaca/tutun./tutup/tutabil
kick/kicks/kicked/kicking in | tekme/tekmele
kick/kicks/kicked/kicking off | tekme/tekmele
kick/kicks/kicked/kicking out | tekme/tekmele
kick/kicks/kicked/kicking up fuss | tekme/tekmele
knock/knocks/knocked/knocking off | kapalı/uzağ/uzak/dışarı vur/vurdu/çaldı/çalmak
knock/knocks/knocked/knocking down price/prices/building/house | aşağı vur
knock/knocks/knocked/knocking over | üzerinden./üstünden./üzerine./üstüne. vur
knock/knocks/knocked/knocking out | dışarı/dışına/dışında vur
lay/laid/lays/laying down law/rules | aşağı yat/ser/koy
let/lets/letting off | kapalı/uzağ/uzak/dışarı bırak/izin/izn
they/boss/company/manager let/letting me/us/him/her/them/people/staff/workers go | gitme izin/bırak
light/lit/lights/lighting up | yukarı ışık/yan/aydın
live/lives/lived/living up to | yukarı yaşa/yaşı
live/lives/lived/living on pension/wage/payment/benefits/income | üzerinde./üstünde./üzerine./üstüne. yaşa/yaşı
lock/locks/locked/locking in rate/price/date/time | içeri/içine. kilit
lock/locks/locked/locking out | dışarı/dışına/dışında kilit
log/logs/logged/logging in/on/into/out/off | kütük/kütüğ/odun
look/looks/looked/looking after | sonrasına/arkasından/arkasına/ardından bak
look/looks/looked/looking into matter/it/this/that/complaint/problem/issue/case/why/how/whether/what | içeri/içine. bak
look/looks/looked/looking out for | dışarı/dışına/dışında bak
look/looks/looked/looking over | üzerinden/üstünden/üzerine bak
look/looks/looked/looking through | içinden/arasından/boyunca bak
look/looks/looked/looking up to | yukarı bak
look/looks/looked/looking up things/business/market | yukarı bak
look/looks/looked/looking down on | aşağı bak
luck/lucks/lucked/lucking out | dışarı/dışına/dışında şans
make/made/makes/making out | dışarı/dışına/dışında yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmış
make/made/makes/making it time/meeting/wedding/appointment/party/dinner | onu yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmış
can't/couldn't/won't make/made/makes/making it | yapamam./yapamıyorum./yapamadı/yapamayacağ/yapamayız/yapamayacaklar
make/made/makes/making up | yukarı/makyaj yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmış
make/made/makes/making up for | yukarı/makyaj/için. yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmış
make/made/makes/making sense | his/duyu/duygu yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmış
mark/marks/marked/marking down/up | aşağı/yukarı işaret
max/maxes/maxed/maxing out | maksimum/azami
mess/messes/messed/messing up | yukarı dağıt/karıştır/pislet/bulaştır
mess/messes/messed/messing around/about | etraf dağıt/karıştır/pislet
mix/mixes/mixed/mixing up | yukarı karış
move/moves/moved/moving in/into/out home/house/flat/unit/apartment/place/property | hareket/kımılda
move/moves/moved/moving on | üzerinde./üstünde./üzerine./üstüne./ileri hareket/taşın
move/moves/moved/moving up | yukarı hareket/taşın
move/moves/moved/moving over | üzerinden./üstünden./üzerine./üstüne. hareket/taşın
move/moves/moved/moving forward with | ileri hareket/taşın
named/naming after | sonra./arkasından/ardından isimlen/adlandır
nod/nods/nodded/nodding off | kafa/kapalı sall
open/opens/opened/opening up | yukarı aç
opt/opts/opted/opting in/out | içeri/içine./dışarı/dışına/dışında seç/opt
own/owns/owned/owning up | yukarı sahip
pack/packs/packed/packing up | yukarı paket/topla
pan/pans/paned/paning out | dışarı/dışına/dışında tava/tavala
pass/passes/passed/passing on message/details/information/word/news | üzerinde./üstünde./üzerine./üstüne./üzerinden geç./geçti/geçiyor/geçer/geçmek/geçme/geçece/geçin./geçir
pass/passes/passed/passing out | dışarı/dışına/dışında geç./geçti/geçiyor/geçer/geçmek/geçme/geçece/geçin.
pass/passes/passed/passing up chance/opportunity/offer | yukarı geç./geçti/geçiyor/geçer/geçmek/geçme/geçece/geçin.
pass/passes/passed/passing off | kapalı/uzağ/uzak/dışarı geç./geçti/geçiyor/geçer/geçmek/geçme/geçece/geçin.
pay/paid/pays/paying up | yukarı öde
pay/paid/pays/paying out | dışarı/dışına/dışında öde
pay/paid/pays/paying in advance | ilerleme/ileri/ilerde öde
phase/phases/phased/phasing out/in | faz/aşama dışarı/içeri
pick/picks/picked/picking on | üzerinde./üstünde./üzerine./üstüne. seç/topla
pick/picks/picked/picking out | dışarı/dışına/dışında seç/topla
pick/picks/picked/picking up kids/children/parcel/son/daughter/you/him/her/prescription/script/medication/keys/car | yukarı al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız/seç/topla/kaldır/çek
pick/picks/picked/picking up kids/children/son/daughter/parcel/prescription/script/medication | kaldırdı/kaldırıyor/kaldırıp/kaldırmak/kaldıraca/seçti/seçiyor/seçip/seçmek/seçece
pick/picks/picked/picking up phone/call | telefon/arama yukarı/seç/topla
pile/piles/piled/piling up | yukarı yığ
pin/pins/pinned/pinning down | iğne/iğnele/raptiye
play/plays/played/playing up | yukarı oyna/çaldı/çalıyor/çalar/çalmak/çala./çalaca
play/plays/played/playing down | aşağı oyna/çaldı/çalıyor/çalar/çalmak/çala./çalaca
point/points/pointed/pointing finger at | parmak/parmağ nokta
pop/pops/popped/popping up | yukarı patla
pull/pulls/pulled/pulling out deal/contract/sale/agreement/race/of | dışarı/dışına/dışında çekt/çeki/çekm/çeke
pull/pulls/pulled/pulling over me/him/her/car/police/officer/driver/road | üzerinden./üstünden./üzerine./üstüne. çek
pull/pulls/pulled/pulling through | içinden/arasından/boyunca çek
car/taxi/bus/ambulance/police/truck pull/pulls/pulled/pulling up | yukarı çek
pull/pulls/pulled/pulling off deal/win | kapalı/uzağ/uzak/dışarı çek
push/pushes/pushed/pushing back date/meeting/appointment/deadline/surgery/start | geri./arkaya it./itti/itiyor/iter/itmek/itme/itece/itil
push/pushes/pushed/pushing through | içinden/arasından/boyunca it./itti/itiyor/iter/itmek/itme/itece/itil
put/puts/putting away | uzağ/uzak koy./koydu/koyuyor/koyar/koymak/koyma/koyaca/koyun./koyul/koyabil/koymuş
put/puts/putting back meeting/date/appointment/opening/surgery | geri./arkaya koy./koydu/koyuyor/koyar/koymak/koyma/koyaca/koyun./koyul/koyabil/koymuş
put/puts/putting down dog/cat/pet/vet | aşağı koy/indir/bırak
put/puts/putting down deposit | aşağı koy
put/puts/putting down to stress/age/weather/experience | aşağı koy./koydu/koyuyor/koyar/koymak/koyma/koyaca/koyun./koyul/koyabil/koymuş
put/puts/putting forward idea/name/offer/proposal/case/plan | ileri/ileriye koy./koydu/koyuyor/koyar/koymak/koyma/koyaca/koyun./koyul/koyabil/koymuş
put/puts/putting in application/complaint/request/claim/offer/effort/hours/leave/order | içeri/içine./başvuru/şikayet/talep/teklif/istek/çaba/sipariş koy./koydu/koyuyor/koyar/koymak/koyma/koyaca/koyun./koyul/koyabil/koymuş
put/puts/putting off | dışarı/uzağ/uzak/üzerinden koy./koydu/koyuyor/koyar/koymak/koyma/koyaca/koyun./koyul/koyabil/koymuş
put/puts/putting on hold | tut./tutma/tutuş koy./koydu/koyuyor/koyar/koymak/koyma/koyaca/koyun./koyul/koyabil/koymuş
put/puts/putting on coat/shoes/jacket/clothes/hat/mask/gown/uniform/seatbelt/sunscreen | üzerinde./üstünde./üzerine./üstüne. koy./koydu/koyuyor/koyar/koymak/koyma/koyaca/koyun./koyul/koyabil/koymuş
put/puts/putting on brave face | cesur yüz
put/puts/putting out fire/flames | dışarı/dışına/dışında koy./koydu/koyuyor/koyar/koymak/koyma/koyaca/koyun./koyul/koyabil/koymuş
put/puts/putting through to | içinden/arasından/boyunca koy./koydu/koyuyor/koyar/koymak/koyma/koyaca/koyun./koyul/koyabil/koymuş
put/puts/putting together furniture/plan/report/application/list/team/table/resume | birlikte/beraber koy./koydu/koyuyor/koyar/koymak/koyma/koyaca/koyun./koyul/koyabil/koymuş
put/puts/putting up tent/prices/rent/fence/shelves/fees/premium/premiums | yukarı koy./koydu/koyuyor/koyar/koymak/koyma/koyaca/koyun./koyul/koyabil/koymuş
put/puts/putting pressure on | basınç/basınc koy./koydu/koyuyor/koyar/koymak/koyma/koyaca/koyun./koyul/koyabil/koymuş
put/puts/putting at risk/ease | koy risk/kolay/rahat
`
