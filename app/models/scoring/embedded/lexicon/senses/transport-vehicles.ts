/** Meanings as `index.ts` describes them. */
export const TRANSPORT_VEHICLES = `
# object: vehicle
car, automobile, auto, sedan, hatchback, station wagon, four-wheel drive, SUV, drive the car, drove the car, start the car, car starts, get the car started, take me in the car, take her by car, leave the car, left the car, leave my car, left my car, leave your car, car was left, service the car, car service, service my car, check-up for the car, get in the car, got in the car, get out of the car, got out of the car, step out of the car, knocked down by a car, hit by a car, struck by a car, hit the back of my car, into the back of my car, hit my car from behind, jump the car, pass another car, pass the car in front | araba, otomobil, oto, binek, cip, jip, araba kullan-, araba kullan, araç kullan, araba sür-, araç sür-, aracı kullan, arabayla git-, arabayla gid-, arabayla gel-, arabayla götür, araçla git-, araçla gid-, arabayı çalıştır-, arabayı çalıştır, araba çalış, aracı çek-, arabayı çek-, araba çekil, aracım çekil, araç çekil, arabamı çek-, aracın çekil, arabayı kaldır, arabayla bırak-, arabayla bırak, arabayla al-, arabayla getir, arabasıyla bırak, arabasıyla al-, arabasıyla götür, arabayla taşı-, arabasına al-, arabama al-, arabayı bırak, aracı bırak, arabamı bırak, arabaları bırak, arabayı koy-, arabanı bırak, alkollü araç kullan-, alkollü araç kullan, alkollü araba kullan, içkili araba kullan, sarhoş araba kullan, sarhoş araç kullan, içkili araç kullan, ehliyetsiz araç kullan-, ehliyetsiz araç kullan, ehliyetsiz araba kullan, araba bakım, araç bakım, araba servis, araç servis, arabaya bin-, araca gir-, arabaya gir-, arabadan in-, araba kay-, araç kay-, araba çarp-, araba ez-, arabanın altında kal-, arabanın altın, araba altında, arabamın arkasına çarp-, arabama arkadan, aracıma arkadan, arabadan akım, arabayı kenara, öndeki aracı geç-, öndeki arabayı geç-, aracı geç-, arabayı geç-, tehlikeli araç kullan-, tehlikeli araç kullan, dikkatsiz araç kullan, tehlikeli araba kullan, dikkatsiz araba kullan, dikkatsizce araç
bus, coach, double-decker, board the bus, catch the bus, take the bus, catch a bus, caught the bus, took the bus, take a bus, got on the bus, travel by bus, exit the bus, leave the bus, miss the bus, missed the bus, miss my bus, miss her bus, missed his bus, too late for the bus, caught my bus, made the bus, in time for the bus, transfer to another bus, change bus | otobüs, belediye otobüs, halk otobüs, toplum otobüsü, servis otobüsü, otobüse bin-, otobüse atla, otobüsle git-, otobüsle gid-, otobüsle gel-, otobüsten in-, otobüsü kaçır, otobüse yetişeme, otobüse yetiş-, başka otobüse bin-, otobüs değiştir
minibus, shuttle bus, shuttle, coach bus, people mover, shared taxi, taxi-bus, dolmus | minibüs, midibüs, servis otobüs, dolmuş, servis
train, railway, V line, board the train, take the train, caught a train, took the train, take a train, travel by train, leave the train, left the train, miss the train, missed the train, miss my train, missed her train, missed his train, missed our train, too late for the train, caught the train, in time for the train, caught my train, made the train, make the train, make it to the train, change train | tren, banliyö tren, banliyö, demiryolu, demir yolu, trene bin-, trene atla, trenle git-, trenle gid-, trenle gel-, treni kaçır, trene yetişeme, trene yetiş-, başka trene bin-, tren değiştir
tram, light rail, streetcar, trolley | tramvay, hafif raylı, hafif raylı sistem
metro, subway, underground train, tube, underground | metro, yeraltı treni, yer altı treni
ferry, ferryboat | feribot, vapur, araba vapur, deniz otobüsü
plane, aeroplane, airplane, aircraft, jet, airliner, board the plane, got on the plane, miss the plane, miss my plane, miss our plane, caught the plane, made it to the plane, in time for the plane, flight | uçak, uçağ, tayyare, uçağa bin-, uçağa alın, uçağı kaçır, uçağa yetişeme, uçak değiştir, uçuş
taxi, cab, Uber, rideshare, taxicab, took a taxi, take a taxi, took a cab, catch a taxi, get a taxi, taxi rank, taxi stand, cab rank, taxi stop, taxi zone, taxi driver, cab driver | taksi, uber, taksiye bin-, taksiye atla, taksi tut-, taksi durak, taksi durağ, taksi yer, taksi bekleme, taksi şoför, taksi şoförü, taksi sürücü, taksi kullan, ticari taksi şoför
truck, lorry, semi-trailer, semi, semitrailer, road train, heavy vehicle, rig | kamyon, tır, ağır vasıta, treyler
ute, pick-up truck, pickup, small truck, light truck, utility vehicle, tray-back | pikap, kamyonet, açık kasa, kasalı araç, arazi aracı
van, delivery van, minivan, people mover, transit, campervan, minibus | panelvan, minivan, minibüs, kamyonet, kapalı kamyonet, panel van, dağıtım aracı, ticari araç, hafif ticari, servis aracı
motorcycle, motorbike, moped, bike, motor cycle | motosiklet, motorsiklet, motor, motosikle
bicycle, bike, pushbike, cycle | bisiklet, bisikletle, velespit
electric scooter, scooter, e-scooter, mobility scooter | skuter, scooter, elektrikli skuter, mobilet
trailer | römork, treyler, dorse
tow truck, breakdown truck, recovery vehicle, towie, recovery truck | çekici, kurtarıcı, oto kurtarma, kurtarma aracı
forklift | forklift, istif makine, çatallı yükleyici, forklif
ship, cruise ship, cruise, vessel, liner | gemi, kruvaziyer
boat, sailing boat, sailboat, yacht, dinghy, tinny | tekne, kayık, kayığ, sandal, yelkenli
fire truck, fire engine, fire brigade truck, fire appliance, fire brigade vehicle | itfaiye araç, itfaiye arac, itfaiye kamyon, itfaiye
pram, stroller, pusher, pushchair, baby carriage, buggy | bebek araba, puset, çocuk araba
hire car, rental car, rental, car hire, car rental, rent a car, loan car, hire vehicle, replacement car, courtesy car, rented car | kiralık araba, kiralık araç, kiralık otomobil, kiralık arac, araç kiralama, araba kiralama, kiralanan araç, kiralık, kiralanmış araba, kiraladığım araba, ikame araç, yedek araç, kiralama aracı

# person: people in transport
driver, motorist, truck driver, bus driver, person driving, at the wheel, behind the wheel, chauffeur | sürücü, şoför, sürücüler, direksiyondaki, arabayı kullanan, aracı kullanan, direksiyon başındaki, araç kullanan, araba kullanan
passenger, commuter, rider, traveller, people on the bus, occupant | yolcu, yolcular, araçtaki
pedestrian, walker, person on foot, people walking, person crossing | yaya, yayalar, yürüyen kişi, yoldan geçen
cyclist, bike rider, bicyclist, bicycle rider, person on a bike | bisikletli, bisiklet sürücü, bisikletçi, bisiklet sürücüsü, bisiklet süren, bisiklete binen, bisiklet kullanan
motorcyclist, motorbike rider, biker, motor bike rider, bikie, motorcycle rider | motosikletli, motosiklet sürücü, motosikletçi, motorcu, motosiklet kullanan, motorlu
mechanic, car mechanic, auto mechanic, auto repair, repairer, workshop | tamirci, oto tamirci, araba tamirci, araba tamir usta, motor usta, tamirhane, araba tamircisi, oto usta, otomobil tamircisi, oto servis, makine usta, mekanik
panel beater, smash repairer, body shop, smash repairs, body repairer, body work, crash repairer, panel shop | kaportacı, kaporta usta, oto kaporta, kaporta tamir, kaporta atölyesi
driving instructor, driving teacher, driving school, L-plate instructor | direksiyon hoca, sürücü eğitmen, direksiyon öğretmen, direksiyon eğitmen, sürüş eğitmen, sürücü hoca, sürücü kursu, direksiyoncu, sürücü kursu hocası
flight attendant, cabin crew, air hostess, steward, stewardess, crew member, cabin attendant | hostes, kabin görevli, kabin memur, uçuş görevli, kabin ekibi, uçak personeli, host
courier, delivery driver, delivery man, delivery person, delivery guy, parcel delivery, deliverer | kurye, dağıtıcı, teslimatçı, kargocu, teslimat görevli, dağıtım görevli, kargo, motokurye, dağıtım elemanı
postman, mailman, postie, postal worker, letter carrier, mail carrier, postwoman, post office worker | postacı, posta görevli, posta memur, posta dağıtıcı
car dealer, used car dealer, car yard, dealership, dealer, car salesman, car seller, car sales, showroom | oto galeri, galerici, araba satıcı, otomobil bayi, araba galeri, galeri, bayi, araba satan, araç satıcı, oto satıcı, yetkili satıcı
travel agent, travel agency, travel company, tour operator, tour agency | seyahat acente, turizm acente, tur acente, acente, acenta, turizm şirket, tur şirket, seyahat firma
traffic police, highway patrol, traffic officer, traffic cop, highway police, road police, police patrol | trafik polis, trafik memur, trafikçi, trafik ekip, otoyol polis
parking inspector, parking officer, parking ranger, traffic warden, parking attendant, meter maid, council ranger, ranger | park görevli, denetim görevli, denetim memur, belediye görevli, belediyeden bir görevli, belediyeden görevli, belediyeden bir memur, belediyeden memur, park memur, otopark görevli, zabıta, park denetçi, parkmetre görevli, park kontrol memur, belediye memur, park kontrolör
tourist, visitor, traveller, holidaymaker, holiday-maker, sightseer | turist, turistik, gezgin, ziyaretçi, turistler, gezen

# object: part of a vehicle
engine, motor | motor
brake, brakes, brake pad, handbrake, brake suddenly, slam on the brakes, hit the brakes | fren, balata, frene bas-, ani fren, fren yap-, frene asıl-
clutch | debriyaj, kavrama, baskı balata
gearbox, transmission, gear, gear box, gearstick | vites, vites kutu, şanzıman, dişli kutu
accelerator, gas pedal, throttle | gaz pedal, gaza bas-, gaz kelebeğ
steering wheel, steering, at the wheel | direksiyon, dümen
tyre, tire, flat tyre, flat tire, blown tyre, tyre burst, burst tyre, blew a tyre, tyre went flat, tyre is flat, tyre blew, tire blew | lastik, lastiğ, lastik patla-, lastik patla, lastiği patla, patlak lastik, lastik in-, lastiği in-, lastik sön-, inik lastik, patlayan lastik
wheel, rim, hub cap, hubcap | tekerlek, tekerleğ, teker, jant
car battery, battery, flat battery, dead battery, battery went dead, battery died, battery is flat, battery was flat, battery is dead, battery dead, battery has died, dead car battery, run-down battery, ran down the battery, battery flat, battery ran out, drained battery, jump the battery, boost the battery | akü, akümülatör, akü bit-, aküsü bit-, akü boşal, akü bitmiş, akü bitik, bitik akü, akü öl-, boş akü, akü takviye
headlight, headlamp, front light, high beam, low beam | far, ön lamba
tail light, brake light, rear light, taillight, back light, rear lamp, stop light | stop lamba, arka lamba, fren lamba, arka far, arka ışık, arka ışığ, arka stop, park lamba, stop ışığ
indicator, blinker, turn signal, hazard lights, turn light | sinyal, sinyal lamba, dörtlü, flaşör
windscreen, windshield, front window, front glass | ön cam, araba cam, ön pencere, cam, camı
rear window, rear windscreen, back window, back windscreen, rear glass, back windshield | arka cam, arka pencere
windscreen wiper, wiper, windshield wiper | silecek, sileceğ, silgeç
bonnet, hood, engine cover | kaput, motor kapak, motor kapağ, ön kapak, ön kapağ
boot, trunk, car boot, back of the car, luggage compartment | bagaj
bumper, bumper bar, bull bar | tampon
side mirror, wing mirror, door mirror, exterior mirror | yan ayna, dış ayna, dikiz
rear-view mirror, rearview mirror, rear mirror, inside mirror | dikiz ayna, iç ayna, iç dikiz ayna, geri görüş ayna
seat belt, seatbelt, safety belt, belt, harness | emniyet kemer, kemer, emniyet kemeri
airbag, air bag | hava yastık, hava yastığ, airbag, güvenlik yastığ
exhaust, muffler, exhaust pipe, tailpipe | egzoz, egzos, egsoz
number plate, licence plate, license plate, plate, registration number, rego | plaka

# object: further part of a vehicle
horn, car horn, hooter, beep, toot, honk | korna, klakson
fuel tank, petrol tank, gas tank, fuel cap | benzin depo, yakıt depo, yakıt tank, benzin tank
spark plug, plugs | buji
alternator, dynamo | alternatör, şarj dinamo, dinamo
suspension, springs | süspansiyon, yaylar, yay sistem
shock absorber, shocks | amortisör
spare tyre, spare tire, spare wheel, spare | stepne, yedek lastik, yedek lastiğ, yedek teker
child seat, car seat, booster seat, baby seat, child restraint, child car seat, baby car seat, booster, infant seat, capsule, child safety seat, children car seat | çocuk koltuk, çocuk koltuğ, oto koltuk, oto koltuğ, bebek koltuk, bebek koltuğ, çocuk oto koltuk, bebek oto koltuk, araba koltuk, araba koltuğ, araç koltuk, araç koltuğ, bebek oto koltuğ, çocuk oto koltuğ, ana kucağ, yükseltici koltuk
bodywork, body panel, body of the car, car body, paintwork, panel | kaporta, karoser, araba gövde, araç gövde
car jack, jack | kriko
odometer, mileage, kilometre reading, kilometres on the clock, on the clock, speedo, how many kilometres, k on the clock | kilometre saat, kilometre sayac, kilometre sayaç, kilometre gösterge, sayaç, sayac, göstergede
coolant, antifreeze, anti-freeze, radiator fluid, cooling fluid, radiator water | antifriz, soğutma su, soğutucu su, antifiriz, radyatör su, motor su, soğutma sıvı, soğutucu sıvı
engine oil, motor oil, oil, lubricant | motor yağ, yağ değişim, makine yağ
helmet, bike helmet, safety helmet | kask, koruyucu başlık, miğfer

# fuel
petrol, gasoline, unleaded, fuel, gas, E10 | benzin, kurşunsuz, yakıt, yakıd, akaryakıt
diesel | mazot, dizel, motorin

# vehicle transmission
automatic, automatic car, auto gearbox | otomatik, otomatiğ, otomatik vites
manual car, manual transmission, manual gearbox, stick shift, manual, stick shift car | düz vites, manuel, manuel vites, vitesli

# state of a vehicle for sale
used car, second-hand car, second hand, secondhand, pre-owned, second-hand vehicle, preowned | ikinci el, kullanılmış, elden düşme, ikinci el araba, ikinci el araç, 2. el
brand new, new car, straight from the showroom, new vehicle | sıfır araba, sıfır kilometre, sıfır araç, yepyeni, yeni araba, sıfır otomobil, gıcır gıcır, sıfır km, yeni araç, hiç kullanılmamış

# paper: driver and vehicle papers
driver licence, driving licence, driver license, driving license, licence to drive, licence, license, driving permit, drive without a licence, driving without a licence, drove without a licence, no licence, without a licence, licence suspension, license suspension, licence suspended, suspend the licence, suspend my licence, suspend your licence, suspended his licence, suspended her licence, lose my licence, lost my licence, lose your licence, lose his licence, lost his licence, took my licence, took away my licence, take away your licence, take my licence away, suspended licence, licence is suspended, licence was suspended, licence taken away, licence cancelled, licence disqualification, licence is cancelled, licence was cancelled, cancel the licence, cancel your licence, cancelled my licence, licence cancellation, revoked licence, revoke the licence, renew the licence, licence renewal, renewing my licence, renew my licence, renew your licence, renew her licence, renew his licence, renewal of the licence, licence renewed, renew a licence, extend the licence, licence conversion, convert the licence, convert an overseas licence, exchange the licence, convert my licence, convert your licence, transfer my licence, transfer my overseas licence, exchange my licence, change my licence over, convert my Turkish licence, swap my licence, convert his licence, convert her licence, transfer the licence, change over the licence | ehliyet, sürücü belge, sürücü ehliyet, sürücü belgesi, sürücü ruhsat, ehliyetsiz araç kullan-, ehliyetsiz araç kullan, ehliyetsiz araba kullan, ehliyetsiz sür-, ehliyeti yokken, ehliyet olmadan, ehliyete el kon-, ehliyete el koy-, ehliyeti askıya al-, ehliyetin askıya alın-, ehliyetini kaptır, ehliyete el koyul, ehliyete geçici, ehliyetini askıya, ehliyeti askıda, ehliyetimi kaptır, ehliyetimi al-, ehliyetini al-, ehliyetine el koy-, ehliyetine el kon-, ehliyetime el kon-, ehliyetime el koy-, ehliyetim elimden, ehliyetini kaybet, ehliyetimi kaybet, ehliyeti geçici, ehliyetim askıya, ehliyeti iptal et-, ehliyetin iptal, ehliyeti iptal edil-, ehliyeti iptal, ehliyet iptal, ehliyeti yenile-, ehliyeti yenile, ehliyet yenileme, ehliyetimi yenile, ehliyet yenile, ehliyetin süresini uzat, ehliyet uzat, ehliyeti çevir-, ehliyeti çevir, ehliyeti dönüştür, ehliyet değişim, ehliyetimi çevir, ehliyet çevir, ehliyeti değiştir, ehliyet dönüştür, ehliyet çevril, ehliyet dönüşüm
learner permit, learner licence, L plates, learners, learner driver, learner plates, L plate | aday sürücü belge, öğrenci ehliyet, öğrenci sürücü, l ehliyet, geçici ehliyet, öğrenci sürücü ehliyet, l plaka, acemi ehliyet, sürücü adayı, sürücü adayı belge, aday sürücü
provisional licence, probationary licence, P plates, red Ps, green Ps, provisional, probationary, P plate, red P, green P | p ehliyet, deneme ehliyet, deneme süreli ehliyet, stajyer ehliyet, p plaka, deneme süreli, yeni sürücü, aday ehliyet, geçici sürücü belge, stajyer sürücü
registration, rego, car registration, vehicle registration, registration papers, register the car, vehicle papers, car papers, transfer of ownership, register it, registered it, registered under | ruhsat, araç ruhsat, araç kayıt, araç kayd, araç tescil, tescil, trafik kayıt, trafik kayd, araba kayıt, trafik tescil, üzerine kayıt, üstüne kayıt, üzerine geçir, üstüne geçir
roadworthy certificate, roadworthy, pink slip, safety certificate, vehicle inspection, roadworthiness, RWC, car inspection, vehicle check, safety check, inspection certificate, e-safety check | araç muayene, fenni muayene, yola elverişlilik, muayene belge, araba muayene, araç kontrol, trafiğe elverişlilik, yola çıkabilir belge, yola uygunluk, trafiğe uygunluk, uygunluk belge, trafiğe çıkabilir
logbook, service book, service history, service record, maintenance log, driving log, service log, maintenance record, maintenance history | bakım defter, servis defter, bakım geçmiş, servis geçmiş, sürüş defter, servis kayıt, servis kayd, bakım kayıt, bakım kayd, bakım karne, servis karne, seyir defter, bakım belge, sürüş kayıt
ticket, bus ticket, train ticket, plane ticket, fare, airfare | bilet
travel card, transport card, Opal card, Myki, public transport card, transit card, smartcard, concession card, go card, bus card | ulaşım kart, opal kart, seyahat kart, myki, opal, akbil, otobüs kart, toplu taşıma kart, toplu ulaşım kart, elektronik bilet
boarding pass, boarding card | biniş kart, uçuş kart, biniş belge, uçağa biniş kart, uçak biniş kart, boarding kart
disability parking permit, disabled parking permit, parking permit, disabled permit, disability permit, accessible parking permit, disability parking sticker, parking sticker, permit to park, resident parking permit, disabled parking sticker, blue badge | engelli park kart, engelli park izn, park izn, park izin, park kart, engelli kart, engelli otopark kart, engelli park belge, engelli park yeri izn, otopark izn, otopark izin, park belge, engelli park

# driving offence
speeding, exceed the speed limit, over the speed limit, driving too fast, sped, going too fast, too fast, drove too fast, excessive speed, exceeded the limit, break the speed limit, went too fast | aşırı hız, hız sınırını aş-, hız limitini aş-, hız yap-, hız ihlal, hız sınırını geç-, hız limitini geç-, hızlı sür-, hızlı araba kullan, hızlı git-, hızlı gid-, hızlı kullan, hız aşım, sürat, fazla hız, aşırı sürat, hız sınırının üstünde, hız sınırının üzerinde, süratli
drink driving, drunk driving, drink-driving, driving under the influence, DUI, drink driver, drunk driver, drove drunk, driving drunk, drove under the influence, driving while drunk, over the legal limit, DWI, under the influence, drink and drive, intoxicated driving, drunken driving | alkollü araç kullan-, alkollü araç kullan, alkollü araba kullan, içkili araba kullan, alkollü sürüş, alkollü direksiyon, alkollü sür-, alkollü sürücü, sarhoş araba kullan, sarhoş araç kullan, içkili araç kullan, içkili sür-, alkollü kullan, sarhoşken, alkollüyken, sarhoş sür-, içki içip, alkollü şoför
run a red light, running a red light, drive through a red light, red light offence, went through a red light, ran a red light, through a red light, through a red, ran the red, ran a red, run the red light, ran the red light, went through the red, going through a red light, drove through a red light, jumped the lights, failed to stop at a red light, jump a red light | kırmızı ışıkta geç-, kırmızıda geç-, kırmızı ışık ihlal, kırmızı ışığı ihlal, kırmızı ışığı geç-, kırmızı ihlal, kırmızı ışığa uyma-, kırmızı yanarken geç-
unlicensed driving, drive without a licence, driving without a licence, drove without a licence, no licence, without a licence, unlicensed | ehliyetsiz araç kullan-, ehliyetsiz araç kullan, ehliyetsiz araba kullan, ehliyetsiz sür-, ehliyetsiz, ehliyeti yokken, belgesiz sür-, ehliyet olmadan
illegal parking, double parking, illegally parked, park illegally, parking offence, parked in a no-parking zone, no-parking zone, improper parking | hatalı park, yasak yere park, yasak park, yanlış park, yanlış yere park, park yasağı ihlal, çift sıra park, usulsüz park, park ihlal, yasak yere bırak, park edilmeyen yer, kural dışı park
hit and run, leave the scene of an accident, left the scene, fled the scene, flee the scene, leaving the scene, left the scene of the accident, drove off, fail to stop, took off after the accident | vur kaç, vurup kaç-, çarpıp kaç-, kaza yerinden kaç-, olay yerinden kaç-, vurup git-, vurup gid-, çarpıp git-, çarpıp gid-, kaza yerini terk, olay yerini terk, olay yerinden uzaklaş, kaza yerinden uzaklaş, durmadan kaç-, çarpıp kaç, vurup kaç, kaçan sürücü
dangerous driving, reckless driving, careless driving, negligent driving, drove dangerously, driving dangerously, reckless, hoon, unsafe driving, careless, culpable driving | tehlikeli araç kullan-, tehlikeli araç kullan, tehlikeli sürüş, dikkatsiz sürüş, dikkatsiz araç kullan, tehlikeli sür-, tehlikeli araba kullan, dikkatsiz araba kullan, dikkatsiz sür-, pervasız sürüş, pervasızca, tehlikeli kullan, trafiği tehlikeye at-, dikkatsizce araç

# money on the road
parking fine, parking ticket, parking infringement, parking penalty, fine for parking | park ceza, park cezası, park para ceza, otopark ceza, yanlış park ceza
speeding fine, speeding ticket, speeding infringement, speed fine, fine for speeding, speed camera fine | hız ceza, hız cezası, radar ceza, aşırı hız ceza, sürat ceza, hız yapma ceza, hız ihlali ceza
toll, road toll, e-toll, tollway, e-tag, etag, linkt | geçiş ücret, otoyol ücret, yol ücret, köprü ücret, paralı yol, otoyol para, köprü para, geçiş para, otoyol geçiş, köprü geçiş, otoban ücret, otoban para, hgs, ücretli yol, yol geçiş, geçiş bedel, paralı otoyol
bus fare, train fare, taxi fare, fare, ticket price, transport cost, travel cost, ticket cost | bilet ücret, yol para, taksi para, taksi ücret, bilet para, yol ücret, yol masraf, otobüs para, otobüs ücret, tren para, ulaşım ücret, ulaşım para, ulaşım masraf, bilet fiyat, yol gider, ulaşım gider
parking fee, parking meter, parking cost, meter, parking charge, pay for parking, paid parking | park ücret, otopark ücret, parkmetre, parkometre, park para, otopark para, park saat, ücretli park, otopark fiyat, park ücreti

# what is done to a licence
licence suspension, license suspension, licence suspended, suspend the licence, suspend my licence, suspend your licence, suspended his licence, suspended her licence, lose my licence, lost my licence, lose your licence, lose his licence, lost his licence, took my licence, took away my licence, take away your licence, take my licence away, suspended licence, licence is suspended, licence was suspended, licence taken away | ehliyete el kon-, ehliyete el koy-, ehliyeti askıya al-, ehliyetin askıya alın-, ehliyetini kaptır, ehliyete el koyul, ehliyete geçici, ehliyetini askıya, ehliyeti askıda, ehliyetimi kaptır, ehliyetimi al-, ehliyetini al-, ehliyetine el koy-, ehliyetine el kon-, ehliyetime el kon-, ehliyetime el koy-, ehliyetim elimden, ehliyetini kaybet, ehliyetimi kaybet, ehliyeti geçici, ehliyetim askıya
licence cancelled, licence disqualification, disqualified from driving, driving ban, licence is cancelled, licence was cancelled, cancel the licence, cancel your licence, cancelled my licence, disqualification, disqualify, banned from driving, lose the right to drive, licence cancellation, revoked licence, revoke the licence | ehliyeti iptal et-, ehliyetin iptal, ehliyeti iptal edil-, araç kullanmaktan men, ehliyeti iptal, ehliyet iptal, sürüş yasağ, araç kullanma yasağ, araba kullanmaktan men, trafikten men
renew the licence, licence renewal, renewing my licence, renew my licence, renew your licence, renew her licence, renew his licence, renewal of the licence, licence renewed, renew a licence, extend the licence | ehliyeti yenile-, ehliyeti yenile, ehliyet yenileme, ehliyetimi yenile, ehliyet yenile, ehliyetin süresini uzat, ehliyet uzat
licence conversion, convert the licence, convert an overseas licence, exchange the licence, convert my licence, convert your licence, transfer my licence, transfer my overseas licence, exchange my licence, change my licence over, convert my Turkish licence, swap my licence, convert his licence, convert her licence, transfer the licence, change over the licence | ehliyeti çevir-, ehliyeti çevir, ehliyeti dönüştür, ehliyet değişim, ehliyetimi çevir, ehliyet çevir, ehliyeti değiştir, ehliyet dönüştür, ehliyet çevril, ehliyet dönüşüm

# driving test
driving test, road test, practical test, driving exam, drive test, on-road test, practical driving test, test drive exam, sit for my licence, licence test, practical exam, driver test | direksiyon sınav, sürüş sınav, ehliyet sınav, sürücü sınav, pratik sınav, direksiyon test, uygulamalı sınav, direksiyon imtihan, yol test, ehliyet imtihan, sürüş test
theory test, knowledge test, road rules test, driver knowledge test, theory exam, written test, learner test, DKT, road rules, theory part | teorik sınav, yazılı sınav, trafik kural sınav, bilgi sınav, teori sınav, teorik test, bilgi test, trafik sınav, trafik kuralları, teorik imtihan, yazılı test, yazılı imtihan, trafik bilgi
driving lesson, driving class, driving school, learn to drive, lessons with an instructor | direksiyon ders, sürücü kurs, sürüş ders, sürücü kursu, direksiyon kurs, araba kullanmayı öğren, direksiyon eğitim, sürüş eğitim
breath test, breathalyser, random breath test, breathalyzer, booze bus, RBT, alcohol test, blow into, blew into, breathalyse, alcohol reading | alkol test, alkol muayene, alkolmetre, üfle-, nefes test, alkol kontrol, alkol ölç, nefes ölç, üflet
eye test, eyesight test, vision test, eye exam, eye examination, test my eyes, eye check, sight test, vision check, eyesight check | göz test, görme test, göz muayene, göz kontrol, görme muayene, göz sınav

# kind of crash
rear-end collision, rear-ended, hit from behind, rear-end, hit me from behind, hit me from the back, hit from the back, hit us from behind, hit from the rear, ran into the back of me, run into the back of, ran into the back of, hit the back of my car, into the back of my car, drove into the back, crashed into the back, behind hit me, shunted from behind, hit my car from behind, ran into me from behind | arkadan çarp-, arkadan vur-, arkadan çarpma, arkadan bindir, arkadan gir-, arkama çarp-, arkamdan çarp-, arkamdan vur-, arkama vur-, arkadan çarpış, arabamın arkasına çarp-, arkama gir-, arkama bindir, arabama arkadan, aracıma arkadan, arkadan tosla, arkasına çarp-, arkadan gelip
head-on collision, head-on crash, head on, head-on smash, hit head on, frontal collision, collided head on, crashed head on, frontal crash | kafa kafaya çarp-, kafa kafaya çarpış, önden çarp-, karşılıklı çarpış, kafa kafaya, burun buruna, önden vur-, cepheden çarp-, karşı karşıya çarpış, kafa kafaya gir-, karşıdan çarp-
sideswipe, side collision, hit from the side, T-boned, side-swipe, hit on the side, side impact, hit me from the side, hit the side of, T-bone, scraped the side, side-on | yandan çarp-, yandan vur-, yandan sürt-, yan taraftan çarp-, yanımdan vur-, yandan gir-, yan tarafıma çarp-, yandan bindir, yan tarafına çarp-, yandan sıyır, yanıma çarp-
roll over, rolled over, overturn, rollover, flip over, rolled, flipped, turned over, ended up on its roof, tipped over, capsized | devril-, devril, takla at-, ters dön-, takla, yuvarlan, yan yat-, ters yüz ol-, şarampole, tekerlekleri havada
skid, skidded, slide off the road, aquaplane, lost traction, slid, sliding, slipped off the road, lost control, lose control, spun out | savrul-, savrul, patinaj, araba kay-, araç kay-, kaydı, yoldan çık-, kontrolü kaybet, kontrolden çık-, direksiyon hakimiyet, direksiyon hâkimiyet, spin at-
run over, knocked down by a car, hit by a car, ran over, knocked over, hit by a bus, hit by a truck, got run over, knock down, mowed down, struck by a car, ran him over, ran her over, run down | araba çarp-, ez-, araba ez-, ezil-, altında kal-, arabanın altında kal-, arabanın altın, biçip geç-, çiğne, araba altında
chain collision, pile-up, multi-car crash, multiple collision, chain reaction crash, multi-vehicle accident, pileup, multi-vehicle crash, several cars, nose to tail, multiple-car accident | zincirleme kaza, zincirleme trafik kaza, zincirleme, birbirine gir-, birbirine çarp-, çoklu kaza

#~ accident and breakdown
accident, crash, collision, car accident, smash, prang, bingle, collided, mishap | kaza, trafik kaza, çarpışma, çarpış, kaza geçir
crash into, hit, collide, ran into, bump into, crash, run into, bumps, bumped, bang, smash into, smack into, strike, struck, plough into, knock, slammed into, collision, hit me, impacted, clip, drove into | çarp-, vur-, tosla, çarpış, çarpıl, vurul, çakıl, tokuş, sürt-, isabet et-, isabet ed-
at fault, at-fault driver, responsible for the accident, fault, my fault, his fault, her fault, their fault, your fault, liable, liability, caused the accident, to blame, in the wrong, guilty party | kusurlu, hatalı, kabahatli, suçlu taraf, kazanın sorumlu, kusur, hatası, suçlu, kabahat, haksız taraf
break down, broke down, broken down, breakdown, conk out, stop working, packed up, gave out, stopped running, stalled, mechanical failure, engine trouble, carked it, no longer works | bozul-, bozul, arızalan, arıza yap-, yolda kal-, arıza, bozuk, bozuğ, arızalı, arıza ver-, stop et-, stop ed-, istop et-, yolda bırak, hurdaya çık-, bozulmuş, yürüme-, teklet
flat tyre, flat tire, puncture, punctured, blowout, blown tyre, tyre burst, burst tyre, blew a tyre, blew out, tyre went flat, tyre is flat, tyre blew, tire blew, got a flat, slow leak | lastik patla-, lastik patla, lastiği patla, patlak lastik, lastik in-, lastiği in-, patlak, patlağ, lastik sön-, inik lastik, patlayan lastik
flat battery, dead battery, battery went dead, battery died, battery is flat, battery was flat, battery is dead, battery dead, battery has died, dead car battery, run-down battery, ran down the battery, battery flat, battery ran out, drained battery | akü bit-, aküsü bit-, akü boşal, akü bitmiş, akü bitik, bitik akü, akü öl-, boş akü
jump start, jump-start, jumper leads, jumper cables, jump leads, a jump, jump the battery, jump the car, boost the battery, give me a jump | takviye, akü takviye, takviye kablo, takviye ver-, vurdurarak çalıştır, arabadan akım
start the car, start the engine, car starts, engine starts, turn the key, turn on the engine, get the car started, get it started, start up, ignition, fire up | arabayı çalıştır-, arabayı çalıştır, motoru çalıştır, marşa bas-, araba çalış, motor çalış, marş, kontak, kontağı çevir, kontağı aç-, çalıştır
tow, towed, towing, tow away, tow truck, haul away, impound | aracı çek-, arabayı çek-, çektir, çekici çağır, araba çekil, aracım çekil, araç çekil, arabamı çek-, aracın çekil, çekici, arabayı kaldır, otoparka çek-, römorkla çek-
traffic fine, traffic ticket, traffic infringement, infringement notice, fine, infringement, traffic penalty, penalty notice, got booked, booked, traffic offence | trafik ceza, trafik cezası, ceza, para ceza, ceza kes-, ceza ye-, ihlal bildirim, trafik suç, trafik ihlal, ceza yaz-
demerit points, demerit point, demerit, points, penalty points, points on my licence, points left, lose points, lost points | ceza puan, ceza puanı, puan, puan sil-, puan kes-, puan düş-, eksi puan
roadside assistance, roadside help, RACV, NRMA, RACQ, road side assistance, roadside service, breakdown service, breakdown assistance, road service, emergency roadside | yol yardım, yol servis, yol yardım servis, acil yol yardım, arıza servis, yol destek
write-off, total loss, written off, wrote off, totalled, totaled, wreck, beyond repair, scrap, economic write-off | hurda, pert, ağır hasarlı, hurdaya çık-, tam hasar, kullanılamaz hale, tamir edilemez, onarılamaz, hurdalık, tamamen hasar
scratch, scratched, scrape, scuff, scuff mark, graze, keyed | çizik, çiziğ, çizil, sıyrık, sıyrığ, çizdi, sıyrıl, sürtün, sürtme, sıyır, çizikler, sürtük iz, kazı-
dent, dented, bent in, ding, pushed in, cave in | göçük, göçüğ, ezik, eziğ, göçme, çökük, çöküğ, eğrilmiş, vuruk, vuruğ, içeri göç, ezilme
service the car, car service, servicing, serviced, service my car, tune-up, regular service, check-up for the car, scheduled service | araba bakım, araç bakım, servise götür, servise ver-, bakıma götür, araba servis, araç servis, bakım yap, bakım yaptır, bakıma ver-, periyodik bakım, rutin bakım, servise bırak, bakıma bırak
dash cam, dashcam, dash camera, car camera, in-car camera, camera in the car, dashboard camera | araç kamera, araç içi kamera, araç kamerası, araba kamera, yol kamera, ön kamera

# manoeuvre
turn left, left turn, turning left, take a left, took a left, hang a left, go left, took the left turn, turn to the left, make a left | sola dön-, sola sap-, sola dönüş, sola kır-, sola git-, sola gid-, soldan dön-, sola çevir, sol yap-
turn right, right turn, turning right, take a right, took a right, hang a right, go right, turn to the right, make a right | sağa dön-, sağa sap-, sağa dönüş, sağa kır-, sağa git-, sağa gid-, sağdan dön-, sağa çevir, sağ yap-
go straight, straight ahead, keep going straight, go straight ahead, went straight, straight on, keep straight, went straight ahead, continue straight, carry straight on, head straight, drive straight | düz git-, düz gid-, dümdüz, doğru git-, düz devam et-, düz devam ed-, dosdoğru, düz ilerle, ileri git-, ileri gid-, doğru gid-, düz sür-, hiç sapma-
U-turn, turn around, U-ey, uey, turn back, did a U-turn, turn the car around, three-point turn | u dönüş, geri dön-, u dönüşü, geri dönüş, tornistan, u dön-, dönüş yap-, u dönüş yap
reverse, back up, backing out, reversing, back out, backing, go backwards, backed, back into | geri geri git-, geri geri gel-, geri vites, geri manevra, geri geri çık-, geri çık-, geri git-, geri gid-, geri geri gid-, geri geri, geri manevra yap, geriye git-, geriye gid-, arkaya git-, geri yanaş, geri sür-
overtake, overtook, overtaking, overtaken, pass another car, get past, pass the car in front, pulled out to pass | solla-, solla, sollama, öndeki aracı geç-, öndeki arabayı geç-, yanından geç-, soldan geç-, öne geç-, aracı geç-, arabayı geç-
change lanes, lane change, changing lanes, change lane, switch lanes, move into the other lane, moved into the next lane, move over | şerit değiştir-, şerit değiştir, şeridini değiştir, şerit değişim, öbür şeride geç-, diğer şeride geç-, yan şeride geç-, şeride geç-, şerit değişikliğ, şerit atla
merge, join the traffic, join the lane, form one lane | şeride gir-, şeride katıl, şeride geç-, trafiğe katıl, trafiğe gir-, şeritle birleş, araya gir-, fermuar
brake suddenly, slam on the brakes, brake, braking, hit the brakes, stop suddenly, emergency stop | frene bas-, ani fren, fren yap-, frene asıl-, zınk diye dur-, ani dur-, birden dur-, fren
accelerate, speed up, sped up, step on it, go faster, went faster, put your foot down, hit the gas, stepped on the gas, acceleration, picked up speed | hızlan-, hızlan, gaza bas-, hızı artır, hız ver-, hız al-, gaz ver-, gaza yüklen, gaza kök, hızını arttır, süratlen, hız kazan
slow down, reduce speed, slowed down, slowed, slowing, drop your speed, dropped his speed, ease off, go slower, reduce your speed, decrease speed, decelerate, drove slower | yavaşla-, yavaşla, hızını düşür, hızını azalt, hızı düşür, hız kes-, hız düşür, hız azalt, yavaş git-, yavaş gid-, ağırlaş, yavaş sür-, yavaşlat
pull over, pull up, pulled over, stop at the side, stopped on the side, pull to the side, pull in, stop by the side of the road, stopped by the side, side of the road | kenara çek-, sağa çek-, kenarda dur-, kenara çekil, kenara yanaş, yol kenarına çek-, kenara park, yol kenarında dur-, yana çek-, arabayı kenara, sağa yanaş, yol kenarına yanaş, kenara geç-, sağda dur-
give way, yield, gave way, given way, let through, let the other car go, right of way, let him go first, let other cars pass, let pass | yol ver-, geçiş hakkı ver-, yol veril, geçiş hakkı, geçiş önceliğ, öncelik ver-, önceliğ ver-, geçiş üstünlüğ, bekleyip yol, geçmesine izin
park, parked, parking, leave the car, left the car, leave my car, left my car, leave your car, pull up, stationary, car was left | park et-, park ed-, park yap-, park, arabayı bırak, aracı bırak, arabamı bırak, arabaları bırak, arabayı koy-, arabanı bırak, parket, parked

# place: place on or by the road
intersection, crossroads, junction, crossing, cross-roads, crossroad | kavşak, kavşağ, dörtyol, yol ayrım, dört yol, kesişim, yolların kesiş, dört yol ağz
roundabout, traffic circle, rotary | döner kavşak, döner kavşağ, dönel kavşak, dönel kavşağ, göbek, göbeğ, ada kavşak, ada kavşağ, dönel ada
traffic lights, traffic light, set of lights, red light, signals, stop light, green light, traffic signal | trafik ışık, trafik ışığ, trafik lamba, ışıklar, kırmızı ışık, kırmızı ışığ, yeşil ışık, yeşil ışığ
pedestrian crossing, zebra crossing, crosswalk, school crossing, crossing, cross walk, zebra | yaya geçid, yaya geçit, yaya geçiş, yaya yol geçid, okul geçid, okul geçit, zebra geçid
footpath, sidewalk, pavement, walkway, side walk, kerb, curb | kaldırım, yaya kaldırım, yaya yol, yürüyüş yol, yürüme yol
freeway, motorway, highway, expressway, tollway, main road, major road, interstate | otoyol, otoban, çevre yol, ekspres yol, karayol, kara yol, anayol, ana yol
bridge, overpass, flyover, footbridge | köprü, üst geçit, üst geçid, viyadük, viyadüğ
tunnel, underpass, subway | tünel, alt geçit, alt geçid
car park, parking lot, carpark, parking area, parking garage, multi-storey, multistorey, parking station | otopark, park yer, park alan, oto park, park sahası, araba park, kapalı otopark
parking space, parking spot, car space, parking place, parking bay, car spot, place to park, somewhere to park, space to park | park yer, araba yer, park alan, otopark yer, araç yer, park edecek yer, boş park, arabayı park edecek
bus stop, tram stop, bus shelter | otobüs durak, otobüs durağ, durak, durağ
train station, railway station, station, train stop | istasyon, tren istasyon, gar, tren durağ, tren durak
platform, track number | peron
taxi rank, taxi stand, cab rank, taxi stop, taxi zone | taksi durak, taksi durağ, taksi yer, taksi bekleme
airport, terminal, airfield, Tullamarine | havaalan, havalimanı, havaliman, hava liman, hava alan, terminal
petrol station, service station, servo, gas station, fuel station, filling station, petrol pump | benzinci, benzin istasyon, benzinlik, benzinliğ, akaryakıt istasyon, akaryakıt, benzin pomp, petrol, yakıt istasyon
port, harbour, wharf, harbor, dock, ferry terminal, pier, jetty | liman, rıhtım, iskele
lane | şerit, şerid

# traffic sign
stop sign | dur işaret, dur levha, dur tabela, stop işaret, stop levha, stop tabela, dur yazısı
give way sign, yield sign, giveway sign | yol ver işaret, yol ver levha, yol ver tabela, geçiş hakkı işaret
speed limit, maximum speed, posted speed, speed zone, 40 zone | hız sınır, hız limit, azami hız, en yüksek hız, hız kısıtlama, sürat limit, hız tahdid
school zone, near a school, school area, around schools, school crossing zone | okul bölge, okul alan, okul çevre, okul önü, okul civar, okul yakın
no parking, no standing, clearway, no parking zone, no parking sign, tow-away zone | park yasak, park yasağ, park edilmez, park yeri değil, park etmek yasak, park etme yasağ, duraklama yasağ, park yapılmaz, durmak yasak, duraklamak yasak
one-way street, one way | tek yön, tek yön sokak, tek yönlü yol, tek istikamet

# journey ticket
return ticket, round trip, two-way ticket, return fare, return flight, both ways, there and back | gidiş dönüş, gidiş-dönüş bilet, gidiş-dönüş, gidiş geliş, dönüş bilet, gidiş dönüş bilet, gidiş-geliş
one-way ticket, single ticket, one-way fare, single fare | tek yön bilet, sadece gidiş, tek gidiş, yalnız gidiş, tek yön, sadece gidiş bilet

# getting on and off
get on, board the bus, board the train, board the plane, got on, catch the bus, take the bus, take the train, get in the car, got in, boards, boarded, boarding, hop on, jump on, step on, on board, got in the car, catch a bus, caught the bus, caught a train, took the bus, took the train, take a bus, take a train, took a taxi, take a taxi, took a cab, take the tram, took the tram, catch the tram, catch a taxi, riding, rode, got on the bus, got on the plane, climb aboard, squeeze in, get a taxi, travel by bus, travel by train, catch a flight, take a flight | otobüse bin-, trene bin-, arabaya bin-, taksiye bin-, uçağa bin-, binme, bindi, biniyor, binecek, binip, bin-, bisiklete bin-, otobüse atla, taksiye atla, trene atla, uçağa alın, binil, biniş, binince, binerken, araca gir-, arabaya gir-, otobüsle git-, trenle git-, otobüsle gid-, trenle gid-, taksi tut-, otobüsle gel-, trenle gel-
get off, got off, get out of the car, got out of the car, alight, step off, hop off, exit the bus, leave the bus, leave the train, left the train, step out of the car, disembark, get out, got out | in-, arabadan in-, otobüsten in-, inecek, inil-, inme, indir, inince, inerken
change trains, change buses, transfer to another bus, connecting flight, change train, change bus, change planes, transfer, connection, connecting, swap trains, stopover, layover, switch trains | aktarma, aktarma yap-, aktarmalı, başka trene bin-, başka otobüse bin-, araç değiştir, tren değiştir, otobüs değiştir, transfer, bağlantı, uçak değiştir

# what happens to a service
miss the bus, miss the train, miss the flight, missed the bus, missed the train, missed my flight, miss my bus, miss her bus, miss the plane, miss our flight, miss my train, missed her train, missed his flight, missed her flight, missed his train, missed his bus, miss my flight, miss my plane, missed our train, miss the connection, missed our connecting, miss the tram, miss a flight, too late for the train, too late for the bus, too late for the flight, miss our plane, miss the transfer, miss our connection, missed the Istanbul, miss our Istanbul | kaçır-, kaçır, otobüsü kaçır, treni kaçır, uçağı kaçır, uçağa yetişeme, otobüse yetişeme, trene yetişeme, uçuşa yetişeme
catch, caught the bus, caught the train, in time for the train, caught my train, caught my bus, caught my flight, caught the flight, caught the plane, make the flight, made the flight, made the train, make the train, made the bus, make it in time, made it in time, in time for the bus, in time for the flight, on time for, make it on time, get there in time, made it to the plane, in time for the plane, make it to the train | yetiş-, otobüse yetiş-, trene yetiş-, yetişebil, yakala, yetiştir

#~ travel and traffic
vehicle, motor vehicle, car, automobile | araç, arac, taşıt, vasıta, araba, otomobil
food truck, food van, food cart | yemek kamyon, yemek arabas, yemek arac, yemek karavan
school bus, bus to school | okul servis, okul otobüs, okul servisi, okul taşıt, okul minibüs, öğrenci servis, okul aracı
taxi driver, cab driver, cabbie, cabby, Uber driver, cabdriver | taksici, taksi şoför, taksi şoförü, taksi sürücü, taksi kullan, ticari taksi şoför, uber sürücü
drive, driving, drove, driven, behind the wheel, driver, at the wheel, took the wheel, steer, motoring, in charge of the wheel, drive the car, drove the car, commute | araba kullan-, araba kullan, araç kullan, araba sür-, araç sür-, direksiyon başı, sürüş, aracı kullan, direksiyon, direksiyonda, şoförlük, otomobil kullan, arabayla git-, arabayla gid-, arabayla gel-, arabayla götür, trafiğe çık-, araçla git-, araçla gid-, sürücü, şoför, sür-, kamyon kullan
traffic jam, heavy traffic, congestion, stuck in traffic, jam, gridlock, congested, bumper to bumper, peak hour, rush hour, traffic, banked up | trafik sıkışık, trafiğe takıl, yoğun trafik, trafik tıkanık, trafik yoğun, trafik, trafiğ
public transport, public transportation, PT, transit, buses, trains and trams | toplu taşıma, toplu ulaşım, toplu taşım, kamu ulaşım, otobüs ve tren, toplu taşıt, kamu taşıma, toplu taşıma araç
timetable, schedule, bus times, train times, departure times | tarife, sefer saat, otobüs saat, tren saat, kalkış saat, seferler, hareket saat, kalkış zaman
overseas trip, overseas travel, overseas, travel overseas, go overseas, went overseas, abroad, trip to Turkey, international travel, out of the country | yurt dışı seyahat, yurtdışı seyahat, yurtdışı gezi, yurt dışı gezi, yurt dışı, yurtdışı, yurt dışına çık-, yurtdışına çık-, yurt dışına seyahat, yurt dışına git-, yurtdışına git-, ülke dışı, dış seyahat, dışarıya seyahat, yurt dışı yolculuğ, yurt dışı yolculuk
journey, trip, travel, travelling, tour, voyage, ride, commute, excursion, outing, getting there | yolculuk, yolculuğ, seyahat, gezi, seyahat et-, seyahat ed-, yola çık-, yolda, tur, bin-, biniyor, gez-, sefer, gidiş
flight, fly, flew, flown, plane, airline, air travel, board the plane, got on the plane, catch a flight, take a flight, miss the flight, missed my flight, miss the plane, miss our flight, missed his flight, missed her flight, miss my flight, miss my plane, miss a flight, too late for the flight, miss our plane, caught my flight, caught the flight, caught the plane, make the flight, made the flight, in time for the flight, made it to the plane, in time for the plane, connecting flight | uçuş, uç-, uçağ, uçak, sefer, hava yolculuğ, havayolu, uçağa bin-, uçağa alın, uçağı kaçır, uçağa yetişeme, uçuşa yetişeme, uçak değiştir
get a lift, give a lift, drop off, pick up, gave me a lift, get a ride, gave a lift, give me a lift, give you a lift, gave him a lift, gave her a lift, give her a lift, give him a lift, drop me off, drop you off, drop him off, drop her off, pick me up, pick her up, pick him up, pick you up, drive me, drove me, drive her, drove her, drive him, drove him, drive you, take me in the car, take her by car, drive them, run me to | arabayla bırak-, arabayla bırak, arabayla al-, arabayla götür, arabayla getir, arabasıyla bırak, arabasıyla al-, arabasıyla götür, arabayla gel-, alıp götür, alıp getir, götürüp getir, arabayla taşı-, arabasına al-, arabama al-
lost, get lost, lose the way, got lost, lose my way, went the wrong way, take a wrong turn, took a wrong turn, wrong turn, off course, go astray, went missing | kaybol-, kaybol, yolunu kaybet, yolu şaşır, yolu kaybet, yolu kaybed, yolu bulama, yanlış yola, yanlış yere dön-, yolu karıştır, yanlış yoldan
luggage, baggage, suitcase, bag, carry-on | bavul, valiz, bagaj, çanta, el bagajı, eşya
delay, running late, behind schedule, held up, late | gecik-, gecik, gecikme, gecikmeli, rötar, tehir, geç kal-, gecikti, geç kalk-, gecikmiş
depart, departure, take off, took off, set off, set out | kalk-, kalkış, hareket et-, hareket ed-, yola çık-, yola koyul, havalan, ayrıl, uç-
arrive, arrival, reach, land, get there, got there, get here, got here, turn up | var-, varış, ulaş-, ulaş, iniş, varınca, inince, yanaş
passport, travel document | pasaport, seyahat belge
road rules, traffic rules, road safety, traffic law, rules of the road | trafik kural, trafik yasa, trafik kanun, yol kural, trafik güvenliğ, yol güvenliğ
speed camera, traffic camera, safety camera, radar, clocked | hız kamera, radar, trafik kamera, kırmızı ışık kamera, mobese
road work, roadwork, road closure, road closed, detour, diversion, closed road | yol çalışma, yol inşaat, yol kapalı, yol yapım, kapalı yol, yol kapat, servis yolu, dolambaç
fuel up, fill up, refuel, fill the tank, get petrol, put petrol in, top up the tank | benzin al-, yakıt al-, benzin doldur, depo doldur, benzin koy-, depoyu fulle, mazot al-
`
