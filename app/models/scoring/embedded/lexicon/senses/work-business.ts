/** Meanings as `index.ts` describes them. */
export const WORK_BUSINESS = `
# person: who at work
boss, employer | patron, işveren
supervisor, foreman, team leader, line manager | amir, şef, ustabaşı, ekip lideri, ekip başı, birim amiri, takım lideri
colleague, coworker, co-worker, workmate, work mate, fellow worker | iş arkadaşı, iş arkadaş, meslektaş, mesai arkadaşı, çalışma arkadaşı
apprentice, trainee | çırak, çırağ, stajyer, kalfa
volunteer worker, unpaid volunteer | gönüllü, gönüllü çalışan
contractor, subcontractor, independent contractor | müteahhit, müteahhid, yüklenici, taşeron
job applicant, candidate | iş başvurusu yapan, aday, işe başvuran
union representative, union delegate, union rep, shop steward | sendika temsilcisi, sendika temsilci, sendika delegesi, sendika delege, işyeri temsilcisi, işyeri temsilci
safety officer, health and safety representative, safety rep | iş güvenliği sorumlusu, iş güvenliği sorumlu, iş güvenliği uzmanı, iş güvenliği temsilcisi, iş güvenliği temsilci, güvenlik temsilcisi, güvenlik temsilci
receptionist, front desk | resepsiyonist, danışma görevlisi, danışma görevli, resepsiyon, resepsiyon görevlisi, resepsiyon görevli, karşılama görevlisi, karşılama görevli
customer, client | müşteri, danışan, müvekkil
supplier, vendor | tedarikçi, satıcı firma, tedarikçi firma
franchisee | franchise alan, bayi, franchisee
franchisor | franchise veren, ana firma, franchisor
landlord of the shop, lessor, property owner | mal sahibi, mülk sahibi, dükkân sahibi, kiraya veren
business partner | iş ortağı, iş ortağ, şirket ortağı
investor, shareholder | yatırımcı, hissedar

# person: which occupation
accountant, bookkeeper | muhasebeci, mali müşavir
electrician | elektrikçi
plumber | tesisatçı, su tesisatçısı, su tesisatçı, muslukçu
carpenter, joiner, cabinet maker | marangoz, doğramacı, dülger
painter, house painter | boyacı, badanacı
bricklayer, mason | duvarcı, duvar ustası, duvar usta, tuğla ustası, tuğla usta
builder, construction worker, labourer on a building site | inşaatçı, inşaat işçisi, inşaat işçi, inşaat ustası, inşaat usta
mechanic, motor mechanic | tamirci, araba tamircisi, araba tamirci, oto tamircisi, oto tamirci, motor ustası, motor usta
welder | kaynakçı
cleaner | temizlikçi, temizlik işçisi, temizlik işçi, temizlik görevlisi, temizlik görevli
chef, a cook, the cook, work as a cook | aşçı, ahçı, şef aşçı
waiter, waitress, wait staff | garson
barista | barista, kahveci
baker | fırıncı, ekmekçi
butcher | kasap, kasab
hairdresser, barber | kuaför, berber
tailor, dressmaker, seamstress | terzi
truck driver, lorry driver, truckie | kamyon şoförü, tır şoförü, kamyoncu
taxi driver, cab driver | taksici, taksi şoförü
bus driver | otobüs şoförü
courier, delivery driver | kurye, teslimatçı, dağıtımcı
forklift driver, forklift operator | forklift operatörü, forkliftçi, forklift sürücüsü, forklift sürücü
security guard, bouncer | güvenlik görevlisi, güvenlik görevli, güvenlikçi, koruma görevlisi, koruma görevli, bekçi
cashier, checkout operator, checkout chick | kasiyer, kasada çalışan
shop assistant, salesperson, sales assistant, sales representative | tezgâhtar, tezgahtar, satış elemanı, satış görevlisi, satış görevli, satış temsilcisi, satış temsilci

# kind of employment
full-time, full time | tam zamanlı, tam gün, tam süreli, tam mesai
part-time, part time | yarı zamanlı, kısmi zamanlı, yarım gün, yarım zamanlı, part-time, part time
casual, casual worker, casual employee | gündelik, gündeliğ, geçici iş, geçici işçi, geçici çalışan, düzensiz saatli, saat başı çalışan, casual, arızi
self-employed, sole trader, own business, work for myself | serbest meslek, serbest mesleğ, kendi işi, kendi hesabına çalış-, şahıs şirketi, kendi hesabına
fixed-term, fixed term contract, temporary contract | belirli süreli, süreli sözleşme, geçici sözleşme
permanent job, permanent position, ongoing position | daimi iş, kadrolu, kalıcı iş, sürekli iş, kadro

# what happens with the job
recruit, hire staff, hire someone, hire a worker, get hired, was hired, take on staff, put on staff, offer the job, give the job, recruitment | işe al-, işe alın-, istihdam et-, istihdam ed-, istihdam, eleman al-, personel al-
dismiss, dismissal, fire from the job, fired, sack, sacked, lay off, laid off, redundant, redundancy, termination of employment, let me go | işten çıkar-, işten çıkarıl-, işten at-, işten atıl-, kov-, kovul-, işten çıkarma, işine son ver-
resign, resignation, quit the job, quit my job, leave the job, left my job, hand in my notice, give notice at work | istifa et-, istifa ed-, istifa, işten ayrıl-, işi bırak-, işten çık-
retire, retirement, retired | emekli ol-, emeklilik, emekliliğ, emekli, emekliye ayrıl-
promote, promotion at work, get promoted, be promoted | terfi et-, terfi ed-, terfi, terfi ettir-, terfi al-
transfer to another branch, relocate to another site, be transferred at work | başka şubeye nakledil-, tayin, tayin edil-, başka yere atan-, tayini çık-
return to work, go back to work, went back to work, resume work, return-to-work plan | işe dön-, işe geri dön-, işe dönüş, işbaşı yap-, işbaşı

# leave: which leave
annual leave, holiday leave, paid holidays, recreation leave | yıllık izin, yıllık izn, senelik izin, senelik izn, ücretli izin, ücretli izn
sick leave, sick day, personal leave, sickie | hastalık izni, rapor izni, sağlık izni, raporlu, hastalık izin, hastalık izn, istirahat izni
maternity leave | doğum izni, annelik izni, analık izni
paternity leave | babalık izni
parental leave | ebeveyn izni
carer's leave | bakım izni, bakıcı izni, refakat izni, refakatçi izni
bereavement leave, compassionate leave | ölüm izni, vefat izni, cenaze izni, yas izni
long service leave | uzun hizmet izni, kıdem izni, uzun süreli hizmet izni
unpaid leave, leave without pay | ücretsiz izin, ücretsiz izn
study leave | öğrenim izni, eğitim izni, sınav izni

# which shift
morning shift, early shift, day shift | sabah vardiyası, sabah vardiya, gündüz vardiyası, gündüz vardiya, sabah mesaisi, sabah mesai, gündüz mesaisi, gündüz mesai
afternoon shift | öğleden sonra vardiyası, öğleden sonra vardiya, öğle vardiyası, öğle vardiya
night shift, late shift, overnight shift, graveyard shift | gece vardiyası, gece vardiya, gece mesaisi, gece mesai, gece nöbeti, gececi

# what is paid for work
wage, salary, pay rate, rate of pay, wages, earnings, take-home pay | maaş, ücret, kazanç, kazanc, yevmiye, saat ücreti
overtime, extra hours, work overtime | fazla mesai, mesai ücreti, ek mesai, mesaiye kal-
penalty rates, weekend rates, weekend loading | zamlı ücret, hafta sonu zammı, hafta sonu farkı, zamlı tarife
bonus | ikramiye, performans primi, bonus
tips, gratuity | bahşiş
commission on sales, sales commission | komisyon, satış primi
severance pay, redundancy pay, redundancy package | kıdem tazminatı, işten çıkarma tazminatı, ihbar tazminatı
pay rise, pay increase, raise in pay, wage increase | zam, maaş zammı, ücret artışı, maaş artışı
pay cut, wage cut | maaş kesintisi, maaş kesinti, ücret kesintisi, ücret kesinti, maaş indirimi, maaşı düşür-
back pay, unpaid wages, wages owed, underpayment | geriye dönük ödeme, birikmiş maaş, eksik ödenen ücret, içeride kalan maaş, maaş alacağı

#~ working life
work, job, employment, be employed | iş, çalış-, istihdam, meslek, mesleğ
occupation, profession, trade by profession | meslek, mesleğ, zanaat
position, role, vacancy, job opening, job ad | pozisyon, kadro, münhal, açık pozisyon, iş ilanı, boş kadro
shift, roster, rostered, work schedule | vardiya, çalışma çizelgesi, çalışma çizelge, vardiya çizelgesi, vardiya çizelge, nöbet çizelgesi, nöbet çizelge, mesai
working hours, hours of work, business hours at work | çalışma saatleri, mesai saatleri, iş saatleri, mesai
day off, days off, time off, take leave, be on leave | izin, izn, izin günü, izin al-, izinli, tatil günü
public holiday, bank holiday | resmî tatil, resmi tatil, genel tatil, bayram tatili
rest break, tea break, smoko, lunch break, meal break | mola, çay molası, çay mola, yemek molası, yemek mola, öğle arası, dinlenme molası, dinlenme mola, ara ver-
payslip, pay slip | maaş bordrosu, maaş bordro, bordro, maaş pusulası, maaş pusula, ücret pusulası, ücret pusula
minimum wage, award wage, award rate, industry award | asgari ücret, taban ücret, iş kolu sözleşmesi, iş kolu sözleşme, toplu sözleşme ücreti
cash in hand, off the books, paid under the table | elden öde-, elden ver-, kayıt dışı, sigortasız, elden
probation period, probationary period, trial period at work, on probation | deneme süresi, deneme süre, deneme dönemi
job interview, interview | iş görüşmesi, iş görüşme, mülakat, görüşme
resume, CV, curriculum vitae | özgeçmiş, CV
referee for the job, reference from an employer, work reference | referans, bonservis, tavsiye mektubu
work experience, experience in the job | iş deneyimi, iş tecrübesi, iş tecrübe, deneyim, tecrübe
skill, skilled, ability | beceri, becerikli, yetenek, yeteneğ, kalifiye, vasıf, vasıflı, ustalık, ustalığ
qualification, qualified, credentials | nitelik, niteliğ, yeterlilik, yeterliliğ, vasıf, diploma, ehil, nitelikli, kalifiye
skills recognition, recognition of overseas qualifications, skills assessment | diploma denkliği, denklik, denkliğ, mesleki yeterlilik değerlendirmesi, mesleki yeterlilik değerlendirme, beceri değerlendirmesi, beceri değerlendirme
on-the-job training, training course, training session, workplace training, train new staff | eğitim, mesleki eğitim, iş başında eğitim, kurs, hizmet içi eğitim, yetiştir-
induction, orientation | oryantasyon, işe alıştırma, tanıtım eğitimi, uyum eğitimi
unemployed, unemployment, out of work, jobless | işsiz, işsizlik, işsizliğ, boşta
job seeker, look for work, looking for a job, job search, job hunting | iş ara-, iş arayan, iş arıyor
employment agency, job network provider, labour hire, recruitment agency | iş bulma kurumu, iş bulma ajansı, istihdam bürosu, istihdam büro, iş ve işçi bulma, özel istihdam ofisi, özel istihdam ofis, iş bulma servisi, iş bulma servis
staff, employee, worker, personnel, workforce | personel, çalışan, işçi, eleman, kadro, emekçi
staff shortage, short-staffed, understaffed | eleman eksikliği, personel eksikliği, personel açığı, eleman sıkıntısı, eleman sıkıntı, eleman açığı
workplace, worksite, place of work | işyeri, iş yeri, çalışma yeri, şantiye
union, trade union, union member | sendika, sendikalı, sendika üyesi, sendika üye
strike, industrial action, go on strike, walk off the job | grev, greve git-, greve gid-, iş bırakma, grev yap-
enterprise agreement, collective agreement, EBA | toplu sözleşme, toplu iş sözleşmesi, toplu iş sözleşme, işyeri sözleşmesi, işyeri sözleşme
unfair dismissal, unfairly dismissed, wrongful dismissal | haksız işten çıkarma, haksız yere işten çıkar-, haksız fesih, haksız fesh, haksız yere işten çıkarıl-
warning letter, written warning, verbal warning, disciplinary action | uyarı mektubu, yazılı uyarı, sözlü uyarı, ihtar, disiplin işlemi, disiplin cezası, disiplin ceza
misconduct, serious misconduct | görevi kötüye kullanma, ağır kusur, kötü davranış, uygunsuz davranış
bullying at work, workplace bullying, bullied at work | işyerinde zorbalık, işyerinde zorbalığ, mobbing, işyeri zorbalığı, psikolojik taciz, zorbalık, zorbalığ
performance review, appraisal, performance | performans değerlendirmesi, performans değerlendirme, performans, performans görüşmesi, performans görüşme
work rights, workers' rights, employee entitlements | işçi hakları, çalışan hakları, çalışma hakları, işçi hak
knock off, finish work, clock off, end of the shift | işten çık-, paydos et-, paydos ed-, paydos, mesaiyi bitir-, vardiya sonu
late for work, arrive late at work, running late | işe geç kal-, geç kal-, gecik-
absent from work, absence, call in sick, did not show up | devamsızlık, devamsızlığ, devamsızlık yap-, hasta olduğunu bildir-
swap shifts, change shifts, cover a shift, cover for me | vardiya değiş-, nöbet değiş-, vardiya değiştir-, yerine bak-, yerine çalış-
work from home, working remotely, telework | evden çalış-, uzaktan çalış-, uzaktan çalışma

#~ safety at work
work accident, workplace accident, workplace injury, injured at work, work injury | iş kazası, iş kaza, işyerinde yaralan-, işte yaralan-, iş yerinde kaza geçir-
WorkCover, workers compensation, workers' compensation, workcover claim | iş kazası sigortası, iş kazası sigorta, işçi tazminatı, WorkCover, iş kazası tazminatı
occupational health and safety, workplace safety, OH&S, WHS, safe work | iş sağlığı ve güvenliği, iş güvenliği, işçi sağlığı, işyeri güvenliği
incident report, accident report, report the incident | olay raporu, kaza raporu, kaza tutanağı, olay tutanağı, tutanak, tutanağ
light duties, modified duties, suitable duties | hafif iş, hafif görev, hafif işler, hafifletilmiş görev, uygun görev
hazard, hazardous, risk, risky | tehlike, risk, riskli, tehlikeli, tehlike arz et-, tehlike arz ed-
precaution, safety measure, take precautions | önlem, tedbir, önlem al-, tedbir al-, güvenlik önlemi
slip over, slipped, trip over, slip and fall | kayıp düş-, takılıp düş-, ayağı kay-, tökezle-, ayağı takıl-
heavy lifting, lift heavy, manual handling | ağır kaldır-, ağır yük kaldır-, ağır kaldırma, yük taşıma, elle taşıma
machine, machinery, equipment | makine, makina, ekipman, donanım, teçhizat
tool, tools of trade | alet, alet edevat, takım taklavat, aletler
scaffold, scaffolding | iskele, yapı iskelesi, yapı iskele
ladder, stepladder | seyyar merdiven, merdiven, portatif merdiven
emergency exit, fire exit, evacuation, evacuate | acil çıkış, yangın çıkışı, tahliye, tahliye et-, tahliye ed-, boşalt-
fire extinguisher | yangın söndürücü, yangın tüpü, söndürme tüpü, yangın söndürme

# object: which protective gear
hard hat, safety helmet | baret, koruyucu kask, kask
safety glasses, goggles | koruyucu gözlük, koruyucu gözlüğ, iş gözlüğü, güvenlik gözlüğü
glove, gloves, safety gloves | eldiven, iş eldiveni
safety boots, steel-capped boots, safety shoes | iş ayakkabısı, iş ayakkabı, çelik burunlu ayakkabı, iş botu, çelik burunlu bot
earplugs, earmuffs, hearing protection | kulak tıkacı, kulaklık, kulaklığ, kulak koruyucu
face mask, dust mask, respirator | maske, toz maskesi, toz maske, yüz maskesi, yüz maske, solunum maskesi, solunum maske
high-vis vest, hi-vis vest, reflective vest | reflektörlü yelek, reflektörlü yeleğ, fosforlu yelek, fosforlu yeleğ, ikaz yeleği, yelek, yeleğ
uniform, work uniform, work clothes | üniforma, iş kıyafeti, iş elbisesi, iş elbise, iş giysisi, iş giysi
harness, safety harness | emniyet kemeri, güvenlik kemeri, emniyet kuşağı

# business opens or closes
open the shop, open a business, start a business, set up a business, start-up | dükkân aç-, dükkan aç-, iş kur-, şirket kur-, işyeri aç-, iş yeri aç-, işletme kur-
close down, shut down the business, go out of business, close the shop for good | dükkânı kapat-, kepenk indir-, işi kapat-, faaliyetine son ver-, işyerini kapat-
sell the business, sold the business | işyerini sat-, dükkânı sat-, işletmeyi sat-, işi devret-, devret-
expand the business, grow the business, open a second branch | işi büyüt-, işini büyüt-, işletmeyi büyüt-, ikinci şube aç-

# what kind of business
restaurant, eatery | lokanta, restoran
cafe, café, coffee shop | kafe, kahve dükkânı, kafeterya
takeaway shop, kebab shop, fish and chip shop | kebapçı, dönerci, büfe, hazır yemek dükkânı
bakery | ekmek fırını, unlu mamuller dükkânı, ekmekçi dükkânı
grocery, grocery store, milk bar, corner shop, convenience store | bakkal, market, mahalle bakkalı
greengrocer, fruit shop, fruit and veg shop | manav
factory, manufacturing plant | fabrika, imalathane
warehouse, storehouse | depo, antrepo, ambar
hair salon, beauty salon, barber shop | kuaför salonu, güzellik salonu, berber dükkânı
real estate agency, estate agency | emlak ofisi, emlak ofis, emlakçı, emlak bürosu, emlak büro

# buying, selling, trading acts
buy, bought, purchase, acquire | satın al-, satın alma, satın alın-
sell, sold | sat-, satıl-, satış yap-
rent out, lease out, let out the premises | kiraya ver-, kiralat-, kiraya veril-
exchange goods, swap for another, exchange for another size | takas et-, takas ed-, değişim yap-, başkasıyla değiştir-, yenisiyle değiştir-, bedenini değiştir-, değişim
deliver, delivery, drop off the goods | teslim et-, teslim ed-, teslimat, ulaştır-, teslim edil-, eve teslim
return the goods, bring back to the store, take back to the shop, return an item | iade et-, iade ed-, geri götür-, mağazaya geri götür-, geri getir-, iade
import, importer | ithal et-, ithal ed-, ithalat, ithalatçı
export, exporter | ihraç et-, ihraç ed-, ihracat, ihracatçı

# wholesale or retail
wholesale, wholesaler | toptan, toptancı
retail, retailer | perakende, perakendeci

#~ small business
business, company, firm, enterprise | şirket, firma, işletme, işyeri, iş yeri, ticarethane, kuruluş
small business, family business | küçük işletme, aile işletmesi, aile işletme, aile şirketi, küçük esnaf, esnaf
business name registration, register the business, ABN, Australian Business Number | işletme numarası, işletme numara, ABN, şirket tescili, ticaret unvanı, işyeri kaydı, işletme tescili, vergi mükellefi numarası, vergi mükellefi numara
permit from the council, business licence, food licence, liquor licence, trading licence | ruhsat, işyeri ruhsatı, çalışma ruhsatı, içki ruhsatı, işletme ruhsatı, gıda ruhsatı
health inspector, food inspector, inspector, inspection | müfettiş, denetçi, denetim, teftiş, denetle-, gıda denetçisi, gıda denetçi, sağlık müfettişi
food safety, hygiene, hygienic | gıda güvenliği, hijyen, hijyenik, gıda hijyeni, temizlik kuralları
franchise, franchise agreement | franchise, franchising, bayilik, bayiliğ, isim hakkı, franchise sözleşmesi, franchise sözleşme
premises, commercial premises, shopfront | işyeri, iş yeri, dükkân, dükkan, ticari mülk, ticari yer
commercial lease, shop lease | işyeri kira sözleşmesi, işyeri kira sözleşme, dükkân kira sözleşmesi, dükkân kira sözleşme, ticari kira sözleşmesi, ticari kira sözleşme, ticari kira
goodwill, key money | hava parası, işletme değeri, peştamallık, peştamallığ
supply, stock up | arz, tedarik et-, tedarik ed-, tedarik, temin et-, temin ed-
stock, inventory, stocktake | stok, mal, envanter, stok sayımı, sayım
out of stock, sold out | tükendi, stokta kalmadı, tükenmiş, elde kalmadı
product, goods, merchandise, item for sale | ürün, mal, eşya, emtia
order stock, place an order, purchase order, place orders, on order | sipariş, sipariş ver-, sipariş et-, sipariş ed-, ısmarla-
shipment, consignment, freight, ship the goods | sevkiyat, gönderi, kargo, navlun, sevk et-, sevk ed-, sevk
advertise, advertisement, advertising, ad, promote the business | reklam, reklam ver-, ilan, ilan ver-, tanıtım, reklam yap-
flyer, leaflet, brochure, pamphlet | el ilanı, broşür, kitapçık, kitapçığ
marketing, market research | pazarlama, pazar araştırması, pazar araştırma, piyasa araştırması, piyasa araştırma
competitor, competition in business, compete | rakip, rakib, rekabet, rekabet et-, rekabet ed-
business plan, feasibility | iş planı, işletme planı, fizibilite
turnover, takings, daily takings, revenue | ciro, hasılat, günlük hasılat, gelir
meeting, staff meeting | toplantı, personel toplantısı, personel toplantı
agenda, meeting agenda | gündem, toplantı gündemi
minutes of the meeting, meeting minutes | toplantı tutanağı, tutanak, tutanağ
negotiate, negotiation, bargain, haggle | pazarlık, pazarlığ, pazarlık et-, pazarlık ed-, müzakere, müzakere et-, müzakere ed-, görüşme yap-
quote, quotation for the job, estimate of the cost | fiyat teklifi, teklif ver-, tahmini maliyet, proforma, maliyet tahmini
warranty, guarantee on the product, under warranty | garanti, garantili, garanti belgesi, garanti belge, garanti kapsamında
faulty, defective, defect, out of order | kusurlu, arızalı, bozuk, bozuğ, arıza, hatalı, ayıplı, defolu
customer service, after-sales service | müşteri hizmetleri, satış sonrası hizmet, müşteri hizmeti
trading hours, opening hours | açılış saatleri, mağaza saatleri, çalışma saatleri, açık olduğu saatler
cash register, cash till, the till, EFTPOS machine | yazar kasa, yazarkasa, kasa, POS cihazı, POS makinesi, POS makine
shop, store | dükkân, dükkan, mağaza
head office, headquarters | genel merkez, merkez ofis, merkez bina
branch office, bank branch, store branch | şube
office, branch | ofis, büro, yazıhane, şube
department, section, division | bölüm, departman, birim
public liability insurance, liability insurance | mali sorumluluk sigortası, mali sorumluluk sigorta, üçüncü şahıs sigortası, üçüncü şahıs sigorta, sorumluluk sigortası, sorumluluk sigorta, mesuliyet sigortası, mesuliyet sigorta

# person: who runs an association
president, chairperson, chairman, chairwoman | başkan, dernek başkanı
treasurer | sayman, muhasip üye
board member, committee member | yönetim kurulu üyesi
`
