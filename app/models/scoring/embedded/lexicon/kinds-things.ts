/** Things of one kind, as `kinds.ts` describes them: body, health, home, vehicles, goods. */
export const KINDS_OF_THINGS = `
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
van ute small_truck light_truck pickup pick_up_truck | kamyonet minibus pikap
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
goggles safety_glasses | koruyucu_gozluk
mask respirator | maske
sock | corap
glasses | gozluk

suitcase luggage baggage | bavul valiz bagaj
phone telephone mobile | telefon cep_telefon
laptop computer tablet | laptop bilgisayar
camera | kamera fotograf_makine
wallet purse | cuzdan
handbag | el_canta
ring necklace jewellery jewelry jewel | yuzuk kolye taki mucevher
`
