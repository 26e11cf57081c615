/**
 * Set phrases, phrasal verbs and turns with light verbs that Australians use with those they serve, with what they become
 * word for word, as `from-english.ts` describes them.
 */
export const TURN_CALQUES = `
red flag/flags | kırmızı bayrak/bayrağ
excuse/excuses/apology/apologies/explanation/sorry not cut it | onu/bunu kesm/kesemi
put/puts/putting words mouth | ağız/ağz söz/laf/sözcük/sözcüğ koy./koydu/koyuyor/koyar/koymak/koyma/koyaca/koyun./koyul/koyabil/koymuş/yerleştir
feel/feels/felt/feeling rotten/lousy | çürük/çürüğ/çürümüş/bitli hisset/hissed
sign/signs/signed/signing off on plan/budget/request/leave/invoice/overtime/quote | çıkış/çıkışı imza
let/lets/letting it/this/that/things slide | kaymasına/kaysın
bite/bites/bit/biting tongue say/said/saying/argue/speak/boss | dil ısır
fall/falls/fell/fallen/falling/slip/slips/slipped through cracks/gaps | çatlak/çatlağ/yarık/yarığ
hits/hitting close home | eve./evime./evimize./evine. yakın
on fence about/whether/decide/deciding | çit
keep/keeps/kept/keeping ear/eye/eyes out for | kulak/kulağ/göz dışarı/dışında
keep/keeps/kept/keeping tabs on | sekme/etiket/hap.
keep/keeps/kept/keeping on top of bills/debt/debts/rent/homework/paperwork/things/payments/pain | üstünde/üzerinde/tepesinde tut./tuttu/tutuyor/tutma/tutaca/tutun./tutup/tutabil/tutar./tutmu
keep/keeps/kept/keeping anything/food/water/fluids/milk/meals down | aşağı/aşağıda tut./tuttu/tutuyor/tutma/tutaca/tutun./tutup/tutabil/tutar./tutmu
keep/keeps/kept/keeping me/us/you/him/her up night/nights/late | yukarı./yukarıya tut./tuttu/tutuyor/tutma/tutaca/tutun./tutup/tutabil/tutar./tutmu
keeps/kept to himself/herself/themselves/myself | kendini/kendisini/kendine/kendisine/kendilerini/kendimi tut./tuttu/tutuyor/tutma/tutaca/tutun./tutup/tutabil/tutar./tutmu
keep/kept/held back/down year/grade/class | geri./geride/aşağı/aşağıda tut./tuttu/tutuyor/tutma/tutaca/tutun./tutup/tutabil/tutar./tutmu
stay/stays/stayed/staying back late/after/hour/school/work | geri./geride kaldı/kalıyor/kalır/kalma/kalaca/kalın./kalmış
stay/stayed/staying put | konulmuş/koyulmuş/konmuş
in due course | kurs/rota/vade
run/runs/ran its course virus/infection/illness/flu/cold/disease/fever/let | kurs/rota/parkur
crash course | çarpışma/çarpma/çökme kurs/ders
par for course | kurs/parkur/golf
in first place | ilk./birinci. yerde./yerinde.
feel/feels/felt/feeling out of place | yer dışında/dışı./dışına
put/puts/putting in place measures/safeguards/support/supports/plan/rules/arrangements/restrictions | yere./yerine./yerinde. koy./koydu/koyuyor/koyar/koymak/koyma/koyaca/koyun./koyul/koyabil/koymuş
take/takes/took/taken/taking turn for worse/better/worst | dönüş/dönme/viraj al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alabil/almış
take/takes/took/taking it out on me/us/him/her/them/kids/children/wife/family | onu/bunu dışarı al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alabil/almış/çıkar
take/takes/took/taking edge off | kenar al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alabil/almış/çıkar
take/took/taken/taking as read | okunmuş/okundu/okunan
take/takes/took kindly not | nazik/kibar al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alabil/almış/almaz/alma
take/takes/took/taken/taking dim view | loş/karanlık/sönük görüş/bakış/manzara
take/takes/took/taken/taking hint | ipucu al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alabil/almış
take/took/taken/taking on board | güverte/gemi/tahta
on board with | güverte/gemi/tahta
feel/feels/felt/feeling/been on edge | kenarda./kenardayım/kenardaydı/kenardayız/kenardayken
push/pushed/pushing/drove/drive over edge | kenar üzerin/üstün
on thin ice | ince buz
hit/hits/hitting bottle/grog/booze | şişeyi/şişeye/içkiyi/içkiye vur/çarp
get/gets/got/getting off lightly | hafif indi/çıktı/kalktı/inmek/çıkmak/kapalı
thrown/threw/throw/throwing out case/charge/charges/appeal/claim | dışarı/dışına at./attı/atıyor/atar/atmak/atma/ataca/atın./atıp/fırlat/atıl
charge/charges/allegation/allegations stick | yapış
bring/brought/get/getting/got me/you/us/him/her/them/everyone/team up to speed | hıza./hızına./hızınıza.
we/all/everyone/get/getting on same page | aynı sayfada
give/gives/gave/given/giving heads up | kafalar/başlar/kafa./baş. verdi/veriyor/verir/verip/verme/verece/verin./ver./vermi/verebil
call/calls/called/calling me/him/her/us/them/each names | isimlerle/isimler/adlarla çağır/seslen
call/called/calling in favour/favours | iyilik/iyiliğ çağır
call/called/calling it quits | çağır/adlandır/çıkışlar
fair/judgement/judgment call | çağrı
get/gets/got/getting better of me/him/her/us/you/nerves/anger | iyisini/iyisi al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alabil/almış
second thoughts | ikinci düşünce
have/has/had what it takes | aldığı/alan./alacağı sahip/var.
make/makes/made/making fool/idiot of | aptal/salak/budala yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmı/yapal
make/makes/made/making waves | dalga/dalgalar yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmı/yapal
make or break | yap./yapan/yapar/yapmak kır./kıran/kırar/kırma
spitting image | tükür
make/makes/made/making my/your/his/her/our day | günümü/gününü/gününüzü/günümüzü yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmı/yapal
make/made/making good time | iyi. zaman/vakit yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmı/yapal
make/made/making case for | dava/vaka/kutu yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmı/yapal
make/made/makes/making good on promise/promises/threat/word | iyi. yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmı/yapal
do/does/did/doing head in | kafamı/kafanı/kafasını/başımı/başını/başınızı yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmı/yapal
do/doing/did/done it tough | sert/sertçe yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmı/yapal
go/goes/went/gone/going behind my/your/his/her/our/their back | arkamdan/arkasından/arkandan/arkamızdan gitti/gidiyor/gider/gitmek/gidip
good as gold | altın. kadar/gibi
go/goes/went long way towards/toward/help/helping | uzun yol git/gid
go/goes/went/gone/going down wrong way food/water/drink/something/swallow/swallowed/choke/choked | yanlış. yol/yön/taraf git/gid/aşağı/indi
go/gone/goes/went out window plans/plan/routine/diet/rules/budget/savings | pencere
off cuff comment/comments/remark/remarks/speech/answer | manşet/kelepçe
fell/fall/fallen/falling off wagon | vagon/arabadan/arabasından
cut/cutting/give/gave me/us/him/her/them/some slack | gevşek/gevşekli/bolluk/bolluğ
cut/cuts/cutting losses | kayıp/kayıplar/kaybı/kaybımı kes./kesti/kesiyor/keser/kesmek/kesme/kesel/kesip
cuts/cut both ways | iki/her yol/yön/taraf kesti/keser/kesiyor
clear cut | açık/net/temiz kesilmiş/kesim
not/never cut out for this/it/job/role/teaching/nursing/work | kesilmiş/kesilmedi/kesilmiyor/kesilmez
pay/pays/paid/paying own/his/her/my/their/your way | yolunu/yolumu/yolunuzu/yollarını öde
work/works/worked/working way up | yolunu/yolumu/yolunuzu yukarı/çalış
in bad way | kötü. yolda/yolunda/yoldayım
under way | yol./yolun altı
underway | yol./yolun altı
one way or another/other | bir. yol./yoldan/yolla. başka/diğer/öbür veya/ya.
walk/walks/walked/walking me/you/us/him/her/them through form/process/steps/it/this/application/options/plan | yürüye/yürüd/yürür./yürüyü/yürüteyim/yürütece/yürütey
walk/walks/walked/walking out on me/us/him/her/wife/husband/family/kids/children | yürü üzer/üst/dışarı
walk in clinic/appointment/appointments/centre | yürüme./yürüyüş/yürüyen klinik/kliniğ/randevu/merkez
walks of life | yürüyüş
sit/sitting tight | sıkı/sıkıca/dar. otur
sit/sits/sat/sitting well/right with me/us/him/her/them | iyi./doğru otur
sitting/sat/sit/sits on application/complaint/claim/file/invoice/paperwork | üzerinde/üstünde/üzerine/üstüne otur
stand/stood/stands/standing to lose/gain/inherit/benefit | kaybetmeye/kaybetmek/kazanmaya/kazanmak/yararlanmaya/yararlanmak duruyor/ayakta
stood/stand/standing down work/pay/duty/pending/investigation/staff/workers | aşağı/aşağıda dur./durdu/duruyor/durur./durmak/durma/duraca/durun./durdur
turn/turned/turning himself/herself/themselves/yourself/myself in police/station/court | kendini/kendisini/kendinizi/kendilerini/kendimi döndü/döndür/çevir
turn/turned/turning profit | kâr. çevir/döndür/döndü
come/comes/came/coming to nothing | hiçliğe/hiçe/hiçbir gel
come/comes/came with territory | bölge/toprak/toprağ gel
out of nowhere | hiçbir. yerden
come/comes first children/kids/family/safety/health | ilk./birinci. gelir/gelmeli
come/comes/came/coming undone | yapılmamış/bitmemiş
come/came/coming loose | gevşek gel
fall/fell/fallen/falling victim to | kurban düştü/düştüm/düşmüş/düşmek/düşen
fall/fell/fallen foul of | faul/pis. düş
lose/lost/loses/losing my/your/his/her/their cool | serin/soğuk/soğuğ kaybet/kaybed
blew/blown interview/chance/opportunity/savings/pension/inheritance | üfle/üflüyor
blow/blew/blown/blowing top/lid/stack dad/boss/father/mum/landlord/husband | tepe/üst/kapak/kapağ üfle/uçur
blow/blew/blowing/let/letting off steam | buhar
run/runs/ran/running out of steam | buhar
blow/blew/blown/blowing whistle on | düdük/düdüğ/ıslık/ıslığ
struck/strike off register/roll/list | vurul/vurdu/çarp
hit/hitting books | kitapları/kitaplara/kitaba vur/çarp
knock on effect/effects | vurma/çalma/kapı etki
beat/beating/beats yourself/myself/himself/herself up about/over | kendini/kendimi/kendinizi/kendisini döv/vur
throw/threw/throwing weight around/about | ağırlı/kilo at./attı/atıyor/atar/atmak/atma/ataca/atın./atıp/fırlat
threw/throw/thrown/throwing me/us/you/them under bus | otobüs
shoot/shooting yourself/himself/myself/themselves/herself/ourselves foot | ayak/ayağ vur/ateş
best shot | atış/vuruş/şut
bang/banging/banged on about | patla
stoked about/with/to | ateşlen/körükle/yakıl
am/are/is/so over it/this/him/her | üzerindeyim./üstündeyim./üzerindeyiz./üstündeyiz.
hung/hang/hanging me/us/him out to dry | kuru astı/asmak/asıl/asıyor/asıp
clear/cleared/clearing air between/argument/misunderstanding/talk/meeting | hava temizle/berrak
thin air | ince. hava
jump/jumped/jumping through hoops | çember/halka/kasnak
no/any/without/with strings attached | ipler/ip./iplik/iplikler/sicim/teller
cough/coughed/coughing up money/dollars/cash/bond/rent/thousand/hundred | öksür
fork/forked/forking out money/dollars/hundred/thousand/extra/pay | çatal
shell/shelled/shelling out money/dollars/hundred/thousand/extra/pay | kabuk/kabuğ
strapped for cash | kayış/kemer
hard up for/cash/money/bit/pretty | sert/zor yukarı/yukarıda
going rate/price | giden/gidiş oran/fiyat/ücret
paper trail | kağıt/kâğıt iz./izi./patika/yolu.
bend/bent/bending rules | kural/kuralları bük/eğil/eğdi/eğmek
framed/framing police/crime/murder/theft/innocent/offence | çerçeve
cover/covered/covering for me/him/her/us/colleague/someone/shift/shifts | kapladı/kaplıyor/kaplar./kaplamak
cover/covered/covering bases | üsleri/taban/kaide/temelleri
sound mind | sesli/ses. zihin/zihn/akıl/akl
sound advice/judgement/judgment/investment/reasoning | ses./sesli öğüt/öğüd/tavsiye/yargı/yatırım/akıl
speak/speaks/spoke volumes | hacim/hacm/cilt
mean/means/meant world to me/us/him/her/them | dünya/dünyalar anlam/demek
answers/answering back rude/cheeky/always | geri. cevap/yanıt
save/saving your breath | nefes/soluk/soluğ kurtar/sakla/kaydet/tasarruf
across board increase/rise/cut/cuts/pay/changes | tahta/pano
above board | tahta/pano
tide/tides/tided me/us/you/him/her/them over | gelgit/dalga/akıntı
grounds for/of appeal/divorce/dismissal/refusal/objection/eviction | zemin/arazi/toprak
get/got/getting off ground project/business/idea/plan | yerden/topraktan/zeminden kalk/kapalı/al./aldı/indi
feel free to ask/call/contact/bring/come/email/ring/use | özgür/serbest hisset/hissed
feel/feels/felt/feeling strongly about | güçlü hisset/hissed
feel/feels/felt/feeling sorry for him/her/them/myself/yourself/himself | için. üzgün. hisset/hissed
feel/feels/felt/feeling/bit run down | koşmuş/koşulmuş/koşturulmuş
feel/feels/felt/feeling wiped out | silin/silinmiş
kick/kicked/kicking habit/addiction | tekme
right as rain | yağmur
stick/sticks/stuck/sticking to guns | silah/tabanca
light headed | hafif/ışık/ışığ başlı/kafa
lightheaded | hafif/ışık/ışığ başlı/kafa
teacher/teachers pet | evcil/hayvan
pop/popped/popping question | soru patla
mad at me/you/him/her/us/them/boss/landlord | deli./deliydi/deliyim/çılgın
cross with me/you/him/her/us/them | çapraz/haç
grab/grabbing coffee/lunch/bite | yakala/kavra/kaptı/kapıp/kapalım
gone/go/leave/left/moved/quit/stopped/stop for good | iyilik. için.
what/why/how/where/who on earth | dünya/yeryüzü/toprak üzerin/üstün
`
