/**
 * Fields of meaning that a rendition keeps or loses as a whole, one a line. Before the bar stands what names the thing, after
 * it whatever else may speak of it, however loosely; English before the semicolon, Turkish after it. Beginnings of words,
 * folded; `_` joins the words of a phrase, a full stop ends a word. The second part is wide on purpose: only where nothing
 * of it is said either, the thing is gone. `~`: how something is done, where a word that merely looks alike may stand.
 */
export const FIELDS = `
~in_writing written. ; yazili. yazili_ yaziyla | letter on_paper paper document email wrote write writing note. ; yazi. yazilip yaziyl mektup mail e_posta eposta belge kagit kagid dilekce evrak yazar yazdi yazm yazin. yaziya dokul
~cash. ; nakit nakd elden. | off_the_books under_the_table in_hand by_hand notes. bills. ; pesin banknot cebin el_altindan para.
~free. for_free free_of_charge ; ucretsiz bedava parasiz | no_cost no_charge no_fee nothing without_pay cost charg pay fee dollar waive complimentary on_the_house covered subsid bulk donat ; kurus ucret para. parayi parasi ode beles ikram masraf karsiliksiz benden. bizden. hediye
~original. originals. ; aslin asli. asil. orijinal | origin real. actual itself first. ; aslen kendisi gercek ozgun ilk. eski esas
~certified. ; onayli tasdikli noter | certif stamp notar witness approv official verif authentic attest sign. signed. ; onay tasdik resmi yemin muhur imza
~independent ; bagimsiz | own. impartial neutral yourself separate alone outside objective third ; tarafsiz tek_bas kendi ayri yalniz objektif disari ucuncu disinda
photo. photos. photograph picture. pictures. ; foto. fotog resim. resmi. resimler resmini resimle | snap. image pic. pics. shot. shots. footage shoot photo ; foto resim resm goruntu cek kare.
record. records. recorded. recording. ; kayd kayit | tape video log. logged note. notes. wrote write written regist file. put_down taken_down book ; kaset tutanak yaz not. video dosya zapt band
~online. internet. ; internet cevrimici online. | web site. website app. portal on_line net. electronic download ; web site. sitesi uygulama portal net. elektronik cevrim sanal
~alone. by_myself by_himself by_herself by_yourself by_themselves on_my_own on_his_own on_her_own on_your_own on_their_own ; yalniz. tek_bas yalniz_bas kendi_bas | own lonely only single unaccompan sole nobody no_one without just. without_anyone oneself unassist unaid without_help without_any_help without_assist independent self ; tek. kendi baska yanlarin bir_bas olmadan kimse sadece cok_kisi
~double. twice_as twice_the ; iki_kat iki_mis cift | twice two 2 time_and 200 doubl ; iki cift katla 2
~at_least ; en_az. en_azindan asgari | minimum least more no_less no_fewer over any_less not_less must need shortest only_after until no_earlier fewer lower under ; minimum hic_degil hic_olmaz fazla asag ustu ustun altin bari once gec dolma daha_az uzer hic_yok
~secretly without_my_know without_his_know without_her_know without_their_know without_him_know without_them_know without_me_know ; habersiz haberi_ol gizli | secret know hid quiet behind confident private unaware tell inform permi consent dark back. ; gizli haber sakl saki caktirma arka duyma ozel. bil mahrem izin izn sor. sorma soyle
~signed. signature ; imzali imzasi imzalan imzala | sign initial autograph put_my_name put_his_name put_her_name put_your_name name_to ; imza paraf onay abone uye kayi kaydi
receipt ; fis. fisi fisin fisle makbuz | invoice bill. bills. docket proof paper purchase ; fatura belge dekont kanit kagi alisveris fis
invoice ; fatura | bill. bills. billed receipt docket statement paper ; fis makbuz belge dekont
~together. jointly joint. ; birlikte beraber ortak | both with. we. our. us. each all. along shar same combin mix. mixed mixing one_another ; birlik beraber ikimiz ikisi hep hem ile. ayni bir_arada toplu yan_yana
~equally equal. ; esit | even same. half fair split middle alike 50 each ; yari ayni adil denk pay. payl
interest ; faiz | rate ; oran
deposit. bond. ; depozit kapora teminat | deposit secur down_payment bond ; guvence pesinat on_odeme para
insurance. insured. insurer ; sigorta | insur cover policy polic claim ; police. policen kasko teminat kapsam
interpreter ; tercuman cevirmen | interpret translat english turkish ; tercu cevir ceviri ingilizce turkce dil
lawyer solicitor barrister ; avukat | legal attorney counsel represent law. advice ; hukuk danisman vekil
police. ; polis | cop. cops. officer station authorit 000 patrol ; karakol emniyet memur ekip
court. courts. tribunal ; mahkeme | judge hearing trial legal sue. suing lawsuit magistrate bench law case. ; durusma hakim hakem dava yargi adli hukuk celse
hearing. ; durusma | court trial case. hear ; mahkeme dava celse
allerg ; alerj | react intoler sensitiv cant_have ; dokun tepki kaldir duyarli hassas
diabet ; diyabet seker_hasta | sugar insulin glucose ; seker insulin
asthma ; astim | inhaler puffer wheez breath lung ; nefes solun hiril fisfis
blood_pressure hypertens ; tansiyon | pressure bp. ; hipertans basinc
blood_thinner warfarin anticoag ; kan_suland | thin clot aspirin ; suland pihti
blood_test ; kan_tahlil kan_test | test. tests. lab sample bloods result. results ; tahlil test kan.
pregnan ; hamile gebe | expect baby due. trimester months_along carrying with_child birth ; bebek dogum dogur karn
headache ; bas_agri basim_agri basi_agri basin_agri | head migrain ; basi basim migren agri
rash. rashes ; dokuntu | spots red. skin hive itch ; kizar cilt cild dok kasin leke kabar
vomit throwing_up throw_up ; kusma kustu kusuyo kusar | sick nause threw throw puke brought_up bring_up stomach ; bulan mide istifra cikar kus
cough ; oksur | phlegm chest throat cold hack ; balgam bogaz
stroke. ; felc inme. | paraly seizure brain ; inme beyin
heart_attack ; kalp_kriz | heart cardiac coronary ; kalp kriz enfarkt
surgery operation. ; ameliyat | operat surg procedure theatre under_the_knife ; operasyon cerrah mudahale bicak
xray x_ray ; rontgen | scan imag film ray ; film goruntu grafi
prescription script. ; recete | prescri medic drug tablet ; ilac yaz
painkiller pain_relief ; agri_kesici | pain relief tablet paracetamol panadol ibuprofen nurofen analges medic pill ; agri ilac parasetamol hap
antibiotic ; antibiyot | tablet medic course pill ; ilac hap
dentist dental ; disci dis_hekim dis_dokt | dental teeth tooth ; dis. disi disim dislerim
vaccin immunis ; asi. asisi asilar asiyi asidan | jab shot inject needle immun booster dose ; igne bagis doz asi
hospital ; hastane | ward emergency admi ed. casualty clinic inpatient medical discharg doctor ; acil klinik servis yat. yatis tabur doktor
ambulance ; ambulans | triple_zero paramedic 000 ; cankurtaran acil 112
surgeon ; cerrah | doctor specialist operat ; doktor hekim ameliyat
specialist ; uzman | consultant expert doctor surgeon special professor ; hekim doktor mutehassis
cancer ; kanser | tumour tumor oncolog malignan growth lump ; tumor kitle onkoloj
kidney ; bobrek bobreg | renal dialys ; diyaliz
wheelchair ; tekerlekli | chair ; sandalye
side_effect ; yan_etki | effect reaction symptom cause ; etki tepki
smok ; sigara | cigar tobacco puff vap ; tutun ic
alcohol ; alkol icki | drink drank drunk booze beer wine liquor grog sober ; ic sarhos bira sarap raki
appointment ; randevu | book see slot visit consult meet time. ; gorus saat
waiting_list ; bekleme_liste | wait queue list ; bekle sira liste
referral refer. ; sevk | letter send sent specialist refer ; yolla gonder yonlendir yaz
evidence ; delil kanit | proof prove support show back. backs ; ispat belge goster
witness eyewitness ; tanik sahit sahid | saw. seen testif evidence watch ; gor. goren gorgu ifade imza
arrest ; tutukla gozalti | custody detain hold lock nick charge ; nezaret al. alin polis
custody ; velayet | child kids live_with raise bring_up parent ; cocu bak
divorc ; bosan | split separat ex. marriage_ended broke_up breakup former ; ayril eski ayri
violen abus ; siddet | threat hit. hits. hurt attack assault bash punch harm beat slap strik abus ; dov vur dayak saldir zarar tehdit
threat ; tehdit | scare intimidat warn said_h told violen frighten ; gozdag korkut siddet dedi soyle
mould. mold. mouldy ; kuf | damp fung moist mildew mould ; rutubet nem mantar
ceiling ; tavan | roof overhead above ; cati ust
roof ; cati | ceiling tile ; dam. dami tavan kiremit
washing_machine ; camasir_mak | washer machine laundry ; makine camasir
dog. dogs. ; kopek kopeg | puppy pup hound animal pet. bark ; it. havla hayvan yavru
cat. cats. ; kedi | kitten pet. animal feline ; hayvan yavru
key. keys. ; anahtar | lock card fob ; kilit kart
refund ; iade geri_ode | money_back back. return reimburs repay repaid compensat credit ; geri para. parayi parasi tazmin ode
warranty guarantee ; garanti | cover promis ; teminat soz.
discount ; indirim | off. cheap less. reduc percent sale lower deal concession ; ucuz dus kampanya tenzilat yuzde
instalment installment ; taksit | repay pay_ payment payments month bit_by_bit part ; ode parca ay.
loan. loans. ; kredi | borrow mortgage financ lend lent debt owe bank repay ; borc banka mortgage
mortgage ; konut_kred mortgage ipotek ev_kred | loan repay bank home_l ; kredi borc
credit_card ; kredi_kart | card. cards. visa. ; kart
tax. taxes. taxed ; vergi | ato duty deduct withh gst ; kesinti stopaj gumruk
overtime ; fazla_mesai mesai | extra hours late longer additional ; ek. fazla saat uzun
payslip pay_slip ; bordro | slip books wage record official pay. ; maas kayit resmi goster
annual_leave ; yillik_izin yillik_izni | leave holiday vacation time_off ; izin izni tatil
visa. visas. ; vize | permit stay ; oturum
passport ; pasaport | travel_doc id. ; kimlik
citizenship citizen ; vatandas | national natural aussie ; uyruk
school. schools. ; okul | class educat campus teach taught student pupil lesson principal learn kindy kinder ; ders sinif ogretm ogrenc mudur egitim
teacher. teachers. ; ogretmen | teach taught school class tutor educat ; hoca sinif egitmen
exam. exams. ; sinav | test. tests. assess ; imtihan test
university ; universite | uni. unis. campus degree college stud course ; fakulte okul oku
excursion ; gezi. gezisi geziye | trip. outing camp tour excurs ; tur. kamp gidis gez
mosque ; cami. camin camiy | prayer worship ; mescit namaz
funeral ; cenaze | burial bury buried cemet deceased grave ; defin topra mezar namaz
wedding. ; dugun | marr wed ; evlen nikah evlilik
flight. fly. plane ; ucak ucag ucus | flew flying airport travel board air trip fly flight ; uc. ucm havaalan seyahat bilet
accident. crash ; kaza. kazay kazad kazas | hit. collid collis bump incident wreck smash prang ran_into crash rear_end ; carp vur olay kaza
flood ; sel. seli. selde selden sele. su_bas | water inundat wash ; su. suya suy tas
hail ; dolu. doluda dolunun | storm ice ; firtina yag buz
storm ; firtina | wind. weather rain hail gale cyclone ; ruzgar yag kasirga hava dolu
bushfire ; orman_yang yangin | fire burn flame blaze ; yan alev tutus
password ; sifre parola | code pin. passc login ; kod
scam. scams. fraud ; dolandir | con. conned rip trick fake swindl cheat dodgy phish hoax crook dup ; kandir aldat uckagit sahte hile
noise. noisy ; gurultu | loud racket music quiet din. row. bang sound noise shout party ; sessiz muzik bagir patirti ses tantana desibel
electricity ; elektrik | power bill light outage energy ; ceryan isik enerji
voucher ; kupon | card gift credit coupon store ; cek. ceki hediye fis
refuge. ; siginma siginag | shelter safe accommod hous ; barin guvenli konuk
child_support ; nafaka | mainten alimony support pay ; para ode
gold. ; altin | jewel ring bangle bracelet coin ; taki bilezik mucevher
supplier ; tedarik | wholesal vendor supply distribut ; toptan sagla satici firma mal
breakfast ; kahvalti | morning meal eat food ; sabah yemek
wheel. wheels. tyre. tyres. ; lastik tekerlek | tyre tire wheel flat ; lastig teker patla
seat_belt seatbelt ; emniyet_kemer | belt buckle strap ; kemer
brake. brakes. ; fren | stop pedal brak ; dur pedal
roof_leak leak. leaks. leaking ; sizint sizdir akit. akiyor | drip wet water pour coming_through seep leak ; su. sular damla ak. islan sizi
policy. ; police | insur cover contract ; sigorta teminat kapsam
natural_disaster ; dogal_afet | disaster flood fire storm hail act_of_god calamit ; afet sel yangin deprem
certificate. ; belge. belges sertifika | certif document paper diploma booklet book proof ; belge cuzdan evrak kagi kanit diploma kart
physiotherap physio ; fizyoterap fizik_tedav | therap exercis rehab ; egzersiz terapi rehabil
psycholog ; psikolog | counsel therap shrink mental ; danisman terapi ruh
medicare. ; medicare | bulk health ; saglik
depress. depression depressed ; depresyon | mental low. mood sad down. ; ruh psikol moral uzgun bunal
dizz ; bas_don basim_don basi_don | faint light_headed lightheaded giddy spin woozy unsteady vertigo balance ; don. donuyo donme bay denge sersem
swell swollen ; sislik sisme sisiyo sisti | puff blow blew bloat balloon bigger swell swollen ; sis kabar buyu
numb. numbness ; uyus | sleep pins tingl feel dead ; his karinc
fracture. fractured ; kirik kirild | broke break crack snap bone fractur ; kir catla
pension. pensioner ; emekli | retire super centrelink payment age. ; maas ayli yasli
superannuation ; emeklilik_fon super | super retire fund pension ; emekli fon birikim
union. ; sendika | member organis ; uye orgut
probation ; deneme | trial period ; surec sure
redundan retrench laid_off ; isten_cikar | lay off. let_go job fired sack dismiss shed position cut lost ; cikar is. isten isine kov kapi
interview. ; mulakat gorusme | meet talk interview ; gorus
resume. cv. ; ozgecmis oz_gecmis cv. | experience background ; deneyim gecmis
safety_boots boots. ; bot. botu botl | shoe boot footwear ; ayakkabi cizme
gloves. ; eldiven | hand ; el. eller
helmet hard_hat ; kask baret | head hat ; kafa bas
ladder. ; merdiven | step climb ; basamak
forklift ; forklift | truck lift machine ; makine arac
customs. ; gumruk | border import duty ; sinir
gst. ; gst. kdv. | tax ; vergi
export. exports ; ihrac | abroad overseas sell send ship ; yurt_dis sat gonder
profit. profits ; kar. kari. karin karda kazanc | earn made making make money gain return ; kazan gelir kar
neighbourhood_watch ; mahalle | area street suburb ; semt cevre
balcony ; balkon | terrace deck ; teras
garage. ; garaj | park car ; park
oven. stove. cooktop ; ocak ocag firin | cook gas burner hob turned top. ; pisir alt gaz
heater. heating ; isitici kalorifer isitma soba | heat warm cold. ; isi sicak soguk yak
smoke_alarm ; duman_alarm duman_dedek | detector alarm smoke ; dedektor alarm duman
rubbish. garbage. ; cop. copu copler | trash waste bin. bins litter ; atik cop
parcel. ; paket koli kargo | package deliver box post mail order ; teslim gonder siparis
exchange_rate ; doviz kur. kuru kurdan | rate currency convert ; cevir para
transfer. transferred ; havale transfer | send sent wire pay move hand pass ; gonder yatir aktar gec devret para
cheque. ; cek. ceki cekle | payment paid ; ode
inherit inheritance ; miras | estate left. will. leave pass ; vasiyet kal birak
will. ; vasiyet | testament estate leave left ; miras birak
dowry trousseau ; ceyiz | wedding bride hope_chest glory_box ; gelin dugun evlen
diploma. ; diploma | qualif degree certif gradua paper ; belge mezun denklik kagi sertifika
licence. license ; ehliyet ruhsat | permit card drive drivin allowed plate ; izin belge surucu plaka lisans
number_plate ; plaka | plate rego registr number ; numara
breath_test breathalys ; alkol_test alkolmetre nefes_test | breath blow test alcohol ; alkol ufle test
demerit. ; ceza_puan | point ; puan
red_light ; kirmizi_isik kirmizi_isig | light red signal ; isik isig kirmizi
speed_limit ; hiz_sinir | limit zone speed ; hiz sinir
windscreen ; on_cam | glass window screen windshield ; cam
bumper ; tampon | rear front back ; arka on.
life_jacket life_vest ; can_yeleg can_yelek | vest jacket float ; yelek yeleg
swimming. ; yuzme | swim pool water ; yuz havuz
excursion_permission permission_slip ; izin_kagid izin_kagit izin_belge | form permission slip consent sign ; izin form onay imza
homework ; odev | assign work task study ; calis ders
nursery kindergarten childcare ; kres anaokul | kinder kindy preschool care cent creche day ; ana_sinif bakim yuva
lawn. grass. ; cim. cimen cimi cimler | mow yard garden ; ot. otlar bahce
candle. candles ; mum. mumu mumla | light flame ; isik yak
drum. drums ; davul | music percuss ; muzik cal
prayer. ; namaz dua. ibadet | pray worship salah mosque ; kil. kilin kila cami
halal. ; helal | islam muslim permitted ; dinen
ramadan ; ramazan | fast ; oruc
vegetarian ; vejetaryen | meat vegan ; et. etsiz
nut. nuts. peanut ; findik fistik | almond allerg ; badem ceviz kuruyemis
penicillin ; penisilin | antibiotic ; antibiyot
insulin ; insulin | inject needle ; igne
inhaler. puffer ; fisfis inhaler nefes_ac | spray pump asthma ; sprey astim ilac
stitches. ; dikis | sew wound ; dik yara
cast. plaster. ; alci | plaster cast ; alci
crutch ; koltuk_degn | stick walk ; baston
~business_day working_day business_days working_days ; is_gunu is_gun | business working work weekday ; is. mesai hafta_ici
~used_to_be used_to_work formerly previously ; eskiden onceden vaktiyle | was were former ex. once before previous past used retire background been had did ; eski once vaktiyle zaman idi emekli daha
concession_card health_care_card ; indirim_kart | concession card holder pension ; kart kimlik emekli
~this_time ; bu_sefer bu_seferlik bu_kez bu_defa | time. once occasion instance now. today currently ; sefer kez defa kere mahsus bugun simdi
~suspicious suspect ; supheli kusku | suspic suspect fraud flag dodgy odd concern doubt question unusual ; suphe kusku sahte dolandir
`
