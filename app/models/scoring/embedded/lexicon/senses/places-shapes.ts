/** Meanings as `index.ts` describes them. */
export const PLACES_SHAPES = `
# place: health place
clinic, medical centre, medical center, GP clinic, doctor's surgery, doctor's office, medical practice | klinik, kliniğ, sağlık merkez, muayenehane, sağlık ocak, sağlık ocağ, poliklinik, polikliniğ, aile hekimliği
hospital | hastane
pharmacy, chemist, drugstore | eczane
dental clinic, dentist's surgery, dental surgery | diş klinik, diş kliniğ, dişçi muayenehane, diş hekimi muayenehane
laboratory, lab, pathology, pathology lab | laboratuvar, laboratuar, tahlil laboratuvar, patoloji
imaging centre, radiology, X-ray department, radiology clinic | görüntüleme merkez, radyoloji, röntgen merkez, röntgen bölüm
operating theatre, operating room | ameliyathane, ameliyat oda
rehabilitation centre, rehab centre, rehab | rehabilitasyon merkez, rehabilitasyon
maternal and child health centre, baby health clinic | ana çocuk sağlığı merkez, anne çocuk sağlığı merkez, bebek sağlığı klinik
optometrist's, optical shop, optician's | gözlükçü, optik mağaza

# place: government and legal place
court, courthouse, courtroom | mahkeme, adliye, duruşma salon
tribunal | tribünal, hakem kurul, hakem heyet, mahkeme
police station | karakol, polis merkez, polis istasyon
jail, prison, gaol | hapishane, cezaev, hapis, hapse
fire station, fire brigade, fire department, fire service | itfaiye
council, local council, city council, shire, town hall, council office, municipality | belediye
embassy | büyükelçilik, büyükelçiliğ, elçilik, elçiliğ, sefaret
consulate, consulate general | konsolosluk, konsolosluğ, başkonsolosluk
tax office, taxation office, Australian Taxation Office, ATO | vergi daire, vergi ofis
Centrelink office, Services Australia, Centrelink | Centrelink, sosyal yardım ofis, sosyal güvenlik ofis
immigration department, Department of Home Affairs, immigration office | göçmenlik daire, göçmenlik bakanlık, göçmenlik bakanlığ, göç idare, içişleri bakanlık, içişleri bakanlığ
legal aid, legal aid office | adli yardım, hukuki yardım, hukuk yardım büro
law firm, solicitor's office, lawyer's office, legal practice | avukatlık büro, hukuk büro, avukat büro, hukuk firma
parliament | parlamento, meclis
electoral office, polling place, polling booth | seçim büro, seçim kurul, oy verme yer
registry office, births deaths and marriages | nüfus daire, nüfus müdürlük, nüfus müdürlüğ, nüfus idare
motor registry, RTA, VicRoads, licensing centre, transport office | trafik daire, trafik şube, ehliyet daire, VicRoads
detention centre, immigration detention | gözaltı merkez, göçmen gözaltı merkez, tutukevi
customs, customs office | gümrük, gümrüğ

# place: money and service place
bank, bank branch | banka
automatic teller machine, ATM, cash machine | bankamatik, bankamatiğ, ATM, para çekme makine
post office, Australia Post | postane, postahane, PTT
currency exchange, money changer, exchange bureau | döviz büro, döviz ofis
employment agency, recruitment agency, job agency, job service provider | iş bulma kurum, istihdam büro, iş bulma ajans, istihdam ajans
call centre, contact centre, call center | çağrı merkez
head office, headquarters | genel merkez, merkez ofis, genel müdürlük, genel müdürlüğ
local branch, branch office, the branch, your branch, our branch, nearest branch | şube

# place: education place
primary school, elementary school | ilkokul, ilköğretim okul
high school, secondary school, secondary college, senior college | lise, ortaokul, ortaöğretim okul
childcare centre, day care, childcare, crèche, daycare, child care centre, long day care | kreş, çocuk bakım merkez, gündüz bakım ev, çocuk yuva, çocuk bakımev, çocuk bakım, yuva
kindergarten, preschool, kinder, pre-school | anaokul, ana okul, anasınıf, yuva
university, uni | üniversite
TAFE, vocational college, technical college, trade school | meslek okul, meslek yüksekokul, teknik kolej, meslek kolej, TAFE
language school, English college, English classes | dil okul, dil kurs, İngilizce kurs
after-school care, out of school hours care, before and after school care, OSHC | okul sonrası bakım, etüt, okul dışı bakım

# place: room at school
classroom | sınıf, derslik, dersliğ
staff room, teachers' room | öğretmenler oda, personel oda
principal's office, headmaster's office | müdür oda, müdürün oda
playground, schoolyard, school yard, play area | oyun alan, okul bahçe, çocuk park, oyun park
canteen, tuckshop, school canteen | kantin
gym, gymnasium, fitness centre | spor salon, jimnastik salon, cimnastik salon

# place: shop
supermarket, grocery store, grocer | süpermarket, market, bakkal
butcher, butcher's shop | kasap, kasab
bakery, baker | fırıncı, ekmekçi, ekmek fırın, fırın, pastane
greengrocer, fruit shop, fruit and veg shop | manav
hardware store, hardware shop, Bunnings | hırdavatçı, nalbur, yapı market
newsagent, newsagency | gazete bayi, gazete büfe, büfe
hairdresser, hair salon, barber, barber shop | kuaför, berber, saç salon
beauty salon, beauty parlour | güzellik salon
dry cleaner, dry cleaning | kuru temizleme, kuru temizlemeci
shoe shop, shoe store | ayakkabı mağaza, ayakkabıcı
clothing store, clothes shop, boutique | giyim mağaza, elbise mağaza, butik, butiğ
electronics store, electrical store | elektronik mağaza, elektronik market, elektronikçi
jeweller, jewellery shop, jeweler | kuyumcu, mücevherci
bottle shop, liquor store | içki dükkan, içki mağaza, tekel bayi
second-hand shop, op shop, charity shop, thrift store | ikinci el dükkan, ikinci el mağaza, hayır mağaza
tailor, dressmaker, seamstress | terzi

# place: eating place
restaurant | restoran, lokanta
cafe, café, coffee shop, tea house | kafe, çay bahçe, kahvehane
pub, hotel bar, bar | bar, birahane, meyhane
takeaway shop, fast food, kebab shop | hazır yemek dükkan, paket servis, kebapçı, dönerci
cafeteria, staff canteen, dining hall | yemekhane, kafeterya

# place: community place
library | kütüphane
community centre, neighbourhood house, community hall | toplum merkez, halk ev, mahalle ev, kültür merkez
association, community association | dernek, derneğ, cemiyet
mosque | cami, camii, mescit, mescid
church | kilise
synagogue | sinagog, havra
cemetery, graveyard | mezarlık, mezarlığ, kabristan
cinema, movie theatre, movies | sinema
park, public park | park, yeşil alan
beach, seaside | plaj, deniz kenar, kumsal, sahil
sports club, club | kulüp, kulüb, spor kulüp, spor kulüb
wedding hall, reception hall, function centre | düğün salon
rubbish tip, waste station, landfill, garbage dump | çöplük, çöplüğ, atık merkez, çöp istasyon
hotel | otel
farm | çiftlik, çiftliğ
farmers' market, flea market, street market, bazaar | pazar yer, çarşı, bit pazar, semt pazar, halk pazar

# place: workplace
office, branch | ofis, büro, yazıhane, şube
factory | fabrika
warehouse, storehouse, depot | depo, ambar
workshop, garage | atölye, tamirhane, oto sanayi, sanayi sitesi
shopping centre, shopping mall, mall, shopping center | alışveriş merkez, AVM

# area
city, city centre, CBD, downtown, town | şehir, şehr, kent, şehir merkez
suburb, neighbourhood, district, outer suburb | semt, mahalle, banliyö, muhit
village, country town, town | köy, kasaba
countryside, rural area, regional area, the bush, regional | kırsal, taşra, kırsal bölge, kırsal alan
overseas, abroad | yurt dışı, yurtdışı, dış ülke
interstate, another state | eyalet dışı, eyaletler arası, başka eyalet, eyaletlerarası

# place: part of a public building
waiting room, waiting area | bekleme oda, bekleme salon, bekleme yer
reception, front desk, reception desk | resepsiyon, danışma masa, danışma banko, kayıt masa, ön büro
counter, service counter, ticket counter, teller window | gişe, banko, vezne, tezgah, tezgâh
meeting room, conference room, boardroom | toplantı oda, toplantı salon
checkout, cash register, till | kasa, yazar kasa
fitting room, change room, changing room | soyunma kabin, deneme kabin, giyinme oda, prova oda, soyunma oda

# way in or out
entrance, entry, way in | giriş
exit, way out | çıkış

# left or right
left side, left-hand, on the left, to the left, left-hand side, on your left, my left, his left, her left, left arm, left leg, left foot, left ear, left eye, left knee, left hand, left shoulder, left ankle | sol, solda, soldaki, sola, soldan, sol taraf
right side, right-hand, on the right, to the right, right-hand side, on your right, your right hand, right arm, right leg, right foot, right ear, right eye, right knee, right hand, right shoulder, right ankle | sağ taraf, sağda, sağdaki, sağa, sağdan, sağ kol, sağ bacak, sağ bacağ, sağ ayak, sağ ayağ, sağ göz, sağ kulak, sağ kulağ, sağ diz, sağ el, sağ omuz, sağ omz

# front or back
in front, in front of, at the front, front | önde, önünde, ön taraf, ön kısım, ön
behind the, behind my, behind our, at the back, rear, round the back | arka, arkada, arkasında, arka taraf

# up or down
upstairs, upper floor, floor above | üst kat, yukarı kat, yukarıda
downstairs, lower floor, floor below | alt kat, aşağı kat, aşağıda

# floor of the building
ground floor | zemin kat, giriş kat
top floor, uppermost floor | en üst kat

# inside or outside
inside, indoors, indoor | içeri, içeride, içerde, iç mekan, kapalı alan
outside, outdoors, outdoor | dışarı, dışarıda, dışarda, açık hava, dış mekan

# near or far
near, nearby, close to, close by | yakın, yakınında, civarında
far away, far from, too far, very far, a long way, distant | uzak, uzağ, uzakta

# place in a row
middle, in the middle, in between | orta, ortada, ortasında
edge, edges, on the edge | kenar, kıyı
corner, on the corner | köşe, köşede
opposite, across from, across the road | karşısında, karşıda, karşı taraf, tam karşı
next to, right beside, next door to, adjacent | bitişik, bitişiğ, yan taraf, hemen yanında, yanındaki

# compass
north, northern | kuzey
south, southern | güney
east, eastern | doğu
west, western | batı

# colour: colour
red, crimson | kırmızı, kızıl, al renkli
blue, navy, navy blue, light blue | mavi, lacivert
green | yeşil
yellow | sarı
black | siyah, kara renkli
white | beyaz, ak renkli
brown | kahverengi, kahve renkli
grey, gray, silver | gri, gümüş renk
orange colour, orange coloured, orange in colour | turuncu, portakal rengi
pink | pembe
purple, violet | mor, eflatun
beige, cream coloured | bej, krem renk

# light or dark
light coloured, light colour, pale | açık renk, açık renkli, soluk
dark coloured, dark, dark colour | koyu, koyu renk, karanlık, karanlığ

# shape
circle, round shape, circular | daire, yuvarlak, yuvarlağ, çember
square | kare, dörtgen
triangle, triangular | üçgen
rectangle, rectangular | dikdörtgen

# size
big, large, huge, enormous | büyük, büyüğ, kocaman, iri
small, tiny | küçük, küçüğ, ufak, ufağ, minik

# width or length
long time, a long, very long, too long, lengthy | uzun
short time, a short, very short, too short, brief | kısa

# height
tall, high | yüksek, yükseğ, uzun boylu
low, short in height | alçak, alçağ, düşük, düşüğ, kısa boylu

# object: container
box, carton, cardboard box | kutu, koli, karton kutu
bottle | şişe
jar | kavanoz
tin, tin can, canned, can of | konserve, teneke, teneke kutu
bucket, pail | kova
basket | sepet
plastic bag, shopping bag, carrier bag | poşet, naylon torba, torba
rubbish bin, bin, garbage bin, wheelie bin, trash can, dustbin | çöp kutu, çöp kova, çöp bidon, çöp teneke
letterbox, mailbox, post box | posta kutu, mektup kutu
strongbox, steel safe, safe deposit box | kasa, çelik kasa, kiralık kasa

# object: paper goods
notebook, exercise book | defter, not defter
pen, pencil, biro | kalem, tükenmez kalem, kurşun kalem
textbook, library book, the book, books | kitap, kitab
newspaper | gazete
magazine | dergi, mecmua
folder, ring binder | klasör, dosya
envelope | zarf
postage stamp, stamps | pul
calendar, wall calendar | takvim
poster, flyer, leaflet, pamphlet | afiş, el ilan, broşür, poster
tissue, paper towel, toilet paper, napkin | peçete, kağıt mendil, kağıt havlu, tuvalet kağıd, tuvalet kağıt
map | harita
photo, photograph, picture | fotoğraf, resim, resm

# post
letter | mektup, mektub
parcel, package | koli, paket, kargo
registered post, registered mail, registered letter | taahhütlü, iadeli taahhütlü
`
