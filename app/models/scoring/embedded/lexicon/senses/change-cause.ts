/** Meanings as `index.ts` describes them. */
export const CHANGE_CAUSE = `
# starting, continuing, stopping, finishing
start, begin, began, begun, commence, get going, get started, beginning | başla-, başlat-, başlangıç, başlangıc, koyul-
continue, carry on, carried on, keep going, kept going, keep doing, keep on, ongoing, proceed | devam et-, devam, sürdür-, sürdürül-, süregel-
stop, stopped, stopping, quit, cease, discontinue, give up, gave up, put an end to | dur-, durdur-, son ver-, kesil-, almayı bırak-, kullanmayı bırak-, içmeyi bırak-, yapmayı bırak-, sona er-, bit-
finish, get through, wrap up, come to an end, ends on, will end, ended, ending, be over, completed, completion | bit-, bitir-, sona er-, son bul-, sonlan-, sonlandır-, tamamla-, tamamlan-, bitiş

# what is done with a date
postpone, put off, defer, push back, delay, delayed, move to a later date | ertele-, ertelen-, erteleme, sonraya bırak-, ileri bir tarihe al-, geciktir-, tehir et-
bring forward, brought forward, move up, move to an earlier date | öne al-, öne alın-, öne çek-, erkene al-, daha erkene al-
cancel, cancelled, canceled, call off, called off, cancellation | iptal et-, iptal, iptal ol-, vazgeç-

# more or less
increase, go up, went up, gone up, going up, rise, rose, risen, rising, raise the rent, raise the price, push up | art-, artır-, arttır-, artış, yüksel-, yükselt-, zam, zamm, zamlan-, çoğal-
decrease, go down, went down, gone down, going down, reduce, reduction, lessen, cut down, cut back, lower the | azal-, azalt-, düşür-, düşüş, indir-, eksil-, eksilt-

# better or worse
improve, improvement, get better, got better, getting better, make better | iyileş-, iyileştir-, iyiye git-, düzel-, düzelt-, geliş-, geliştir-, daha iyi, iyileşme, gelişme
worsen, get worse, got worse, getting worse, make worse, worse, deteriorate, go downhill | kötüleş-, kötüleştir-, kötüye git-, daha kötü, beter, ağırlaş-, fenalaş-, bozul-

# bigger or smaller
expand, enlarge, get bigger, make bigger, grow, grew, grown, growth, widen | büyü-, büyüt-, büyüme, genişle-, genişlet-, irileş-
shrink, shrank, shrunk, get smaller, make smaller, downsize, narrow down | küçül-, küçült-, küçülme, daral-, daralt-

# longer or shorter
extend, extension, prolong, lengthen, make longer, drag out | uzat-, uzatıl-, uzatma, uza-, süre uzatımı
shorten, cut short, make shorter | kısalt-, kısal-, kısa kes-, kısaltıl-

# stronger or weaker
strengthen, get stronger, make stronger, build up strength, reinforce | güçlen-, güçlendir-, kuvvetlen-, kuvvetlendir-, pekiştir-
weaken, get weaker, lose strength, lost strength | zayıfla-, zayıflat-, güçten düş-, güç kaybet-

# easier or harder
make easier, made easier, simplify, make it simple | kolaylaştır-, kolaylaş-, basitleştir-, kolaylık sağla-
make harder, made harder, make difficult, made difficult, complicate | zorlaştır-, zorlaş-, güçleştir-, güçleş-, karmaşıklaştır-

# tighter or looser
tighten, tighten up, make stricter | sıkılaştır-, sıkılaş-, sıkıştır-
loosen, relax the rules, ease the rules | gevşet-, gevşe-, esnet-, yumuşat-

# speed
hurry, hurry up, be in a hurry, rush, be quick, speed up, accelerate, hasten | acele et-, acele, hızlan-, hızlandır-, çabuk ol-, elini çabuk tut-, çabuklaştır-
slow down, slowed down, slow up | yavaşla-, yavaşlat-, ağırdan al-

# warmer or colder
warm up, heat, heat up, get warm | ısıt-, ısın-, ısıtıl-
cool, cool down, chill, get cold | soğut-, soğu-, serinle-, serinlet-

# wet or dry
get wet, got wet, soak, soaked, wet | ıslan-, ıslat-, ıslak, ıslağ, sırılsıklam
dry, dry out, dried | kurut-, kurulan-, kurudu, kuruyor, kupkuru

# permission
allow, permit, permission, give permission, let me, let you, let us, let him, let her, let them, allowed | izin ver-, izin, izn, müsaade et-, müsaade, müsaade ed-, olanak tanı-
forbid, forbade, forbidden, ban, banned, prohibit, prohibition | yasakla-, yasaklan-, yasak, yasağ, men et-, yasak et-

# answer to an offer or request
accept, approve, approval, agree to, say yes to, said yes to, take up the offer | kabul et-, kabul, kabul edil-, onayla-, onay, onaylan-, razı ol-, olur ver-
reject, rejection, refuse, refusal, turn down, turned down, knock back, knocked back, deny, denied, say no to | reddet-, redded-, reddedil-, ret, geri çevir-, ret cevabı, hayır de-

# answer to an accusation
admit, confess, own up, confession, plead guilty | itiraf et-, itiraf, kabul et-, kabullen-, suçunu kabul et-
deny, denied, denial, plead not guilty | inkâr et-, inkar et-, inkâr, inkar, yalanla-, reddet-, redded-

# outcome of an effort
succeed, success, successful, manage to, pull it off, pulled it off | başar-, başarı, başarılı, becer-, üstesinden gel-
fail, failed, failure, fall through, fell through, flop | başarısız, başarısızlık, başarısızlığ, suya düş-, fiyasko

# joining
join together, combine, merge, unite, bring together, brought together | birleştir-, birleş-, bir araya getir-, bir araya gel-, kaynaştır-
separate, separated, split, split up, divide, take apart | ayır-, ayrıl-, böl-, bölün-, ayrıştır-, parçala-

# adding
add, added, addition, attach, attached, attachment, enclose | ekle-, eklen-, ilave et-, ilave, iliştir-, ekte
remove, removed, removal, take out, took out, take off the list, delete, erase | çıkar-, çıkart-, çıkarıl-, kaldır-, kaldırıl-, sil-, silin-

# what is covered
include, included, including, inclusive, be part of | içer-, dahil, dâhil, dahil et-, kapsa-, kapsamında, içine al-
exclude, excluded, excluding, exclusion, leave out, left out | hariç, haric, hariç tut-, dışında bırak-, dışarıda bırak-, kapsam dışı, kapsamı dışında

# keeping and losing
keep it, keep a copy, keep the receipt, hold on to, held on to, hang on to, retain, save a copy | sakla-, elinde tut-, muhafaza et-
lose, lost, losing, misplace, loss | kaybet-, kaybed-, kaybol-, yitir-, kayıp, kayb
find, found, come across, came across, locate, track down | bul-, rastla-, yerini bul-
throw away, threw away, thrown away, throw out, chuck out, put in the bin, dispose of, discard | at-, çöpe at-, çöpe atıl-, elden çıkar-
win, won, gain | kazan-, elde et-, kazanım

# broken things
repair, fix, fixed, mend, get fixed | tamir et-, tamir, tamirat, onar-, onarım, onarıl-, tamir ettir-
replace, replacement, swap, substitute, put in a new one | yenisiyle değiştir-, değiştir-, yenile-, yenisini tak-, yerine koy-, ikame
break, broke, broken, broken down, broke down, smash | kır-, kırıl-, boz-, bozul-, bozuk, bozuğ, arızalan-, parçalan-

# changing or not
change, alter, alteration, modify, amend, amendment, adjust | değiş-, değiştir-, değiştiril-, değişiklik, değişikliğ, değişim
stay the same, stayed the same, remain the same, keep as it is, leave as is | aynı kal-, olduğu gibi kal-, olduğu gibi bırak-, aynen kal-

# open or closed
open, opened, turn on, turned on, switch on | aç-, açıl-, açık, açığ
closed, shut, close the, closing, turn off, turned off, switch off | kapat-, kapan-, kapalı, kapatıl-

# supply of power, water, telephone
connect, get connected, hook up, connection, reconnect | bağla-, bağlan-, bağlat-, bağlantı
disconnect, disconnected, disconnection, cut off | kesil-, kesinti, kestir-, kesti, kesecek, kesiyor, bağlantıyı kes-, bağlantısı kesil-

# in force or suspended
activate, activated, take effect, come into effect, come into force | etkinleştir-, aktifleştir-, aktif hale getir-, yürürlüğe gir-, devreye gir-
suspend, suspended, suspension, put on hold, deactivate | askıya al-, askıya alın-, geçici olarak durdur-, dondur-, beklemeye al-

# full or empty
fill up, filled up, top up, refill | doldur-, doldurul-, dolu
empty, empty out, drain, vacate | boşalt-, boşal-, boş

# building
build, built, construct, construction, put up | inşa et-, inşaat, yapım
demolish, demolition, knock down, pull down, tear down, destroy, wreck | yık-, yıkıl-, yıkım, tahrip et-, yerle bir et-, yok et-

# hiding
hide, hid, hidden, conceal, cover up, keep secret | gizle-, gizlen-, sakla-, saklan-, gizli tut-, örtbas et-
reveal, disclose, disclosure, bring to light, make public, show me, show you, show us, show the, showed, shown | ortaya çıkar-, açıkla-, açığa çıkar-, ifşa et-, göster-, belli et-

# appearing
appear, emerge, show up, turn up, crop up, come to light | ortaya çık-, belir-, görün-, baş göster-, çıkagel-
disappear, vanish, go missing, went missing, clear up | kaybol-, ortadan kaybol-, yok ol-, ortadan kalk-

# safety
protect, protection, safeguard | koru-, korun-, koruma, kolla-, güvence altına al-
endanger, put at risk, put in danger, jeopardise, jeopardize | tehlikeye at-, tehlikeye sok-, riske at-, riske sok-

# rules
comply with, obey, follow the rules, abide by, stick to the rules, compliance | kurala uy-, kurallara uy-, şartlara uy-, koşullara uy-, riayet et-, bağlı kal-
breach, violate, violation, break the rules, broke the rules, break the law | ihlal et-, ihlal, çiğne-, kurala aykırı davran-, yasayı çiğne-, aykırı

# spirits
encourage, encouragement, motivate | teşvik et-, teşvik, teşviğ, cesaretlendir-, yüreklendir-, özendir-
discourage, deter, talk out of it, talked out of it | caydır-, vazgeçir-, cesaretini kır-, hevesini kır-

# treatment
reward, give a reward | ödüllendir-, ödül, mükâfat, mükafat
punish, punishment, penalise, penalize | cezalandır-, ceza ver-, ceza

# pace of work
catch up, caught up | yetiş-, arayı kapat-, telafi et-
fall behind, fell behind, fallen behind, lag behind, get behind | geri kal-, geride kal-, aksat-, aksa-

# measure against a limit
exceed, go over the limit, surpass, be over the limit | aş-, aşıl-, sınırı geç-, limiti geç-, üzerine çık-
fall short, fell short, come up short, be below the limit | altında kal-, eksik kal-, yetersiz kal-

#<> helping or preventing
help, helped, assist, assistance, support, give a hand, lend a hand, aid | yardım et-, yardım, yardımcı ol-, destek, desteğ, destekle-, el uzat-, yardımcı
prevent, prevention, hinder, obstruct, get in the way, hold back | önle-, önlen-, engelle-, engel ol-, önüne geç-, mâni ol-, mani ol-, alıkoy-

#<> dealing with resources
save up, saved up, economise, economize, be careful with money | biriktir-, tasarruf et-, tasarruf, idareli kullan-, tutumlu
waste, wasted, squander, go to waste | israf et-, israf, boşa harca-, boşa git-, ziyan et-, heba et-, çarçur et-

# clean or dirty
clean, cleaned, clean up, tidy up | temizle-, temiz, temizlik, temizliğ
dirty, make dirty, filthy, soiled | kirlet-, kirlen-, kirli, pis, pislet-

#~ causes and effects
cause, caused, lead to, led to, bring about, result in, trigger, give rise to, make happen | neden ol-, sebep ol-, yol aç-, sebebiyet ver-, tetikle-
affect, influence, impact, effect, have an effect, make a difference | etkile-, etkilen-, etki, tesir, fark et-
be due to, due to, stem from, result from, caused by, come down to | kaynaklan-, ileri gel-, yüzünden, nedeniyle, dolayı, sebebiyle
depend on, depends, it depends, be up to | bağlı, göre değiş-, duruma göre, bağlı ol-
happen, occur, take place, took place, come about, went on, going on | meydana gel-, gerçekleş-, yaşan-, cereyan et-, vuku bul-
force, compel, make someone, be forced to, coerce | zorla-, mecbur et-, mecbur bırak-, zorunda bırak-, mecbur kal-
turn into, transform, convert | dönüş-, dönüştür-, haline gel-, haline getir-, çevir-
spread, spread out | yayıl-, bulaş-, yaygınlaş-
cut, cut off a piece, slice | kesil-, kesik, kesiğ, kesti, kesiyor, kesip
spoil, ruin, mess up, stuff up, muck up | boz-, mahvet-, mahved-, berbat et-, altüst et-, mahvol-
update, bring up to date | güncelle-, güncellen-, güncelleme, güncel
renew, renewal | yenile-, yenilen-, yenileme
correct a mistake, correct it, set right, put right, rectify, correction | düzelt-, düzeltil-, düzeltme, doğrult-
lasts, lasted, lasting, take time, take long, took long, drag on | sür-, uzun sür-, zaman al-, vakit al-, uza-
resume, start again, restart, pick up where | yeniden başla-, tekrar başla-, kaldığı yerden devam et-
take a break, have a break, pause, break for | ara ver-, mola ver-, mola, dinlen-
repeat, do again, say again | tekrarla-, tekrar et-, tekrar, yinele-, bir daha söyle-

#~ needs and possession
need, needed, require, requirement, be in need of, necessary | ihtiyaç, ihtiyac, gerek, gereğ, gerek-, gerekli, gereksinim, lazım, ihtiyaç duy-
run out, ran out, be out of, used up, all gone | tüken-, tüket-, bit-, tükenmiş
be missing, missing, lack, be short of, short of, shortage | eksik, eksiğ, eksiklik, eksikliğ, noksan, yoksun, kıtlık
belong to, belongs to, be owned by | ait, ait ol-
own a, own the, possess, possession | sahip ol-, sahip, sahib, elinde bulundur-
provide, supply, give access to | sağla-, sağlan-, temin et-, sun-, sunul-
obtain, get hold of, got hold of, come by, acquire | edin-, elde et-, temin et-, ele geçir-
share, shared, split between | paylaş-, bölüş-, ortak kullan-, pay et-
take on, took on, take over, take responsibility | üstlen-, devral-, üzerine al-, sorumluluk al-
hand over, handed over, turn over, pass on | devret-, devred-, teslim et-, ilet-
set aside, put aside, allocate, reserve | ayır-, bir kenara koy-, tahsis et-, rezerve et-
deserve, earned it, worthy of | hak et-, layık, layığ

#~ choosing and trying
choose, chose, chosen, pick, picked, select, opt for, choice | seç-, seçil-, tercih et-, seçim
prefer, preferred, would rather, preference | tercih et-, tercih, yeğle-, daha çok iste-
decide, decision, make up my mind, made up my mind, make up your mind | karar ver-, karar, kararlaştır-, karara var-
hesitate, be in two minds, be of two minds | tereddüt et-, tereddüt, tereddüd, duraksa-, çekin-
change my mind, change your mind, changed his mind, changed her mind, back out, pull out, withdraw, give up on | vazgeç-, cay-, fikrini değiştir-, fikrimi değiştir-, geri çekil-
try, tried, attempt, have a go, give it a go, make an effort, effort, do your best | dene-, çalış-, uğraş-, çabala-, çaba, gayret et-, gayret, elinden geleni yap-
work, worked, be working, function, operate | çalış-, işle-, faaliyet göster-
use, make use of, take advantage of, usage | kullan-, kullanıl-, kullanım, yararlan-, faydalan-
get used to, got used to, be used to, adapt, adjust to, settle in | alış-, alışık, uyum sağla-, ayak uydur-, adapte ol-
avoid, stay away from, keep away from, steer clear of | kaçın-, uzak dur-, sakın-, kaçınıl-
escape, get away, get out of | kaç-, kurtul-, sıyrıl-
get rid of, got rid of, shake off | kurtul-, başından sav-, elden çıkar-
rescue, save someone, saved my life | kurtar-, kurtarıl-
achieve, achievement, accomplish, reach, attain | ulaş-, eriş-, gerçekleştir-, başar-, elde et-
miss out, miss the, missed the, missed | kaçır-, fırsatı kaçır-

#~ planning, control and checking
prepare, prepared, preparation, get ready, got ready | hazırla-, hazırlan-, hazırlık, hazırlığ, hazır
arrange, organise, organize, sort out, arrangement | ayarla-, ayarlan-, düzenle-, organize et-, hallet-, halled-
set up, establish, start up | kurul-, oluştur-, iş kur-, şirket kur-, düzen kur-
check, make sure, verify, confirm, confirmation, double-check | kontrol et-, kontrol, doğrula-, teyit et-, teyid, emin ol-, bakıver-
control, be in control, get under control, keep under control | kontrol, kontrol et-, denetim, kontrol altına al-, hâkim ol-, hakim ol-
inspect, inspection, audit | denetle-, denetim, teftiş, teftiş et-, kontrol et-
examine closely, review, go over, went over, look into, assess, assessment, evaluate | incele-, inceleme, gözden geçir-, değerlendir-, değerlendirme
investigate, investigation, research, look into it | araştır-, araştırma, soruştur-, soruşturma
compare, comparison, weigh up | karşılaştır-, karşılaştırma, kıyasla-, kıyas, mukayese
measure, measured, measurement | ölç-, ölçü, ölçüm
calculate, calculation, work out how much, add up | hesapla-, hesap et-, hesaplan-, hesabını yap-
estimate, guess, rough idea | tahmin et-, tahmin, tahmini, kestir-
monitor, keep an eye on, keep track of, follow, follow up, track, supervise | takip et-, takip, takib, izle-, gözlemle-, göz kulak ol-, gözetim, gözet-
deal with, dealt with, handle, cope, manage | başa çık-, baş et-, idare et-, ilgilen-, üstesinden gel-, hallet-
run a business, run the, in charge of, manage the | yönet-, işlet-, idare et-
guide, direct, point in the right direction, refer | yönlendir-, rehberlik et-, yol göster-, sevk et-
carry out, carried out, implement, put into practice, fulfil, fulfill | uygula-, uygulan-, yerine getir-, gerçekleştir-, yürüt-
participate, take part, took part, join in, attend | katıl-, iştirak et-, yer al-, katılım
contribute, contribution | katkıda bulun-, katkı, katkı sağla-
intervene, step in, interfere, get involved, meddle | müdahale et-, müdahale, karış-, araya gir-
notice, noticed, realise, realize, become aware | fark et-, farkına var-, ayırdına var-
find out, found out, determine, identify, figure out | öğren-, belirle-, tespit et-, sapta-
ignore, overlook, turn a blind eye, take no notice | görmezden gel-, göz ardı et-, göz yum-, es geç-
`
