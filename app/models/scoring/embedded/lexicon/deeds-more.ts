/** The second half of the deeds, written as `deeds.ts` says. */
export const MORE_DEEDS = `
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
`.trimStart()
