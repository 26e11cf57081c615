/**
 * Things of one kind that are not each other: who has the one in the model cannot have the other in the rendition. One kind
 * a paragraph, one thing a line, English wordings before the bar and Turkish ones after it (folded; roots, so that
 * endings are understood; `_` joins the words of a phrase). Words that also mean something else in such dialogues, and
 * general words (document, centre, officer), are left out on purpose.
 */
export const KINDS = `
head headache | kafa bas_agri basim basiniz
eye | goz
ear | kulak kulag
nose | burun burn
mouth | agiz agz
tooth teeth molar dental | disim disiniz dislerim disleriniz
throat | bogaz
neck | boyun boyn ense
shoulder | omuz omz
arm | kol
elbow | dirsek dirseg
wrist | el_bileg el_bilek bileg
finger | parmak parmag
thumb | basparmak basparmag
chest breast | gogus gogs
stomach tummy belly abdomen heartburn | mide karin karn
kidney | bobrek bobreg
liver | karaciger
lung | akciger
heart cardiac | kalp kalb
hip | kalca
leg | bacak bacag
knee | diz
ankle | ayak_bileg ayak_bilek
heel | topuk topug

diabetes diabetic | seker_hasta diyabet
asthma asthmatic | astim
cancer tumour | kanser tumor
stroke | inme felc
heart_attack | kalp_kriz
epilepsy seizure | sara epilepsi nobet
depression depressed | depresyon
arthritis rheumatism | romatizma artrit
blood_pressure hypertension | tansiyon
pneumonia | zature
flu influenza | grip
anaemia anaemic anemia | kansizlik anemi

dizzy dizziness lightheaded faint | bas_don sersem bas_donme basiniz_don
nausea nauseous queasy vomit sick_stomach | mide_bulan midem_bulan mideniz_bulan bulant kusma kusu
cough | oksur
rash spot | dokuntu kizarik
fever temperature | ates
bleeding bleed bled | kanama
itch itchy | kasin
swelling swell swollen | sisme sislik sisti siser

blood_test blood_sample | kan_test kan_tahlil kan_ver
urine_test urine_sample | idrar
x_ray xray | rontgen
ultrasound | ultrason
scan mri | emar tomografi
vaccine vaccination jab immunisation vaccinated | asi
surgery operation | ameliyat operasyon
biopsy | biyopsi

antibiotic | antibiyotik
painkiller pain_relief | agri_kesici
insulin | insulin
penicillin | penisilin
aspirin | aspirin
paracetamol | parasetamol
ibuprofen | ibuprofen
ointment cream | merhem krem

kitchen | mutfak mutfag
bathroom shower | banyo dus.
bedroom | yatak_oda
living_room lounge | salon oturma_oda
garage | garaj
balcony | balkon
laundry | camasir_oda camasirlik
garden yard backyard | bahce
basement cellar | bodrum
attic loft | tavan_arasi
corridor hallway | koridor hol

window | pencere cam_
door | kapi
roof | cati dam_
ceiling | tavan
floor floorboard | zemin doseme
wall | duvar
fence | cit
carpet | hali
curtain blind | perde
staircase stairs stair | merdiven
lift elevator | asansor

fridge refrigerator freezer | buzdolab dolab
oven stove cooktop | firin ocak ocag
dishwasher | bulasik_makine
washing_machine washer | camasir_makine
dryer | kurutma_makine kurutucu
television tv telly | televizyon
computer laptop | bilgisayar laptop
vacuum | supurge
air_conditioner air_conditioning aircon | klima
heater radiator | isitici kalorifer petek
kettle | cayda su_isiti
microwave | mikrodalga
smoke_alarm smoke_detector | duman_alarm duman_dedektor
hot_water boiler | sicak_su sofben kombi

car automobile | araba otomobil
bus coach | otobus
train | tren
tram | tramvay
bike bicycle | bisiklet
motorbike motorcycle scooter | motosiklet
truck lorry | kamyon.
van ute | kamyonet minibus
plane aeroplane flight airline | ucak ucag
taxi cab | taksi
ambulance | ambulans
ferry boat | vapur feribot

tyre tire | lastik lastig
brake | fren
engine motor | motor
battery | aku pil
windscreen | on_cam
clutch | debriyaj

dog puppy | kopek kopeg
cat kitten | kedi
bird parrot | kusu. papagan

red | kirmizi
green | yesil
blue | mavi
yellow | sari
white | beyaz
black | siyah
brown | kahverengi
grey gray | gri
orange | turuncu
purple | mor
pink | pembe

tea | cay
coffee | kahve
milk | sut
water | su_ suyu sudan suya
beer wine alcohol | bira sarap alkol
juice | meyve_su
bread | ekmek ekmeg
cake | pasta kek
egg | yumurta
peanut nut | fistik fistig findik
seafood | deniz_urun

shoe | ayakkabi
boot | bot cizme
shirt blouse | gomlek gomleg
dress | elbise
coat jacket | mont ceket palto
trouser jeans | pantolon
glove | eldiven
helmet | baret kask
hat cap | sapka
vest | yelek yeleg
sock | corap
glasses | gozluk

suitcase luggage baggage | bavul valiz bagaj
phone telephone mobile | telefon cep_telefon
laptop computer tablet | laptop bilgisayar
camera | kamera fotograf_makine
wallet purse | cuzdan
handbag | el_canta
ring necklace jewellery jewelry jewel | yuzuk kolye taki mucevher

passport | pasaport
licence license | ehliyet surucu_belge
birth_certificate | dogum_belge
marriage_certificate | evlilik_cuzdan evlenme_cuzdan
death_certificate | olum_belge
diploma degree | diploma
transcript | transkript
police_check criminal_record | sabika adli_sicil
lease tenancy rental_agreement rental_contract | kira_sozlesme kira_kontrat
payslip pay_slip wage_slip | bordro
invoice bill receipt | fatura makbuz fis
prescription script | recete
referral | sevk
will testament | vasiyet
power_of_attorney | vekalet
promissory_note iou | senet sened
visa | vize
birth_date date_of_birth | dogum_tarih

accountant | muhasebeci
lawyer solicitor attorney barrister | avukat
plumber | tesisatci
electrician | elektrikci
mechanic | oto_tamirci
cleaner | temizlikci
gardener | bahcivan
carpenter | marangoz
builder | muteahhit
painter | boyaci
nurse | hemsire
dentist | disci dis_hekim
doctor gp specialist surgeon physician | doktor hekim cerrah
pharmacist chemist | eczaci
psychologist psychiatrist | psikolog psikiyatr
physiotherapist physio | fizyoterapist
midwife | ebe_
vet veterinarian | veteriner
teacher | ogretmen
principal headmaster | mudur
interpreter translator | tercuman
driver | sofor surucu
judge magistrate | hakim yargic
witness | tanik tanig sahit sahid
guarantor guarantee | kefil
assessor loss_adjuster | eksper
journalist reporter | gazeteci
engineer | muhendis
hairdresser barber | kuafor berber
waiter waitress | garson
cook chef | asci
fisherman | balikci

tenant renter | kiraci
landlord owner | ev_sahi mal_sahi mulk_sahi sahibi
neighbour neighbor next_door | komsu yandaki
colleague workmate coworker | is_arkadas mesai_arkadas
friend mate | arkadas
cousin | kuzen
brother sister sibling | kardes agabey abla
customer client shopper | musteri
competitor rival | rakip rakib
supplier wholesaler | tedarikci toptanci
volunteer | gonullu
tourist visitor | turist
student pupil | ogrenci talebe
parent | veli_ veliler anne_baba ebeveyn ailelerin
senior elderly pensioner aged | yasli emekli
pregnant | hamile gebe
child kid children toddler | cocuk cocug

bank | banka
hospital emergency | hastane
pharmacy | eczane
school | okul
university uni | universite
college tafe | kolej
kindergarten kinder preschool creche childcare | kres anaokul yuva
library | kutuphane
museum | muze
mosque | cami
church | kilise
court tribunal | mahkeme
police police_station | polis karakol
post_office | postane
consulate embassy | konsolos elcilik
council town_hall | belediye
train_station station railway | istasyon gar
bus_station bus_stop | otogar otobus_durag terminal
airport | havaalan havaliman
stadium | stadyum
park | park
beach | sahil plaj
swimming_pool pool | havuz
gym | spor_salon
restaurant | restoran lokanta
cafe | kafe kahve_dukkan
hotel | otel
cinema | sinema
market supermarket | market pazar_yer supermarket
factory plant | fabrika
warehouse | depo
farm | ciftlik ciftlig
nursing_home aged_care care_home | bakimev huzurev bakim_ev

electricity power electric | elektrik elektrig
water_supply water | su
gas | gaz
internet | internet
phone telephone | telefon
rubbish garbage bin | cop

rent | kira
wage salary pay_packet | maas ucret yevmiye
pension | emekli_maas emekli_ayl yaslilik_ayl emeklilik
bond deposit | depozito teminat kapora
maintenance alimony child_support | nafaka
mortgage | ipotek
inheritance | miras
fine penalty | ceza
premium | prim
tax gst | vergi gst
interest | faiz
dowry | ceyiz
scholarship | burs

age_pension | yaslilik_ayl
disability_pension | engelli_ayl maluliyet
carer_allowance carer_payment | bakici_odene bakim_yardim
rent_assistance | kira_yardim
jobseeker unemployment_benefit unemployment | issizlik
parental_leave maternity | dogum_iz
sick_leave | hastalik_iz hastalik_rapor
annual_leave | yillik_iz senelik_iz

travel_insurance | seyahat
health_insurance | saglik_sigorta
home_insurance | konut_sigorta ev_sigorta
car_insurance | arac_sigorta kasko trafik_sigorta
life_insurance | hayat_sigorta

flood | sel su_baskin
fire | yangin
storm cyclone | firtina kasirga
hail | dolu_yag dolu_hasar
earthquake | deprem
theft burglary stolen burglar thief thieves | hirsiz calin
fraud scam | dolandir
assault | saldir darp

maths mathematics math | matematik matematig
science | fen_
history | tarih_ders
english | ingilizce
turkish | turkce
arabic | arapca
french | fransizca
german | almanca
music | muzik muzig
sport | spor_ders beden_egitim

wedding | dugun nikah
funeral | cenaze
birthday | dogum_gun
divorce | bosan

spring | ilkbahar bahar_ay
summer | yazin yazki
autumn | sonbahar guz
winter | kisin kistan kiski kis.

swimming swim | yuzme
football soccer | futbol
basketball | basketbol
tennis | tenis
dance | dans

address | adres
phone_number | telefon_numara telefonunuz
photo photograph picture | fotograf resim resm
fingerprint | parmak_iz
`
