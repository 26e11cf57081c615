import { MORE_DEEDS } from './deeds-more.ts'

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
${MORE_DEEDS}`
