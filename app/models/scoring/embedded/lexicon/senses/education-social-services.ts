/** Meanings as `index.ts` describes them. */
export const EDUCATION_SOCIAL_SERVICES = `
# person: who at school
teacher, schoolteacher | öğretmen, öğretmenlik, öğretmenliğ, hoca, muallim
principal, headmaster, head teacher, headmistress, school principal | okul müdürü, okul müdür, müdür, müdire
vice principal, deputy principal, assistant principal | müdür yardımcısı, müdür muavini
school counsellor, guidance counsellor, school psychologist, student counsellor | rehber öğretmen, okul danışmanı, okul psikoloğu, rehberlik öğretmeni, psikolojik danışman
careers adviser, career counsellor, careers counsellor | kariyer danışmanı, meslek danışmanı, mesleki rehber
librarian | kütüphaneci, kütüphane görevlisi, kütüphane görevli
student, pupil, schoolchild | öğrenci, talebe
classmate | sınıf arkadaşı, sınıf arkadaş
teacher's aide, teaching assistant, integration aide, classroom aide | yardımcı öğretmen, öğretmen yardımcısı, destek öğretmeni, sınıf yardımcısı
tutor, private tutor | özel öğretmen, özel ders öğretmeni, özel hoca
lecturer, professor, university lecturer | öğretim görevlisi, öğretim görevli, öğretim üyesi, öğretim üye, profesör, okutman, doçent, hoca
sports coach, football coach, the coach | antrenör, koç, çalıştırıcı
instructor, driving instructor | direksiyon hocası, direksiyon hoca, sürücü eğitmeni, eğitmen, direksiyon öğretmeni

# place: which institution of learning
kindergarten, preschool, kinder, pre-school | anaokulu, anaokul, okul öncesi, ana sınıfı, anasınıfı
child care centre, childcare, child care, day care, crèche, creche, long day care | kreş, çocuk bakımevi, gündüz bakımevi, çocuk bakım merkezi, çocuk yuvası, çocuk yuva
primary school, elementary school | ilkokul, ilköğretim okulu, ilköğretim
high school, secondary school, secondary college | lise, ortaöğretim
university, uni | üniversite
TAFE, technical college, vocational college | TAFE, meslek yüksekokulu, meslek okulu, teknik okul
language school, English language centre | dil okulu, dil kursu, İngilizce dil merkezi, İngilizce kursu
special school, special needs school | özel eğitim okulu, engelliler okulu
after-school care, before-school care, out of school hours care, after school care | okul sonrası bakım, okul öncesi ve sonrası bakım, etüt, etüd, etüt merkezi
vacation care, holiday program | tatil programı, tatil bakım programı, tatilde çocuk bakımı

# public or private school
public school, state school, government school | devlet okulu, devlet okul
private school, independent school, non-government school | özel okul, kolej
Islamic school, Muslim school | İslam okulu, Müslüman okulu

# which subject
mathematics, maths, math | matematik, matematiğ
science, science class | fen, fen bilgisi, fen bilgi, fen bilimleri
physics | fizik, fiziğ
chemistry | kimya
biology | biyoloji
history class, history lesson | tarih dersi
geography | coğrafya
English class, English lesson, English subject | İngilizce dersi
Turkish class, Turkish lesson | Türkçe dersi
music class, music lesson | müzik dersi, müzik ders
art class, visual arts, art lesson | resim dersi, sanat dersi, görsel sanatlar
physical education, PE, sport class, gym class | beden eğitimi, spor dersi, jimnastik dersi
religious education, religion class | din dersi, din kültürü, din bilgisi, din bilgi
computer class, information technology, computing | bilgisayar dersi, bilişim dersi, bilgi teknolojisi, bilgi teknoloji
cooking class, food technology | yemek dersi, aşçılık dersi, yemek kursu
swimming lesson | yüzme dersi, yüzme kursu

# lesson, exam, or other work
lesson, class today, in class, classes, teaching period | ders, dersler, ders saati
exam, examination, test at school, sit a test, class test | sınav, imtihan, yazılı sınav, yazılı yoklama, sınava gir-
homework | ödev, ev ödevi
assignment, essay, project | proje ödevi, proje, kompozisyon, makale, dönem ödevi, ödev
excursion, school trip, field trip | gezi, okul gezisi, okul gezi
camp, school camp | kamp, okul kampı
recess, playtime, morning tea break, little lunch | teneffüs, teneffüs arası
school assembly, assembly | okul toplantısı, okul toplantı, okul töreni, bayrak töreni
parent-teacher interview, parent teacher night, parent-teacher meeting | veli toplantısı, veli toplantı, veli öğretmen görüşmesi, veli öğretmen görüşme, veli görüşmesi, veli görüşme, veli-öğretmen toplantısı, veli-öğretmen toplantı
sports day, athletics carnival, swimming carnival | spor günü, spor şenliği, atletizm günü, yüzme şenliği
graduation ceremony, school formal | mezuniyet töreni, mezuniyet balosu, mezuniyet balo
detention at school, school detention | ceza olarak okulda tutulma, okulda alıkonma, teneffüs cezası, teneffüs ceza, cezaya kal-

# outcome of study
pass the exam, passed the test, pass the subject | sınavı geç-, sınavı kazan-, geçer not, dersi geç-, sınavı ver-
fail the exam, failed the test, fail the subject, failed the exam | sınavda kal-, sınavdan kal-, dersten kal-, başarısız ol-
graduate, graduation, complete the degree, completed his studies | mezun ol-, mezun, mezuniyet, okulu bitir-
drop out of school, dropped out, leave school early, left school early | okulu bırak-, okuldan ayrıl-, okulu terk et-, okulu terk ed-
repeat the year, repeat the grade | sınıfta kal-, sınıf tekrarı, yıl tekrarı, sınıf tekrarla-

# what happens to the pupil
enrol, enroll, enrolment, enrollment, sign up for school, register at school, admission | kaydol-, kayıt ol-, kayıt yaptır-, kaydettir-, kaydını yaptır-, kayıt, kayd, okula yazdır-, okula kabul
suspended from school, suspend the student, suspension from school | uzaklaştır-, uzaklaştırıl-, okuldan uzaklaştırma, geçici uzaklaştırma, uzaklaştırma cezası, uzaklaştırma ceza
expelled, expel, expulsion | okuldan at-, okuldan atıl-, okuldan kov-, okulla ilişiği kesil-
change schools, transfer to another school | okul değiştir-, okul nakli, naklini aldır-, başka okula geç-, nakil ol-
wag school, truancy, skip school, skip class, truant, wagging | okuldan kaç-, okulu kır-, okulu as-, dersi as-, dersten kaç-, okulu ek-
absent from school, away from school, miss school, missed school | devamsızlık, devamsızlığ, devamsızlık yap-, okulu kaçır-

# good or bad at it
improve, improvement, make progress, progress | geliş-, geliştir-, ilerle-, ilerleme, gelişme, düzel-, ilerleme kaydet-, ilerleme kayded-
fall behind at school, fell behind, get worse at school | derslerde geri kal-, derslerden geri kal-, gerile-, derslerinde kötüleş-

# behaviour
well-behaved, polite, good behaviour, respectful | terbiyeli, uslu, saygılı, kibar, nazik, iyi davranış
naughty, misbehave, disruptive, bad behaviour, misbehaviour, act up | yaramaz, yaramazlık, yaramazlığ, terbiyesiz, haylaz, kötü davran-, dersi boz-, huysuzluk, huysuzluğ

# the pupil's manner
shy, timid, withdrawn child, introverted | utangaç, utangac, çekingen, içine kapanık, içine kapanığ, sıkılgan
aggressive, violent behaviour | saldırgan, hırçın, agresif, kavgacı
hard-working, diligent, studious | çalışkan
lazy | tembel
smart, clever, bright child, intelligent | zeki, akıllı, parlak öğrenci

#~ school life
school | okul, mektep, mekteb
education, schooling | eğitim, öğrenim, öğretim, tahsil
study, do schoolwork, revise for the exam | ders çalış-, oku-, öğrenim gör-, tahsil yap-, çalış-
learn, learnt, pick up a language | öğren-
teach, taught | öğret-, ders ver-, öğretil-
classroom, class group | sınıf, derslik, dersliğ
year level, school grade, grade at school | sınıf, sınıf düzeyi, sınıf seviyesi, sınıf seviye
grade in the subject, mark on the test, exam result, score, test result at school, marks | not, puan, sınav sonucu, notlar
school report, report card | karne, okul karnesi, okul karne, karne notu
timetable, class schedule | ders programı, haftalık program, ders çizelgesi, ders çizelge
term, semester, school term | dönem, sömestr, sömestir, yarıyıl, okul dönemi
school holidays, term break | okul tatili, tatil, sömestr tatili, yarıyıl tatili
subject at school, school subject, curriculum | ders, müfredat, okul dersi
read, reading skills, literacy | oku-, okuma, okuryazarlık, okuryazarlığ, okuma yazma
spelling, spell the word | imla, heceleme, yazım, hecele-
concentrate, pay attention, focus, concentration | dikkatini ver-, konsantre, konsantrasyon, odaklan-, dikkat et-, dikkat ed-, dikkatini topla-
gifted, talented | üstün yetenekli, yetenekli, üstün zekâlı
distracted, easily distracted, lose concentration | dikkati dağıl-, dikkati dağılan, dikkat dağınıklığı, dalgın
learning difficulty, learning disability, dyslexia, struggling with schoolwork | öğrenme güçlüğü, öğrenme zorluğu, disleksi, öğrenme bozukluğu
extra help at school, learning support, tutoring, homework club | destek eğitimi, takviye ders, ek ders, özel ders, ödev kulübü, etüt, etüd
English as a second language, ESL, EAL, English language class | ikinci dil olarak İngilizce, yabancı dil olarak İngilizce, ESL, İngilizce kursu
mother tongue, first language, native language, home language | ana dil, anadil, ana dili, anadili
bilingual | iki dilli, çift dilli
parent, parents, mum and dad, carer of the student | veli, ebeveyn, anne baba, anne-baba, ana baba
permission slip, parent consent form | izin kâğıdı, veli izin belgesi, veli izin belge, izin formu, veli onay formu
school uniform, uniform | okul üniforması, okul üniforma, okul kıyafeti, üniforma, forma, önlük, önlüğ
school bag, backpack, schoolbag | okul çantası, okul çanta, sırt çantası, sırt çanta
exercise book, notebook | defter
textbook, school book | ders kitabı, ders kitab
stationery, school supplies | kırtasiye, okul malzemeleri, okul malzemesi, okul malzeme
canteen, tuckshop, school canteen | kantin, okul kantini
lunch box, packed lunch | beslenme çantası, beslenme çanta, öğle yemeği kutusu, öğle yemeği kutu, sefertası, yanında götürdüğü öğle yemeği
playground, schoolyard, school yard | okul bahçesi, okul bahçe, oyun alanı, oyun parkı
school fees, tuition fees, voluntary contribution to the school | okul ücreti, okul harcı, öğrenim ücreti, okul parası, öğrenim harcı
school bully, bullying, bullied, bully, picked on | zorbalık, zorbalığ, zorba, zorbalığa uğra-, sataş-, zorbalık yap-, kabadayılık, kabadayılığ
fight at school, fighting, fought, fistfight | kavga, kavga et-, kavga ed-, dövüş-, kavgaya karış-
tease, make fun of, mock, name-calling | alay et-, alay ed-, dalga geç-, alaya al-, lakap tak-
pick up the child, collect from school, picked up from school | okuldan al-, çocuğu al-, almaya git-, almaya gid-, almaya gel-
drop off at school, take the child to school, dropped off | okula bırak-, okula götür-
school council, parents' committee, parents and friends, P&C | okul aile birliği, veli komitesi, veli komite, okul kurulu, okul konseyi
discipline, disciplinary | disiplin, terbiye
certificate of completion, university degree, bachelor degree, a degree in, diploma | diploma, lisans diploması, lisans diploma, lisans derecesi, lisans derece, lisans
master's degree, postgraduate, masters | yüksek lisans, lisansüstü, master
doctorate, PhD | doktora
scholarship, bursary | burs, bursluluk, bursluluğ
course of study, short course, the course, a course, this course, your course | kurs, eğitim programı, öğretim programı
university entrance, ATAR, HSC, VCE | üniversite giriş, üniversite sınavı, ATAR, HSC, VCE, lise bitirme sınavı
certificate course, certificate III, traineeship | sertifika kursu, sertifika programı, stajyerlik, stajyerliğ, mesleki sertifika
apprenticeship | çıraklık, çıraklığ, çıraklık eğitimi
internship, practicum, work placement, student placement | staj, staj yap-, uygulama stajı
online learning, distance education, remote learning | uzaktan eğitim, çevrimiçi eğitim, online eğitim, açıköğretim

# person: who in the social services
social worker | sosyal hizmet uzmanı, sosyal hizmetler görevlisi, sosyal hizmetler görevli, sosyal çalışmacı, sosyal görevli
support worker, disability support worker | destek görevlisi, destek görevli, destek elemanı, destek çalışanı, engelli destek görevlisi, engelli destek görevli
carer, caregiver, personal carer, aged care worker | bakıcı, bakım görevlisi, bakım görevli, bakım elemanı, yaşlı bakıcısı, yaşlı bakıcı, hasta bakıcı
case manager, caseworker, case worker | vaka yöneticisi, vaka yönetici, vaka sorumlusu, vaka sorumlu, dosya sorumlusu, dosya sorumlu, dosya memuru, vaka görevlisi, vaka görevli, vaka memuru
child protection worker, child protection officer | çocuk koruma görevlisi, çocuk koruma görevli, çocuk koruma memuru, çocuk esirgeme görevlisi, çocuk esirgeme görevli
childcare worker, child care educator, early childhood educator, kindergarten teacher | çocuk bakıcısı, çocuk bakıcı, anaokulu öğretmeni, kreş öğretmeni, çocuk bakım elemanı, okul öncesi öğretmeni
babysitter, nanny | çocuk bakıcısı, çocuk bakıcı, dadı, bebek bakıcısı, bebek bakıcı
foster parent, foster carer, foster family | koruyucu aile, koruyucu anne, koruyucu baba
youth worker | gençlik görevlisi, gençlik görevli, gençlik çalışanı, gençlik danışmanı
housing officer, housing worker | konut görevlisi, konut görevli, konut memuru, barınma görevlisi, barınma görevli
council worker, council officer | belediye görevlisi, belediye görevli, belediye memuru, belediye çalışanı
ranger, parking inspector, parking officer | zabıta, park görevlisi, park görevli, park denetçisi, park denetçi
mayor | belediye başkanı, belediye başkan
councillor, local councillor | belediye meclis üyesi, belediye meclis üye, meclis üyesi, meclis üye
member of parliament, MP | milletvekili, parlamento üyesi, parlamento üye
community leader, community elder | toplum lideri, cemaat lideri, toplum önderi, cemaat önderi

# place: which place of care or support
nursing home, aged care home, aged care facility, residential aged care | huzurevi, huzurev, yaşlı bakımevi, bakımevi, yaşlılar evi, bakım evi
retirement village | emekli köyü, emekliler sitesi, emekliler site, yaşlılar sitesi, yaşlılar site, emekli sitesi, emekli site
refuge, women's refuge, women's shelter, crisis accommodation | sığınma evi, kadın sığınma evi, sığınmaevi, kadın sığınağı, kadın konukevi
homeless shelter, night shelter | evsizler barınağı, evsiz barınağı, evsizler evi
community centre, neighbourhood house, neighbourhood centre | toplum merkezi, halk evi, mahalle evi, semt evi, halkevi
day centre, respite centre, adult day care, day respite | gündüz bakım merkezi, gündüz merkezi, yaşlı gündüz merkezi, geçici bakım merkezi
senior citizens club, seniors club, senior citizens centre | yaşlılar kulübü, emekliler kulübü, yaşlılar lokali
migrant resource centre, settlement service | göçmen merkezi, göçmen danışma merkezi, yerleşim hizmeti, göçmen kaynak merkezi
public housing, housing commission, social housing, community housing | devlet konutu, sosyal konut, belediye konutu, toplu konut, devlet evi
group home, supported accommodation, boarding house | grup evi, destekli konut, pansiyon, destekli barınma
library | kütüphane
council office, town hall, city hall | belediye binası, belediye bina, belediye ofisi, belediye ofis, belediye salonu, belediye konağı
sports centre, leisure centre, recreation centre | spor merkezi, spor salonu, spor tesisi, spor tesis

# which help at home
meals on wheels, home-delivered meals, delivered meals | eve yemek servisi, eve yemek servis, evlere yemek, eve yemek, sıcak yemek servisi, sıcak yemek servis
home cleaning, house cleaning help, domestic assistance | ev temizliği, ev işlerine yardım, temizlik yardımı
showering, help with showering, personal care, help with bathing | kişisel bakım, banyo yardımı, banyo yaptır-, duş yardımı, yıkanmaya yardım
gardening help, lawn mowing | bahçe işi, bahçe bakımı, çim biçme
community transport, transport service | ulaşım hizmeti, ulaşım yardımı, toplum ulaşım servisi, toplum ulaşım servis, taşıma hizmeti
home nursing, visiting nurse, district nurse | evde hemşirelik, evde hemşireliğ, evde sağlık hizmeti, eve gelen hemşire, gezici hemşire
home modification, handrails, grab rails, ramp | tutunma barı, tutamak, tutamağ, rampa, ev düzenlemesi, ev düzenleme, trabzan, tutunma demiri
respite, respite care | geçici bakım, dinlendirme bakımı, kısa süreli bakım

# which kind of violence
physical violence, physical abuse | fiziksel şiddet, fiziki şiddet, fiziksel istismar
emotional abuse, psychological abuse | duygusal şiddet, psikolojik şiddet, duygusal istismar, psikolojik istismar
financial abuse, economic abuse | ekonomik şiddet, mali istismar, ekonomik istismar, maddi istismar
sexual abuse, sexual violence | cinsel istismar, cinsel şiddet, cinsel taciz
elder abuse | yaşlı istismarı, yaşlıya şiddet
child abuse, child neglect | çocuk istismarı, çocuk ihmali, çocuğa şiddet

#~ social services and the council
Centrelink, Services Australia | Centrelink, sosyal güvenlik kurumu, sosyal güvenlik dairesi, sosyal güvenlik daire, sosyal güvenlik, sosyal güvenliğ
NDIS, National Disability Insurance Scheme | NDIS, Ulusal Engellilik Sigortası, Ulusal Engellilik Sigorta, engelli sigorta programı, Ulusal Engelli Sigortası, Ulusal Engelli Sigorta
My Aged Care, aged care assessment, ACAT assessment | yaşlı bakım değerlendirmesi, yaşlı bakım değerlendirme, yaşlı bakım hizmeti, My Aged Care
aged care, elderly care, care of the elderly | yaşlı bakımı, yaşlı bakım, yaşlılara bakım
elderly, older person, seniors, senior citizen, old person, old people | yaşlı, ihtiyar, yaşlı kişi, yaşlılar
disability, disabled, person with a disability, with special needs | engelli, engellilik, engelliliğ, özürlü, sakat, sakatlık, sakatlığ, maluliyet, özel gereksinimli
home care package, home help, home support, in-home care | evde bakım, evde bakım paketi, ev yardımı, evde destek, evde desteğ
care plan, support plan | bakım planı, destek planı
family violence, domestic violence | aile içi şiddet, ev içi şiddet, aile içi şiddeti
violence, violent | şiddet, şiddete uğra-, şiddet göster-, şiddet uygula-
safety plan, escape plan | güvenlik planı, emniyet planı
feel safe, safety, safe at home | güvende, güvenlik, güvenliğ, emniyet, güvende hisset-, emniyette
child protection, child welfare, child safety | çocuk koruma, çocuk esirgeme, çocuk koruma kurumu, çocuk güvenliği
foster care, out-of-home care, taken into care | koruyucu aile, devlet korumasına al-, koruma altına al-
adopt, adoption, adoptive | evlat edin-, evlatlık al-, evlat edinme, evlatlık, evlatlığ
homeless, homelessness, sleeping rough, nowhere to live | evsiz, evsizlik, evsizliğ, sokakta kal-, barınacak yeri olmayan
housing help, housing assistance, housing service, accommodation support | konut yardımı, barınma yardımı, konut hizmeti, kalacak yer yardımı
emergency accommodation, temporary accommodation, emergency housing | acil barınma, geçici barınma, acil konut, geçici konut, geçici konaklama
waiting list, waitlist, wait list | bekleme listesi, bekleme liste, sıra listesi, sıra liste, bekleme sırası, bekleme sıra
priority, urgent priority, prioritise | öncelik, önceliğ, öncelikli, öncelik tanı-
eligible, eligibility, qualify for, meet the criteria | hak kazan-, hak sahibi, şartları taşı-, koşulları karşıla-, yararlanma hakkı
referral, refer to a service, referred to | sevk, sevk et-, sevk ed-, yönlendir-, yönlendiril-
counselling, counselor, counsellor, counseling | danışmanlık, danışmanlığ, psikolojik danışmanlık, psikolojik danışmanlığ, danışman, danışma
support group, self-help group | destek grubu, yardımlaşma grubu
playgroup, mothers' group, parents group | oyun grubu, anneler grubu, anne grubu
community program, community programme, activity program | toplum programı, halk programı, faaliyet programı, etkinlik programı
community, Turkish community, ethnic community | toplum, topluluk, topluluğ, cemaat
volunteering, volunteer work | gönüllülük, gönüllülüğ, gönüllü çalışma, gönüllü iş
council, local council, local government, municipality | belediye, yerel yönetim
rubbish collection, bin collection, garbage collection, bin day | çöp toplama, çöp toplan-, çöp günü, çöp alın-
hard rubbish, hard waste, bulky waste collection | kaba çöp, iri çöp, büyük atık, büyük atığ, hacimli atık, hacimli atığ
recycling, recycle, recycling bin | geri dönüşüm, geri dönüştür-, geri dönüşüm kutusu, geri dönüşüm kutu
building permit, planning permit, development application | inşaat ruhsatı, yapı ruhsatı, imar izni, inşaat izni, imar başvurusu, imar başvuru
noise complaint, noisy neighbours | gürültü şikâyeti, gürültü şikayeti, gürültücü komşu
interpreter service, interpreting service, TIS, language services | tercüme servisi, tercüme servis, tercümanlık hizmeti, çeviri servisi, çeviri servis, tercümanlık servisi, tercümanlık servis

# how somebody gets on
do well, doing well, doing really well, doing very well, do really well, excel, thrive, thriving | başarılı, çok iyi gid-, iyi gid-, iyi durumda
struggle, struggling, having difficulty, finding it hard, falling behind | zorlan-, güçlük çek-, zorluk çek-, geride kal-
`
