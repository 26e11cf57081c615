/**
 * Phrasal verbs of English, A to F, with what they become word for word, as `from-english.ts` describes them.
 */
export const PHRASAL_VERB_CALQUES = `
act/acts/acted/acting up | yukarı davran/hareket
add/adds/added/adding up | yukarı ekle
ask/asks/asked/asking out | dışarı/dışına/dışında sor./sordu/soruyor/sorar/sormak/sorma/soraca
back/backs/backed/backing up files/file/data/computer/phone/photos | arka/geri yukarı
backed/backing/backs out | geri/arka dışarı/dışına/dışında
backed/backing/backs down | geri/arka aşağı
backed/backing off | geri/arka kapalı
banking/banked on | banka/bankaya üzerinde./üstünde./üzerine./üstüne.
blow/blew/blown/blows/blowing up | yukarı üfle/esti/üflü
blow/blew/blown/blows/blowing over | üzerinden./üstünden./üzerine./üstüne. üfle/esti/esec/esip
blow/blew/blown/blows/blowing out proportion | oran üfle/dışarı/patla
boil/boils/boiled/boiling down to | aşağı kayna
booked/booking in/into | içeri/içine. rezerv/kitap/kitab/ayırt
booked out/up/solid | kitap/kitab/kitapla/kitaplan
booked out/up | dışarı/dışına/dışında/yukarı rezerv/ayırtıl/ayrıl
bottle/bottles/bottled/bottling up | şişe/şişele
bounce/bounces/bounced/bouncing back | geri./geriye zıpla/sıçra/sek/sekti
break/broke/broken/breaks/breaking in/into | içeri/içine. kırdı/kırıyor/kırar/kırmak/kırmaya/kırmayı/kıraca/kırıl/kırıp
break/broke/broken/breaks/breaking out | dışarı/dışına/dışında kırdı/kırıyor/kırar/kırmak/kırmaya/kırmayı/kıraca/kırıl/kırıp
break/broke/broken/breaks/breaking up | yukarı kırdı/kırıyor/kırar/kırmak/kırmaya/kırmayı/kıraca/kırıl/kırıp
break/broke/broken/breaks/breaking off | kapalı/uzağ/uzak/dışarı kırdı/kırıyor/kırar/kırmak/kırmaya/kırmayı/kıraca/kırıl/kırıp
break/broke/broken/breaks/breaking through | içinden/arasından/boyunca kırdı/kırıyor/kırar/kırmak/kırmaya/kırmayı/kıraca/kırıl/kırıp
break/broke/broken/breaks/breaking even | çift./eşit kırdı/kırıyor/kırar/kırmak/kırmaya/kırmayı/kıraca/kırıl/kırıp
bring/brought/brings/bringing forward | ileri getir
bring/brought/brings/bringing down price/prices/fever/temperature/swelling/cost/costs/rate/rates/inflation | aşağı getir
bring/brought/brings/bringing in law/laws/rule/rules/fee/policy/change/changes | içeri/içine. getir
bring/brought/brings/bringing on headache/headaches/attack/attacks/pain/symptoms/stress/labour | üzerinde./üstünde./üzerine./üstüne. getir
bring/brought/brings/bringing out product/book/album/model/best/worst | dışarı/dışına/dışında getir
bring/brought/brings/bringing off | kapalı/uzağ/uzak/dışarı getir
brush/brushes/brushed/brushing up | fırça/fırçala
brush/brushes/brushed/brushing off | fırça/fırçala
build/built/builds/building up | yukarı inşa/kur./kurdu/kuruyor/kurar/kurmak/kurma/kuraca/kuruldu/bina
bump/bumps/bumped/bumping into | içeri/içine. çarp/tosla/vur
feel/feeling/felt/completely/totally/i'm burnt/burned out | dışarı yanmış/yandı/yanık
burst/bursts/bursting into tears | patla
butt/butts/butted/butting in | içeri/içine. kalça/popo/toslad
buy/bought/buys/buying out business/partner/share/shares/him/her/owner | dışarı/dışına/dışında satın/al./aldı/alıyor/alır/alıp/almak/almalı/almaya/almayı/alaca/alın./alınız
buy/bought/buys/buying into | içeri/içine. satın
call/calls/called/calling back | geri./geriye/arkaya çağır
call/calls/called/calling off | dışarı/uzağ/uzak/üzerinden çağır
call/calls/called/calling on | üzerinde./üstünde./üzerine./üstüne. çağır
call/calls/called/calling out plumber/electrician/locksmith/doctor/technician | dışarı/dışına/dışında çağır
callout/call out fee/charge | dışarı/dışına/dışında çağrı/çağır/arama
care/cares/cared/caring for | için. önemse/umursa
carry/carries/carried/carrying on with/working/taking/using/paying/normal/as/until | üzerinde./üstünde./üzerine./üstüne. taşı
carry/carries/carried/carrying out inspection/repairs/test/tests/check/checks/survey/search/assessment/plan/study/interview/work | dışarı/dışına/dışında taşı
carry/carries/carried/carrying over leave/hours/balance/amount/days | üzerinden./üstünden./üzerine./üstüne. taşı
carried away | uzağ/uzak taşı/taşın
catch/caught/catches/catching on | üzerinde./üstünde./üzerine./üstüne. yakala
catch/caught/catches/catching up with/on | yukarı/ile/üzerinde yakala
catch/caught/catches/catching out | dışarı/dışına/dışında yakala
chase/chases/chased/chasing up | kovala/kovalı
cheat/cheats/cheated/cheating on | üzerinde./üstünde./üzerine./üstüne. hile/aldat/kopya
check/checks/checked/checking in hotel/flight/desk/luggage/bags/airport/with/online | içeri kontrol
check/checks/checked/checking out hotel/room/by/before/time | dışarı/dışına/dışında kontrol
check/checks/checked/checking on him/her/them/you/me/kids/baby/mum/dad/patient/neighbour | üzerinde./üstünde./üzerine./üstüne. kontrol
check/checks/checked/checking off | kapalı/uzağ/uzak/dışarı kontrol
cheer/cheers/cheered/cheering up | yukarı neşe/tezahürat/alkış
chicken/chickens/chickened/chickening out | tavuk/tavuğ/piliç
chill/chills/chilled/chilling out | soğut/soğu./üşü/buz
chip/chips/chipped/chipping in | yonga/çip/cips
clean/cleans/cleaned/cleaning up | yukarı temizle/temizli
clean/cleans/cleaned/cleaning out | dışarı/dışına/dışında temizle
clear/clears/cleared/clearing up | yukarı temizle/net/açıl
clear/clears/cleared/clearing out | dışarı/dışına/dışında temizle
clock/clocks/clocked/clocking on/off/in/out | saat kapalı/içeri/dışarı/üzerinde/üzerine/üstünde/açık.
close/closes/closed/closing down | aşağı kapat/kapan
come/came/comes/coming across | çapraz/boyunca/karşıdan gel
come/came/comes/coming along | boyunca gel
come/came/comes/coming around/round | etraf/çevre/yuvarlak gel
come/came/comes/coming by | yanından gel
witness/witnesses/anyone/victims/people come/came/comes/coming forward | ileri gel
come/came/comes/coming off | kapalı/uzağ/uzak gel
come/came/comes/coming on | üzerinde./üstünde./üzerine./üstüne. gel
come/came/comes/coming out results/result/news/book/report/rash/truth/film/movie/spots | dışarı/dışına/dışında gel/çıkt/çıka/çıkı
come/came/comes/coming over | üzerinden./üstünden./üzerine./üstüne. gel
come/came/comes/coming through visa/payment/results/approval/paperwork/loan/order/money/answer/referral/offer | içinden/arasından/boyunca gel
come/came/comes/coming under | altına/altında gel
come/came/comes/coming up something/issue/question/meeting/birthday/job/position/problem | yukarı gel/çıkt/çıka/çıkı
come/came/comes/coming up against | yukarı/karşı gel
come/came/comes/coming to terms | terim/şart gel
come/came/comes/coming true | doğru/gerçek gel
come/came/comes/coming in handy | elli/ele/elde gel
come/came/comes/coming of age | yaştan/yaşın gel
count/counts/counted/counting on | üzerinde./üstünde./üzerine./üstüne. say./saydı/sayıyor/sayar/saymak/sayabil/sayma
count/counts/counted/counting in/out | içeri/içine./dışarı/dışına/dışında say./saydı/sayıyor/sayar/saymak/sayabil/sayma
cover/covers/covered/covering up | yukarı kapla/ört/kapat
crack/cracks/cracked/cracking down | aşağı çatla/kırdı/kırıyor/kırar/kırmak/kırmaya/kırmayı/kıraca/kırıl/kırıp
crack/cracks/cracked/cracking up | yukarı çatla/kırdı/kırıyor/kırar/kırmak/kırmaya/kırmayı/kıraca/kırıl/kırıp
cross/crosses/crossed/crossing out | dışarı/dışına/dışında çapraz/geç./geçti/geçiyor/geçer/geçmek/geçme/geçece/geçin./haç
cross/crosses/crossed/crossing off | kapalı/uzağ/uzak/dışarı çapraz/geç./geçti/geçiyor/geçer/geçmek/geçme/geçece/geçin./haç
cut/cuts/cutting back | geri./geriye/arkaya kes./kesti/kesiyor/keser/kesmek/kesme/kesece/kesil/kesip
cut/cuts/cutting down | aşağı kes./kesti/kesiyor/keser/kesmek/kesme/kesece/kesil/kesip
cut/cuts/cutting in | içeri/içine. kes./kesti/kesiyor/keser/kesmek/kesme/kesece/kesil/kesip
cut/cuts/cutting off | kapalı/uzağ/uzak/dışarı kes./kesti/kesiyor/keser/kesmek/kesme/kesece/kesil/kesip
cut off date/time/point | kesme/kesik tarih/nokta/zaman
cut/cuts/cutting out | dışarı/dışına/dışında kes./kesti/kesiyor/keser/kesmek/kesme/kesece/kesil/kesip
cut/cuts/cutting up | yukarı kes./kesti/kesiyor/keser/kesmek/kesme/kesece/kesil/kesip
deal/dealt/deals/dealing with problem/problems/issue/issues/complaint/complaints/stress/pain/grief | anlaşma. yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmış
die/died/dies/dying down | aşağı öl./öldü/ölüyor/ölür/ölmek/ölme/ölece
die/died/dies/dying out | dışarı/dışına/dışında öl./öldü/ölüyor/ölür/ölmek/ölme/ölece
dig/dug/digs/digging up | yukarı kazdı/kazı/kaz.
do/did/done/does/doing away with | uzağ/uzak yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmış
do/did/done/does/doing up kitchen/bathroom/house/flat/seatbelt/shirt/buttons/coat/zip | yukarı yap./yaptı/yapıyor/yapar/yapmak/yapma/yapaca/yapın./yapabil/yapıp/yapmış
doze/dozes/dozed/dozing off | kapalı/uzağ/uzak/dışarı uyu/şekerle
drag/drags/dragged/dragging on | üzerinde./üstünde./üzerine./üstüne. sürük/çekt/çeki
draw/drew/drawn/draws/drawing up | yukarı çizdi/çiziyor/çizer/çizmek/çizme/çizece/çizil
draw/drew/drawn/draws/drawing out | dışarı/dışına/dışında çizdi/çiziyor/çizer/çizmek/çizme/çizece/çizil
dream/dreams/dreamed/dreaming up | yukarı rüya/hayal
dress/dresses/dressed/dressing up | yukarı giyin/giydi/elbise
drink/drank/drunk/drinks/drinking up | yukarı iç./içti/içiyor/içer./içmek/için.
drop/drops/dropped/dropping by/in | yanından/yanına/içeri/içine/tarafından düştü/düşüyor/düşer/düşmek/düşme/düşmüş/düşece/düşüp/düşür
drop/drops/dropped/dropping off kids/children/son/daughter/you/me/him/her/them/parcel/form/forms/car/keys | düşür/damlat
drop/drops/dropped/dropping off | kapalı/uzağ/uzak/dışarı düş/düşür/damla
drop/drops/dropped/dropping everything | her. düşür/damla
dry/dries/dried/drying up | yukarı kuru
ease/eases/eased/easing off/up | kapalı/uzağ/uzak/dışarı/yukarı kolayla/rahatla
ease/eases/eased/easing into | içeri/içine. kolay
end/ends/ended/ending up paying/having/going/being/doing/working/with/hospital/court | yukarı sonlan/bitir/bitti/biter/bitec/sonuçlan
explain/explains/explained/explaining away | uzağ/uzak açıkla
face/faces/faced/facing up to | yukarı yüz
fall/fell/fallen/falls/falling apart | parçalara düştü/düşüyor/düşer/düşmek/düşme/düşmüş/düşece/düşüp
fall/fell/fallen/falls/falling back on | geri./geriye/arkaya düştü/düşüyor/düşer/düşmek/düşme/düşmüş/düşece/düşüp
fall/fell/fallen/falls/falling for scam/trick/him/her/it/lie/lies/con | için. düştü/düşüyor/düşer/düşmek/düşme/düşmüş/düşece/düşüp
fall/fell/fallen/falls/falling in love | sevgi/sevgiye/aşkta/içine/içinde düştü/düşüyor/düşer/düşmek/düşme/düşmüş/düşece/düşüp
sale/deal/plan/plans/contract/purchase/loan fall/fell/fallen/falls/falling through | içinden/arasından/boyunca düştü/düşüyor/düşer/düşmek/düşme/düşmüş/düşece/düşüp
things/everything/pieces fall/fell/fallen/falls/falling into place | yer/yere/yerine düştü/düşüyor/düşer/düşmek/düşme/düşmüş/düşece/düşüp
fall/fell/fallen/falls/falling into arrears/debt | içeri/içine. düştü/düşüyor/düşer/düşmek/düşme/düşmüş/düşece/düşüp
fall/fell/fallen/falls/falling short | kısa./kısaya düştü/düşüyor/düşer/düşmek/düşme/düşmüş/düşece/düşüp
fall/fell/fallen/falls/falling on deaf | sağır kulak/kulağ
feel/felt/feels/feeling like going/eating/doing/cooking/having/seeing/talking/working/getting | gibi. hisset/hissed
feel/felt/feels/feeling up to | yukarı hisset/hissed
feel/felt/feels/feeling down | aşağı hisset/hissed
fight/fought/fights/fighting off | kapalı/uzağ/uzak/dışarı savaş/dövüş
fill/fills/filled/filling in form/forms/blanks/details/application/survey/sheet | içeri/içine. doldur
fill/fills/filled/filling in for | için. doldur
fill/fills/filled/filling me/you/us/him/her/them in | içeri/içine. doldur
fill/fills/filled/filling up | yukarı doldur
fit/fits/fitted/fitting me/you/him/her/them/us in | içeri/içine. uydu/uyuyor/uyar/uymak/uyaca/sığ
fix/fixes/fixed/fixing up | yukarı tamir/düzelt/onar
flare/flares/flared/flaring up | yukarı alev/parla
flick/flicks/flicked/flicking through | fiske/fiskele
follow/follows/followed/following up | yukarı takip/izle
follow/follows/followed/following through | içinden/arasından/boyunca takip/izle
freak/freaks/freaked/freaking out | ucube/hilkat
freshen/freshens/freshened/freshening up | yukarı taze
`
