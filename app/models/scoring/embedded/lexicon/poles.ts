/**
 * Words that exclude each other, in both languages, so that the source bears witness: one pair a line, the sides parted by
 * `|`, English wordings before the semicolon and Turkish ones after it (folded; roots; `_` joins the words of a phrase, a
 * full stop ends a word that takes no ending). Only words that keep their meaning
 * whatever stands beside them. A line that begins with ~ holds converse words: who sells to somebody says what that one buys.
 */
export const POLES = `
increase raise rise went_up goes_up go_up put_up gone_up climb more_expensive; artir artis artar artti yuksel zam_ cogal fazlalas artmis artiyor artacak artma | decrease reduce reduction lower lowered cut_down bring_down went_down go_down goes_down put_down; azal dusur indir. indirm_ dusus indiri ucuzla kisin
approve approved approval; onayla onay kabul | reject rejected refuse refused decline declined turned_down turn_down; reddet redded geri_cevir
accept agreed agree; kabul razi | refuse refused reject rejected decline declined disagree turned_down; reddet redded
~buy bought purchase purchased; satin_al satin_al aldim aldik aldin | sell sold; satiyor satti satmak satmis satis sattik sattim satan
~lend lent; odunc_ver borc_ver | borrow borrowed; odunc_al borc_al
open opened opens; acil_ac acilir aciliyor actigim acik. aciliyormus actim | close closed closes shut shuts; kapali kapan kapat
inside indoors indoor; iceri icinde. icerde | outside outdoors outdoor; disari disarda
front in_front; onunde onune. on_taraf onden. onunuz | behind back rear; arkasinda arkada arkasina arka. arkadan arka_taraf
left; sol | right; sag
first; ilk birinci | last; son. sonuncu
early earlier; erken once_den | late later; gec. gecik gecikme
before prior beforehand ahead; once oncesi evvel oncesinde oncesi onceden | after following afterwards; sonra sonrasi sonrasinda sonradan
morning; sabah. sabahi sabahki sabahlari | afternoon evening night; ogleden_sonra aksam gece
morning afternoon; sabah. sabahi sabahki ogleden_sonra | evening night tonight; aksam gece
today; bugun | tomorrow; yarin
today; bugun | yesterday; dun.
tomorrow; yarin | yesterday; dun.
same; ayni | different; farkli
new brand_new; yeni | old used second_hand; eski. eskisi eskiler ikinci_el
big large; buyuk | small little tiny; kucuk ufak
tight narrow; dar. | loose wide; bol. genis
cheap cheaper inexpensive; ucuz hesapli | expensive dear dearer pricey; pahali
high higher; yuksek | low lower; dusuk alcak
free free_of_charge nothing bedava; ucretsiz bedava parasiz | paid paying_customer; ucretli
valid; gecerli | expired invalid run_out out_of_date; suresi_dol gecersiz
upstairs; ust_kat yukari_kat | downstairs; alt_kat asagi_kat
up; cikinca cikarken | down; inince inerken
hot; sicak | cold; soguk
public; devlet kamu | private privately; ozel.
win won; kazan | lose lost; kaybet
find found; bul. buldu bulun_ bulmus | lose lost misplaced; kaybet kaybol
profit; kar. kari karin karda kar_et | loss losses; zarar
arrive arrives arrived coming comes come came; geliyor gelecek geldi gelir varis | leave leaves left depart going; gidiyor gidecek gitti kalkiyor kalkis
move_in moved_in moving_in; tasin | move_out moved_out moving_out; cikiyor cikti tahliye
start starts started begin begins began starting; basla | end ends ended finish finishes stop stopped ending runs_out; bit. bitiyor biter bitti sona
start starts started begin began beginning; basla basi. basinda | end ends ended ending finish; sonu. sonunda bitim
cancel cancelled called_off; iptal | confirm confirmed renew renewed extend extended; onayla yenile uzat teyit
postpone postponed put_off delayed; ertele otele | bring_forward brought_forward moved_forward cancelled; one_al one_cek iptal
join joined joining; katil uye_ol | leave leaving quit; ayril cik.
with together; birlikte beraber | alone by_himself by_herself on_her_own on_his_own by_themselves; tek_basina yalniz.
near close nearby; yakin | far away distant; uzak uzag
oldest eldest older; en_buyu buyuk_ | youngest younger; en_kucu kucug
strong; guclu | weak; zayif
good great well; iyi guzel | bad poor; kotu
better; daha_iyi iyiles | worse; daha_kotu kotules
easy; kolay | difficult hard; zor.
heavy; agir. | light; hafif
full in_full whole entire; tam. tamam tumu | part partly partial partially; kismi kismen bir_kism bir_bolum
permanent; kalici surekli_ | temporary; gecici
legal; yasal | illegal; yasadisi kacak
guilty; suclu | innocent; sucsuz
voluntary optional; istege_bagli gonullu secmeli | compulsory mandatory obligatory; zorunlu mecburi
forbidden prohibited banned illegal not_allowed; yasak | compulsory mandatory required; zorunlu mecburi
married; evli | single; bekar
include included including; dahil | exclude excluded excluding except; haric. haric_tut
deposit put_into pay_into paid_into; yatir | withdraw withdrawn took_out take_out; cek. cekiyor cektim
add added plus; ekle ilave | deduct deducted remove removed subtract minus less_the take_off taken_off; kesip keser kesil dus. dusup duser dusec dusuy kes. dusul
most majority; cogu cogunlu buyuk_bolum | few minority; azi. azinlik
more often; daha_sik daha_cok | less seldom rarely; daha_seyrek daha_az
more; daha_cok daha_fazla | fewer less; daha_az
longer; daha_uzun uzuyor uza. uzar uzat | shorter; daha_kisa kisal
original originals; asli. asil orijinal | copy copies; kopya suret fotokopi
continue continuing keep go_on carry_on; devam surdur | stop stopping give_up quit come_off; birak kes. durdur
favour; lehine lehiniz lehim | against; aleyh
employer boss; isveren patron | employee. employees. worker. workers.; calisan isci
landlord; ev_sahi mal_sahi | tenant renter; kiraci
seller vendor salesman; satici | buyer; alici
doubled double twice two_times; iki_kat ikiye_katla iki_misl iki_mis | halved half; yari. yariya yarisi
happy pleased delighted satisfied; memnun mutlu sevin | unhappy angry upset dissatisfied cross; kizdi kizgin memnun_deg ofke uzgun
remember; hatirla | forget forgot forgotten; unut
pull_in enter entering entered; gir. girer girmis | leave leaving exit exited; ayril cik. terk
clean; temiz. | dirty; kirli pis
dry; kuru. | wet; islak
empty; bos. | full; dolu
successful succeeded; basarili | unsuccessful failed failure; basarisiz
positive; pozitif | negative; negatif
younger; genc kucuk_ | older; yasli buyuk_
work working works; calisiyor calisan | broken out_of_order stopped_working; bozuk bozul
plaintiff; davaci | defendant; davali
keep_away away; uzak_ | keep_close close; yakin_
won succeed; basar | fail failed; basarisiz kaldi_sinif
rich; zengin | poor; fakir yoksul
single; tek_kisi | double; cift_kisi
arm; kol | leg; bacak bacag
earn earned earns; kazaniyor kazandig kazanc kazanir gelir_elde | spend spent spends spending; harca harciyor
expensive; pahali | cheap; ucuz
tall; uzun_boylu | short; kisa_boylu
thick; kalin | thin; ince.
young; genc. | elderly; yasli
boy boys; erkek_cocu oglan | girl girls; kiz_cocu
male man men; erkek. | female woman women; kadin
alive living; hayatta sag. | dead deceased died passed_away; oldu. vefat olmus rahmetli
behind; geride geriden gerisinde | ahead; ileride ilerde ilerisinde onde.
healthy; saglikli | sick ill unwell; hasta. rahatsiz
deny denied denies; inkar yalanla | admit admitted admits confess confessed; itiraf kabul
lock locked; kilitle kilitli | unlock unlocked; kilidi_ac kilitsiz
on_time in_time; zamaninda vaktinde | late; gec. gecik gecikme
turn_on turned_on switch_on switched_on; acin. acik_birak calistir | turn_off turned_off switch_off switched_off; kapatin kapat sondur
hire hired employ; ise_al isealin | fire fired dismiss dismissed sacked; isten_cikar kovul isten_at
promote promoted promotion; terfi | demote demoted; rutbe
gain gained put_on; kilo_al aldim. | lose lost; kilo_ver verdim.
import imports; ithal | export exports; ihrac
asleep sleeping; uyuyor uyur | awake; uyanik
advantage; avantaj | disadvantage; dezavantaj
urgent; acil | routine not_urgent; rutin
employed; calisiyor isi_var | unemployed out_of_work jobless; issiz
national domestic local; yurt_ici ulusal | overseas abroad international; yurt_disi yurtdisi uluslararasi
debt; borc. borcu borcum | credit savings; alacak birikim
ex former; eski. | current present new; simdiki yeni mevcut
upper top; ust. ustteki | bottom lower; alt. alttaki
north; kuzey | south; guney
east; dogu. | west; bati
gross; brut | net take_home; net.
full_time; tam_zaman | part_time; yari_zaman yarim_gun
day daytime; gunduz | night nights overnight; gece
weekday weekdays; hafta_ici | weekend weekends; hafta_sonu
short_term; kisa_sure kisa_vade | long_term; uzun_sure uzun_vade
fragile; kirilgan | sturdy; saglam
honest; durust | dishonest; sahtekar
helpful polite kind; kibar nazik yardimsever | rude unhelpful; kaba. terbiyesiz
calm; sakin. | nervous anxious agitated; gergin sinirli heyecanli
quiet; sessiz | noisy loud; gurultulu yuksek_ses
dark; karanlik | bright; aydinlik
fast quickly quick; hizli cabuk | slow slowly; yavas
sharp; keskin | blunt dull; kor.
increase_the add_to; ilave | cut_the take_off; kes.
first_floor ground_floor; zemin_kat | top_floor upper_floor; ust_kat son_kat
mother_tongue; ana_dil | foreign_language; yabanci_dil
tall; uzun. | short; kisa.
shallow; sig. | deep; derin
loss; zarar | profit; kar. kazanc
success; basari. | failure; basarisizlik
victim; magdur kurban | offender attacker suspect; saldirgan fail. supheli
sender; gonderen gonderici | recipient receiver addressee; alici
author lender creditor; alacakli borc_veren | debtor borrower; borclu borc_alan
insured; sigortali | uninsured; sigortasiz
registered; kayitli | unregistered; kayitsiz
paid; odenmis odendi ucretli | unpaid; odenmemis odenmedi ucretsiz
conscious; bilinci_acik bilincli | unconscious; baygin bilincsiz bilinci_kapali
able; yapabil | unable; yapama
correct right accurate true; dogru | wrong incorrect false; yanlis hatali
certified stamped; onayli tasdikli | uncertified; onaysiz tasdiksiz
related; akraba | unrelated; yabanci.
sweet; tatli. | sour bitter; eksi aci.
fresh; taze | stale rotten; bayat curuk
raw; cig | cooked; pismis
boiling_hot hot warm lukewarm; ilik sicak | cold ice_cold freezing; soguk buz
majority; cogunluk | minority; azinlik
`
