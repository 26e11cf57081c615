/** Meanings as `index.ts` describes them. */
export const HEALTH = `
# person: medical professionals
doctor, GP, physician, medical practitioner, family doctor, general practitioner, medico | doktor, hekim, tabip, tabib, aile hekimi, pratisyen, aile doktoru
nurse, nursing staff | hemşire
midwife, midwives | ebe
dentist, dental surgeon | diş hekimi, dişçi, diş doktoru, diş tabibi
pharmacist, chemist | eczacı
physiotherapist, physio | fizyoterapist, fizik tedavi uzmanı, fizik tedavici
psychologist | psikolog, psikoloğ
psychiatrist | psikiyatrist, psikiyatr, ruh hastalıkları uzmanı, ruh hekimi
counsellor, counselor, therapist, psychotherapist | psikolojik danışman, terapist, psikoterapist
optometrist, optician | optometrist, gözlükçü, göz muayenecisi
dietitian, dietician, nutritionist | diyetisyen, beslenme uzmanı
speech pathologist, speech therapist | konuşma terapisti, konuşma uzmanı, dil terapisti, dil ve konuşma terapisti
paramedic, ambulance officer, ambo, ambulance worker | paramedik, paramediğ, ambulans görevlisi, acil tıp teknisyeni, ambulans ekibi

# person: specialists
surgeon | cerrah, operatör doktor
cardiologist, heart specialist | kardiyolog, kardiyoloğ, kalp doktoru, kalp uzmanı, kalp mütehassısı
dermatologist, skin specialist | dermatolog, dermatoloğ, cildiyeci, cilt doktoru, cilt uzmanı
gynaecologist, gynecologist, obstetrician | jinekolog, jinekoloğ, kadın doğum uzmanı, kadın hastalıkları uzmanı, kadın doğumcu, kadın doktoru
paediatrician, pediatrician, children's doctor | çocuk doktoru, pediatrist, çocuk hastalıkları uzmanı, pediatri uzmanı
neurologist | nörolog, nöroloğ, nöroloji uzmanı, sinir doktoru
oncologist, cancer specialist | onkolog, onkoloğ, kanser uzmanı, kanser doktoru
ophthalmologist, eye doctor, eye specialist | göz doktoru, göz hekimi, göz uzmanı, göz mütehassısı
ear nose and throat specialist, ENT specialist, ENT | kulak burun boğaz uzmanı, kulak burun boğaz doktoru, KBB
orthopaedic specialist, orthopaedist, bone doctor | ortopedist, ortopedi uzmanı, kemik doktoru

# illness: infections and acute illnesses
flu, influenza | grip, grib, influenza
common cold, head cold, have a cold, caught a cold, got a cold, catch a cold | nezle, soğuk algınlığı, üşüt-
COVID, COVID-19, coronavirus | COVID, kovid, korona, koronavirüs
pneumonia | zatürre, zatürree, pnömoni, akciğer iltihabı
bronchitis | bronşit
ear infection, middle ear infection | kulak iltihabı, kulak enfeksiyonu, orta kulak iltihabı
urinary tract infection, UTI, bladder infection, cystitis | idrar yolu enfeksiyonu, idrar yolları enfeksiyonu, idrar yolu iltihabı, sistit, mesane iltihabı
gastro, gastroenteritis, stomach bug, tummy bug | gastroenterit, mide bağırsak enfeksiyonu, mide üşütmesi, bağırsak enfeksiyonu, mide gribi
food poisoning | gıda zehirlenmesi, besin zehirlenmesi, yemekten zehirlen-, yiyecek zehirlenmesi
chickenpox, chicken pox, varicella | suçiçeği, su çiçeği
measles | kızamık, kızamığ
tuberculosis, TB | verem, tüberküloz
shingles | zona
head lice, nits, lice | bitlen-, saç biti, baş biti
appendicitis, appendix | apandisit

# illness: chronic and serious illnesses
diabetes, diabetic, sugar disease | şeker hastalığı, diyabet, şeker hastası, diyabetik, diyabetli
asthma, asthmatic | astım, astımlı
cancer | kanser
heart attack | kalp krizi, enfarktüs
stroke | felç, felc, inme geçir-, beyin felci
blood clot, thrombosis, DVT | kan pıhtısı, pıhtı, tromboz, pıhtı at-
anaemia, anemia, anaemic | kansızlık, kansızlığ, anemi
kidney failure | böbrek yetmezliği
stomach ulcer, ulcer | ülser, mide ülseri
slipped disc, herniated disc, bulging disc, disc prolapse | bel fıtığı, boyun fıtığı, disk kayması
arthritis, osteoarthritis, rheumatism | artrit, romatizma, kireçlenme, eklem iltihabı, eklem kireçlenmesi
osteoporosis | kemik erimesi, osteoporoz
migraine | migren
epilepsy, epileptic | epilepsi, sara hastalığı, sara hastası, saralı, epileptik
Parkinson's, Parkinson's disease | Parkinson
dementia, Alzheimer's | bunama, demans, Alzheimer, bunaklık, alzaymır
eczema, dermatitis | egzama
hay fever | saman nezlesi, bahar alerjisi, polen alerjisi, bahar nezlesi
cataract | katarakt, göz perdesi
allergy, allergies, allergic, allergic reaction | alerji, alerjik, allerji, alerjik reaksiyon

# blood pressure
high blood pressure, hypertension | yüksek tansiyon, hipertansiyon, tansiyon yüksek, tansiyon hastası, tansiyon yüksel-, tansiyon çık-
low blood pressure, hypotension | düşük tansiyon, hipotansiyon, tansiyon düşük, tansiyon düş-

# illness: mental health
depression, depressed, clinical depression | depresyon, bunalım, depresif, çökkünlük, ruhsal çöküntü
anxiety disorder | anksiyete bozukluğu, kaygı bozukluğu, anksiyete
panic attack | panik atak, panik atağ
post-traumatic stress disorder, PTSD | travma sonrası stres bozukluğu, TSSB
schizophrenia, schizophrenic | şizofreni, şizofren
autism, autistic, autism spectrum | otizm, otistik, otizmli
ADHD, attention deficit, hyperactivity | dikkat eksikliği, hiperaktivite, DEHB, hiperaktif
suicide, suicidal, take one's own life, end one's life | intihar, canına kıy-, kendini öldür-, hayatına son ver-
self-harm, harm oneself, harm himself, harm herself | kendine zarar ver-, kendini yarala-, kendini kes-

# where the pain is
headache, head hurts | baş ağrısı, baş ağrı-, baş zonkla-
stomach ache, stomach-ache, stomachache, stomach pain, tummy ache, abdominal pain, belly ache | karın ağrısı, mide ağrısı, karn ağrı-, mide ağrı-, mide sancısı, karın sancısı
toothache, sore tooth | diş ağrısı, diş ağrı-
sore throat, throat pain | boğaz ağrısı, boğaz ağrı-, boğaz yan-
backache, back pain, sore back, bad back, lower back pain | bel ağrısı, sırt ağrısı, bel ağrı-, sırt ağrı-, bel tutul-
chest pain, pain in the chest | göğüs ağrısı, göğs ağrı-, göğüste ağrı, göğsünde ağrı
earache, ear pain, sore ear | kulak ağrısı, kulak ağrı-
neck pain, stiff neck, sore neck | boyun ağrısı, boyn ağrı-, boyun tutulması, boyn tutul-
knee pain, sore knee | diz ağrısı, diz ağrı-
shoulder pain, sore shoulder | omuz ağrısı, omz ağrı-
period pain, menstrual cramp | adet sancısı, adet ağrısı, regl ağrısı, regl sancısı
muscle pain, sore muscle, muscle ache | kas ağrısı, kas ağrı-, adale ağrısı

# symptoms of breathing, stomach and temperature
fever, high temperature, running a temperature, has a temperature, feverish | ateş, ateşlen-, ateşli
cough | öksürük, öksürüğ, öksür-
sneeze | hapşır-, aksır-, hapşırık, hapşırığ
shortness of breath, short of breath, breathless, difficulty breathing, trouble breathing, out of breath | nefes darlığı, nefesi daral-, soluk darlığı, nefes nefese, nefes almakta zorlan-
runny nose | burun akıntısı, burn ak-
blocked nose, stuffy nose, nasal congestion | burun tıkanıklığı, burn tıkan-, burun tıkalı, burn tıkalı
vomit, vomiting, throw up, threw up, thrown up, puke | kus-, istifra et-, kusma, istifra
nausea, nauseous, nauseated, queasy, feel sick to my stomach | mide bulantısı, bulantı, mide bulan-
diarrhoea, diarrhea, loose bowels, upset bowels | ishal, amel ol-
constipation, constipated | kabız, kabızlık, kabızlığ, peklik
heartburn, indigestion | mide yanması, mide ekşimesi, mide yan-, hazımsızlık, hazımsızlığ, mide ekşi-
bloating, bloated, gas in the stomach, trapped wind | karın şişliği, şişkinlik, şişkinliğ, mide gazı, bağırsak gazı
dizziness, dizzy, giddy, vertigo, light-headed, lightheaded | baş dönmesi, baş dön-, vertigo
faint, fainting, pass out, passed out, lose consciousness, lost consciousness | bayıl-, baygınlık, baygınlığ, kendinden geç-, bilincini kaybet-, şuurunu kaybet-
sweating, sweat, night sweats | terle-, terleme, ter bas-, gece terlemesi
chills, shiver, the shivers, tremble, shaking with cold | titre-, titreme, ürper-, ürperme
palpitation, heart racing, racing heart | çarpıntı, kalp çarpıntısı, kalp çarp-
fatigue, tired, tiredness, exhausted, exhaustion, worn out | yorgunluk, yorgunluğ, yorgun, bitkin, bitkinlik, halsiz, halsizlik, yorul-

# signs on skin and in the body
rash, hives | döküntü, kurdeşen, isilik, deri döküntüsü, kızarıklık, ürtiker
itch, itchy | kaşın-, kaşıntı, kaşıntılı
swelling, swollen, swell | şiş-, şişlik, şişliğ, şişkin, ödem
bleeding, bleed, bled, haemorrhage, hemorrhage | kana-, kanama, kanamalı
numbness, numb, pins and needles, tingling | uyuşma, uyuş-, karıncalan-, uyuşuk, karıncalanma
bruise, bruising | morar-, morluk, morluğ, çürük izi, morartı
lump, tumour, tumor | yumru, tümör, kitle, ur
weight loss, lose weight, lost weight, losing weight | kilo ver-, zayıfla-, kilo kaybı, kilo kaybet-
weight gain, put on weight, gain weight, gained weight | kilo al-, şişmanla-, kilo artışı
loss of appetite, lose appetite, lost appetite, off my food | iştahsızlık, iştah kaybı, iştah kesil-, iştah kaç-
blurred vision, blurry vision, blurry | bulanık gör-, görme bulanıklığı, bulanık görme
insomnia, trouble sleeping, sleeplessness, sleep problem | uykusuzluk, uykusuzluğ, uyku sorunu, uyku problemi, uykusuz kal-
memory loss, forgetfulness, forgetful, amnesia | unutkanlık, unutkanlığ, hafıza kaybı, bellek kaybı, unutkan
hearing loss, hard of hearing | işitme kaybı, ağır işit-, ağır duy-
seizure, convulsion, fit of epilepsy | sara nöbeti, havale geçir-, epilepsi nöbeti, nöbet geçir-, kasılma nöbeti
paralysis, paralysed, paralyzed | felç, felc, felçli, inmeli

# injuries
fracture, broken bone, broken arm, broken leg, hairline crack | kemik kırığı, kırık kemik, kırık, kırığ
sprain, twisted ankle, strain | burkul-, burkulma, incin-, burk-
burn injury, burns, burnt, burned, scald | yanık, yanığ
deep cut, a cut on, laceration, gash | derin kesik, kesik yarası, parmağını kes-, elini kes-, kesik var
concussion | beyin sarsıntısı
insect bite, sting, stung | böcek sokması, arı sokması, böcek ısır-, böcek ısırığı

# tests and scans
blood test, blood sample, bloods | kan tahlili, kan testi, kan ver-, kan al-, kan aldır-, kan örneği
urine test, urine sample | idrar tahlili, idrar testi, idrar örneği, idrar numunesi
X-ray, xray | röntgen, röntgen filmi
ultrasound | ultrason, ultrasonografi
MRI | MR, emar, manyetik rezonans
CT scan, CAT scan, CT | tomografi, bilgisayarlı tomografi, BT
ECG, EKG, electrocardiogram | EKG, elektrokardiyografi, kalp grafisi, kalp elektrosu
endoscopy, gastroscopy | endoskopi, gastroskopi
colonoscopy | kolonoskopi, bağırsak endoskopisi
biopsy | biyopsi, biyopsi yap-, biyopsi al-
mammogram, breast screening | mamografi, meme taraması, meme röntgeni
pap smear, cervical screening, smear test | smear testi, rahim ağzı taraması, pap smear, simir testi, rahim ağzı testi
eye test, vision test, sight test | göz muayenesi, göz testi, görme testi
pregnancy test | gebelik testi, hamilelik testi

# treatments
surgery, operation, operated on, undergo surgery | ameliyat, operasyon, ameliyat et-, ameliyat ol-, cerrahi müdahale
physiotherapy | fizik tedavi, fizyoterapi, fizik tedavisi
chemotherapy, chemo | kemoterapi
radiotherapy, radiation therapy | radyoterapi, ışın tedavisi
dialysis | diyaliz
counselling, counseling, psychotherapy, talk therapy | psikoterapi, psikolojik danışmanlık, konuşma terapisi, terapi
transplant | organ nakli, nakil ameliyatı, böbrek nakli
vaccine, vaccination, vaccinate, immunisation, immunization, jab | aşı, aşıla-, aşılan-, aşılat-
general anaesthetic, general anaesthesia, put to sleep | genel anestezi, narkoz, tam narkoz, uyut-
local anaesthetic, local anaesthesia, numbing injection | lokal anestezi, bölgesel anestezi, lokal uyuşturma, bölgesel uyuşturma
stitches, sutures, stitch | dikiş, dikiş at-, dikişi al-

# medicines
antibiotic | antibiyotik, antibiyotiğ
painkiller, pain relief, pain medication, pain killer, analgesic | ağrı kesici, ağrı dindirici, ağrı ilacı
antidepressant | antidepresan
sleeping pill, sleeping tablet | uyku hapı, uyku ilacı
blood thinner, anticoagulant | kan sulandırıcı, kan inceltici, kan sulandıran
insulin | insülin
contraceptive pill, birth control pill | doğum kontrol hapı

# form of the medicine
tablet, pill, capsule | hap, tablet, kapsül
syrup, cough mixture | şurup, şurub
ointment, cream | merhem, krem, pomat
eye drops, ear drops, nose drops | damla, göz damlası, kulak damlası
injection, needle, shot in the arm | iğne, enjeksiyon, iğne ol-, iğne yap-
inhaler, puffer | inhaler, astım spreyi, astım pompası, nefes açıcı sprey

# with or without food
on an empty stomach, before meals, before food, before eating | aç karnına, yemekten önce, yemeklerden önce, aç karına
with food, after meals, after food, with meals, on a full stomach, after eating | tok karnına, yemekten sonra, yemeklerden sonra, yemekle birlikte, tok karına

# what the doctor or hospital does
examine, physical examination, medical examination, check-up, checkup, check you over | muayene et-, muayene ed-, muayene ol-, muayene, kontrolden geçir-
diagnose, diagnosis, diagnosed | teşhis, teşhis et-, teşhis koy-, tanı koy-, tanı kon-
prescribe, prescription, script | reçete, reçete yaz-, reçeteyle
refer to a specialist, referral, referred | sevk et-, sevk ed-, sevk, sevk kağıdı, havale kağıdı
admit to hospital, admitted, hospital admission, hospitalised, hospitalized | hastaneye yatır-, hastaneye yat-, hastaneye yatış, yatışı yap-, yatırıl-
discharge from hospital, discharged, discharge you, sent home from hospital | taburcu et-, taburcu ed-, taburcu ol-, taburcu, hastaneden çık-

# place: parts of a hospital
emergency department, emergency room, emergency ward, casualty ward | acil servis, acil bölümü, acile git-, acile başvur-, acile kaldır-
intensive care, ICU | yoğun bakım
maternity ward, delivery room, birthing unit | doğum servisi, doğumhane, doğum bölümü
operating theatre, operating room, operating theater | ameliyathane
laboratory, pathology, pathology lab, lab | laboratuvar, laboratuar, patoloji

# object: aids and equipment
wheelchair | tekerlekli sandalye
crutch, crutches | koltuk değneği
walking stick, cane | baston
walker, walking frame | yürüteç, yürütec, walker
hearing aid | işitme cihazı, işitme aleti, duyma cihazı
glasses, spectacles, reading glasses | gözlük, gözlüğ
thermometer | termometre, ateş ölçer, derece tak-
pacemaker | kalp pili
plaster cast, in plaster, in a cast | alçı, alçıya al-
bandage, wound dressing | sargı, sargı bezi, bandaj, pansuman
ambulance, ambo van | ambulans, cankurtaran

# at the dentist
dental filling, tooth filling, a filling | dolgu, diş dolgusu
tooth extraction, tooth pulled, pull the tooth, take the tooth out, tooth removed | diş çek-, diş çekimi, diş çektir-, dişini çek-
root canal | kanal tedavisi
dentures, false teeth | takma diş, protez diş, damak protezi
tooth decay, cavity, cavities, hole in the tooth, decayed tooth | diş çürüğü, çürük diş, dişi çürü-, diş çürümesi

#~ general words of health
medicine, medication, medications, meds, drug | ilaç, ilac
treatment, treat, therapy, treated | tedavi, tedavi et-, tedavi ed-, tedavi gör-, tedavi ol-, tedavisi
infection, infected, inflammation, inflamed | enfeksiyon, iltihap, iltihab, iltihaplan-, iltihaplı, mikrop kap-, enfekte
side effect, side effects, adverse reaction | yan etki
pain, ache, hurt, sore, painful, aching | ağrı, ağrı-, acı-, sancı, sızla-, acı, sızı, ağrılı
injury, injure, injuries, injured, hurt, wound, wounded | yara, yaralan-, yaralı, yarala-, sakatlan-, yaralanma
symptom, symptoms | belirti, semptom, şikayet
dose, dosage | doz, dozaj

# what is measured in the body
blood sugar, blood glucose, glucose level | kan şekeri, kandaki şeker, glikoz
blood pressure | tansiyon, kan basıncı, kan basınc
cholesterol | kolesterol
heart rate, pulse | nabız, nabz, kalp atışı
temperature | ateş, vücut ısısı
iron level, iron deficiency, anaemia | demir, demir eksikliği, kansızlık
`
