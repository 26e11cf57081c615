/** Meanings as `index.ts` describes them. */
export const BODY_PEOPLE = `
# body: head and face
my head, your head, his head, her head, the head, skull, scalp, head injury, heads, head wound | kafa, kafatası, baş ağrı, başı çarp-, başıma çarp-, başını çarp-, başına çarp-, başına vur-, baş bölgesi, başım ağrı-, başı ağrı-, başınız ağrı-, başın ağrı-, başımda, başında ağrı, başıma vur-
my hair, her hair, his hair, your hair, hair, haircut, hairstyle, hairy | saç, saçlar, saçım
eye, eyeball, eyesight | göz
ear, earlobe, eardrum | kulak, kulağ
nose, nostril, nasal, nosebleed | burun, burn
mouth | ağız, ağz
lip | dudak, dudağ
tongue | dili şiş, dilim şiş, dilimi ısır-, dilimin altı, dilinin altı, dilaltı, dilinizin altı, dilimin ucu, dilinin ucu, dili dolaş, dilim dolaş, dil altı
tooth, teeth, dental, molar | diş
gums, gum of the mouth, gum | diş eti, dişeti, diş etleri, dişetleri
throat, windpipe, gullet, larynx | boğaz, gırtlak, gırtlağ
neck, nape | boyun, boyn, ense
chin, jaw, jawbone | çene
cheek, cheekbone | yanak, yanağ, elmacık kemiği, avurt
forehead, brow | alnım, alnı, alnın
eyebrow | kaşı, kaşım, kaşlar, kaş
eyelid, lid of the eye | göz kapağı, göz kapakları, gözkapağı, gözkapak
my face, your face, his face, her face, the face, on her face, facial, in the face | yüzüm, yüzün, surat, surad, sima, çehre
beard, moustache, mustache, sideburns, facial hair, stubble, whiskers, goatee | sakal, bıyık, bıyığ, favori

# body: body and limbs
shoulder | omuz, omz
arm, upper arm, forearm | kolu, kolum, kolun, koluna, koluma, kolumu, kolunu, kolumda, ön kol, kollar, üst kol
elbow, funny bone | dirsek, dirseğ
wrist | el bileği, bilek, bileğ
hand, palm | elim, elimi, elime, eli ağrı, elin şiş, avuç, avuc, eller, eli., elinizi, sağ el, sol el, elini., elinin
finger, fingertip, pinkie, pointer | parmak, parmağ
thumb | başparmak, başparmağ, baş parmak, baş parmağ
fingernail, toenail, nails. | tırnak, tırnağ
chest, ribcage, rib cage, breastbone, sternum, thorax | göğüs, göğs, göğüs kafesi
breast, bosom, nipple | meme, göğüs, göğs
rib | kaburga, kaburga kemiği, eğe kemiği
my back, your back, his back, her back, the back pain, lower back, upper back, waist, back pain, backache, sore back, bad back, back injury, back problem, lumbar, back hurts, back aches | sırt, beli, bel.
spine, backbone, vertebra, spinal, vertebrae, disc | omurga, bel kemiği, omur, belkemiği, omurilik, omuriliğ, disk, bel kemiğ
stomach, tummy, belly, abdomen, gut, abdominal, gastric | mide, karn, karın bölgesi, karın boşluğu, göbek, göbeğ, karın., karında
groin, crotch, inguinal | kasık, kasığ, apış arası
hip | kalça
buttock, backside, bum, rear end | popo, kaba et, kalça, kıç, kaba etine
leg | bacak, bacağ
thigh, upper leg, femur | uyluk, uyluğ, üst bacak, üst bacağ
knee, kneecap | diz, diz kapağı, dizkapağı
ankle | ayak bileği, bilek, bileğ
foot, feet | ayak, ayağ
heel | topuk, topuğ
toe, big toe | ayak parmağı, ayak parmak, ayak parmaklar, ayak başparmağı, ayak parmağ
body, whole body, bodily, my body, your body, torso, all over my body | vücut, vücud, beden, gövde
armpit, underarm | koltuk altı, koltukaltı

# body: inside the body
heart, cardiac, coronary | kalp, kalb, yürek, yüreğ, kardiyak, kardiyo, koroner
lung, pulmonary | akciğer, ciğer
liver, hepatic | karaciğer, ciğer
kidney, renal | böbrek, böbreğ
brain, cerebral | beyin, beyn, dimağ
bowel, intestine, colon | bağırsak, bağırsağ, barsak, barsağ, kolon
bladder | mesane, idrar kesesi, idrar torbası, sidik torbası
womb, uterus, uterine | rahim, rahm, döl yatağı, uterus
ovary, ovarian | yumurtalık, yumurtalığ
prostate | prostat
appendix, appendicitis | apandisit, apandis
gall bladder, gallbladder | safra kesesi, öd kesesi, safra
pancreas, pancreatic | pankreas
muscle, muscular | adale, kaslar, adele, kas., kasın., kasını, kasında, kasta
bone, skeleton, skeletal | kemik, kemiğ, iskelet
joints, hip joint, knee joint, shoulder joint, joint pain, ankle joint, elbow joint | eklem, mafsal
vein, artery, blood vessel, vascular | damar, atardamar, toplardamar, vasküler
nerve | sinir, sinir ucu
tonsil, tonsillitis | bademcik, bademciğ
skin, dermal, complexion | cilt, cild, deri, ten

# body: what the body produces
blood, bloody, bloodstained | kan
urine, wee, pee, urinate, pass water, urination | idrar, çiş, sidik, küçük abdest
stool, faeces, feces, poo, bowel motion, bowel movement, poop, excrement | dışkı, gaita, kaka, büyük abdest, büyük tuvalet, gayta
phlegm, mucus, sputum, discharge from the nose, snot, catarrh | balgam, sümük, sümüğ
tears in the eyes, teardrop, tears, teary | gözyaşı, göz yaşı, gözü yaşar, gözleri yaşar, gözüm yaşar, gözyaşları, göz yaşları, gözleri dol-, gözlerim dol-
saliva, spit, drool, dribble | tükürük, tükürüğ, salya
breath, breathless | nefes, soluk, soluğ, solunum

# life stages
baby, infant, newborn, bub, little one, month-old, months old, week-old, nine-month-old, six-month-old | bebek, bebeğ, yenidoğan, yeni doğan, süt çocuğu, bebecik
child, children, kid, kiddie, little one, youngster, offspring, toddler, young ones, sons and daughters, boys and girls | çocuk, çocuğ, ufaklık, evlat, evlad, küçükler, yavru, bebe, reşit olmayan, çoluğ
teenager, teen, adolescent, youth, young person, young people, teenage, youngster, adolescence, juvenile, young adult, young ones, young people's | genç, genc, ergen, gençler, delikanlı, gençliğ, yeniyetme, gencecik
adult, grown-up, grown up, of age, over eighteen, over 18 | yetişkin, erişkin, reşit, on sekiz yaşından büyük, ergin
elderly person, older person, senior citizen, seniors, elderly, old people, older people, older adults, aged person, aged people, pensioner, old person, old man, old woman, old folks | yaşlı, ihtiyar, yaşlılar, emekliler, yaşını almış, yaşı ilerlemiş, yaşlıca

# man or woman
man, men, male, gentleman, gentlemen, bloke, guy, fellow, chap, gentleman's, bloke's, dude | adam, erkek, erkeğ, bay, beyefendi, adamcağız, herif, şahıs
woman, women, female, lady, ma'am, madam, lady's, gal | kadın, bayan, hanım, hanımefendi, hatun
boy, lad, male child | erkek çocuk, erkek çocuğu, oğlan, oğlan çocuğu, erkek çocuklar, erkek bebek, erkek evlat, erkek öğrenci
girl, little girl, young girl, young lady, female child, lass | kız, kız çocuğu, genç kız, genç bayan

# pregnancy and birth
pregnant, pregnancy, expecting a baby, expecting, expectant mother, in the family way, up the duff, weeks along, baby on the way, mum-to-be, having a baby | hamile, hamilelik, hamileliğ, gebe, gebelik, gebeliğ, hamile kal-, bebek bekle-, bebek bekliyor, anne adayı, çocuk bekle-, çocuk bekliyor, iki canlı
give birth, gave birth, birth, childbirth, deliver the baby, have the baby, had the baby, be born, is born, was born, have her baby, has her baby, had her baby, baby's born, baby is due, baby's due, delivery of the baby, in labour, go into labour, went into labour, gone into labour, bring into the world, brought into the world, have a child, has a child, had a child, have the child, has the child, had the child, normal delivery, natural delivery, wife is due, she's due, wife's due, she is due | doğum yap-, doğum, doğumu, doğ-, dünyaya getir, dünyaya gel-, sancısı tut-
caesarean, cesarean, C-section, caesar, cesar, C section, caesarian, surgical birth | sezaryen, ameliyatla doğum, sezeryan, sezaryan, ameliyatlı doğum
miscarriage, miscarry, lost the baby, lose the baby, lose her baby, lost her baby, lose my baby, lost my baby, pregnancy loss, stillbirth, stillborn | düşük yap-, çocuk düşür, bebeğini kaybet, bebeği düşür, bebek kaybet, bebek kaybı, bebeği kaybet, gebelik kaybı, düşükle sonuçlan, ölü doğum
abortion, terminate the pregnancy, termination of pregnancy, termination, terminate a pregnancy, abort, end the pregnancy | kürtaj, gebeliğe son ver-, çocuk aldır, kürtaj ol-, gebelik sonlandırma, gebeliği sonlandır, çocuğu aldır, bebeği aldır
breastfeed, breast-feed, nurse the baby, breastfed, breast-fed, breast milk, breastmilk, nursing mother, feed the baby, fed the baby, suckle, breast feeding, lactation | emzir-, emzir, anne sütü, meme ver-, göğüsten besle, göğüsten besliyor
IVF, fertility treatment, in vitro fertilisation, infertility treatment, test-tube baby, fertility clinic | tüp bebek, tüp bebeğ, kısırlık tedavisi, doğurganlık tedavisi, aşılama tedavisi, yapay döllenme
menstruation, menstrual period, my period, your period, menstrual bleeding, menstrual cycle, period pain, monthly bleeding, time of the month | adet gör-, regl, aybaşı, adet kanaması, adet ol-, adet dönemi, adet döngüsü, adet sancısı
menopause, menopausal, change of life, hot flushes | menopoz, adetten kesil, menapoz

# disability
blind, vision impaired, visually impaired, low vision, blindness, loss of sight, sight impaired, partially sighted | kör, görme engelli, görme özürlü, görme kaybı, körlüğ, görme engeli, gözleri görme-, gözleri görmüyor, gözü görme-, gözü görmüyor
deaf, hearing impaired, hard of hearing, hearing loss, deafness | sağır, işitme engelli, işitme özürlü, işitme kaybı, duyma engelli, işitme engeli, ağır işit-, duyma kaybı, kulağı duyma-, kulağı duymuyor, kulağı duymadı
physical disability, physically disabled, wheelchair user, wheelchair bound, handicapped, in a wheelchair, mobility impairment | bedensel engelli, fiziksel engelli, bedensel engel, fiziksel engel, fiziksel özürlü, ortopedik engelli, fiziki engelli, yürüme engelli, fiziki engel
intellectual disability, intellectually disabled, learning disability, mental disability, mentally disabled, developmental delay, developmental disability, cognitive impairment | zihinsel engelli, zihinsel engel, zihinsel özürlü, zeka geriliği, zekâ geriliği, zihin engelli, zihinsel yetersizlik, öğrenme engeli

# person: trades
plumber, plumbing company, plumbing technician | tesisatçı, su tesisatçısı, muslukçu, sucu, musluk tamircisi, tesisat ustası, tesisat usta, musluk tamirci, su ustası, su tesisatçı, sıhhi tesisatçı, su usta
electrician, sparky, electrical contractor, sparkie | elektrikçi, elektrik ustası, elektrik usta, elektrik teknisyeni, elektrik tesisatçısı, elektrik tesisatçı, elektrik teknisyen
carpenter, joiner, chippy, cabinetmaker, cabinet maker, woodworker | marangoz, doğramacı, ahşap ustası, dülger, mobilya ustası, ahşap usta, mobilya usta
house painter, painter, decorator | boyacı, badanacı, boya ustası, boya usta, badana ustası
builder, building contractor, contractor, construction company, building company, developer, constructor, building firm | inşaatçı, müteahhit, müteahhid, inşaat ustası, yapı ustası, inşaat usta, yapı usta, inşaat firması, inşaat şirketi, yüklenici, inşaat firma, inşaat şirket
bricklayer, brickie, stonemason, mason | duvarcı, duvar ustası, tuğlacı, duvar usta, taş ustası, taşçı
tiler, tiling, tile layer | fayansçı, fayans ustası, fayans usta, fayans döşe-, fayans döşüyor, seramikçi, seramik ustası, karocu, fayans ustalığı
roofer, roof repairer, roofing contractor, roof tiler, roof plumber, roofing company | çatıcı, çatı ustası, çatı usta, çatı tamircisi, kiremitçi, çatı firması, çatı tamirci, çatı firma
locksmith | çilingir, anahtarcı, kilitçi, anahtar ustası, anahtar usta
glazier, glass company, window repairer | camcı, cam ustası, pencere ustası, cam tamircisi, cam usta, pencere usta, cam tamirci
welder, boilermaker, weld | kaynakçı, kaynak ustası, kaynak yap-, kaynak işi
mechanic, car mechanic, repairer, garage man, auto electrician | tamirci, oto tamircisi, araba tamircisi, motor ustası, otomobil tamircisi, tamirhane, motor usta, oto ustası, araba ustası, tamir ustası
panel beater, smash repairer, smash repairs, body shop, crash repairer | kaportacı, kaporta ustası, kaporta usta, oto kaporta, boya kaporta
gardener, landscaper, gardening service, lawn mower man, groundskeeper, lawn man | bahçıvan, bahçe bakımcısı, bahçe bakımcı, peyzajcı, peyzaj mimarı, bahçe görevlisi, bahçe görevli, peyzaj mimar
farm worker, fruit picker, farmhand, farm hand, farm labourer, picker, seasonal worker, agricultural worker | tarım işçisi, çiftlik işçisi, meyve toplayıcı, tarım işçi, çiftlik işçi, ırgat, ırgad, mevsimlik işçi, rençper
forklift driver, forklift operator, forkie | forklift operatörü, forkliftçi, forklift operatör, forklift şoförü, forklift sürücüsü, forklift kullan
cleaner, cleaning lady, cleaning company, cleaning staff, cleaning person, cleaning service | temizlikçi, temizlik görevlisi, temizlik işçisi, temizlik görevli, temizlik işçi, temizlik eleman, temizlik personeli, temizlik firması, temizlik şirketi, gündelikçi, temizlik elemanı, temizlik personel, temizlik şirket, temizlik firma
pest controller, exterminator, pest control, fumigator, pest man, pest control company, pest inspector | ilaçlamacı, haşere ilaçlama, böcek ilaçlama, ilaçlama, ilaçlama şirket, haşere ilaçlama firma, böcek ilaçlama firma, ilaçlama firma, ilaçlama görevli, ilaçlama ekib
removalist, mover, removal company, moving company, furniture remover, moving firm, removal firm, moving men | nakliyeci, nakliyat firması, nakliye firması, taşımacı, nakliye şirketi, nakliyat şirketi, taşıma şirketi, taşıma firması, nakliye şirket, nakliye firma, nakliyat firma, nakliyat şirket, evden eve nakliyat, taşıma şirket, nakliyat, taşıma firma
air conditioning technician, aircon technician, air con technician, air-con guy, refrigeration mechanic | klimacı, klima teknisyeni, klima ustası, klima tamircisi, klima servisi, klima usta
hairdresser, barber, barbershop, barber's, hair salon, hair stylist, beautician, hairdresser's | kuaför, berber, saç kesimci, güzellik uzmanı
tailor, dressmaker, seamstress, tailor's, alterations | terzi, dikişçi
butcher, butcher's, meat shop | kasap, kasab
baker, baker's, pastry cook, pastry chef | fırıncı, ekmekçi, fırın ustası, hamurkar, pastacı
greengrocer, fruit shop owner, greengrocer's, fruit and veg shop, fruiterer | manav, sebze meyve satıcısı, sebzeci

# person: service and other jobs
chef, cook | aşçı, ahçı, şef aşçı, aşçıbaşı, mutfak şefi
waiter, waitress, wait staff, wait person, barista, bartender | garson, servis elemanı, servis görevlisi, barmen
kitchen hand, dish hand, kitchenhand, kitchen helper, dishwasher person, kitchen assistant | bulaşıkçı, mutfak yardımcısı, mutfak elemanı, komi, mutfak yardımcı, mutfak eleman, mutfak işçisi
shop assistant, salesperson, sales assistant, salesman, shop worker, salesman's, sales guy, sales clerk, saleswoman, retail assistant, sales staff, store clerk, sales rep, sales representative, shop staff, store worker, sales consultant, salespeople | tezgahtar, tezgâhtar, satış görevlisi, satış elemanı, satıcı, satış görevli, satış eleman, satış danışmanı, satış temsilcisi, mağaza görevlisi, mağaza çalışanı, dükkan görevlisi, mağaza personeli, satışçı
cashier, checkout operator, checkout chick, checkout person, person at the till, checkout staff | kasiyer, kasadaki görevli, kasacı, kasadaki, kasada çalış, kasa görevlisi, kasada çalışan
receptionist, front desk, reception, admissions clerk | resepsiyonist, danışma görevlisi, resepsiyon görevlisi, kayıt görevlisi, resepsiyon, danışmadaki, danışma görevli, kayıt görevli
taxi driver, cab driver, cabbie, drive a taxi, drove a taxi, driven a taxi, Uber driver, rideshare driver, drive a cab, taxi man | taksici, taksi şoförü, taksi sürücüsü, taksi şoför, taksi sürücü, taksi kullan, taksi şoförlüğü, taksi sür-
bus driver, drive a bus, drove a bus, driven a bus, driving buses, minibus driver, coach driver | otobüs şoförü, otobüs sürücüsü, otobüs şoför, otobüs sürücü, otobüsçü, minibüsçü, minibüs şoförü, otobüs kullan, servis şoförü
truck driver, truckie, lorry driver, drive a truck, drove a truck, driven a truck, driving trucks, heavy vehicle driver | kamyon şoförü, kamyoncu, tır şoförü, tırcı, kamyon şoför, tır şoför, kamyon sürücüsü, tır sürücüsü, kamyon kullan, tır kullan
courier, delivery driver, delivery person, delivery man, delivery guy, deliveryman, delivery rider, delivery company, parcel delivery | kurye, dağıtıcı, teslimatçı, kargocu, dağıtım görevlisi, teslimat görevlisi, kargo görevlisi, paketçi, dağıtım elemanı
postman, postie, mail carrier, letter carrier, mailman, postal worker, post office worker, postwoman | postacı, posta dağıtıcısı, posta memuru, posta görevlisi, ptt görevlisi
factory worker, process worker, factory hand, assembly line worker, production worker, machine operator, factory employee | fabrika işçisi, fabrika işçi, fabrikada çalış, üretim işçisi, makine operatörü, bant işçisi, imalat işçisi
labourer, laborer, construction worker, unskilled worker, labouring, navvy | amele, inşaat işçisi, vasıfsız işçi, inşaat işçi, düz işçi, vasıfsız eleman
farmer, grower, farming | çiftçi, rençper, çiftlik sahibi, besici, köylü
babysitter, nanny, baby-sitter, babysit, childminder, au pair, sitter, minder | bebek bakıcısı, dadı, çocuk bakıcısı, bakıcı, mürebbiye
childcare worker, childcare educator, kindergarten teacher, childcare staff, childcare teacher, kinder teacher, kindy teacher, preschool teacher, educator, carer at the childcare, daycare worker | kreş öğretmeni, anaokulu öğretmeni, yuva öğretmeni, kreş çalışanı, kreş öğretmen, anaokulu öğretmen, yuva öğretmen, okul öncesi öğretmeni, eğitmen, kreşteki öğretmen, kreş görevlisi, ana okulu öğretmeni, anasınıfı öğretmeni
carer, caregiver, support worker, care worker, care assistant, care staff, support person, someone to care for, care giver, come to care for, came to care for, care aide | bakıcı, bakım görevlisi, destek elemanı, destek görevlisi, bakım elemanı, bakım görevli, destek eleman, destek görevli, bakım eleman, bakım çalışanı, destek çalışanı, bakım personeli, bakım veren, bakım işçisi, destek personeli, bakıcılar, bakıcılık
secretary, admin officer, office assistant, administration officer, admin assistant, personal assistant | sekreter, katip, kâtip, ofis elemanı, büro elemanı, yönetici asistanı, idari görevli, büro görevlisi, büro memuru
accountant, bookkeeper, tax agent, tax adviser, tax advisor, CPA, accounting | muhasebeci, mali müşavir, vergi danışmanı, hesap uzmanı, mali müşavirim, vergi danışman, hesap uzman, vergici, muhasebe, defter tutan
engineer | mühendis
architect, draftsman, draughtsman, building designer | mimar
vet, veterinarian, veterinary, animal doctor | veteriner, baytar, veteriner hekim, hayvan doktoru
journalist, reporter, newsreader, correspondent | gazeteci, muhabir, basın mensubu, haberci
computer programmer, software developer, IT technician, programmer, software engineer, IT person, IT guy, IT support, IT worker, web developer, coder, IT specialist, tech support | yazılımcı, programcı, bilgisayarcı, bilgi işlemci, bilişim uzmanı, yazılım mühendisi, yazılım geliştirici, bilgisayar mühendisi, bilgi işlem, bilişimci, bilgi teknolojileri uzmanı, teknik destek
musician, singer, performer, artist, entertainer, DJ, drummer, guitarist | müzisyen, şarkıcı, sanatçı, çalgıcı, solist, davulcu, zurnacı, müzik grubu

# person: officials and professionals
police officer, police, policeman, cop, constable, policewoman, policemen, sergeant, law enforcement | polis, polis memuru, komiser, memur bey, emniyet, kolluk
firefighter, fireman, fire brigade, fireys, firies, firemen, fire crew, fire department, fire service, CFA | itfaiyeci, itfaiye
security guard, security officer, security staff, guard, bouncer, crowd controller, watchman, security personnel, security man | güvenlik görevlisi, bekçi, özel güvenlik, güvenlikçi, güvenlik görevli, güvenlik elemanı, güvenlik personeli, koruma görevlisi
soldier, troops, serviceman | asker, ordu mensubu
customs officer, border officer, border force officer, Border Force, customs official, border guard | gümrük memuru, gümrükçü, gümrük görevlisi, gümrük memur, gümrük görevli, sınır görevlisi, gümrük yetkilisi, gümrük polisi
social worker, case worker, caseworker, welfare worker, case manager, support coordinator, family support worker, child protection worker, community worker, welfare officer, case officer | sosyal hizmet uzmanı, sosyal çalışmacı, sosyal hizmet görevlisi, sosyal görevli, sosyal danışman, sosyal hizmet uzman, sosyal hizmet görevli, sosyal çalışman, vaka görevlisi, vaka yöneticisi, dosya sorumlusu, sosyal hizmet çalışanı, sosyal hizmetler görevlisi, sosyal hizmetler uzmanı, sosyal yardım görevlisi, dosya görevlisi, vaka çalışanı, sosyal hizmetler görevli
interpreter, translator, interpret, translating service | tercüman, çevirmen, mütercim, tercüme, çeviren, dilmaç, çeviri yap-, tercümanlık, tercümanlığ
bank teller, teller, bank clerk, bank officer, bank employee, bank staff, person at the bank | veznedar, gişe görevlisi, banka memuru, vezne görevlisi, gişe görevli, banka görevlisi, bankacı, vezne görevli, bankadaki görevli, gişe memuru, banka çalışanı, gişedeki
financial adviser, financial advisor, financial counsellor, financial planner, financial counselor, financial consultant, financial planning, investment adviser, debt counsellor | mali danışman, finans danışmanı, finansal danışman, finans danışman, finans uzmanı, para danışmanı, yatırım danışmanı, borç danışmanı, mali planlamacı
migration agent, immigration agent, migration lawyer, visa agent, immigration adviser, migration consultant, immigration consultant, immigration lawyer | göçmenlik danışmanı, göç danışmanı, göçmenlik acentesi, vize danışmanı, göçmenlik danışman, göç danışman, vize danışman, göçmenlik acente, göçmenlik uzmanı, göçmenlik avukatı, göç uzmanı, vize acentesi
insurance broker, insurance agent, insurance rep, insurance consultant, broker, insurance salesman, insurance person | sigortacı, sigorta acentesi, sigorta komisyoncusu, sigorta acente, sigorta danışmanı, sigorta temsilcisi, sigorta aracısı, broker, sigorta uzmanı
real estate agent, estate agent, property agent, realtor, agent, agency, real estate, property manager, rental manager, the agent's, rental agent, leasing agent, letting agent, real estate agency, property management | emlakçı, emlak acentesi, emlak danışmanı, emlakçi, emlak danışman, emlak ofisi, emlak ofis, emlak şirketi, emlak şirket, acente, komisyoncu, gayrimenkul danışmanı, emlak bürosu, emlak yöneticisi, mülk yöneticisi, acenta, emlak görevlisi, emlak komisyoncu, emlak acente, emlak acenta, mülk yönetici, gayrimenkul danışman, emlak büro, emlak görevli, emlak yönetici
building inspector, health inspector, inspector, surveyor, inspecting officer | müfettiş, denetçi, denetim görevlisi, denetmen, denetim görevli, denetleyici, kontrolör, kontrol memuru, denetim memuru
loss adjuster, insurance assessor, assessor, valuer, appraiser, quantity surveyor | eksper, hasar uzmanı, değerleme uzmanı, hasar tespit uzmanı, hasar uzman, değerleme uzman, hasar tespit uzman, hasar tespit görevlisi, değer biçen
councillor, council member, councilor, alderman | belediye meclis üyesi, meclis üyesi, meclis üye, belediye encümeni, encümen üyesi
mayor, mayoress, mayor's | belediye başkanı, belediye başkan, belediye reisi
ombudsman, ombudsmen, ombudsman's office, complaints commissioner | ombudsman, kamu denetçisi, kamu denetçi, şikâyet hakemi, kamu denetçiliği
member of parliament, MP, MPs, local member, senator, parliamentarian, federal member | milletvekili, milletvekilleri, senatör, parlamento üyesi, mebus, parlamenter
priest, minister of religion, pastor, reverend, vicar, clergyman, clergy, chaplain | papaz, rahip, rahib, peder, keşiş
imam, imam's, Muslim cleric, hodja, religious leader | imam, hoca, cami hocası, din görevlisi, hocaefendi, müezzin

# person: at court
judge, magistrate, his honour, her honour, tribunal member, the bench | hakim, hâkim, yargıç, yargıc, mahkeme heyeti
lawyer, solicitor, barrister, attorney, legal representative, counsel, legal practitioner, lawyer's, conveyancer, legal adviser, legal advisor, law firm | avukat, hukukçu, hukuki temsilci, hukuk danışmanı, hukuk müşaviri, hukuki danışman, yasal temsilci, dava vekili
prosecutor, public prosecutor, prosecution, DPP | savcı, iddia makamı, iddia makam, savcılık, savcılığ
accused, defendant, respondent, alleged offender, person charged | sanık, sanığ, davalı, suçlanan
plaintiff, complainant, claimant, suing party, petitioner, person suing | davacı, müşteki, şikayetçi taraf, şikâyetçi, şikayetçi, dava eden, dava açan
witness, eyewitness, someone saw it, saw it happen, bystander, onlooker | tanık, tanığ, şahit, şahid, görgü tanığı, gören biri, gören var
victim, injured party, casualty, aggrieved, victimised, the wronged party | mağdur, kurban, zarar gören
suspect, person of interest | şüpheli, zanlı, zan altında
juror, jury, jurymen | jüri, jüri üyesi
mediator, conciliator, mediation, mediate, dispute resolution practitioner, conciliation, go-between | arabulucu, ara bulucu, uzlaştırmacı, ara buluculuk, uzlaştırıcı, uzlaştırma, ara bulucular, arabuluculuk, arabuluculuğ, ara buluculuğ
prisoner, inmate, detainee, convict, jailed, in prison, in jail, behind bars | mahkum, mahkûm, tutuklu, hükümlü, mahpus, tutsak, tutsağ, cezaevindeki, hapiste

# person: in a rented home
tenant, renter, lessee, occupant, occupier, people renting, person renting, leaseholder, we rent, tenants', family renting | kiracı, kiralayan, kirada otur-, oturan kişi
landlord, landlady, lessor, property owner, homeowner, owner, landlord's, rental provider, the owner's, home owner, proprietor of the house | ev sahibi, kiraya veren, mal sahibi, mülk sahibi, ev sahib, ev sahipleri, mülk sahib, mal sahib, ev sahip, mülk sahip, mal sahip, evin sahibi, malik, daire sahibi, mülk sahipleri, kiraya verenler, evin sahib, daire sahib, dairenin sahib
flatmate, housemate, roommate, sharemate, room-mate, flattie, roomie, share house, share mate, person I live with | ev arkadaşı, oda arkadaşı, ev arkadaş, oda arkadaş, daire arkadaşı, aynı evi paylaş, evi paylaştığ
neighbour, neighbor, next-door neighbour, next door, person upstairs, person downstairs, person living above, person living below, woman downstairs, neighbour's, next-door neighbor, people upstairs, people downstairs | komşu, bitişikteki, yandaki, yan evdeki, üst kattakiler, alt kattakiler, üst kattaki komşu, alt kattaki komşu, yan taraftaki, yan daire
guarantor, co-signer, cosigner | kefil, garantör, kefalet

# person: at work
employer, boss, in charge, company owner, business owner, owner of the business, employer's | işveren, patron, iş veren, iş yeri sahibi, işyeri sahibi, dükkân sahibi, iş sahibi, şirket sahibi
supervisor, manager, boss, team leader, foreman, manageress, chief, head of department, team lead, superior, forewoman, in charge of, section head, the person in charge, leading hand | müdür, amir, şef, yönetici, ustabaşı, süpervizör, ekip lideri, müdire, sorumlusu, formen, takım lideri, başımdaki, idareci, baştaki, sorumlunuz, yönetiyorum
employee, staff member, worker, staff, personnel, team member, workforce, crew, working for me, workmen, employed by, working here | işçi, personel, eleman, çalışanlar, çalışanımız, iş gören, çalışan, işgören, çalışma ekibi, ekip üyesi, iş gücü, emekçi
colleague, co-worker, coworker, workmate, fellow worker, people I work with, workmate's, work friend, teammate, fellow staff, work mate, guys at work | iş arkadaşı, meslektaş, mesai arkadaşı, çalışma arkadaşı, iş arkadaş, mesai arkadaş, çalışma arkadaş, ekip arkadaşı, iş yerinden arkadaş, çalışma arkadaşları, ekip arkadaş, iş arkadaşları, işyerinden arkadaş
apprentice, trainee, intern, apprenticeship, traineeship, internship, student on placement, work experience student, cadet | çırak, çırağ, stajyer, staj, kalfa, yamak, yamağ, aday çalışan, çıraklık, çıraklığ, kalfalık, stajyerlik
business partner, partners in the business, co-owner, partner in the company, partnership, my partner in the business | iş ortağı, şirket ortağı, ortağım, ortağı, iş ortak, iş ortağ, ortaklık, ortaklığ, şirket ortak
volunteer, voluntary, unpaid work, unpaid helper, help out for free | gönüllü, fahri, gönüllülük, gönüllülüğ, gönüllüler
job seeker, jobseeker, unemployed, out of work, jobless, looking for work, looking for a job, unemployment, out of a job, between jobs, without a job, no job | iş arayan, işsiz, iş ara-, iş arıyor, işi olmayan, işsizlik, işsizliğ
self-employed, sole trader, freelancer, self employed, self-employment, freelance, independent contractor, own business, my own boss, work for myself, works for himself, ABN holder, tradesman for myself, small business owner | serbest meslek, serbest çalış, kendi işini yap-, kendi hesabına çalış, serbest çalışan, kendi adına çalış, esnaf, şahıs şirketi, kendi işi, bağımsız yüklenici, kendi hesabıma çalış, freelance, tek kişilik şirket, kendi adıma çalış

# person: at school
principal, headmaster, head teacher, headmistress, school head, head of the school, principal's | okul müdürü, müdür, müdire, okul yönetimi
teacher, tutor, instructor, educator, schoolteacher, teacher's | öğretmen, hoca, muallim, eğitmen, eğitimci, öğretim görevlisi, öğretici, öğretmenlik, öğretmenliğ, hocalık
student, pupil, schoolchild, schoolchildren, school kid, schoolboy, schoolgirl, kids I taught, undergraduate | öğrenci, talebe, okul çocuğu, okuyan çocuk, öğrenciler, öğrencilik
classmate, schoolmate, school friend, kids in his class, kids in her class, friend from class, friend from school, fellow student | sınıf arkadaşı, okul arkadaşı, sınıf arkadaş, okul arkadaş, sınıftaki arkadaş, sınıftan arkadaş, okuldan arkadaş, sıra arkadaşı, sınıfındaki

# who is it
friend, mate, buddy, pal, acquaintance, friendship, someone I know, companion, cobber | arkadaş, dost, ahbap, ahbab, tanıdık, tanıdığ, kanka, dostluğ, bildiğim biri, canciğer, yaren
stranger, someone I don't know, someone we don't know, people they don't know, people we don't know, unknown person, someone unknown, unfamiliar person, person you don't know, someone you don't know, somebody I don't know | tanımadığı bir, tanımadığım bir, yabancı biri, yabancı, tanımadık, tanımadığ, elin adamı, bilmediğ
foreigner, foreign national, overseas person, person from overseas, outsider, alien, from abroad, non-citizen | yabancı, yabancı uyruklu, ecnebi, başka ülkeden gelen
guest, visitor, company coming, people over, people coming over, hosting, invitee, people can we bring | misafir, konuk, konuğ, ziyaretçi, davetli, ağırla, ağırlıyor, ziyarete gelen, gelen giden
customer, client, shopper, consumer, clientele, account holder, subscriber | müşteri, müvekkil, danışan, tüketici, abone
patient, outpatient, inpatient, sick person, sick people, patient's | hasta, hastası
driver, motorist, drive the car, drove the car, driven the car, behind the wheel, at the wheel, driver's, chauffeur | sürücü, şoför, şöför, aracı kullanan, arabayı kullanan, direksiyon başında, direksiyonda, aracı süren, arabayı süren, sürücüler, direksiyondaki, direksiyon başındaki, şoförlük
passenger, commuter, traveller, people on the bus | yolcu, seyahat eden, binen, otobüstekiler, yolcular
pedestrian, person walking, people walking, foot traffic | yaya, yayalar
cyclist, bike rider, bicycle rider, person on a bike, bicyclist, person riding a bike | bisikletli, bisiklet sürücüsü, bisikletçi, bisiklet sürücü, bisiklete binen, bisiklet süren
tourist, holidaymaker, sightseer, holiday-maker | turist, gezgin, seyyah, turistik, turistler
citizen | vatandaş, yurttaş, vatandaşlık, vatandaşlığ, yurttaşlık, yurttaşlığ
migrant, immigrant, newcomer, newly arrived, new arrival, immigrate, settler | göçmen, muhacir, yeni gelen, yeni gelenler, göç et-, göç ed-, gurbetçi, göçmenlik, göçmenliğ
refugee, asylum seeker, displaced person, humanitarian entrant, seeking refuge, asylum | mülteci, sığınmacı, ilticacı, sığınma, iltica

#~ who and what
tradesperson, tradie, tradesman, tradesmen, tradespeople, handyman, repairman, repairer, repair man, repair person, repair guy, maintenance man, someone to fix it, someone to repair it, technician, tradeswoman, skilled tradesperson, service technician, serviceman, fix-it man, maintenance guy, repair company | usta, tamirci, tamir ustası, teknisyen, onarımcı, bakımcı, tamirat ustası, bakım ustası, servis elemanı, tamir edecek, zanaatkâr, zanaatkar, tamir usta, servis eleman, tamir servis, teknik servis, servisçi
expert, specialist, professional | uzman, mütehassıs, profesyonel, işin ehli
official, officer, public servant, government worker, case officer | memur, görevli, yetkili, kamu görevlisi, devlet memuru, resmî görevli
owner, proprietor, owned by, belongs to | sahib, sahip, malik, sahibi
wheelchair, wheel chair, mobility scooter | tekerlekli sandalye, akülü sandalye
nosebleed, nose bleed, nose bled, nose is bleeding, bleeding nose, bloody nose | burun kanaması, burnu kana-, burnu kanıyor, burnum kana-, burnum kanıyor, burnunuz kana-, burnunuz kanıyor
`
