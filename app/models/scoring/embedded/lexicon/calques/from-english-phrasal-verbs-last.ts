/**
 * Phrasal verbs of English, R to Z, with what they become word for word, as `from-english.ts` describes them.
 */
export const LAST_PHRASAL_VERB_CALQUES = `
read/reads/reading up on | yukarı oku
ring/rang/rung/rings/ringing back | geri./geriye çal/çaldır/zil
ring/rang/rung/rings/ringing up | yukarı çaldı/çalıyor/çalar/çalmak/çala./çalaca/zil/ara./aradı
roll/rolls/rolled/rolling out | yuvarla/yuvarlan dışarı/dışa
run/ran/runs/running away | uzağ/uzak koştu/koşuyor/koşar/koşmak/koşma/koşaca/koşup/koşun.
run/ran/runs/running down battery/phone/stock | aşağı koştu/koşuyor/koşar/koşmak/koşma/koşaca/koşup/koşun.
run/ran/runs/running over car/bus/truck/dog/cat/pedestrian | üzerinden/üstünden/üzerine/üstüne koştu/koşuyor/koşar/koşmak/koşma/koşaca/koşup/koşun.
run/ran/runs/running over/through details/plan/list/figures/rules/forms/it | üzerinden./üstünden./üzerine./üstüne./içinden/arasından/boyunca koştu/koşuyor/koşar/koşmak/koşma/koşaca/koşup/koşun.
run/ran/runs/running up bill/debt/bills/debts | yukarı koştu/koşuyor/koşar/koşmak/koşma/koşaca/koşup/koşun.
run/ran/runs/running by me/you/him/her/boss/manager | yanından/tarafından koştu/koşuyor/koşar/koşmak/koşma/koşaca/koşup/koşun.
run/ran/runs/running for office/council/mayor | için. koştu/koşuyor/koşar/koşmak/koşma/koşaca/koşup/koşun.
run/ran/runs/running on petrol/diesel/electricity/gas/batteries | üzerinde./üstünde./üzerine./üstüne. koştu/koşuyor/koşar/koşmak/koşma/koşaca/koşup/koşun.
run/ran/runs/running short/low of/on | kısa/alçak/düşük koştu/koşuyor/koşar/koşmak/koşma/koşaca/koşup/koşun.
run/ran/runs/running risk | risk koştu/koşuyor/koşar/koşmak/koşma/koşaca/koşup/koşun.
run/ran/runs/running smoothly | düzgün/pürüzsüz koştu/koşuyor/koşar/koşmak/koşma/koşaca/koşup/koşun.
run/ran/runs/running tests/test/scan/check/checks | test/tarama/kontrol koştu/koşuyor/koşar/koşmak/koşma/koşaca/koşup/koşun.
buses/trains/trams run/runs/running | otobüs/tren/tramvay koştu/koşuyor/koşar/koşmak/koşma/koşaca/koşup/koşun.
lease/contract/course/program/trial/warranty run/ran/runs/running | kira/sözleşme/kurs/program/deneme/garanti koştu/koşuyor/koşar/koşmak/koşma/koşaca/koşup/koşun.
tap/taps/bath run/ran/runs/running | su/musluk/musluğ/banyo koştu/koşuyor/koşar/koşmak/koşma/koşaca/koşup/koşun.
engine/machine/fridge/heater run/ran/runs/running | motor/makine/buzdolab/ısıtıcı koştu/koşuyor/koşar/koşmak/koşma/koşaca/koşup/koşun.
save/saves/saved/saving up | yukarı kurtar/kaydet/biriktir
see/saw/seen/sees/seeing off | kapalı/uzağ/uzak/dışarı gör./gördü/görüyor/görür/görmek/görme/görece/görün.
see/saw/seen/sees/seeing to it | onu/buna/ona gör/görece
see/saw/seen/sees/seeing about | hakkında gör./gördü/görüyor/görür/görmek/görme/görece/görün.
sell/sold/sells/selling out | dışarı/dışına/dışında sattı/satıyor/satar/satmak/satıl
send/sent/sends/sending off | kapalı/uzağ/uzak/dışarı gönder/yolla
set/sets/setting back | geri./arkaya koy./koydu/koyuyor/koyar/koymak/koyma/koyaca/koyun./koyul/koyabil/koymuş
set/sets/setting off | kapalı/uzağ/uzak/dışarı kur./kurdu/kuruyor/kurar/kurmak/kurma/kuraca/kuruldu/ayarla/koy
set/sets/setting out | dışarı/dışına/dışında kur./kurdu/kuruyor/kurar/kurmak/kurma/kuraca/kuruldu/ayarla/koy
set/sets/setting up | yukarı kur./kurdu/kuruyor/kurar/kurmak/kurma/kuraca/kuruldu/ayarla/koy
set/sets/setting in | içeri/içine. kur./kurdu/kuruyor/kurar/kurmak/kurma/kuraca/kuruldu/ayarla/koy
settle/settles/settled/settling down | aşağı yerleş/otur/sakin
settle/settles/settled/settling in | içeri/içine. yerleş
settle/settles/settled/settling for less/amount/dollars/thousand/sum/hundred | için. yerleş
shop/shops/shopped/shopping around | etraf alışveriş
show/shows/showed/shown/showing off | kapalı/uzağ/uzak/dışarı göster
shut/shuts/shutting down | aşağı kapat/kapan
shut/shuts/shutting up | yukarı kapat/kapa
sign/signs/signed/signing off | kapalı/uzağ/uzak/dışarı imza/işaret
sign/signs/signed/signing out | dışarı/dışına/dışında imza/işaret
sign/signs/signed/signing on | üzerinde./üstünde./üzerine./üstüne. imza/işaret
sink/sank/sunk/sinks/sinking in | içeri/içine. bat/battı
sit/sat/sits/sitting down | aşağı otur
sit/sat/sits/sitting in on meeting/interview/class | içeri/içine. otur
sit/sat/sits/sitting up | yukarı otur
sleep/slept/sleeps/sleeping in late/weekend/weekends/sunday/sundays/saturday/today/morning | içeri/içine. uyu
sleep/slept/sleeps/sleeping off | kapalı/uzağ/uzak/dışarı uyu
slip/slips/slipped/slipping up | yukarı kay/kaydı
slip/slips/slipped/slipping mind | akıl/akl/zihin/zihn kay
slow/slows/slowed/slowing down | aşağı yavaş
speak/spoke/spoken/speaks/speaking up | yukarı konuş
speak/spoke/spoken/speaks/speaking out | dışarı/dışına/dışında konuş
speed/speeds/speeded/speeding up | yukarı hız
spell/spells/spelled/spelling out | dışarı/dışına/dışında hecele/yaz
stand/stood/stands/standing by offer/decision/word | yanında/yanındayı dur./durdu/duruyor/durur./durmak/durma/duraca/durun.
stand/stood/stands/standing for | için. dur./durdu/duruyor/durur./durmak/durma/duraca/durun./ayakta
stand/stood/stands/standing in for | için./içeri/içinde dur./durdu/duruyor/durur./durmak/durma/duraca/durun./ayakta
stand/stood/stands/standing out | dışarı/dışına/dışında dur./durdu/duruyor/durur./durmak/durma/duraca/durun./ayakta
stand/stood/stands/standing up to | yukarı/karşı dur/durmak/ayak
stand/stood/stands/standing up | yukarı dur./durdu/duruyor/durur./durmak/durma/duraca/durun.
start/starts/started/starting over | üzerinden./üstünden./üzerine./üstüne. başla
start/starts/started/starting up | yukarı başla
stay/stays/stayed/staying up | yukarı kaldı/kalıyor/kalır/kalma/kalaca/kalmış/kalın.
stay/stays/stayed/staying over | üzerinden./üstünden./üzerine./üstüne. kaldı/kalıyor/kalır/kalma/kalaca/kalmış/kalın.
stay/stays/stayed/staying on top of | üst/üstünde/üzerinde/tepe kaldı/kalıyor/kalır/kalma/kalaca/kalmış/kalın.
step/steps/stepped/stepping down role/job/chair/director/ceo/president/manager | aşağı adım
step/steps/stepped/stepping in help/when/if/police/government/council/union | içeri/içine. adım
step/steps/stepped/stepping up security/efforts/patrols/checks/production | yukarı adım
stick/stuck/sticks/sticking to diet/plan/budget/rules/schedule/treatment/story/topic/point | yapış/sopa/çubu
stick/stuck/sticks/sticking around | etraf yapış
stick/stuck/sticks/sticking up for | yukarı yapış
stick/stuck/sticks/sticking out | dışarı/dışına/dışında yapış
stick/stuck/sticks/sticking with it | onunla/bununla yapış
stock/stocks/stocked/stocking up | yukarı stok
stop/stops/stopped/stopping by/over/in/off | tarafından/üzerinden/içeri/kapalı dur./durdu/duruyor/durur./durmak/durma/duraca/durun.
stress/stresses/stressed out | dışarı/dışına/dışında stres
sum/sums/summed/summing up | yukarı topla
swear/swore/sworn/swears/swearing in | içeri/içine. yemin/küfür/küfr
switch/switches/switched/switching off/on | kapalı/açık. değiştir
takes/took after mother/father/mum/dad/grandmother/grandfather | sonra./arkasından/ardından al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
take/took/taken/takes/taking away | uzağ/uzak al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
takeaway/takeaways | uzağa/uzakta al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız/götür/yemek
take/took/taken/takes/taking back words/said | geri./arkaya al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız/götür
take/took/taken/takes/taking care | bakım/özen/bakımı al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
take/took/taken/takes/taking in information/everything/much/lot | içeri/içine. al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
plane/flight take/took/taken/takes/taking off | kapalı/uzağ/dışarı al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
take/took/taken/takes/taking off day/days/week/weeks/time/afternoon/friday/monday/work | kapalı/dışarı/uzağ/uzak/kapat al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
take/took/taken/takes/taking off shirt/shoes/clothes/jacket/coat/top/jumper/mask | kapalı/dışarı/uzağ/uzak al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
take/took/taken/takes/taking off price/bill/total/dollars/percent/per | kapalı/dışarı/uzağ/uzak al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
take/took/taken/takes/taking on staff/workers/job/apprentice/apprentices/people/clients/project/loan/work | üzerinde/üstünde/açık./açığa al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
take/took/taken/takes/taking out loan/insurance/policy/mortgage/cover | dışarı al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız/çıkar
take/took/taken/takes/taking over | üzerinden/üstünden/üzerinde/üstünde al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
take/took/taken/takes/taking up time/space/offer/hobby/job/studies/running/matter/tennis/golf | yukarı al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
take/took/taken/takes/taking to court | mahkemeye al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
take/took/taken/takes/taking turns | dönüş/dönü al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
take/took/taken/takes/taking for ride | gezi/gezinti/sürüş/binme al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız/götür
take/took/taken/takes/taking into account | hesap/hesab içine/içeri/hesabına
take/took/taken/takes/taking personally | kişisel/şahsi al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız/götür
take/took/taken/takes/taking seriously | ciddi./ciddiyetle/ciddice al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız/götür
take/took/taken/takes/taking action | eylem al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
take/took/taken/takes/taking medicine/medication/tablets/tablet/pills | götür/götürü ilaç/ilac/hap/tablet
take/took/taken/takes/taking bus/train/tram/taxi/ferry | otobüsü/treni/tramvayı/taksiyi/vapuru/feribotu al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
take/took/taken/takes/taking seat | koltuk/koltuğ/sandalye/oturak al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız/götür
take/took/taken/takes/taking break/nap/rest | ara./şekerleme/dinlenme/kırılma al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
take/took/taken/takes/taking temperature | sıcaklı/ateş aldı/alaca/alıyor/götür
take/took/taken/takes/taking minutes | dakikaları/dakikalarını al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız/tut/götür
take/took/taken/takes/taking look | bakış/görünüş al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
take/took/taken/takes/taking interest in | ilgi./ilgisini al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız/götür
take/took/taken/takes/taking offence/offense | hücum/suç/saldırı al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
take/took/taken/takes/taking toll on | haraç/gişe/çan al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
take/took/taken/takes/taking chance/chances | şans/şansı/fırsat al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
take/took/taken/takes/taking effect | etki/etkiyi al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
talk/talks/talked/talking me/him/her/you/them/us into | içeri/içine. konuş
talk/talks/talked/talking out of | dışarı/dışına/dışında konuş
talk/talks/talked/talking over | üzerinden/üstünden konuş
talk/talks/talked/talking through | içinden/arasından/boyunca konuş
talk/talks/talked/talking down | aşağı konuş
team/teams/teamed/teaming up | yukarı takım/ekip
tear/tore/torn/tears/tearing up | yukarı yırt/gözyaş
tell/told/tells/telling off | kapalı/uzağ/uzak/dışarı söyle/anlat/anlatt
tell/told/tells/telling difference | fark/farkı söyle/anlat
tell/told/tells/telling apart | ayrı/parça söyle/anlat
think/thought/thinks/thinking through | içinden/arasından/boyunca düşün
think/thought/thinks/thinking up | yukarı düşün
throw/threw/thrown/throws/throwing away | uzağ/uzak at./attı/atıyor/atar/atmak/atma/ataca/atın./atıp/fırlat
throw/threw/thrown/throws/throwing in free/extra/delivery/towel | içeri/içine. at./attı/atıyor/atar/atmak/atma/ataca/atın./atıp/fırlat
throw/threw/thrown/throws/throwing party | parti/partiyi at./attı/atıyor/atar/atmak/atma/ataca/atın./atıp/fırlat
tick/ticks/ticked/ticking off | kapalı/dışarı tik
tidy/tidies/tidied/tidying up | yukarı topla/düzenle/düzen
tied up meeting/morning/afternoon/until/moment/work | bağlıyım/bağlıydı/bağlandı/bağlanmış/yukarı/bağlısı
tipped/tipping off | bahşiş/uç./ucundan
top/tops/topped/topping up | yukarı/tepe doldur/ekle/yükle
touch/touches/touched/touching base | taban/üs/üsse/kaide/temel dokun/temas
touch/touches/touched/touching on subject/topic/issue/point | üzerinde./üstünde./üzerine./üstüne. dokun
track/tracks/tracked/tracking down | aşağı takip/iz./izle
try/tries/tried/trying out | dışarı/dışına/dışında dene
turn/turns/turned/turning around business/company/school/things/life | etraf dön/çevir/döndür
turn/turns/turned/turning away | uzağ/uzak çevir/döndür
turn/turns/turned/turning in homework/assignment/early/night/licence/keys/badge/essay | içeri/içine. dön/çevir
turn/turns/turned/turning into | içine dön/çevir
turn/turns/turned/turning off | kapalı/uzağ dön/çevir
turn/turns/turned/turning on light/lights/tap/heater/heating/computer/oven/power | üzerinde./üstünde./üzerine./üstüne./dön/çevir dön/çevir/yap
turn/turns/turned/turning over page/business/company/turnover | üzerinden./üstünden./üzerine./üstüne. dön/çevir
turn/turns/turned/turning up volume/heat/heater/radio/tv/music/late/early/court/appointment/time/meeting/interview/work | yukarı dön/çevir
turn/turns/turned/turning out well/fine/okay | dışarı/dışına/dışında dön/çevir
turn/turns/turned/turning blind eye | göz/kör çevir/dön
turn/turns/turned/turning down volume/heat/radio/music/tv | aşağı dön/çevir
use/uses/used/using up | yukarı kullan
wait/waits/waited/waiting on | üzerinde./üstünde./üzerine./üstüne. bekle
warm/warms/warmed/warming up | yukarı ısın/ısıt/sıcak
wash/washes/washed/washing up | yukarı yıka
watch/watches/watched/watching out for | dışarı/dışına/dışında izle/seyret/saat/bak
wear/wore/worn/wears/wearing off | kapalı/uzağ/uzak/dışarı giy/giyi/taşı
wear/wore/worn/wears/wearing out | dışarı/dışına/dışında giy/giyi
weigh/weighs/weighed/weighing up | yukarı tart
wind/winds/winded/winding up | yukarı rüzgar/sar
work/works/worked/working out fine/well/best | dışarı/dışına/dışında çalış
work/works/worked/working out how/what/why/cost/much/problem/whether | dışarı/dışarıda çalış
work/works/worked/working up | yukarı çalış
work/works/worked/working off debt | kapalı/uzağ/uzak/dışarı çalış
monday/tuesday/wednesday/thursday/friday/saturday/sunday/time/date/that work/works for you/me/us | için. çalışır/çalışıyor/çalışmıyor/çalışmaz
wrap/wraps/wrapped/wrapping up | yukarı sar/sarı/paket
write/wrote/written/writes/writing off car/debt/loan/vehicle/ute | kapalı/dışarı/uzağ/uzak yaz
write/wrote/written/writes/writing up | yukarı yaz./yazdı/yazıyor/yazar/yazmak/yazma/yazaca/yazın./yazıl
zoned/zoning out | bölge
`
