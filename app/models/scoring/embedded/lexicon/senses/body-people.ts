/** Meanings as `index.ts` describes them. */
export const BODY_PEOPLE = `
# body: head and face
my head, your head, his head, her head, the head, skull, scalp | kafa, kafatası, baş ağrı, başı çarp-, başıma çarp-, başını çarp-, başına çarp-
my hair, her hair, his hair, your hair, hair | saç, saçlar, saçım
eye | göz
ear | kulak, kulağ
nose | burun, burn
mouth | ağız, ağz
lip | dudak, dudağ
tongue | dili şiş, dilim şiş, dilimi ısır-, dilimin altı, dilinin altı, dilaltı
tooth, teeth | diş
gums, gum of the mouth | diş eti, dişeti
throat | boğaz, gırtlak, gırtlağ
neck | boyun, boyn, ense
chin, jaw | çene
cheek | yanak, yanağ
forehead | alnım, alnı, alnın
eyebrow | kaşı, kaşım, kaşlar
eyelid | göz kapağı

# body: body and limbs
shoulder | omuz, omz
arm, upper arm, forearm | kolu, kolum, kolun, koluna, koluma, kolumu, kolunu, kolumda, ön kol
elbow | dirsek, dirseğ
wrist | el bileği, bilek, bileğ
hand, hands, palm | elim, elimi, elime, eli ağrı, elin şiş, avuç, avuc, eller
finger, fingers | parmak, parmağ
thumb | başparmak, başparmağ
fingernail, toenail | tırnak, tırnağ
chest, ribcage | göğüs, göğs, göğüs kafesi
breast | meme, göğüs, göğs
rib, ribs | kaburga, kaburga kemiği
my back, your back, his back, her back, the back pain, lower back, upper back, waist | sırt, bel, beli
spine, backbone, vertebra | omurga, bel kemiği, omur, belkemiği
stomach, tummy, belly, abdomen, gut | mide, karn, karın bölgesi, karın boşluğu, göbek, göbeğ
groin | kasık, kasığ
hip, hips | kalça
buttock, backside, bum | popo, kaba et, kalça
leg, legs | bacak, bacağ
thigh | uyluk, uyluğ, üst bacak
knee, kneecap | diz, diz kapağı
ankle | ayak bileği, bilek, bileğ
foot, feet | ayak, ayağ
heel | topuk, topuğ
toe, big toe | ayak parmağı, ayak parmak

# body: inside the body
heart | kalp, kalb, yürek, yüreğ
lung, lungs | akciğer, ciğer
liver | karaciğer, ciğer
kidney | böbrek, böbreğ
brain | beyin, beyn
bowel, intestine, colon | bağırsak, bağırsağ, barsak, barsağ
bladder | mesane, idrar kesesi, idrar torbası
womb, uterus | rahim, rahm
ovary, ovaries | yumurtalık, yumurtalığ
prostate | prostat
appendix | apandisit
gall bladder, gallbladder | safra kesesi, öd kesesi
pancreas | pankreas
muscle | kas, adale
bone | kemik, kemiğ
joints, hip joint, knee joint, shoulder joint | eklem, mafsal
vein, artery, blood vessel | damar, atardamar, toplardamar
nerve | sinir, sinir ucu, siniri sıkış-
tonsil, tonsils | bademcik, bademciğ
skin | cilt, cild, deri, ten

# body: what the body produces
blood | kan
urine, wee, pee | idrar, çiş, sidik
stool, faeces, feces, poo, bowel motion | dışkı, gaita, kaka, büyük abdest
phlegm, mucus, sputum | balgam, sümük, sümüğ
tears in the eyes, teardrop | gözyaşı, göz yaşı
saliva, spit | tükürük, tükürüğ, salya
breath | nefes, soluk, soluğ

# life stages
baby, babies, infant, newborn | bebek, bebeğ, yenidoğan, yeni doğan
child, children, kid | çocuk, çocuğ, ufaklık
teenager, teen, adolescent, youth, young person, young people | genç, genc, ergen, gençler, delikanlı
adult, grown-up, grown up | yetişkin, erişkin, reşit
elderly person, older person, senior citizen, seniors, elderly, old people, older people | yaşlı, ihtiyar, yaşlılar

# man or woman
man, men, male, gentleman, gentlemen, bloke, guy | adam, erkek, erkeğ, bay, beyefendi
woman, women, female, lady, ladies | kadın, bayan, hanım, hanımefendi
boy, boys, lad | erkek çocuk, erkek çocuğu, oğlan, oğlan çocuğu
girl, little girl, young girl | kız, kız çocuğu, genç kız

# pregnancy and birth
pregnant, pregnancy, expecting a baby | hamile, hamilelik, hamileliğ, gebe, gebelik, gebeliğ, hamile kal-
give birth, gave birth, birth, childbirth, deliver the baby, have the baby, had the baby | doğum yap-, doğur-, doğum, doğumu
caesarean, cesarean, C-section | sezaryen
miscarriage, miscarry, lost the baby | düşük yap-, çocuk düşür-, bebeğini kaybet-, bebeği düşür-
abortion, terminate the pregnancy, termination of pregnancy | kürtaj, gebeliğe son ver-, çocuk aldır-, kürtaj ol-
breastfeed, breast-feed, breastfeeding, nurse the baby | emzir-, anne sütü, meme ver-
IVF, fertility treatment | tüp bebek, tüp bebeğ, kısırlık tedavisi
menstruation, menstrual period, my period, your period, menstrual bleeding | adet gör-, regl, aybaşı, adet kanaması, adet ol-, adet dönemi
menopause | menopoz

# disability
blind, vision impaired, visually impaired | kör, görme engelli, görme özürlü
deaf, hearing impaired | sağır, işitme engelli, işitme özürlü
physical disability, physically disabled | bedensel engelli, fiziksel engelli, bedensel engel, fiziksel engel
intellectual disability, intellectually disabled | zihinsel engelli, zihinsel engel

# person: trades
plumber | tesisatçı, su tesisatçısı, muslukçu, sucu
electrician, sparky | elektrikçi, elektrik ustası
carpenter, joiner, chippy, cabinetmaker | marangoz, doğramacı
house painter, painter | boyacı, badanacı, boya ustası
builder, building contractor | inşaatçı, müteahhit, müteahhid, inşaat ustası, yapı ustası
bricklayer, brickie | duvarcı, duvar ustası, tuğlacı
tiler | fayansçı, fayans ustası
roofer, roof repairer | çatıcı, çatı ustası
locksmith | çilingir, anahtarcı
glazier | camcı
welder | kaynakçı
mechanic, car mechanic | tamirci, oto tamircisi, araba tamircisi, motor ustası, otomobil tamircisi
panel beater, smash repairer | kaportacı
gardener, landscaper | bahçıvan, bahçe bakımcısı
farm worker, fruit picker | tarım işçisi, çiftlik işçisi, meyve toplayıcı
forklift driver, forklift operator | forklift operatörü, forkliftçi
cleaner, cleaning lady | temizlikçi, temizlik görevlisi, temizlik işçisi
pest controller, exterminator, pest control | ilaçlamacı, haşere ilaçlama, böcek ilaçlama
removalist, mover, removal company | nakliyeci, nakliyat firması, nakliye firması, taşımacı
air conditioning technician, aircon technician | klimacı, klima teknisyeni, klima ustası
hairdresser, barber | kuaför, berber
tailor, dressmaker, seamstress | terzi
butcher | kasap, kasab
baker | fırıncı, ekmekçi
greengrocer, fruit shop owner | manav

# person: service and other jobs
chef, cook | aşçı, ahçı, şef aşçı
waiter, waitress, wait staff | garson
kitchen hand, dish hand | bulaşıkçı, mutfak yardımcısı, mutfak elemanı, komi
shop assistant, salesperson, sales assistant, salesman | tezgahtar, tezgâhtar, satış görevlisi, satış elemanı, satıcı
cashier, checkout operator | kasiyer, kasadaki görevli, kasacı
receptionist | resepsiyonist, danışma görevlisi, resepsiyon görevlisi, kayıt görevlisi
taxi driver, cab driver, cabbie | taksici, taksi şoförü, taksi sürücüsü
bus driver | otobüs şoförü, otobüs sürücüsü
truck driver, truckie | kamyon şoförü, kamyoncu, tır şoförü, tırcı
courier, delivery driver, delivery person | kurye, dağıtıcı, teslimatçı
postman, postie, mail carrier, letter carrier | postacı
factory worker, process worker | fabrika işçisi
labourer, laborer, construction worker | amele, inşaat işçisi, vasıfsız işçi
farmer | çiftçi, rençper
babysitter, nanny | bebek bakıcısı, dadı, çocuk bakıcısı, bakıcı
childcare worker, childcare educator, kindergarten teacher | kreş öğretmeni, anaokulu öğretmeni, yuva öğretmeni, kreş çalışanı
carer, caregiver, support worker, care worker | bakıcı, bakım görevlisi, destek elemanı, destek görevlisi, bakım elemanı
secretary | sekreter, katip, kâtip
accountant, bookkeeper, tax agent | muhasebeci, mali müşavir, vergi danışmanı, hesap uzmanı
engineer | mühendis
architect | mimar
vet, veterinarian | veteriner, baytar, veteriner hekim
journalist, reporter | gazeteci, muhabir
computer programmer, software developer, IT technician | yazılımcı, programcı, bilgisayarcı, bilgi işlemci, bilişim uzmanı
musician, singer | müzisyen, şarkıcı, sanatçı

# person: officials and professionals
police officer, police, policeman, cop, constable | polis, polis memuru, komiser
firefighter, fireman, fire brigade | itfaiyeci, itfaiye
security guard, security officer | güvenlik görevlisi, bekçi, özel güvenlik, güvenlikçi
soldier | asker
customs officer, border officer | gümrük memuru, gümrükçü, gümrük görevlisi
social worker, case worker, caseworker, welfare worker | sosyal hizmet uzmanı, sosyal çalışmacı, sosyal hizmet görevlisi, sosyal görevli, sosyal danışman
interpreter, translator | tercüman, çevirmen, mütercim
bank teller, teller | veznedar, gişe görevlisi, banka memuru, vezne görevlisi
financial adviser, financial advisor, financial counsellor, financial planner | mali danışman, finans danışmanı, finansal danışman
migration agent, immigration agent | göçmenlik danışmanı, göç danışmanı, göçmenlik acentesi, vize danışmanı
insurance broker, insurance agent | sigortacı, sigorta acentesi, sigorta komisyoncusu
real estate agent, estate agent, property agent, realtor | emlakçı, emlak acentesi, emlak danışmanı, emlakçi
building inspector, health inspector, inspector | müfettiş, denetçi, denetim görevlisi, denetmen
loss adjuster, insurance assessor, assessor, valuer | eksper, hasar uzmanı, değerleme uzmanı, hasar tespit uzmanı
councillor, council member | belediye meclis üyesi, meclis üyesi
mayor | belediye başkanı
ombudsman | ombudsman, kamu denetçisi
member of parliament, MP | milletvekili
priest, minister of religion, pastor | papaz, rahip, rahib
imam | imam, hoca, cami hocası

# person: at court
judge, magistrate | hakim, hâkim, yargıç, yargıc
lawyer, solicitor, barrister, attorney | avukat, hukukçu
prosecutor, public prosecutor | savcı, iddia makamı
accused, defendant, respondent | sanık, sanığ, davalı
plaintiff, complainant, claimant | davacı, müşteki, şikayetçi taraf
witness, eyewitness | tanık, tanığ, şahit, şahid, görgü tanığı
victim | mağdur, kurban
suspect | şüpheli, zanlı
juror, jury | jüri, jüri üyesi
mediator, conciliator | arabulucu, ara bulucu, uzlaştırmacı
prisoner, inmate, detainee | mahkum, mahkûm, tutuklu, hükümlü, mahpus

# person: in a rented home
tenant, renter, lessee | kiracı
landlord, landlady, lessor, property owner | ev sahibi, kiraya veren, mal sahibi, mülk sahibi
flatmate, housemate, roommate, sharemate | ev arkadaşı, oda arkadaşı
neighbour, neighbor, next-door neighbour | komşu
guarantor | kefil, garantör

# person: at work
employer, boss | işveren, patron, iş veren
supervisor, manager, boss, team leader, foreman | müdür, amir, şef, yönetici, ustabaşı, süpervizör, ekip lideri
employee, staff member, worker, staff | işçi, personel, eleman, çalışanlar, çalışanımız, iş gören
colleague, co-worker, coworker, workmate | iş arkadaşı, meslektaş, mesai arkadaşı, çalışma arkadaşı
apprentice, trainee, intern | çırak, çırağ, stajyer
business partner | iş ortağı, şirket ortağı, ortağım, ortağı
volunteer | gönüllü
job seeker, jobseeker, unemployed, out of work | iş arayan, işsiz
self-employed, sole trader, freelancer | serbest meslek, serbest çalış-, kendi işini yap-, kendi hesabına çalış-

# person: at school
principal, headmaster, head teacher | okul müdürü, müdür, müdire
teacher | öğretmen, hoca
student, pupil | öğrenci, talebe
classmate, schoolmate | sınıf arkadaşı, okul arkadaşı

# who is it
friend, mate, buddy | arkadaş, dost, ahbap, ahbab
stranger | tanımadığı bir, tanımadığım bir, yabancı biri, yabancı
foreigner, foreign national | yabancı, yabancı uyruklu, ecnebi
guest, visitor | misafir, konuk, konuğ, ziyaretçi
customer, client, shopper | müşteri, müvekkil, danışan
patient | hasta, hastası
driver, motorist | sürücü, şoför
passenger | yolcu
pedestrian | yaya
cyclist, bike rider | bisikletli, bisiklet sürücüsü, bisikletçi
tourist | turist
citizen | vatandaş, yurttaş
migrant, immigrant | göçmen, muhacir
refugee, asylum seeker | mülteci, sığınmacı, ilticacı
`
