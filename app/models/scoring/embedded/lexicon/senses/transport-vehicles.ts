/** Meanings as `index.ts` describes them. */
export const TRANSPORT_VEHICLES = `
# object: vehicle
car, vehicle, motor vehicle, automobile | araba, otomobil, araç, arac, taşıt, oto
bus | otobüs, belediye otobüs, halk otobüs
minibus, shuttle bus, shuttle, coach bus | minibüs, midibüs, servis otobüs, dolmuş
train | tren, banliyö tren
tram, light rail, streetcar | tramvay
metro, subway, underground train | metro
ferry | feribot, vapur, araba vapur
plane, aeroplane, airplane, aircraft | uçak, uçağ
taxi, cab | taksi
truck, lorry, semi-trailer | kamyon, tır
ute, pick-up truck, pickup, small truck, light truck | pikap, kamyonet
van, delivery van | panelvan, minivan, minibüs, kamyonet, kapalı kamyonet
motorcycle, motorbike | motosiklet, motorsiklet, motor
bicycle, bike, pushbike | bisiklet
electric scooter, scooter, e-scooter | skuter, scooter, elektrikli skuter, mobilet
trailer | römork, treyler
tow truck | çekici, kurtarıcı, oto kurtarma
forklift | forklift
ship, cruise ship | gemi
boat, sailing boat | tekne, kayık, kayığ
fire truck, fire engine | itfaiye araç, itfaiye arac, itfaiye kamyon
pram, stroller, pusher, pushchair | bebek araba, puset, çocuk araba
hire car, rental car | kiralık araba, kiralık araç, kiralık otomobil, kiralık arac

# person: people in transport
driver, motorist | sürücü, şoför
passenger | yolcu
pedestrian | yaya
cyclist, bike rider | bisikletli, bisiklet sürücü, bisikletçi
motorcyclist, motorbike rider | motosikletli, motosiklet sürücü, motosikletçi
mechanic, car mechanic, auto mechanic | tamirci, oto tamirci, araba tamirci, araba tamir usta, motor usta
panel beater, smash repairer, body shop | kaportacı, kaporta usta, oto kaporta
driving instructor, driving teacher | direksiyon hoca, sürücü eğitmen, direksiyon öğretmen, direksiyon eğitmen
flight attendant, cabin crew, air hostess | hostes, kabin görevli, kabin memur
courier, delivery driver, delivery man | kurye, dağıtıcı, teslimatçı
postman, mailman, postie, postal worker | postacı
car dealer, used car dealer, car yard, dealership | oto galeri, galerici, araba satıcı, otomobil bayi, araba galeri
travel agent, travel agency | seyahat acente, turizm acente, tur acente
traffic police, highway patrol, traffic officer | trafik polis, trafik memur
parking inspector, parking officer, parking ranger | park görevli, park memur, otopark görevli, zabıta
tourist | turist

# object: part of a vehicle
engine, motor | motor
brake, brakes, brake pad | fren, balata
clutch | debriyaj, kavrama
gearbox, transmission, gear, gear box | vites, vites kutu, şanzıman
accelerator, gas pedal, throttle | gaz pedal
steering wheel, steering | direksiyon
tyre, tire | lastik, lastiğ
wheel | tekerlek, tekerleğ, teker, jant
car battery, battery | akü
headlight, headlamp | far
tail light, brake light, rear light | stop lamba, arka lamba, fren lamba, arka far
indicator, blinker, turn signal | sinyal, sinyal lamba
windscreen, windshield | ön cam
rear window, rear windscreen | arka cam
windscreen wiper, wiper, windshield wiper | silecek, sileceğ
bonnet, hood | kaput, motor kapak, motor kapağ
boot, trunk, car boot | bagaj
bumper, bumper bar | tampon
side mirror, wing mirror | yan ayna
rear-view mirror, rearview mirror | dikiz ayna
seat belt, seatbelt, safety belt | emniyet kemer
airbag | hava yastık, hava yastığ
exhaust, muffler, exhaust pipe | egzoz, egzos
number plate, licence plate, license plate | plaka

# object: further part of a vehicle
horn, car horn | korna, klakson
fuel tank, petrol tank | benzin depo, yakıt depo
spark plug | buji
alternator | alternatör, şarj dinamo
suspension | süspansiyon
shock absorber | amortisör
spare tyre, spare tire, spare wheel | stepne, yedek lastik, yedek lastiğ
child seat, car seat, booster seat, baby seat, child restraint | çocuk koltuk, çocuk koltuğ, oto koltuk, oto koltuğ, bebek koltuk, bebek koltuğ
bodywork, body panel | kaporta, karoser
car jack | kriko
odometer, mileage, kilometre reading | kilometre saat, kilometre sayac, kilometre sayaç
coolant, antifreeze | antifriz, soğutma su, soğutucu su
engine oil, motor oil | motor yağ
helmet, bike helmet | kask

# fuel
petrol, gasoline, unleaded | benzin, kurşunsuz
diesel | mazot, dizel, motorin

# vehicle transmission
automatic, automatic car | otomatik, otomatiğ, otomatik vites
manual car, manual transmission, manual gearbox, stick shift | düz vites, manuel, manuel vites

# state of a vehicle for sale
used car, second-hand car, second hand | ikinci el, kullanılmış, elden düşme
brand new, new car | sıfır araba, sıfır kilometre, sıfır araç, yepyeni, yeni araba

# paper: driver and vehicle papers
driver's licence, driver licence, driving licence, driver's license, driving license, licence to drive | ehliyet, sürücü belge, sürücü ehliyet
learner permit, learner's permit, learner licence, L plates | aday sürücü belge, öğrenci ehliyet, öğrenci sürücü, L ehliyet, geçici ehliyet
provisional licence, probationary licence, P plates, red Ps, green Ps | P ehliyet, deneme ehliyet, deneme süreli ehliyet, stajyer ehliyet
registration, rego, car registration, vehicle registration, registration papers | ruhsat, araç ruhsat, araç kayıt, araç kayd, araç tescil, tescil, trafik kayıt
roadworthy certificate, roadworthy, pink slip, safety certificate, vehicle inspection | araç muayene, fenni muayene, yola elverişlilik, muayene belge
logbook, service book, service history | bakım defter, servis defter, bakım geçmiş, servis geçmiş, sürüş defter
ticket, bus ticket, train ticket, plane ticket | bilet
travel card, transport card, Opal card, Myki | ulaşım kart, Opal kart, seyahat kart
boarding pass | biniş kart, uçuş kart, biniş belge
disability parking permit, disabled parking permit, parking permit | engelli park kart, engelli park izn, park izn, park izin, park kart

# driving offence
speeding, exceed the speed limit, over the speed limit, driving too fast | aşırı hız, hız sınırını aş-, hız limitini aş-, hız yap-, hız ihlal
drink driving, drunk driving, drink-driving, driving under the influence, DUI | alkollü araç kullan-, alkollü araba kullan-, içkili araba kullan-, alkollü sürüş, alkollü direksiyon
run a red light, running a red light, drive through a red light, red light offence, went through a red light, ran a red light | kırmızı ışıkta geç-, kırmızıda geç-, kırmızı ışık ihlal
unlicensed driving, drive without a licence, driving without a licence | ehliyetsiz araç kullan-, ehliyetsiz araba kullan-, ehliyetsiz sür-
illegal parking, double parking, illegally parked | hatalı park, yasak yere park, yasak park
hit and run, leave the scene of an accident, left the scene | vur kaç, vurup kaç-, çarpıp kaç-, kaza yerinden kaç-, olay yerinden kaç-
dangerous driving, reckless driving, careless driving, negligent driving | tehlikeli araç kullan-, tehlikeli sürüş, dikkatsiz sürüş, dikkatsiz araç kullan-

# money on the road
parking fine, parking ticket | park ceza
speeding fine, speeding ticket | hız ceza
toll, road toll, e-toll | geçiş ücret, otoyol ücret, yol ücret, köprü ücret, paralı yol
bus fare, train fare, taxi fare | bilet ücret, yol para, taksi para, taksi ücret
parking fee, parking meter | park ücret, otopark ücret, parkmetre, parkometre

# what is done to a licence
licence suspension, license suspension, licence suspended, suspend the licence | ehliyete el kon-, ehliyete el koy-, ehliyeti askıya al-, ehliyetin askıya alın-, ehliyetini kaptır-
licence cancelled, licence disqualification, disqualified from driving, driving ban | ehliyeti iptal et-, ehliyetin iptal, ehliyeti iptal edil-, araç kullanmaktan men
renew the licence, licence renewal, renewing my licence | ehliyeti yenile-, ehliyet yenileme, ehliyetimi yenile-
licence conversion, convert the licence, convert an overseas licence, exchange the licence | ehliyeti çevir-, ehliyeti dönüştür-, ehliyet değişim, ehliyetimi çevir-

# driving test
driving test, road test, practical test | direksiyon sınav, sürüş sınav
theory test, knowledge test, road rules test, driver knowledge test | teorik sınav, yazılı sınav, trafik kural sınav, bilgi sınav
driving lesson, driving class | direksiyon ders, sürücü kurs, sürüş ders
breath test, breathalyser, random breath test, breathalyzer | alkol test, alkol muayene, alkolmetre, üfle-, nefes test
eye test, eyesight test, vision test | göz test, görme test

# kind of crash
rear-end collision, rear-ended, hit from behind, rear-end, hit me from behind | arkadan çarp-, arkadan vur-, arkadan çarpma
head-on collision, head-on crash, head on | kafa kafaya çarp-, kafa kafaya çarpış-, önden çarp-, karşılıklı çarpış-
sideswipe, side collision, hit from the side, T-boned | yandan çarp-, yandan vur-, yandan sürt-
roll over, rolled over, overturn, rollover, flip over | devril-, takla at-, ters dön-
skid, skidded, slide off the road, aquaplane | savrul-, patinaj, araba kay-, araç kay-
run over, knocked down by a car, hit by a car, ran over | araba çarp-, ez-, araba ez-, ezil-
chain collision, pile-up, multi-car crash | zincirleme kaza, zincirleme trafik kaza

#~ accident and breakdown
accident, crash, collision, car accident, smash | kaza, trafik kaza, çarpışma, çarpış-
crash into, hit, collide, ran into, bump into | çarp-, vur-, tosla-
at fault, at-fault driver, responsible for the accident | kusurlu, hatalı, kabahatli, suçlu taraf, kazanın sorumlu
break down, broke down, broken down, breakdown, conk out | bozul-, arızalan-, arıza yap-, yolda kal-, arıza
flat tyre, flat tire, puncture, punctured, blowout | lastik patla-, lastiği patla-, patlak lastik, lastik in-
flat battery, dead battery, battery went dead, battery died | akü bit-, aküsü bit-, akü boşal-, akü bitmiş
jump start, jump-start, jumper leads | takviye, akü takviye, takviye kablo
start the car, start the engine, car starts, engine starts | arabayı çalıştır-, motoru çalıştır-, marşa bas-, araba çalış-, motor çalış-
tow, towed, towing, tow away | aracı çek-, arabayı çek-, çektir-, çekici çağır-, araba çekil-
traffic fine, traffic ticket, traffic infringement, infringement notice | trafik ceza
demerit points, demerit point | ceza puan
roadside assistance, roadside help | yol yardım
write-off, total loss, written off | hurda, pert, ağır hasarlı, hurdaya çık-
scratch, scratched, scrape | çizik, çiziğ, çizil-, sıyrık, sıyrığ
dent, dented | göçük, göçüğ, ezik, eziğ
service the car, car service, servicing | araba bakım, araç bakım, servise götür-, servise ver-, bakıma götür-
dash cam, dashcam | araç kamera, araç içi kamera

# manoeuvre
turn left, left turn, turning left | sola dön-, sola sap-, sola dönüş
turn right, right turn, turning right | sağa dön-, sağa sap-, sağa dönüş
go straight, straight ahead, keep going straight, go straight ahead, went straight | düz git-, düz gid-, dümdüz, doğru git-, düz devam et-, düz devam ed-
U-turn, turn around | U dönüş, geri dön-, u dönüşü
reverse, back up, backing out, reversing | geri geri git-, geri geri gel-, geri vites, geri manevra, geri geri çık-
overtake, overtook, overtaking | solla-, sollama
change lanes, lane change, changing lanes | şerit değiştir-
merge | şeride gir-, şeride katıl-
brake suddenly, slam on the brakes, brake, braking, hit the brakes | frene bas-, ani fren, fren yap-, frene asıl-
accelerate, speed up | hızlan-, gaza bas-
slow down, reduce speed, slowed down | yavaşla-, hızını düşür-, hızını azalt-, hızı düşür-
pull over, pull up, pulled over | kenara çek-, sağa çek-, kenarda dur-
give way, yield, gave way | yol ver-, geçiş hakkı ver-
park, parked, parking | park et-, park ed-, park yap-

# place: place on or by the road
intersection, crossroads, junction | kavşak, kavşağ, dörtyol, yol ayrım
roundabout | döner kavşak, döner kavşağ, dönel kavşak, dönel kavşağ
traffic lights, traffic light | trafik ışık, trafik ışığ, trafik lamba
pedestrian crossing, zebra crossing, crosswalk, school crossing | yaya geçid, yaya geçit
footpath, sidewalk, pavement | kaldırım, yaya kaldırım
freeway, motorway, highway | otoyol, otoban, çevre yol, ekspres yol
bridge | köprü
tunnel | tünel
car park, parking lot, carpark | otopark, park yer
parking space, parking spot, car space | park yer, araba yer
bus stop, tram stop | otobüs durak, otobüs durağ, durak, durağ
train station, railway station | istasyon, tren istasyon, gar
platform | peron
taxi rank, taxi stand | taksi durak, taksi durağ
airport | havaalan, havalimanı, havaliman, hava liman, hava alan
petrol station, service station, servo, gas station | benzinci, benzin istasyon, benzinlik, benzinliğ, akaryakıt istasyon
port, harbour, wharf | liman, rıhtım
lane | şerit, şerid

# traffic sign
stop sign | dur işaret, dur levha, dur tabela
give way sign, yield sign | yol ver işaret, yol ver levha, yol ver tabela
speed limit | hız sınır, hız limit
school zone | okul bölge
no parking, no standing | park yasak, park yasağ, park edilmez
one-way street, one way | tek yön

# journey ticket
return ticket, round trip | gidiş dönüş, gidiş-dönüş bilet
one-way ticket, single ticket | tek yön bilet, sadece gidiş

# getting on and off
get on, board the bus, board the train, board the plane, got on, catch the bus, take the bus, take the train, get in the car, got in | otobüse bin-, trene bin-, arabaya bin-, taksiye bin-, uçağa bin-, binme, bindi, biniyor, binecek, binip
get off, got off, get out of the car, got out of the car, alight | in-, arabadan in-, otobüsten in-
change trains, change buses, transfer to another bus, connecting flight | aktarma, aktarma yap-, aktarmalı

# what happens to a service
miss the bus, miss the train, miss the flight, missed the bus, missed the train, missed my flight | kaçır-, otobüsü kaçır-, treni kaçır-, uçağı kaçır-
catch, caught the bus, caught the train, in time for the train | yetiş-, otobüse yetiş-, trene yetiş-

#~ travel and traffic
school bus | okul servis, okul otobüs
taxi driver, cab driver | taksici, taksi şoför
drive, driving, drove, driven, behind the wheel | araba kullan-, araç kullan-, araba sür-, araç sür-, direksiyon başı, sürüş
traffic jam, heavy traffic, congestion, stuck in traffic | trafik sıkışık, trafiğe takıl-, yoğun trafik, trafik tıkanık, trafik yoğun
public transport, public transportation | toplu taşıma, toplu ulaşım
timetable | tarife, sefer saat
overseas trip, overseas travel | yurt dışı seyahat, yurtdışı seyahat, yurtdışı gezi, yurt dışı gezi
journey, trip, travel, travelling | yolculuk, yolculuğ, seyahat, gezi
flight | uçuş
get a lift, give a lift, drop off, pick up, gave me a lift | arabayla bırak-, arabayla al-, arabayla götür-, arabayla getir-
lost, get lost, lose the way, got lost | kaybol-, yolunu kaybet-, yolu şaşır-
`
