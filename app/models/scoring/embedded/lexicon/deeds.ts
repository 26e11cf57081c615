/**
 * What is done or the case, in both languages, so that a "not" can be followed into another wording: one deed a line,
 * English wordings before the bar, Turkish ones after it (folded). `-` ends a root that takes the endings of a verb.
 */
export const DEEDS = `
pay pays paid paying settle settled | ode- odu- odey odedi oden
refund refunded refunding reimburse money_back get_back give_back back_in_full | iade geri_al- geri_ver- geri_ode-
cancel cancelled cancelling | iptal
cover covers covered covering | karsila kapsa kapsam guvence
sign signed signing | imza
show shows showed shown showing | goster
touch touched touching | dokun
call called ring rang phone phoned calling | ara- telefon_et-
reach reached contact contacted get_hold | ulas- eris- irtibat
understand understood understands | anla-
allow allowed allows permit permitted let_in lets | izin musaade izni
work works worked working | calis
drive drives drove driving driver | kullan
allergic allergy allergies | alerji
afraid scared frightened fear terrified worried worry | kork- endise
sleep slept sleeping | uyu-
arrive arrived turn_up turned_up show_up come came coming comes | gel-
stay stayed staying stays remain | kal- otur
want wants wanted | iste-
tell told tells mention mentioned inform informed | soyle bildir haber
give gave gives hand_over handed provide provided provides | ver-
hit struck strike | vur-
answer answered reply replied response | cevap yanit
hand_in handed_in submit submitted | teslim
send sent sends sending | gonder yolla
find found finds | bul-
fix fixed repair repaired repairs | tamir onar
wet | islan islat
throw_away throw_out discard | at- cope
cracked crack cracks | catla catlak
renew renewed renewing renewal extend extended | yenile uzat
apply applied applying lodge lodged | basvur muracaat
hear heard | duy-
read reading | oku-
lose lost loses losing | kaybe- yitir
join joined joining member | katil uye
start started begin began starts | basla
change changed changes | degis
help helped helps | yardim
use used using | kullan
insured insurance insure | sigorta
pick_up collect collected picks | topla
leave left leaves | ayril terk
dismiss dismissed fired sacked | cikar- kov-
accept accepted accepts | kabul
agree agreed agrees | kabul razi anlas
bring brought brings | getir
eat eaten eats | yemek yiyin yemeyin
deliver delivered | teslim ulastir
stop stopped stops | dur- durdur
smoke smoking | sigara
drink drinking alcohol | icin icmeyin icebilir icil icme alkol
travel travelled | seyahat
enter entered | gir- girer
keep kept keeps | sakla tut-
spend spent | harca
complain complained complaint complaints | sikayet
visit visited visits | ziyaret
happy pleased satisfied | memnun
ready | hazir
available free_on | musait uygun
valid | gecerli
guilty | suclu
sure certain | emin
safe | guvenli
fixed | sabit
included | dahil
necessary | gerekli sart
responsible | sorumlu
entitled eligible entitlement | hakki hakkiniz hakkim hak_
possible | mumkun
legal | yasal
married | evli
employed job | isi isim isiniz
living lives live lived | yasi- yasa-
trust trusted | guven-
believe believed believes | inan
know knows knew known | bil- tani-
see saw seen | gor-
remember remembered | hatirla
interpreter | tercuman
dangerous | tehlikeli
signature | imza
record recorded written write | yaz- kayit
breathe breathing | nefes
climb stairs | merdiven
lift lifting lifted | kaldir
expire expired | dol- bit-
report reported | bildir
declare declared | beyan
move moved | tasin
rise increase raise raised | art- artir zam
receive received get got | al- gec- ulas-
hurt hurts pain painful ache | agri- agri aciyor
itch itchy | kasin
eat ate eating food | ye- yiyor yedi
married marry | evli evlen
decide decided decision | karar
check checked checks | kontrol
warn warned warning | uyar
promise promised | soz_ver-
test tested | test
choose chose chosen | sec-
borrow borrowed | odunc borc_al-
owe owes owed debt debts | borc borcu borcum borclu
own owns owned | sahip
invite invited | davet
attend attended attending | katil
miss missed | kacir
feel feels felt | hisset
cry cried crying | agla
shout shouted yelled screamed | bagir
attack attacked assault | saldir
steal stole stolen | cal-
threaten threatened | tehdit
watch watched watching | izle seyret
wear wearing wore | tak- giy-
cause caused | neden_ol- sebep
charge charged charges | ucret_al- kes-
deduct deducted taken_off | kesil kesinti dusul
vaccinated vaccine vaccination | asi asili asilan
pregnant | hamile gebe
diabetic diabetes | seker diyabet
breastfeed breastfeeding | emzir
operate operated operation surgery | ameliyat
prescribe prescribed | recete
improve improved improving better | iyiles duzel
suffer suffered | cek- yasa-
recognise recognised recognized | tanin taninm denk
graduate graduated | mezun
study studied studying | oku- okuyor
pass passed | gec- gecti
fail failed | kal- basarisiz
enrol enrolled enrolment | kayit kaydol
translate translated | cevir tercume
divorced divorce | bosan
sponsor sponsored | sponsor
depend depends | bagli
matter matters | onemli farket
belong belongs | ait
fit fits fitted | uy- sig-
broke broken broke_down | bozul kiril
leak leaks leaking leaked | ak- sizdir
clean cleaned cleaning | temizle
rent renting rented lease leased | kirala
inspect inspected inspection | denetle incele teftis
evict evicted eviction | tahliye
smell smells | kok- koku
lodge lodged claim claimed | basvuru talep
happen happened happens | ol- yasan
print printed | yazdir bas-
save saved saving | biriktir tasarruf
invest invested | yatirim
withdraw withdrew withdrawn | cek- cekil
transfer transferred | aktar havale
guarantee guaranteed | garanti
exchange exchanged swap | degistir degisim
deserve | hak_et-
vote voted | oy-
volunteer volunteering volunteered | gonullu
park parked parking | park
swim swimming | yuz-
cook cooking cooked | pisir
explain explained explains | acikla anlat
agree_to sign_up signed_up | kabul imza
attach attached | ekle- ilistir
arrange arranged organise organised organize | ayarla duzenle organize
ask asked asks | sor- sordu
approve approved approval grant granted | onay izin verildi
assess assessed assessment | degerlendir
avoid | kacin
bear carry carried carries | tasi-
book booked booking | rezervasyon randevu_al- yer_ayirt
breach breached | ihlal
build built | insa
bully bullied teased teasing teases | alay zorbalik
care_for look_after looks_after | bak- bakiyor bakim
catch caught | yakala
claim_for make_a_claim made_a_claim | talep
compensate compensated compensation | tazmin
confirm confirmed | teyit dogrula onayla
connect connected | bagla- baglan
consent consented | riza onay
contest dispute disputed object objected appeal | itiraz
contribute contributed | katki
damage damaged damages | hasar zarar
delay delayed | gecik ertele
demand demanded | talep iste-
deduct deducted | kes- kesil
discharge discharged | taburcu
disclose disclosed reveal | acikla
discuss discussed talk_about | gorus- konus
disturb disturbed bother | rahatsiz
donate donated | bagis
employ employed employs | calistir ise_al
enjoy enjoyed like likes liked | sev- hosl- begen
enough sufficient adequate | yeter yetiyor yeterli
escape escaped | kac-
exceed exceeded | as- asiyor asar gec-
exist exists | var. mevcut
expect expected expects | bekl-
fall fell fallen falls | dus-
fill_in fill_out filled | doldur
follow followed follows | takip izle
force forced compel | zorla
forgive forgave | affet bagisla
get_up stand_up | kalk-
harm harmed hurt harmful | zarar
have_a_licence licence licensed | ehliyet ruhsat lisans
hide hid hidden | sakla gizle
hire hired | ise_al kirala tut-
hold held | tut-
increase increased raise rise rises rose | artir artis artiyor artar artti artacak yuksel
infected infection | enfeksiyon iltihap
interrupt | bol- kes-
issue issued | ver- veril
keep_away | uzak
laugh | gul-
learn learnt learned | ogren
lend lent | odunc borc_ver
let_in lets_in | icer
lie lied lying | yalan
listen listened listens | dinle
load loaded | yukle
look_for looking_for | ara- ariyor
meet met meets meeting | bulus gorus- tanis
mind | sakinca
need needs needed | ihtiyac gerek lazim
negotiate | pazarlik
notice noticed | fark_et
notify notified | bildir haber
obey comply complied | uy-
offer offered offers | teklif oner-
order ordered orders | siparis
own_up confess | itiraf
pack packed | topla paketle
participate took_part taking_part | katil
postpone postponed | ertele
prepare prepared | hazirla
protect protected | koru-
prove proved proof | kanit ispat
provide provides provided | sagla sun- ver-
publish | yayin
punish penalty fine fined | ceza
qualify qualified | hak_kazan uygun
quit resign resigned | istifa ayril
receive_treatment treat treated treatment | tedavi
recommend recommended advise advised | oner- tavsiye
recover recovered | iyiles
refuse refused | reddet redded
register registered | kayit kaydol kayitli kaydet
release released | serbest birak
relocate | tasin
remove removed | cikar- kaldir sok-
repeat | tekrar
replace replaced | degistir yenile
request requested | iste- talep rica
require required | gerek sart zorunlu
resume | devam
return returned give_back bring_back returns | iade geri_ver- geri_al- geri_getir- getir-
return came_back come_back go_back | don- donecek geri_don-
satisfied satisfies satisfy | memnun
scratch scratched | ciz- cizik
search searched | ara-
settle | anlas ode-
share shared shares | paylas
shout | bagir
shower bathe bath | dus_al- yikan
sit sat sitting | otur
sleep_in | uyu-
speak speaks spoke spoken talk talked | konus
speed speeding | hiz
stand stands standing | dur- ayakta
suit suits suited suitable | uy- uygun
supervise | denetle gozet
support supports supported | destek
suspect suspects suspected | suphelen
swell swelled swollen swelling | sis- sisti siskin
switch_off turn_off turned_off | kapat
switch_on turn_on turned_on | ac- calistir
take_home | eve_gotur
teach taught teaches | ogret
terminate terminated | feshet feshed sona_er
thank | tesekkur
throw threw thrown | at- atin firlat
tidy | topla
tire tired exhausted | yorul yorgun
tow towed | cek- cekici
train trained training | egitim
treat treats | davran
turn_up turned_up attend attended | gel- katil
upset | uzul uzgun
vomit vomited vomiting | kus-
wait waits waited waiting | bekle
walk walked walks | yuru-
wash washed washing | yika
waste wasted | israf
witness witnessed | tanik sahit
work_out | hesapla
worsen worse | kotules
worth | deg-
blame fault to_blame | suc. sucu sucum sucunuz kusur kabahat
insulin dose medication tablets | ilac insulin doz
criminal_record conviction | sabika
custody | velayet
maintenance child_support alimony | nafaka
warranty under_warranty | garanti
problem problems issue trouble | sorun problem
pregnant | hamile gebe
smoker smokes | sigara
fracture fractured | kirik kirig
fasting fast | ac. aclik
disabled disability | engelli
retired retirement | emekli
self_employed | serbest_calis
citizen citizenship | vatandas
permanent_resident residency | oturum
tenancy lease | kontrat sozlesme
convenient | uygun musait
confidential secret | gizli
correct right true | dogru
important | onemli
urgent | acil
negligent careless | dikkatsiz ihmal
polite | kibar
present there_at | hazir_bulun orada
conscious | bilinc
deaf | duy- isit-
blind | gor-
free_of_charge free | ucretsiz bedava parasiz
`
