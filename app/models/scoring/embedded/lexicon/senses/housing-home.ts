/** Meanings as `index.ts` describes them. */
export const HOUSING_HOME = `
# person: people in a tenancy
tenant, renter, lessee, occupant | kiracı
landlord, landlady, lessor, property owner, homeowner, home owner | ev sahibi, ev sahip, ev sahib, mal sahib, mal sahip, mülk sahib, mülk sahip, kiraya veren
real estate agent, estate agent, realtor, rental agent, leasing agent, letting agent, property manager, real estate agency | emlakçı, emlak danışman, emlak komisyoncu, emlak acente, emlak acenta, emlak ofis, emlak şirket, mülk yönetici, gayrimenkul danışman
flatmate, housemate, roommate | ev arkadaş, oda arkadaş
neighbour, neighbor, next-door neighbour, next-door neighbor | komşu
caretaker, janitor, concierge, doorman | kapıcı, apartman görevli, bina görevli
building manager, strata manager, body corporate manager | bina yönetici, apartman yönetici, site yönetici
lodger, boarder, subtenant | pansiyoner, alt kiracı

# person: tradespeople at the house
plumber | tesisatçı, su tesisatçı, muslukçu, sıhhi tesisatçı
electrician, sparky | elektrikçi, elektrik usta
locksmith | çilingir, anahtarcı
builder, construction company, building contractor | inşaatçı, müteahhit, müteahhid, yapı usta, inşaat usta
carpenter, chippy, joiner, cabinet maker | marangoz, doğramacı, dülger
painter | boyacı, badanacı, boya usta
handyman, repairman, repairer, repair person, maintenance man | tamirci, tamir usta
cleaner, cleaning lady | temizlikçi, temizlik görevli, temizlik eleman
gardener, landscaper | bahçıvan, peyzajcı, bahçe bakımcı
roofer, roof tiler | çatıcı, çatı usta
glazier | camcı
pest controller, exterminator, pest control company, fumigator | ilaçlamacı, ilaçlama şirket, haşere ilaçlama firma, böcek ilaçlama firma
removalist, removal company, moving company, mover, furniture remover | nakliyeci, nakliye şirket, nakliyat şirket, nakliye firma, nakliyat firma, taşıma şirket
building inspector, building surveyor | yapı denetçi, bina denetçi, bina müfettiş, yapı müfettiş

# what is paid for housing
rent, rental payment | kira, kira bedel, kira ödeme
bond, security deposit, rental bond, rental deposit | depozito, teminat, güvence bedel
holding deposit, down payment, deposit | kapora, kaparo, peşinat, ön ödeme, depozito
mortgage, home loan, housing loan | konut kredi, ev kredi, ipotek, ipoteğ, mortgage
strata fee, strata levy, body corporate fee, owners corporation fee | aidat, site aidat, apartman aidat, bina aidat
council rates, land rates, property rates | emlak vergi, belediye vergi
rent arrears, overdue rent, rent in arrears, arrears, back rent | kira borc, kira borç, birikmiş kira, gecikmiş kira

# paper: tenancy papers
lease, tenancy agreement, rental agreement, rental contract, lease agreement, residential tenancy agreement | kira sözleşme, kira kontrat, kiralama sözleşme, kiracılık sözleşme, kira anlaşma
condition report, entry condition report, ingoing report, incoming inspection report | durum rapor, ev durum rapor, konut durum rapor, giriş rapor
title deed, certificate of title, property title | tapu, tapu sened, tapu senet
notice to vacate, termination notice, eviction notice, notice of eviction, vacate notice | tahliye bildirim, tahliye ihbar, tahliye ihtar, tahliye tebligat, çıkış ihbar, boşaltma bildirim
building permit, planning permission, building approval, planning permit | inşaat izn, inşaat ruhsat, yapı ruhsat, imar izn

# what happens to a tenancy
evict, eviction, kick out of the house, throw out of the house | tahliye et-, tahliye ed-, tahliye ettir-, evden çıkar-, evden çıkart-, evden at-
vacate, move out, vacating, moving out | evden çık-, evi boşalt-, boşalt-, evden taşın-, taşınıp git-, taşın-, evi tahliye et-, tahliye et-, tahliye ed-, daireden çık-
move in, moving in, moved in | yeni eve taşın-, eve taşın-, taşın-, eve yerleş-, eve gir-
renew the lease, lease renewal, extend the lease, renew the contract | sözleşmeyi yenile-, kontratı yenile-, sözleşmeyi uzat-, kontratı uzat-, sözleşmenin yenilen-, sözleşme yenileme
sublet, sublease, subletting | başkasına kirala-, alt kiraya ver-, devren kirala-, alt kira
break the lease, breaking the lease, lease break, end the lease early, break lease | sözleşmeyi boz-, kontratı boz-, sözleşmeyi feshet-, sözleşmeyi feshed-, sözleşmeyi erken feshet-, sözleşmeyi erken feshed-, sözleşmeyi erken bitir-, kontratı erken bitir-

# kind of lease
fixed-term, fixed term, fixed-term lease | belirli süreli, sabit süreli, süreli sözleşme
periodic lease, periodic tenancy, month to month, month-to-month | süresiz, aydan aya, belirsiz süreli, dönemsel

# rent changes
rent increase, rent rise, rent hike, raise the rent, put the rent up, increase the rent, put up the rent | kira artış, kira zam, kira zamm, kirayı artır-, kirayı arttır-, kiraya zam yap-, kirayı yükselt-
rent reduction, rent decrease, lower the rent, reduce the rent | kira indirim, kirayı düşür-, kirayı indir-, kirada indirim

# owning or renting
own home, owner-occupied, owner-occupier | kendi ev, kendi evimiz, kendi evim
rented, on rent, for rent, rental property, rental home, rental house | kiralık, kiralığ, kirada

#~ renting and homes
rent out, let out, lease out | kiraya ver-, kirala-
home, house, residence, dwelling | ev, konut, hane, mesken
property, real estate | mülk, gayrimenkul, taşınmaz, emlak, emlağ
furnished | mobilyalı, eşyalı, möbleli, döşeli
inspection, inspect, routine inspection, property inspection | denetim, teftiş, kontrol, ev kontrol, denetle-, kontrol et-, kontrol ed-, incele-
wear and tear, fair wear and tear, normal wear | yıpranma, eskime, aşınma, olağan yıpranma, normal yıpranma
homeless, homelessness, nowhere to live, living on the street | evsiz, evsizlik, evsizliğ, sokakta kal-, sokakta yaşa-
construction, building work, building site, construction site | inşaat, yapım, şantiye
renovate, renovation, refurbish, refurbishment, remodel | tadilat, yenile-, yenileme, restore et-, restorasyon

# place: kind of dwelling
apartment, flat, unit | daire, apartman daire, apartman
detached house, stand-alone house, freestanding house | müstakil ev, bahçeli ev
townhouse, terrace house, row house | sıra ev, şehir ev, bitişik nizam ev
granny flat | bahçe ev, ek daire, müştemilat
caravan, mobile home | karavan
public housing, social housing, housing commission, community housing, government housing | sosyal konut, devlet konut, kamu konut, toplu konut
boarding house, rooming house, guesthouse | pansiyon
shelter, refuge, women's refuge, crisis accommodation, emergency housing | sığınma ev, sığınak, sığınağ, barınak, barınağ, kadın sığınma, acil konut
dormitory, student accommodation, student housing, student residence, hall of residence | öğrenci yurd, öğrenci yurt, öğrenci konut
aged care home, nursing home, retirement home, old people's home | huzurev, huzurevi, yaşlı bakım ev, bakım ev, bakımev
vacant land, block of land, vacant block | arsa, boş arsa

# place: rooms
bedroom | yatak oda
living room, lounge room, lounge, sitting room | oturma oda, salon
dining room | yemek oda
kitchen | mutfak, mutfağ
bathroom | banyo
toilet, loo, lavatory, restroom, dunny | tuvalet, lavabo, hela
laundry room, laundry | çamaşır oda, çamaşırlık, çamaşırlığ, çamaşırhane
study room, home office | çalışma oda
garage, carport | garaj
basement, cellar | bodrum
attic, loft | tavan ara, çatı kat, çatı ara
pantry | kiler
hallway, corridor | koridor, hol
balcony | balkon
veranda, verandah, terrace, patio, porch | veranda, teras, sundurma
backyard, yard, garden | bahçe, arka bahçe
garden shed, shed, storage room, storeroom | depo, kulübe, bahçe kulübe, ardiye
driveway | garaj yol, araç giriş, garaj giriş

# place: part of the building
roof | çatı
ceiling | tavan
wall | duvar
window | pencere
door, front door, main entrance, entrance door | kapı, ön kapı, giriş kapı, sokak kapı, ana kapı
floor tiles, tile, tiles, tiling | fayans, karo, seramik, seramiğ
floorboards, timber floor, wooden floor, parquet | parke, ahşap zemin, ahşap döşeme
stairs, staircase, stairway | merdiven, basamak, basamağ
lift, elevator | asansör
fireplace | şömine
gutter, rain gutter, downpipe | oluk, oluğ, yağmur oluğ, yağmur oluk
fence | çit, tahta perde
gate, front gate, garden gate | bahçe kapı, dış kapı
fire escape, fire stairs | yangın merdiven
emergency exit, fire exit | acil çıkış, yangın çıkış
swimming pool, pool | havuz, yüzme havuz

# object: furniture
bed | yatak, yatağ, karyola
mattress | yatak, yatağ, döşek, döşeğ, şilte
sofa, couch, settee | kanepe, koltuk, koltuğ, koltuk takım, çekyat, divan
armchair | koltuk, koltuğ, tekli koltuk, berjer
chair | sandalye, iskemle
dining table, kitchen table, coffee table | yemek masa, mutfak masa, sehpa
desk | çalışma masa, yazı masa
wardrobe, closet, built-in robe | gardırop, gardırob, gardrop, gardrob, elbise dolab, elbise dolap, giysi dolab
bookcase, bookshelf | kitaplık, kitaplığ, kitap raf
drawer, chest of drawers | çekmece, şifonyer
shelf, shelves | raf
mirror | ayna
carpet, rug | halı, kilim
curtain, drapes | perde
blinds, venetian blinds, roller blind | jaluzi, stor, panjur, güneşlik
lamp, light fitting, light bulb, bulb | lamba, ampul, avize
pillow, cushion | yastık, yastığ, minder
blanket | battaniye
quilt, doona, duvet | yorgan
bed sheet, bed sheets, bed linen | çarşaf, nevresim, yatak takım
towel | havlu
cot, crib, cradle | beşik, beşiğ, bebek karyola

# object: appliances
refrigerator, fridge | buzdolab, buzdolap
freezer | derin dondurucu, dondurucu, buzluk, buzluğ, dipfriz
dishwasher | bulaşık makine
washing machine | çamaşır makine
dryer, clothes dryer, tumble dryer | kurutma makine, çamaşır kurutma
oven | fırın
cooktop, stove, hob, stovetop | ocağ, set üstü ocak, mutfak ocak, gazlı ocak, elektrikli ocak
microwave | mikrodalga
range hood, exhaust fan, extractor fan, rangehood | aspiratör, davlumbaz
kettle | su ısıtıcı, kettle, çaydanlık, çaydanlığ
vacuum cleaner, hoover | elektrikli süpürge, elektrik süpürge
iron, clothes iron, steam iron, ironing | ütü, ütüle-
air conditioner, air conditioning, aircon, air con, cooling system | klima, soğutma sistem
heater, heating, central heating, radiator | ısıtıcı, kalorifer, ısıtma, soba, radyatör, petek, peteğ
hot water system, water heater, boiler, hot water service | şofben, termosifon, kombi, sıcak su sistem, sıcak su kazan
smoke alarm, smoke detector, fire alarm | duman alarm, duman dedektör, yangın alarm
burglar alarm, security alarm, security system | hırsız alarm, güvenlik alarm, güvenlik sistem
security camera, CCTV | güvenlik kamera
lawnmower, lawn mower, mower | çim biçme makine

# object: plumbing and electric fittings
tap, faucet | musluk, musluğ, batarya
shower | duş
bathtub, bath tub | küvet
sink, kitchen sink, washbasin, hand basin | evye, lavabo, mutfak lavabo
toilet cistern, toilet tank, cistern | rezervuar, sifon
pipe, water pipe, pipes, piping | boru
drain, drainage, sewer, sewerage | su gider, gider boru, lavabo gider, pis su, kanalizasyon, lağım, atık su, drenaj
water meter, electricity meter, gas meter | sayaç, sayac, elektrik saat, su saat, gaz saat
power point, electrical outlet, power outlet, wall socket, socket | priz
light switch | elektrik düğme, ışık düğme, lamba düğme, elektrik anahtar
fuse, fuse box, circuit breaker, switchboard | sigorta, sigorta kutu, elektrik pano, şalter, sigorta at-
wiring, electrical wiring, electric cable | elektrik tesisat, elektrik kablo, kablo döşe-
door handle, doorknob | kapı kol, tokmak, tokmağ
lock, deadlock, deadbolt | kilit, kilid
key, house key | anahtar
doorbell, intercom | kapı zil, diyafon, interkom

# utility
electricity, electric power, power supply, electricity supply | elektrik, elektriğ, cereyan
natural gas, gas supply, gas | doğalgaz, doğal gaz, gaz
water supply, running water, tap water, water | su, musluk suyu, şebeke suyu

# household trouble
water leak, leak, leakage, leaking, drip | sızıntı, su kaçak, su kaçağ, sız-, su kaçır-, akıt-, su akıt-, damlıyor, damlama, su damlat-
flood, flooding, inundation | su bas-, su baskın, sel, taşkın
mould, mold, mildew, mouldy, moldy | küf, küflen-
damp, dampness, rising damp, moisture, humidity | rutubet, nem, nemli, rutubetli
blocked drain, clogged, blocked, blockage, clog | tıkan-, tıkanık, tıkanığ, tıkanıklık, tıkalı
crack, cracked | çatlak, çatlağ, çatla-
rust, rusty, corrosion | pas, paslan-, paslı
power failure, power outage, blackout, power cut | elektrik kesinti, elektrik kesil-, elektrikler kesil-, elektrikler git-
gas leak | gaz kaçak, gaz kaçağ, gaz sızıntı
short circuit | kısa devre, elektrik kontağ, kısa devre yap-
pests, cockroach, insect infestation, vermin | haşere, böcek, böceğ, hamam böceğ, hamamböceğ
mice, mouse, rat, rodent | fare, sıçan, kemirgen
termite, white ants | termit, beyaz karınca
bad smell, odour, odor, stench, smell | koku, kötü koku, kok-
noise, noisy, loud music | gürültü, gürültülü, yüksek ses
barking, bark, barking dog | havla-, köpek havlama
trespass, trespassing, enter without permission | izinsiz gir-, haneye tecavüz

# utility connection
connect, get connected, hook up, connection | bağla-, bağlat-, bağlan-, bağlantı
disconnect, cut off, get cut off, disconnection | kesil-, kestir-, bağlantıyı kes-, elektriği kes-, suyu kes-

# upkeep
repair, fix, get it fixed, mend | tamir et-, tamir ed-, tamir ettir-, tamir, tamirat, onar-, onarıl-, onarım
paint, repaint, painting the walls | boya-, boyat-, badana, boyan-
clean, cleaning, bond cleaning, clean up | temizle-, temizlet-, temizlik, temizliğ, temizlen-
install, installation, installed | tak-, taktır-, monte et-, monte ed-, montaj, kurulum
demolish, demolition, knock down, tear down | yık-, yıktır-, yıkım, yıkıl-

#~ repairs, damage, moving
urgent repair, emergency repair | acil tamir, acil onarım, acil tamirat
maintenance, upkeep, general maintenance | bakım, bakım onarım, bakım yap-
damage, damaged, cause damage, property damage | hasar, hasarlı, zarar, zarar gör-, zarar ver-, hasar gör-, hasar ver-
insulation, insulated | yalıtım, izolasyon, yalıtımlı
move house, relocate, moving house, house move, shift house | taşın-, ev taşı-, ev değiştir-
furniture, furnishings | mobilya, möble, ev eşya
belongings, possessions, personal items, personal effects, personal property | eşya, kişisel eşya
household appliance, appliance, white goods, home appliance | ev alet, beyaz eşya, elektrikli alet
common area, common property, shared area | ortak alan, ortak kullanım alan
disturb the neighbours, nuisance, disturbance | komşuları rahatsız et-, komşuları rahatsız ed-, rahatsızlık ver-, huzursuzluk
spare key, duplicate key | yedek anahtar
`
