/** Meanings as `index.ts` describes them. */
export const PLACES_SHAPES = `
# place: health place
clinic, medical centre, medical center, GP clinic, doctor surgery, doctor office, medical practice, health centre, health center, GP practice, GP surgery, walk-in clinic | klinik, kliniğ, sağlık merkez, muayenehane, sağlık ocak, sağlık ocağ, poliklinik, polikliniğ, aile hekimliği, tıp merkez, aile sağlığı merkez, sağlık kuruluş, dispanser, sağlık birim
hospital, emergency department, hospitalized, hospitalise, inpatient, in-patient | hastane, acil servis
pharmacy, chemist, drugstore, dispensary | eczane, eczahane
dental clinic, dentist surgery, dental surgery, dental practice, dental office, dental hospital, a dentist practice | diş klinik, diş kliniğ, dişçi muayenehane, diş hekimi muayenehane, diş poliklinik, diş polikliniğ, diş hastane, diş muayenehane
laboratory, lab, pathology, pathology lab, collection centre | laboratuvar, laboratuar, tahlil laboratuvar, patoloji, lab, tahlil merkez, kan alma merkez, tahlilhane
imaging centre, radiology, X-ray department, radiology clinic, imaging, X-ray clinic, x-ray place, scan centre, ultrasound clinic | görüntüleme merkez, radyoloji, röntgen merkez, röntgen bölüm, görüntüleme, röntgen klinik, röntgen servis, film çekim, röntgenci, ultrason merkez
operating theatre, operating room, operating theater, surgery room | ameliyathane, ameliyat oda, ameliyat salon, ameliyathan
rehabilitation centre, rehab centre, rehab, rehabilitation, physio clinic | rehabilitasyon merkez, rehabilitasyon, fizik tedavi merkez, iyileştirme merkez
maternal and child health centre, baby health clinic, maternal health, child health nurse, child health clinic, child and family health, maternal and child health, baby clinic, early childhood centre, MCH, infant health centre | ana çocuk sağlığı merkez, anne çocuk sağlığı merkez, bebek sağlığı klinik, ana çocuk sağlığı, ana ve çocuk sağlığı, anne çocuk sağlığı, anne ve çocuk sağlığı, çocuk sağlığı merkez, bebek sağlığı, bebek sağlığı merkez, sağlam çocuk poliklinik
optometrist, optical shop, optician, eye shop, spectacle shop, optical store, optometry, eye doctor shop, Specsavers | gözlükçü, optik mağaza, optisyen, optik, gözlük mağaza, optometrist, göz merkez

# place: government and legal place
court, courthouse, courtroom, before the judge, before a judge, before a magistrate, in front of a judge | mahkeme, adliye, duruşma salon, hâkim karşısı, hakim karşısı, hâkim önü, hakim önü, yargıç önü
tribunal, VCAT, NCAT, QCAT, board of review | tribünal, hakem kurul, hakem heyet, mahkeme, tribunal, kira kurul, uyuşmazlık kurul
police station, cop shop, police office | karakol, polis merkez, polis istasyon, emniyet müdürlük, emniyet müdürlüğ
jail, prison, gaol, imprisoned, imprisonment, behind bars, correctional centre, correctional facility, remand centre | hapishane, cezaev, hapis, hapse, ceza evi, mahpus, tutukev, kodes, demir parmaklık
fire station, fire brigade, fire department, fire service, firefighters, firies, firemen, fire crew, CFA, fire rescue | itfaiye
council, local council, city council, shire, town hall, council office, municipality, councillor, city hall, municipal, local government, local authority | belediye, yerel yönetim, yerel idare
embassy, high commission | büyükelçilik, büyükelçiliğ, elçilik, elçiliğ, sefaret
consulate, consulate general, consular | konsolosluk, konsolosluğ, başkonsolosluk
tax office, taxation office, Australian Taxation Office, ATO, tax department, taxman, tax authority, tax people, IRS, revenue office | vergi daire, vergi ofis, vergi kurum, vergi idare, maliye, ato, gelir idare, vergi makam
Centrelink office, Services Australia, Centrelink, social security, social security office, benefits office | centrelink, sosyal yardım ofis, sosyal güvenlik ofis, sosyal güvenlik, sosyal güvenlik kurum, services australia, sosyal yardım kurum
immigration department, Department of Home Affairs, immigration office, home affairs, Department of Immigration, immigration authority, immigration people | göçmenlik daire, göçmenlik bakanlık, göçmenlik bakanlığ, göç idare, içişleri bakanlık, içişleri bakanlığ, göçmen daire, göç daire, göç bakanlık, göç bakanlığ, göçmen bürosu, göçmenlik ofis
legal aid, legal aid office, legal aid commission, free legal advice, free legal help, free legal service, community legal centre, free lawyer | adli yardım, hukuki yardım, hukuk yardım büro, adli yardım kurum, ücretsiz avukat, ücretsiz hukuki, bedava avukat, hukuk yardım, legal aid, adlî yardım
law firm, solicitor office, lawyer office, legal practice, firm of solicitors, law office, legal firm, legal office, attorney office | avukatlık büro, hukuk büro, avukat büro, hukuk firma, avukat ofis, hukuk ofis, avukatın yazıhane, hukuk şirket
parliament, parliamentary, house of representatives, senate, congress | parlamento, meclis, senato, parlamenter, tbmm
electoral office, polling place, polling booth, polling station, polling centre, voting centre, voting place, ballot box, where you vote, electoral commission, AEC | seçim büro, seçim kurul, oy verme yer, sandık baş, oy kullanma yer, seçim merkez, oy merkez, oy sandığ, seçim komisyon, oy kullanılan
registry office, births deaths and marriages, civil registry, registry of births, deaths and marriages, BDM | nüfus daire, nüfus müdürlük, nüfus müdürlüğ, nüfus idare, nüfus kayıt, evlendirme daire, nüfus ofis, kayıt daire, nüfus memurluk, nüfus memurluğ
motor registry, RTA, VicRoads, licensing centre, transport office, road authority, motor vehicle registry, Service NSW, transport department, department of transport, licence office, licensing office, DMV, vehicle registration office | trafik daire, trafik şube, ehliyet daire, vicroads, trafik tescil, trafik müdürlük, trafik müdürlüğ, ulaştırma daire, ruhsat daire, ehliyet ofis, trafik kurum, ulaşım daire, tescil daire
detention centre, immigration detention, detention | gözaltı merkez, göçmen gözaltı merkez, tutukevi, göçmen kampı, mülteci kampı, gözaltı kampı
customs, customs office, border force, border control, border security | gümrük, gümrüğ, sınır kontrol

# place: money and service place
bank, bank branch, credit union, building society | banka, kredi birlik
automatic teller machine, ATM, cash machine, cashpoint, hole in the wall, cash point, auto teller, cash dispenser, teller machine | bankamatik, bankamatiğ, atm, para çekme makine, para makine, paramatik, paramatiğ
post office, Australia Post, postal office, post shop, AusPost, mail office | postane, postahane, ptt, posta ofis, posta merkez, posta idare, australia post, posta şube
currency exchange, money changer, exchange bureau, exchange office, bureau de change, money exchange, exchange place | döviz büro, döviz ofis, dövizci, döviz bozdur, kambiyo, döviz bürosu
employment agency, recruitment agency, job agency, job service provider, job service, job network, job centre, employment service, job provider, employment provider, labour hire, Workforce Australia, jobactive, job search agency, recruitment company, temp agency | iş bulma kurum, istihdam büro, iş bulma ajans, istihdam ajans, iş ve işçi bulma, işçi bulma kurum, istihdam kurum, istihdam hizmet, iş bulma servis, iş bulma ofis, iş bulma büro, istihdam ofis, iş kurum, iş ajans, iş bulma merkez, iş bulma şirket, iş ve işçi
call centre, contact centre, call center, phone centre, customer service centre, customer service line | çağrı merkez, çağrı hat, telefon merkez, danışma hat, yardım hat, iletişim merkez
head office, headquarters, main office, HQ, corporate office, central office, national office | genel merkez, merkez ofis, genel müdürlük, genel müdürlüğ, ana ofis, merkez büro, merkez yönetim, ana merkez, merkez bina
local branch, branch office, the branch, your branch, our branch, nearest branch, branches, other branch, this branch, neighbourhood branch, a branch, suburban branch, in branch, which branch, any branch, branch closest | şube, şubesi, şubeye, şubeden, şubemiz

# place: education place
primary school, elementary school, grade school, infants school, junior school | ilkokul, ilköğretim okul, ilk okul, ilköğretim, temel eğitim okul, ilk öğretim
high school, secondary school, secondary college, senior college, senior school, senior secondary, middle school | lise, ortaokul, ortaöğretim okul, liseye, liseli, orta okul, ortaöğretim
childcare centre, day care, childcare, crèche, daycare, child care centre, long day care, creche, child care, nursery, day care centre, family day care, early learning centre, early learning center, early childhood centre | kreş, çocuk bakım merkez, gündüz bakım ev, çocuk yuva, çocuk bakımev, çocuk bakım, yuva, kreşe, gündüz bakım, çocuk yuvası, çocuk evi, bakımev, bakım merkez, aile gündüz bakım
kindergarten, preschool, kinder, pre-school, kindy, pre-kinder, nursery school, kindie | anaokul, ana okul, anasınıf, yuva, ana sınıf, okul öncesi, ana okulu, okulöncesi, hazırlık sınıf, kreş
university, uni, varsity, tertiary | üniversite, yüksekokul, yükseköğretim, yükseköğrenim, yüksek öğretim
TAFE, vocational college, technical college, trade school, vocational school, vocational training, technical school, trade college, training college, training institute, RTO, vocational training centre, institute of technology, technical institute | meslek okul, meslek yüksekokul, teknik kolej, meslek kolej, tafe, meslek eğitim, teknik okul, meslek kurs, teknik enstitü, meslek edindirme, meslek lise, teknik lise
language school, English college, English classes, English course, language classes, language course, language centre, language college, English school, AMEP, ESL, English language classes | dil okul, dil kurs, ingilizce kurs, dil kursu, dil okulu, ingilizce okul, dil merkez, ingilizce sınıf, lisan kurs, dil eğitim
after-school care, out of school hours care, before and after school care, OSHC, after school program, before-school care, after school club, after hours school care, outside school hours care, vacation care, after care, aftercare | okul sonrası bakım, etüt, okul dışı bakım, okuldan sonra bakım, okul sonrası program, okul öncesi ve sonrası, okul sonrası kulüb, okul saatleri dışı, okul sonrası kulüp

# place: room at school
classroom, class room, schoolroom, lecture room, teaching room | sınıf, derslik, dersliğ, dershane, ders oda
staff room, teachers room, staffroom, teachers lounge, common room | öğretmenler oda, personel oda, öğretmen oda, çalışan oda, personel salon, öğretmen salon
principal office, headmaster office, head teacher office, school office, school reception | müdür oda, müdürün oda, müdür bey oda, okul müdürünün oda, okul idare, sekreterlik, sekreterliğ
playground, schoolyard, school yard, play area, school grounds, play ground, play equipment, kids park | oyun alan, okul bahçe, çocuk park, oyun park, oyun bahçe, okulun bahçe, teneffüs bahçe, çocuk bahçe, oyun yer, çocuk oyun alan
canteen, tuckshop, school canteen, tuck shop, school cafeteria, school shop | kantin, yemekhane, yemekhan, kafeterya
gym, gymnasium, fitness centre, fitness center, fitness club, health club, sports centre, sports hall, leisure centre, recreation centre, sports center, weights room | spor salon, jimnastik salon, cimnastik salon, fitness, spor merkez, jimnastikhane, beden eğitimi salon, spor tesis

# place: shop
supermarket, grocery store, grocer, Coles, Woolworths, Woolies, Aldi, IGA, corner shop, corner store, milk bar, convenience store, mini mart, minimart, market | süpermarket, market, bakkal, hipermarket, köşe dükkan, köşe dükkân, şarküteri
butcher, butchery, meat shop, meat store | kasap, kasab, et dükkan, et mağaza, et market
bakery, baker, bread shop, bake shop, cake shop, pastry shop, patisserie | fırıncı, ekmekçi, ekmek fırın, fırın, pastane, ekmek dükkan, pastahane, pastacı, unlu mamul
greengrocer, fruit shop, fruit and veg shop, fruit and vegetable shop, vegetable shop, fruiterer, fruit market, fruit and vegetable market, produce store, fruit and veg | manav, sebze meyve dükkan, sebze hal, sebzeci, meyveci, meyve sebze, sebzemeyve
hardware store, hardware shop, Bunnings, tool shop, Mitre 10, DIY store, home improvement store | hırdavatçı, nalbur, yapı market, hırdavat, inşaat malzeme, bunnings, yapı malzeme, tamir malzeme
newsagent, newsagency, news stand, newsstand, paper shop, newspaper shop | gazete bayi, gazete büfe, büfe, gazete satan, gazete dükkan, gazete bayii
hairdresser, hair salon, barber, barber shop, hairdressing, barbershop, hair stylist, hairstylist, haircut place | kuaför, berber, saç salon, saç kesim
beauty salon, beauty parlour, nail salon, beauty parlor, spa, beauty therapist, nail bar, waxing salon, beauty clinic | güzellik salon, güzellik merkez, manikür salon, ağda salon, spa, estetik merkez
dry cleaner, dry cleaning, dry clean, laundrette, laundromat | kuru temizleme, kuru temizlemeci, kuru temizleyici, çamaşırhane
shoe shop, shoe store, shoe retailer, footwear store, footwear shop | ayakkabı mağaza, ayakkabıcı, ayakkabı dükkan, ayakkabı dükkân, kunduracı, ayakkabı satan, pabuççu
clothing store, clothes shop, boutique, clothing shop, clothes store, fashion store, dress shop, fashion shop, menswear store, apparel store | giyim mağaza, elbise mağaza, butik, butiğ, giyim dükkan, elbise dükkan, konfeksiyon, giysi mağaza, giysi dükkan, kıyafet mağaza, tekstil mağaza, kıyafetçi
electronics store, electrical store, electrical shop, electronics shop, electronics retailer, JB Hi-Fi, Harvey Norman, appliance store, appliance shop, tech store | elektronik mağaza, elektronik market, elektronikçi, elektronik dükkan, elektrikli ev aletleri, beyaz eşya mağaza, beyaz eşyacı, elektrikçi dükkan, teknoloji mağaza, teknoloji market
jeweller, jewellery shop, jeweler, jewelry store, jewellery store, goldsmith, gold shop | kuyumcu, mücevherci, mücevher dükkan, mücevherat, altıncı, kuyum, mücevher mağaza
bottle shop, liquor store, bottle-o, bottleshop, off-licence, liquor shop, Dan Murphy, grog shop | içki dükkan, içki mağaza, tekel bayi, içki satan, içki bayi, tekel, alkol dükkan, alkol satan
second-hand shop, op shop, charity shop, thrift store, opshop, secondhand shop, charity store, Vinnies, Salvos, second-hand store, thrift shop, used goods store, pre-loved shop, Cash Converters | ikinci el dükkan, ikinci el mağaza, hayır mağaza, ikinci elci, ikinci el satan, hayır kurumu mağaza, hayır dükkan, eskici, bağış mağaza, yardım mağaza
tailor, dressmaker, seamstress, alterations shop, sewing shop, clothing alterations | terzi, dikişçi, tadilatçı, dikiş atölye, biçki dikiş

# place: eating place
restaurant, diner, eatery, bistro, eating place, dining place, steakhouse | restoran, lokanta, restaurant, yemek yer
cafe, café, coffee shop, tea house, coffee house, teahouse, espresso bar, coffee place | kafe, çay bahçe, kahvehane, çayhane, kahve dükkan, kahveci, kıraathane, çay ocak, çay ocağ, cafe
pub, hotel bar, bar, tavern, hotel lounge | bar, birahane, meyhane, pub, içkili yer, barda, taverna, içkili mekan, bira evi
takeaway shop, fast food, kebab shop, takeaway, take-away, takeout, take-out, kebab place, kebab store, fish and chip shop, fast-food place, McDonald, burger joint, hot food shop, chicken shop, pizza shop, pizza place | hazır yemek dükkan, paket servis, kebapçı, dönerci, hazır yemek, fast food, hamburgerci, pideci, pizzacı, paket yemek, kebap dükkan, kebab, ayaküstü
cafeteria, staff canteen, dining hall, mess hall, lunch room, lunchroom, refectory | yemekhane, kafeterya, yemek salon, yemekhan

# place: community place
library, reading room | kütüphane, kitaplık, kitaplığ, okuma salon
community centre, neighbourhood house, community hall, community center, neighbourhood centre, community house, cultural centre, cultural center, public hall, local hall, neighbourhood center, social centre | toplum merkez, halk ev, mahalle ev, kültür merkez, halk merkez, halk evi, mahalle merkez, topluluk merkez, semt ev, dernek salon, toplum ev, toplum salon, semt konak, semt konağ, cemiyet ev, sosyal merkez, kültür ev
association, community association, community group, club, organisation, organization, non-profit, charity, foundation | dernek, derneğ, cemiyet, vakıf, vakf, kuruluş, örgüt, örgüd, hayır kurum, kulüp, kulüb, federasyon
mosque, prayer room, prayer hall, masjid, Islamic centre, musalla | cami, camii, mescit, mescid, camiye, namazgâh, namazgah, câmi, islam merkez
church, chapel, cathedral, parish | kilise, katedral, şapel
synagogue, shul | sinagog, havra, musevi ibadethane
cemetery, graveyard, burial ground, gravesite, memorial park, burial site | mezarlık, mezarlığ, kabristan, mezarlar, gömüt, mezar yer
cinema, movie theatre, movies, movie theater, multiplex, picture theatre | sinema
park, public park, public gardens, green space, parkland, recreation reserve | park, yeşil alan, parka, parkta, yeşillik, yeşilliğ, parklar, mesire, gezi alan
beach, seaside, seashore, foreshore, by the sea, waterfront | plaj, deniz kenar, kumsal, sahil, plajda, deniz kıyı, deniz kıyısı
sports club, club, RSL | kulüp, kulüb, spor kulüp, spor kulüb
wedding hall, reception hall, function centre, function room, function hall, wedding venue, reception centre, banquet hall, reception venue, events centre, ballroom, wedding reception, reception lounge | düğün salon, düğün yer, düğün mekan, davet salon, balo salon, tören salon, nikah salon, nikâh salon, organizasyon salon, kına salon, etkinlik salon, düğün merkez
rubbish tip, waste station, landfill, garbage dump, waste transfer station, transfer station, recycling centre, waste centre, rubbish dump, recycling depot, the tip, waste facility, resource recovery | çöplük, çöplüğ, atık merkez, çöp istasyon, çöp merkez, çöp döküm, geri dönüşüm merkez, çöp toplama merkez, atık istasyon, atık toplama, hurdalık, hurdalığ, çöp alan, çöp sahası
hotel, motel, hostel, inn, resort, guest house, guesthouse | otel, motel, otele, pansiyon, oteller, tatil köy, hostel, konuk ev
farm, orchard, ranch, station property, farmland, vineyard, plantation | çiftlik, çiftliğ, çiftçilik, bağ evi, bahçelik, meyve bahçe, üzüm bağ, ağıl
farmers market, flea market, street market, bazaar, weekend market, growers market, market stall, Sunday market, trash and treasure, car boot sale | pazar yer, çarşı, bit pazar, semt pazar, halk pazar, pazarcı, köylü pazar, çiftçi pazar, pazar tezgah, antika pazar

# place: workplace
office, branch, bureau | ofis, büro, yazıhane, şube, ofiste, ofisler, birim, bürolar, ofisi, ofise, sekreterlik, sekreterliğ
factory, mill, manufacturing plant, assembly plant, production plant, processing plant | fabrika, imalathane, üretim tesis, üretim yer
warehouse, storehouse, depot, distribution centre, distribution center, storeroom, stockroom, storage facility, store room | depo, ambar, depoda, antrepo, ardiye, dağıtım merkez, stok oda, depoya, lojistik merkez
workshop, garage, repair shop, body shop, service centre, auto shop | atölye, tamirhane, oto sanayi, sanayi sitesi, oto tamir, garaj, oto servis
shopping centre, shopping mall, mall, shopping center, plaza, Westfield, shopping complex, shopping strip, shopping arcade | alışveriş merkez, avm, alışveriş kompleks, alış veriş merkez, pasaj, alışveriş yer

# area
city, city centre, CBD, downtown, town, metropolitan, urban, central business district, metropolis | şehir, şehr, kent, şehir merkez, şehre, büyükşehir, metropol, başkent, şehrin merkez
suburb, neighbourhood, district, outer suburb, neighborhood, suburban, locality, local area, part of town, this area, residential area | semt, mahalle, banliyö, muhit, semtte, yöre, semtler
village, country town, town, township, hamlet | köy, kasaba, köyde, köylü, ilçe, belde, köyler
countryside, rural area, regional area, the bush, regional, rural, country areas, in the country, outback, remote area, out bush, country Victoria, country NSW | kırsal, taşra, kırsal bölge, kırsal alan, bölgesel, köylük, ıssız bölge, ücra, şehir dışı, uzak bölge, sayfiye, kırlık
overseas, abroad, foreign country, another country, out of the country, offshore, outside Australia | yurt dışı, yurtdışı, dış ülke, yabancı ülke, başka ülke, ülke dışı, yurt dışından, yabancı bir ülke, dış ülkeler, gurbet, avustralya dışı
interstate, another state, different state, out of state, other state, in another state, from another state, between states, across the border, a different state | eyalet dışı, eyaletler arası, başka eyalet, eyaletlerarası, diğer eyalet, bir başka eyalet, farklı eyalet, eyalet değiştir, öbür eyalet, eyalet sınır

# place: part of a public building
waiting room, waiting area, wait room, waiting hall, the waiting lounge, lobby, foyer | bekleme oda, bekleme salon, bekleme yer, bekleme alan, bekleme bölüm, lobi, beklenilen yer
reception, front desk, reception desk, information desk, front counter, enquiries desk, inquiry desk, help desk, information counter, admissions desk, enquiry counter, check-in desk | resepsiyon, danışma masa, danışma banko, kayıt masa, ön büro, kayıt bölüm, danışmada, kayıt banko, sekreterya, karşılama masa, bilgi masa, giriş masa
counter, service counter, ticket counter, teller window, service desk, ticket office, ticket window, enquiry window | gişe, banko, vezne, tezgah, tezgâh, gişede, kontuar, gişeler
meeting room, conference room, boardroom, board room, conference hall, meeting hall, seminar room, meeting place, function room | toplantı oda, toplantı salon, toplantı yer, konferans salon, seminer oda, toplantı odası, konferans oda, görüşme oda, seminer salon
checkout, cash register, till, check-out, self-checkout, cash desk, self-serve | kasa, yazar kasa, kasada, kasaya, yazarkasa, ödeme nokta, kasalar
fitting room, change room, changing room, dressing room, locker room, changeroom, try-on room | soyunma kabin, deneme kabin, giyinme oda, prova oda, soyunma oda, prova kabin, giyinme kabin, soyunma, giyinme yer, elbise deneme, deneme oda

# way in or out
entrance, entry, way in, entryway, doorway, front gate, on the way in | giriş, ana kapı, methal
exit, way out, on the way out, leave through | çıkış

# left or right
left side, left-hand, on the left, to the left, left-hand side, on your left, my left, his left, her left, left arm, left leg, left foot, left ear, left eye, left knee, left hand, left shoulder, left ankle, on left, on my left, with the left, with my left, your left, our left, their left, on the left-hand side, lefthand, leftmost, turn left, left turn, leftward | sol, solda, soldaki, sola, soldan, sol taraf, solunda, solum, soluna, solunuz, solak
right side, right-hand, on the right, to the right, right-hand side, on your right, your right hand, right arm, right leg, right foot, right ear, right eye, right knee, right hand, right shoulder, right ankle, on my right, with the right, with my right, my right, our right, their right, his right, her right, on the right-hand side, righthand, rightmost, turn right, right turn, rightward | sağ taraf, sağda, sağdaki, sağa, sağdan, sağ kol, sağ bacak, sağ bacağ, sağ ayak, sağ ayağ, sağ göz, sağ kulak, sağ kulağ, sağ diz, sağ el, sağ omuz, sağ omz, sağ yan, sağında, sağınızda, sağına, sağınıza, sağ elle, sağım, sağ bilek, sağ bileğ, sağlak

# front or back
in front, in front of, at the front, front, frontal, front-facing | önde, önünde, ön taraf, ön kısım, ön, önüne, öndeki, önümde, önleri, önden, önünüzde
behind the, behind my, behind our, at the back, rear, round the back, behind, back part, in the back, out the back, out back, the back of, back side | arka, arkada, arkasında, arka taraf, arkamda, arkaya, ardında, gerisinde, arkası, arkamız

# up or down
upstairs, upper floor, floor above, upper level, next floor up, top level, one floor up, floor up, upper storey, the floor above, higher floor, one level up | üst kat, yukarı kat, yukarıda, yukarıya, üst katta, yukarda, üst daire, üzerimizdeki, yukarı kattaki
downstairs, lower floor, floor below, lower level, one floor down, bottom floor, ground level, the floor below, one level down, bottom level | alt kat, aşağı kat, aşağıda, aşağıya, alt katta, alt daire, altımızdaki, aşağı kattaki

# floor of the building
ground floor, ground level, street level, bottom floor, at ground level | zemin kat, giriş kat, giriş kat-, yer kat-, yerle aynı, düz giriş, zemin seviye, düz ayak
top floor, uppermost floor, top level, highest floor, penthouse, the top storey, last floor | en üst kat, en üstteki kat-, son kat-, çatı kat-, en yukarı kat-, en son kat-, tepe kat-

# inside or outside
inside, indoors, indoor, interior, inner, in the building | içeri, içeride, içerde, iç mekan, kapalı alan, iç taraf, evin içi, kapalı mekan, kapalı yer, iç kısım, kapalı mekân, dahili
outside, outdoors, outdoor, exterior, outer, in the open, open-air, al fresco, out the front | dışarı, dışarıda, dışarda, açık hava, dış mekan, açıkta, dış taraf, açık alan, açık havada, dış alan

# near or far
near, nearby, close to, close by, nearer, nearest, closer, closest, around the corner, not far, walking distance, within walking distance, in the vicinity, close at hand, around here, not far from, neighbouring, within reach, a short walk, at the edge of | yakın, yakınında, civarında, civar, kenarında, oralarda, buralarda, çevresinde, çevrede, uzak değil, yürüme mesafe, dibinde, yanı başında, etrafında, yöresinde, başındaki
far away, far from, too far, very far, a long way, distant, faraway, miles away, further away, farther, remote, not near, not close, long distance, far off, out of the way, a long drive, some distance, way out, not nearby, a fair way | uzak, uzağ, uzakta, uzaklarda, uzağında, ırak, mesafeli, uzaklık, uzaklığ, epey yol, yakın değil, ötede, ta orada, taa orada

# place in a row
middle, in the middle, in between, centre, center, midway, halfway, mid, amid, in the midst | orta, ortada, ortasında, ortaya, ortasına, merkezinde, göbeğinde
edge, edges, on the edge, rim, margin, brink, verge, perimeter, kerb, fringe, outskirts | kenar, kıyı, kıyısı, bordür
corner, on the corner | köşe, köşede, köşesi, köşebaşı, köşeye, dönemeç, köşeyi dön
opposite, across from, across the road, across the street, over the road, on the other side, over from, directly across, across the way, face to face with, right across | karşısında, karşıda, karşı taraf, tam karşı, karşımızda, karşımda, karşınızda, yolun karşı, sokağın karşı, karşı kaldırım, öbür taraf
next to, right beside, next door to, adjacent, beside, alongside, adjoining, by the side of, next door, by the side, right next to, neighbouring, side by side, attached to | bitişik, bitişiğ, yan taraf, hemen yanında, yanındaki, yanında, yanına, yanı başında, yanıbaşında, yan yana, yandaki, hemen yanı, hemen yan, dip dibe, yanı sıra, yan bina

# compass
north, northern, northwards, northerly, northside, northeast, northwest | kuzey, şimal
south, southern, southwards, southerly, southside, southeast, southwest | güney, cenup
east, eastern, eastwards, easterly, eastside | doğu, doğuda, doğuya, doğusu, şark, doğulu
west, western, westwards, westerly, westside | batı, batıda, batıya, batısı, garp, batılı

# colour: colour
red, crimson, scarlet, maroon, burgundy, reddish, ruby, red-coloured | kırmızı, kızıl, al renkli, kıpkırmızı, bordo, vişne rengi, vişneçürüğü, kiremit rengi
blue, navy, navy blue, light blue, bluish, turquoise, azure, aqua, indigo, teal | mavi, lacivert, mavimsi, masmavi, turkuaz, çivit mavisi, mavili, bebe mavisi, camgöbeği
green, greenish, khaki, emerald | yeşil, yemyeşil, haki
yellow, yellowish, gold-coloured | sarı, sarımsı, sapsarı, altın sarısı, hardal rengi, sarılı, limon sarısı, sararmış
black, blackish, ebony | siyah, kara renkli, simsiyah, kapkara, kömür karası
white, whitish, off-white, ivory, snow-white | beyaz, ak renkli, bembeyaz, fildişi
brown, brownish | kahverengi, kahve renkli, kahve rengi, koyu kahve, açık kahve, taba, kestane rengi, çikolata rengi, buğday rengi
grey, gray, silver, greyish, silvery, ash-coloured | gri, gümüş renk, grimsi, füme, gümüş rengi, gümüşi, duman rengi, kül rengi, antrasit, külrengi
orange colour, orange coloured, orange in colour, bright orange, orangey, orange one, tangerine colour | turuncu, portakal rengi, portakal renk, turunç rengi, kavuniçi
pink, pinkish, rose-coloured, fuchsia | pembe, pespembe, gül rengi, gülkurusu, fuşya, somon rengi
purple, violet, mauve, lilac, plum-coloured, purplish | mor, eflatun, leylak rengi, lila, menekşe rengi, morumsu, mosmor, mürdüm, patlıcan rengi
beige, cream coloured, sand-coloured, ecru, fawn, cream colour | bej, krem renk, krem rengi, kemik rengi, ten rengi, kum rengi

# light or dark
light coloured, light colour, pale, pastel, light shade, light-colored | açık renk, açık renkli, soluk, açık tonlu, pastel, açık ton, solgun, açık renkte, uçuk
dark coloured, dark, dark colour, darker, deep colour, darkness, dim, dark-colored, gloomy | koyu, koyu renk, karanlık, karanlığ, loş, koyuca, kapkaranlık, kapkaranlığ

# shape
circle, round shape, circular, round, ring-shaped | daire, yuvarlak, yuvarlağ, çember, yusyuvarlak, değirmi, tekerlek şeklinde
square, square-shaped, quadrangle | kare, dörtgen, kareli, dört köşe, dörtköşe, murabba
triangle, triangular, three-sided, three-cornered | üçgen, üç köşeli
rectangle, rectangular, oblong, oblong-shaped | dikdörtgen, dik dörtgen, uzun dörtgen

# size
big, large, huge, enormous, bigger, biggest, larger, largest, massive, giant, sizeable, vast, sizable, bulky | büyük, büyüğ, kocaman, iri, koca, koskoca, devasa, dev, hacimli, büyücek, heybetli, irice
small, tiny, smaller, smallest, little, mini, minor, compact, petite, slight, miniature, not big, small-sized, teeny | küçük, küçüğ, ufak, ufağ, minik, küçücük, ufacık, minicik, azıcık, mini, kompakt, küçümen, ufakça, hafif, minnacık

# width or length
long time, a long, very long, too long, lengthy, for ages, drawn-out, for a long time, hours and hours, a long while, quite long, such a long, not short | uzun, uzunca, upuzun, kısa değil, hiç de kısa değil, yıllarca, saatlerce, epey süre
short time, a short, very short, too short, brief, not long, a little while, short-lived, short while, momentary | kısa, kısacık, uzun değil, kısacığ, ufak bir an

# height
tall, high, taller, tallest, higher, highest, towering, multi-storey | yüksek, yükseğ, uzun boylu, upuzun, boylu poslu, boyu uzun, çok katlı, uzunca boylu
low, short in height, lower, lowest, not tall, small in height, petite, low-lying, short man, short woman | alçak, alçağ, düşük, düşüğ, kısa boylu, bodur, kısa boy, boyu kısa, bücür, yüksek olmayan, ufak tefek, bastıbacak

# object: container
box, carton, cardboard box, crate, packaging | kutu, koli, karton kutu, koliler, karton, ambalaj
bottle, flask | şişe, şişesi, sürahi, şişelik, matara
jar | kavanoz
tin, tin can, canned, can of | konserve, teneke, teneke kutu
bucket, pail | kova, kovası, bakraç, bakrac, leğen, kovayla
basket, hamper | sepet, zembil, küfe
plastic bag, shopping bag, carrier bag, grocery bag, tote, paper bag | poşet, naylon torba, torba, kese kağıd, kese kâğıd, alışveriş çanta
rubbish bin, bin, garbage bin, wheelie bin, trash can, dustbin, garbage can, wastebasket | çöp kutu, çöp kova, çöp bidon, çöp teneke, çöp sepet, konteyner, çöp varil, geri dönüşüm kutu, yeşil kutu, konteynır, atık kutu, yeşil çöp, yeşil kova
letterbox, mailbox, post box, letter box, mail box, postbox, PO box | posta kutu, mektup kutu, posta kutusu, mektup kutusu, postakutusu
strongbox, steel safe, safe deposit box, safe box, a safe, safe deposit, the safe, vault, lock box, safety deposit box | kasa, çelik kasa, kiralık kasa, kasada

# object: paper goods
notebook, exercise book, notepad, jotter, note pad, workbook | defter, not defter, bloknot, not blok
pen, pencil, biro, ballpoint, felt-tip, texta, marker, highlighter | kalem, tükenmez kalem, kurşun kalem, tükenmez, kurşunkalem, dolmakalem
textbook, library book, the book, books, a book, school book, schoolbook, reading book, story book | kitap, kitab
newspaper, the paper, tabloid | gazete
magazine, journal, periodical | dergi, mecmua
folder, ring binder, binder, dossier, document wallet | klasör, dosya
envelope, self-addressed envelope | zarf, zarfı, zarfa, zarflar
postage stamp, stamps, stamp, postage | pul, posta pulu, damga pulu, pullar
calendar, wall calendar, planner | takvim
poster, flyer, leaflet, pamphlet, brochure, handout, booklet, fact sheet, flier, information sheet | afiş, el ilan, broşür, poster, afişler, el ilanı, kitapçık, kitapçığ, el ilanları
tissue, paper towel, toilet paper, napkin, Kleenex, toilet roll, serviette, hand towel, loo paper, wipes | peçete, kağıt mendil, kağıt havlu, tuvalet kağıd, tuvalet kağıt, mendil, selpak, selpağ, havlu kağıt, havlu kâğıt, kâğıt havlu, tuvalet kâğıd, tuvalet kâğıt
map, street directory | harita, şehir plan, kroki
photo, photograph, picture, snapshot, photographic, image, pic, screenshot | fotoğraf, resim, resm, foto, görsel, enstantane, fotograf, resmini

# post
letter, correspondence, written notice | mektup, mektub, yazışma, tebligat, bildirim yazı, resmi yazı
parcel, package, packet, shipment, consignment | koli, paket, kargo, koliler, gönderi
registered post, registered mail, registered letter, by registered post, by registered mail, recorded delivery, certified mail, signed-for mail, signature on delivery | taahhütlü, iadeli taahhütlü, iadeli, imza karşılığ
`
