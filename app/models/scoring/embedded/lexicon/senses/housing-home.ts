/** Meanings as `index.ts` describes them. */
export const HOUSING_HOME = `
# person: people in a tenancy
tenant, renter, lessee, occupant, occupier, leaseholder, people renting, person renting, we rent, family renting, tenants' | kiracı, kirada otur-, kiralayan, oturan kişi
landlord, landlady, lessor, property owner, homeowner, home owner, owner, rental provider, proprietor of the house, landlord's, the owner's | ev sahibi, ev sahip, ev sahib, mal sahib, mal sahip, mülk sahib, mülk sahip, kiraya veren, ev sahipleri, evin sahib, daire sahib, dairenin sahib, malik, mal sahibi, mülk sahibi, mülk sahipleri, kiraya verenler, evin sahibi, daire sahibi
real estate agent, estate agent, realtor, rental agent, leasing agent, letting agent, property manager, real estate agency, real estate, agent, agency, rental manager, the agent's, property management, property agent | emlakçı, emlak danışman, emlak komisyoncu, emlak acente, emlak acenta, emlak ofis, emlak şirket, mülk yönetici, gayrimenkul danışman, emlakçi, emlak bürosu, emlak büro, emlak görevli, acente, acenta, komisyoncu, emlak yönetici, emlak danışmanı, emlak ofisi, emlak şirketi, emlak acentesi, gayrimenkul danışmanı, emlak yöneticisi, mülk yöneticisi, emlak görevlisi, emlak komisyoncusu
flatmate, housemate, roommate, room-mate, flattie, roomie, share house, sharemate, share mate, person I live with | ev arkadaş, oda arkadaş, ev arkadaşı, oda arkadaşı, daire arkadaş, aynı evi paylaş, evi paylaştığ, daire arkadaşı
neighbour, neighbor, next-door neighbour, next-door neighbor, next door, person upstairs, person downstairs, person living above, person living below, woman downstairs, people upstairs, people downstairs, neighbour's | komşu, bitişikteki, yandaki, yan evdeki, üst kattakiler, alt kattakiler, üst kattaki komşu, alt kattaki komşu, yan taraftaki, yan daire
caretaker, janitor, concierge, doorman, superintendent, custodian, building attendant, building manager | kapıcı, apartman görevli, bina görevli, bina sorumlu, apartman sorumlu, hademe
building manager, strata manager, body corporate manager, building management, strata, body corporate, owners corporation | bina yönetici, apartman yönetici, site yönetici, site yönetim, bina yönetim, apartman yönetim, kat malikleri, apartman yöneticisi, bina yöneticisi, site yöneticisi
lodger, boarder, subtenant, sub-tenant, paying guest | pansiyoner, alt kiracı, alt kiracılar, odayı kiralayan

# person: tradespeople at the house
plumber, plumbing company, plumbing technician | tesisatçı, su tesisatçı, muslukçu, sıhhi tesisatçı, musluk tamircisi, musluk tamirci, tesisat usta, su usta, tesisat ustası, su tesisatçısı, su ustası, sucu
electrician, sparky, sparkie, electrical contractor | elektrikçi, elektrik usta, elektrik teknisyen, elektrik tesisatçı, elektrik ustası, elektrik teknisyeni, elektrik tesisatçısı
locksmith | çilingir, anahtarcı, kilitçi, anahtar usta, anahtar ustası
builder, construction company, building contractor, contractor, building company, developer, constructor, building firm | inşaatçı, müteahhit, müteahhid, yapı usta, inşaat usta, inşaat firma, inşaat şirket, yüklenici, inşaat ustası, yapı ustası, inşaat firması, inşaat şirketi
carpenter, chippy, joiner, cabinet maker, cabinetmaker, woodworker | marangoz, doğramacı, dülger, ahşap usta, mobilya usta, ahşap ustası, mobilya ustası
painter, decorator | boyacı, badanacı, boya usta, badana usta, boya ustası, badana ustası
cleaner, cleaning lady, cleaning company, cleaning staff, cleaning service, cleaning person | temizlikçi, temizlik görevli, temizlik eleman, temizlik işçi, temizlik personel, temizlik şirket, temizlik firma, gündelikçi, temizlik görevlisi, temizlik elemanı, temizlik işçisi, temizlik personeli, temizlik firması, temizlik şirketi
gardener, landscaper, gardening service, lawn mower man, lawn man, groundskeeper | bahçıvan, peyzajcı, bahçe bakımcı, bahçe görevli, peyzaj mimar, bahçe bakımcısı, peyzaj mimarı, bahçe görevlisi
roofer, roof tiler, roofing contractor, roof repairer, roof plumber, roofing company | çatıcı, çatı usta, çatı tamirci, çatı firma, kiremitçi, çatı ustası, çatı tamircisi, çatı firması
glazier, glass company, window repairer | camcı, cam usta, pencere usta, cam tamirci, cam ustası, pencere ustası, cam tamircisi
pest controller, exterminator, pest control company, fumigator, pest control, pest man, pest inspector | ilaçlamacı, ilaçlama şirket, haşere ilaçlama firma, böcek ilaçlama firma, ilaçlama firma, ilaçlama görevli, ilaçlama ekib, haşere ilaçlama, böcek ilaçlama, ilaçlama
removalist, removal company, moving company, mover, furniture remover, moving firm, removal firm, moving men | nakliyeci, nakliye şirket, nakliyat şirket, nakliye firma, nakliyat firma, taşıma şirket, nakliyat, taşıma firma, taşımacı, nakliye şirketi, nakliye firması, taşıma şirketi, taşıma firması, nakliyat firması, nakliyat şirketi, evden eve nakliyat
building inspector, building surveyor, inspector, certifier | yapı denetçi, bina denetçi, bina müfettiş, yapı müfettiş, denetçi, müfettiş, bina kontrol görevli, kontrolör, yapı denetim görevli

# what is paid for housing
rent, rental payment, rental amount, pay for the room, a week for the room | kira, kira bedel, kira ödeme
bond, security deposit, rental bond, rental deposit, deposit | depozito, teminat, güvence bedel, depozit, güvence para, bond para, güvence akçe, kira güvence, güvence parası, güvence bedeli, kira güvencesi, bond parası
holding deposit, down payment, deposit, upfront payment, earnest money, holding fee, advance payment | kapora, kaparo, peşinat, ön ödeme, depozito, ön öde-, ön ödüyor, peşin öde-, peşin ödüyor, avans, peşin ödeme
mortgage, home loan, house loan, housing credit, loan on the house, house as security, house up as security, house as collateral, remortgage | konut kredi, ev kredi, ipotek, ipoteğ, mortgage, konut kredisi, ev kredisi, evi teminat
strata fee, strata levy, body corporate fee, owners corporation fee, body corp fees, maintenance fee, common area fee | aidat, site aidat, apartman aidat, bina aidat, bina gider, ortak gider, apartman gider, yönetim gider, site aidatı, bina aidatı, apartman aidatı, apartman gideri, bina gideri, ortak giderler
council rates, land rates, property rates, rates bill, rates notice, council tax, municipal rates | emlak vergi, belediye vergi, emlak vergisi, belediye vergisi, belediye rüsum, belediye harç, belediye harc, çevre vergi, belediye aidat, belediye vergileri, belediye harcı, belediye aidatı, belediye harçları
rent arrears, overdue rent, rent in arrears, arrears, back rent, behind on the rent, behind on rent, behind in the rent, behind with the rent, unpaid rent, owe rent, outstanding rent, rent owing, missed rent, behind in rent | kira borc, kira borç, birikmiş kira, gecikmiş kira, kira borcu, ödenmemiş kira, kirayı geciktir, kirada gecikme, kira gecikme, kirayı aksat, kira alacak, kirası birik, ödenmeyen kira, geciken kira

# paper: tenancy papers
lease, tenancy agreement, rental agreement, rental contract, lease agreement, residential tenancy agreement, agreement with the landlord, contract with the landlord, tenancy, rent agreement | kira sözleşme, kira kontrat, kiralama sözleşme, kiracılık sözleşme, kira anlaşma, kira sözleşmesi, kontrat, ev sözleşme, kira akdi, kira anlaşması, kira mukavele, kira kontratı
condition report, entry condition report, ingoing report, incoming inspection report, entry report, exit report, outgoing report, handover report, report of the condition, property report, move-in report, inventory report | durum rapor, ev durum rapor, konut durum rapor, giriş rapor, durum tespit rapor, giriş tutanağ, teslim tutanağ, teslim rapor, durum raporu, giriş raporu, çıkış rapor, tespit tutanağ, ev durum raporu, giriş tutanağı, teslim tutanağı, teslim raporu, konut durum raporu
title deed, certificate of title, property title, land title, deed | tapu, tapu sened, tapu senet, tapu senedi
notice to vacate, termination notice, eviction notice, notice of eviction, vacate notice, notice to leave, notice to quit, eviction order, order to vacate | tahliye bildirim, tahliye ihbar, tahliye ihtar, tahliye tebligat, çıkış ihbar, boşaltma bildirim, tahliye emr, tahliye karar, çıkış bildirim, çıkma bildirim, çıkarma bildirim, tahliye bildirimi, tahliye ihbarnamesi, tahliye ihbarname, tahliye yazı, boşaltma ihtar, evi boşaltma yazı, tahliye ihbarı, tahliye tebligatı, tahliye kararı, tahliye ihtarı, tahliye ihtarname, tahliye emri, tahliye kararname, boşaltma bildirimi, çıkış ihbarı
building permit, planning permission, building approval, planning permit, council approval, planning approval, council permit, development approval, permit to build, construction permit, permit for the extension | inşaat izn, inşaat ruhsat, yapı ruhsat, imar izn, yapı izn, yapı izin, inşaat izin, belediye onay, imar onay, inşaat ruhsatı, yapı ruhsatı, belediye izn, inşaat izni, yapı kullanma, imar izni, yapı izni, belediye izni, belediye onayı, imar onayı

# what happens to a tenancy
evict, eviction, kick out of the house, throw out of the house, kick out, kick us out, throw us out, threw us out, turn out of the house, make us leave, made us leave, make us move out, made us move out, put us out, force out, chuck us out, force us to leave, kick me out, throw me out, remove from the property, out on the street | tahliye et-, tahliye ed-, evden çıkar, evden çıkart, evden at-, tahliye edil-, tahliyesi, kapı dışarı et-, kapı dışarı ed-, kapı önüne koy-, evden kov-, sokağa at-, evden çıkarıl, evden atıl-, kapının önüne koy-, çıkmaya zorla, çıkarttır, sokağa atıl-
vacate, move out, leave the house, left the house, leave the property, left the property, leave the place, left the place, move away, get out of the house, got out of the house, gotten out of the house, give up the tenancy, gave up the tenancy, given up the tenancy, be out by, is out by, was out by, been out by, am out by, are out by, were out by | evden çık-, boşalt, evden taşın-, taşınıp git-, taşın-, evi tahliye et-, tahliye et-, tahliye ed-, daireden çık-, çıkmak zorunda, evden ayrıl, evi terk et-, evi terk ed-, çıkış yap-, evi bırak, daireden ayrıl, evi teslim et-, evi teslim ed-
move in, come to live here, came to live here, come here to live, came here to live, move here, move into, start living here, settle into, shift in, take up residence, took up residence, taken up residence, began living here | yeni eve taşın-, eve taşın-, taşın-, eve yerleş, eve gir-, daireye gir-, eve çık-
renew the lease, lease renewal, extend the lease, renew the contract, renewal of the lease, lease extension, extension of the lease, extend the contract, extend the agreement, renew the agreement, renew our lease, renew my lease, renew your lease, lease renewed, lease isn't going to be renewed, contract renewal, re-sign the lease, sign another lease, roll over the lease | sözleşmeyi yenile-, sözleşmeyi yenile, sözleşmeyi yeniliyor, kontratı yenile, kontratı yeniliyor, sözleşmeyi uzat-, kontratı uzat-, sözleşmenin yenilen, sözleşme yenileme, kontrat yenile, kontrat yeniliyor, sözleşme yenile, sözleşme yeniliyor, sözleşmeyi tekrarla, sözleşmeyi tekrarlıyor, sözleşme uzat-, kontrat uzat-, sözleşmesini uzat-, kontratını uzat-, sözleşmenizi yenile, sözleşmenizi yeniliyor, kontratınızı yenile, kontratınızı yeniliyor, süreyi uzat-, sözleşmeyi yenilet
sublet, sublease, sub-let, sub-lease, rent out a room, rent the room to someone else, rent to someone else | başkasına kirala-, başkasına kirala, başkasına kiralıyor, alt kiraya ver-, devren kirala, devren kiralıyor, alt kira, başkasına kiraya ver-, kiralananı kirala, kiralananı kiralıyor, odasını kiraya ver-, devren kiraya ver-
break the lease, lease break, end the lease early, break lease, broke the lease, broken the lease, break a lease, broke a lease, broken a lease, break my lease, broke my lease, broken my lease, break our lease, broke our lease, broken our lease, break your lease, broke your lease, broken your lease, terminate the lease, end the tenancy, leave the lease early, left the lease early, break the contract, broke the contract, broken the contract, terminate the tenancy, get out of the lease, got out of the lease, gotten out of the lease, end the lease, lease termination, leave before the lease ends, left before the lease ends, cancel the lease, move out early | sözleşmeyi boz-, kontratı boz-, sözleşmeyi feshet, sözleşmeyi feshed, sözleşmeyi erken feshet, sözleşmeyi erken feshed, sözleşmeyi erken bitir, kontratı erken bitir, sözleşmeyi erken sonlandır, sözleşmeyi sonlandır, kontratı feshet, kontratı feshed, kira sözleşmesini boz-, sözleşmeyi iptal et-, sözleşmeyi bitir, kontratı bitir, sözleşmeden çık-, kira sözleşmesini feshet, vaktinden önce çık-, süresinden önce çık-, sözleşme fesh, sözleşmeyi fesh-, sözleşme feshi

# kind of lease
fixed-term, fixed term, fixed-term lease, fixed period, for a set period, twelve-month lease, one-year lease, set term, definite term | belirli süreli, sabit süreli, süreli sözleşme, belli süreli, sabit dönem, süresi belli, vadeli sözleşme, belirli bir süre, bir yıllık sözleşme, bir yıllık kontrat
periodic lease, periodic tenancy, month to month, month-to-month, periodic, no fixed term, rolling lease, ongoing lease, monthly basis, open-ended, month by month | süresiz, aydan aya, belirsiz süreli, dönemsel, belli bir süresi ol-, aylık devam, ay be ay, süresi belirsiz, aylık yenilenen

# rent changes
rent increase, rent rise, rent hike, raise the rent, put the rent up, increase the rent, put up the rent, rental increase, increase in rent, increase in the rent, rent went up, rent goes up, rent has gone up, rent's gone up, put our rent up, put up our rent, put my rent up, raise our rent, raise my rent, increase our rent, increase my rent, rent will go up, higher rent, more rent, hike the rent, rise in rent, rent going up, put up rent, raise rent, increase rent, rent raise | kira artış, kira zam, kira zamm, kirayı artır, kirayı arttır, kiraya zam yap-, kirayı yükselt, kira artışı, kira yüksel, kira zammı, kiraya zam, kiranızı artır, kiranızı yükselt, kiramızı artır, kiramızı yükselt, kirası artır, kiranın artır, kirada artış, kirayı çıkar, kira zamları, kira art-, kiramız art-, kiranız art-, kiraların art-, kiraya artış, kirası yüksel, kiranın yüksel, kirayı yükseltme, kirayı çok artır
rent reduction, rent decrease, lower the rent, reduce the rent, lower rent, reduced rent, cut the rent, drop the rent, bring the rent down, rent discount, less rent, cheaper rent, reduction in rent, rent drop, reduce our rent, rent cut, rent relief | kira indirim, kirayı düşür, kirayı indir, kirada indirim, kirayı azalt, kira düşür, kira indir, kiradan düş-, kirada düşüş, kirayı eksilt, kira indirimi, kirayı düşürme, kiranın düşür, kiramızı düşür, kiranızı düşür

# owning or renting
own home, owner-occupied, owner-occupier, own house, own our home, own place, homeownership, home ownership, own the house, own the home | kendi ev, kendi evimiz, kendi evim, kendi evinde, kendi evin, kendi dairem, ev sahibi ol-, kendi malı, kendi konut, kendi mülk, kendimize ait ev
rented, on rent, for rent, rental property, rental home, rental house, rentals, renting, leased, rental flat, rental unit, to let, place to rent | kiralık, kiralığ, kirada, kiraya verilmiş, kiralanmış, kiraladığ

#~ renting and homes
rent out, let out, lease out, hire out, let the flat, lease it out, rent it out, offer for rent | kiraya ver-, kirala, kiralıyor, kiraya veril, kiraya koy-, kiraya çıkar, kiralat
home, house, residence, dwelling, my place, your place, our place, where I live, where we live, where you live, roof over our heads, living place, abode, domicile | ev, konut, hane, mesken, yuva, ikametgâh, ikametgah, oturduğu yer, oturduğum yer, yaşadığım yer, oturduğumuz yer, yaşadığı yer, oturduğunuz yer
property, real estate, realty, land and buildings | mülk, gayrimenkul, taşınmaz, emlak, emlağ, mülkiyet, yatırım amaçlı ev
furnished, with furniture, part-furnished | mobilyalı, eşyalı, möbleli, döşeli, mobilyası, eşyasıyla, döşenmiş, möble, eşyalarıyla
inspection, inspect, routine inspection, property inspection, look over the house, look at the property, check the property, view the property, property check, examine, examination, come to look through, came to look through, come to look at, came to look at, look through it, open house, see the house, saw the house, seen the house, visit the property | denetim, teftiş, kontrol, ev kontrol, denetle, denetliyor, kontrol et-, kontrol ed-, incele, inceliyor, eve bak-, evi gez-, evi gör-, keşfe gel-, yerinde gör-, ev gezme, denetlen, kontrolü, inceleme, incelen
wear and tear, fair wear and tear, normal wear, ordinary wear, general wear, normal use, wear out, wore out, worn out, natural wear, everyday wear, deterioration over time | yıpranma, eskime, aşınma, olağan yıpranma, normal yıpranma, eskimiş, yıpran, yıprat, normal kullanım, kullanımdan kaynaklanan, kullanıma bağlı, zamanla eski-
homeless, homelessness, nowhere to live, living on the street, without a home, no home, no place to live, nowhere to go, couch surfing, lose their home, lost their home, lose her home, lost her home, lose our home, lost our home, rough sleeper, roofless, sleep rough, no roof over | evsiz, evsizlik, evsizliğ, sokakta kal-, sokakta yaşa-, sokakta yaşıyor, evini kaybet, evini kaybed, evlerini kaybet, evlerini kaybed, açıkta kal-, kalacak yeri, kalacak yer, barınacak yer, sokakta yat-, sokaklarda, sokağa düş-, yatacak yeri, başını sokacak, evi barkı, evi yan-, evleri yan-
construction, building work, building site, construction site, constructing, build a house, built a house, building industry, worksite, job site, building project | inşaat, yapım, şantiye, yapı işi, inşa et-, inşa ed-, inşası, yapı alan, bina yap-
renovate, renovation, refurbish, refurbishment, remodel, do up, did up the house, done up the house, extend the house, restoration, modernise, facelift, fix up the house, improvement works, reno | tadilat, yenile, yeniliyor, yenileme, restore et-, restorasyon, tadil et-, elden geçir, eklenti yap-, modernize et-
rental application, apply for a rental, apply for the house, application for the flat, rental history, rental reference, rental application form | kira başvuru, ev başvuru, kiralama başvuru, kira geçmiş, kira referans, kira başvurusu, kiralık başvuru
housing waiting list, waiting list for housing, housing list, priority list, priority housing, housing priority list, on the housing list, public housing list | konut sıra, konut bekleme liste, öncelik liste, öncelikli konut, sosyal konut sıra, konut listesi, ev sırası, konut bekleme listesi
pet bond, pets allowed, keep a pet, keep pets, have pets, have a pet, pet-friendly | evcil hayvan besle-, evcil hayvan besle, evcil hayvan besliyor, hayvan besle, hayvan besliyor, evcil hayvan bulundur, evde hayvan besle, evde hayvan besliyor, evcil hayvan tut-

# place: kind of dwelling
apartment, flat, unit, studio, condo, bedsit, one-bedroom, two-bedroom | daire, apartman daire, apartman, stüdyo
detached house, stand-alone house, freestanding house, single house, house with a yard, standalone house, independent house, separate house, free-standing house, house on its own block | müstakil ev, bahçeli ev, müstakil, tek katlı ev, bağımsız ev, ayrı ev
townhouse, terrace house, row house, town house, villa unit, duplex, semi-detached | sıra ev, şehir ev, bitişik nizam ev, sıra evler, bitişik ev, ikiz ev, dubleks ev, şehir evi, bitişik evler
granny flat, backyard flat, self-contained flat, separate unit out the back, backyard unit, in-law flat | bahçe ev, ek daire, müştemilat, bahçe evi, bahçedeki ev, müstemilat, bahçe katı, ek bina, arkadaki daire
caravan, mobile home, campervan, motorhome, trailer | karavan, mobil ev
public housing, social housing, housing commission, community housing, commission house, council house, government house, state housing, subsidised housing, government flat, department of housing, housing department, commission flat | sosyal konut, devlet konut, kamu konut, toplu konut, sosyal konutlar, devlet evi, devlet konutu, kamu konutu, sosyal ev, belediye konut, belediye ev, sosyal konutta, devletin evi, devlet ev, sosyal mesken, ucuz konut, toplu konutlar, kamu konutları, belediye konutu
boarding house, rooming house, guesthouse, hostel, guest house, bed and breakfast, lodging house, lodgings | pansiyon, konuk evi, konukevi, misafirhane, hostel
shelter, refuge, women's refuge, crisis accommodation, emergency housing, emergency accommodation, temporary accommodation, crisis housing, safe house, crisis centre, women's house, transitional housing, temporary housing, somewhere safe to stay | sığınma ev, sığınak, sığınağ, barınak, barınağ, kadın sığınma, acil konut, konukevi, sığınmaev, acil barınma, geçici konut, geçici barınma, kriz konut, sığınma evi, barınma ev, barınma merkez, güvenli ev, kadın evi, sığınmaevi, kriz konutu
dormitory, student accommodation, student housing, student residence, hall of residence, dorm, college accommodation, student hostel, residential college, university accommodation | öğrenci yurd, öğrenci yurt, öğrenci konut, öğrenci yurdu, yurtta, yurt oda, öğrenci evi, öğrenci konaklama, öğrenci pansiyon, kyk yurdu, yurtlar, yurdunda
aged care home, nursing home, retirement home, old people's home, aged care, aged-care home, residential care, care home, rest home, assisted living, retirement village, hostel for the elderly, old age home, nursing facility | huzurev, huzurevi, yaşlı bakım ev, bakım ev, bakımev, bakım evi, yaşlılar evi, yaşlılar yurdu, huzur evi, huzur ev, yaşlı evi, bakım yurd, bakım merkez, yaşlı yurd, yaşlılar yurd, bakımevi, yaşlı bakım evi, bakım merkezi, yaşlı yurdu, bakım yurdu
vacant land, block of land, vacant block, plot, empty block, parcel, allotment, empty land, lot of land, land we own, building block, paddock | arsa, boş arsa, parsel, toprak parçası, arazisi, boş arazi

# place: rooms
bedroom, sleeping room, bed room, kids' room, room to sleep in | yatak oda, yatak odası, yatak odaları, çocuk oda, ebeveyn oda, yatılan oda
living room, lounge room, lounge, sitting room, living area, family room, front room, loungeroom, TV room, rumpus room | oturma oda, salon, oturma odası, oturma alan
dining room, dining area, eating area | yemek oda, yemek odası, yemek salon, yemek masasının olduğu, yemek bölüm
kitchen, kitchenette | mutfak, mutfağ
bathroom, ensuite, en suite, wet area, shower room, wet room, bath room | banyo, duşlu oda
toilet, loo, lavatory, restroom, dunny, WC, washroom, ladies' room, men's room, water closet | tuvalet, lavabo, hela, wc, alaturka, klozet, ayakyolu, yüznumara
laundry room, laundry | çamaşır oda, çamaşırlık, çamaşırlığ, çamaşırhane, çamaşır odası, çamaşır yıkama oda, çamaşır bölüm
study room, home office, study area, workroom, office at home | çalışma oda, çalışma odası, ev ofis, evdeki ofis, evdeki büro, çalışma bölüm
garage, carport, car port, undercover parking | garaj, araba park yeri, kapalı otopark, araç yeri
basement, cellar, underground level, lower ground, downstairs storage | bodrum, zemin altı, mahzen, kiler katı
attic, loft, roof space, roof cavity, top floor room | tavan ara, çatı kat, çatı ara, çatı katı, çatı arası, çatı boşluğu
pantry, larder, food cupboard | kiler, erzak dolab, erzak oda, yiyecek dolab
hallway, corridor, hall, passage, passageway, foyer | koridor, hol, antre
balcony | balkon
veranda, verandah, terrace, patio, porch, decking, alfresco, pergola | veranda, teras, sundurma, kameriye, pergola, çardak, çardağ
backyard, yard, garden | bahçe, arka bahçe, arka avlu, bostan
garden shed, shed, storage room, storeroom, outbuilding, outhouse, storage unit, chicken coop, lock-up, self-storage, storage area | depo, kulübe, bahçe kulübe, ardiye, baraka, sundurma altı
driveway, drive way, garage entrance, entry for the car | garaj yol, araç giriş, garaj giriş, garaj yolu, garaj önü, araba girişi, garaj girişi, araç girişi, araba yolu, giriş yolu, garajın önü

# place: part of the building
roof, rooftop | çatı, dam., damı, damda
ceiling | tavan
wall, plasterboard | duvar, alçıpan
window, windowsill, double-glazed | pencere
door, front door, main entrance, entrance door, doorway, front entrance | kapı, ön kapı, giriş kapı, sokak kapı, ana kapı
floor tiles, tile, ceramic, tilework | fayans, karo, seramik, seramiğ, kalebodur, yer döşeme
floorboards, timber floor, wooden floor, parquet, floorboard, wood floor, laminate, hardwood floor, floor boards, flooring, floating floor | parke, ahşap zemin, ahşap döşeme, laminat, yer döşemesi, döşeme tahta, ahşap yer, tahta döşeme, yer tahta
stairs, staircase, stairway, stair, walk upstairs, stairwell | merdiven, basamak, basamağ
lift, elevator | asansör
fireplace, open fire, wood fire, wood heater, log fire | şömine, odun soba
gutter, rain gutter, downpipe, spouting, eaves, drainpipe | oluk, oluğ, yağmur oluğ, yağmur oluk, yağmur borusu, saçak, saçağ
fence, paling, fenceline | çit, tahta perde, parmaklık, parmaklığ, tel örgü, bahçe duvar, tahta perdesi, bahçe duvarı
gate, front gate, garden gate | bahçe kapı, dış kapı, bahçe kapısı, dış kapısı, yan kapı, bahçe giriş, site kapı
fire escape, fire stair, fire exit stairs, emergency stairs, fire staircase | yangın merdiven, yangın merdiveni, acil durum merdiven, yangın merdivenleri
emergency exit, fire exit, emergency door, fire door | acil çıkış, yangın çıkış, yangın çıkışı, acil çıkışı, acil durum çıkış, yangın kapı, acil durum çıkışı, yangın kapısı
swimming pool, pool, spa, aquatic centre, poolside | havuz, yüzme havuz, yüzme havuzu, yüzme merkezi

# object: furniture
bed, bunk, bedstead, bedside, sleeping place, somewhere to sleep, place to sleep | yatak, yatağ, karyola, yatacak yer, ranza, baza
mattress, futon | yatak, yatağ, döşek, döşeğ, şilte
sofa, couch, settee, lounge suite, three-seater, lounge set | kanepe, koltuk, koltuğ, koltuk takım, çekyat, divan, oturma grub, oturma grup
armchair, recliner, easy chair, lounge chair | koltuk, koltuğ, tekli koltuk, berjer
chair, stool | sandalye, iskemle, tabure, oturak
dining table, kitchen table, coffee table, table | yemek masa, mutfak masa, sehpa, masa
desk | çalışma masa, yazı masa, çalışma masası, bilgisayar masa, ofis masa, yazı masası, bilgisayar masası
wardrobe, closet, built-in robe, cupboard, robes, cabinet, built-ins | gardırop, gardırob, gardrop, gardrob, elbise dolab, elbise dolap, giysi dolab, dolab, dolap
bookcase, bookshelf, bookshelves, book shelf | kitaplık, kitaplığ, kitap raf, kitap rafı, kitap dolab
drawer, chest of drawers, dresser, sideboard, tallboy | çekmece, şifonyer, komodin
shelf, shelves, shelving, rack | raf, etajer
mirror, looking glass | ayna
carpet, rug, floor mat | halı, kilim, yolluk, yolluğ
curtain, drape | perde, tül
blinds, venetian blinds, roller blind, shutter, venetians, window blind | jaluzi, stor, panjur, güneşlik, kepenk, kepenğ, güneşliğ, jalûzi
lamp, light fitting, light bulb, bulb, lighting, light globe, lightbulb, downlight, lantern, ceiling light | lamba, ampul, avize, spot ışık, aydınlatma, ışıklar, fener
pillow, cushion, pillowcase | yastık, yastığ, minder, kırlent
blanket, throw rug, bedspread | battaniye, yatak örtüsü
quilt, doona, duvet, comforter | yorgan
bed sheet, bed linen, bedding, pillow cases, bed clothes, fitted sheet, bedclothes | çarşaf, nevresim, yatak takım, yatak takımı, yatak örtü
towel | havlu, peştamal
cot, crib, cradle, bassinet, baby's bed, baby bed | beşik, beşiğ, bebek karyola, bebek yatağ, bebek yatak, bebek karyolası, park yatak

# object: appliances
refrigerator, fridge, fridge-freezer, the fridge's | buzdolab, buzdolap, dolab, dolap
freezer, deep freeze | derin dondurucu, dondurucu, buzluk, buzluğ, dipfriz
dishwasher, dish washer, dishwashing machine | bulaşık makine, bulaşık makinesi, bulaşık makinası, bulaşık makinaları, bulaşık makina
washing machine, washer, front loader, top loader | çamaşır makine, çamaşır makinesi, çamaşır makinası, çamaşır makina, çamaşır makineleri, otomatik çamaşır
dryer, clothes dryer, tumble dryer, drier, drying machine | kurutma makine, çamaşır kurutma, kurutma makinesi, kurutma makinası, kurutucu, kurutma makina
oven | fırın
cooktop, stove, hob, stovetop, cooker, burner, hotplate, hot plate, cook top, cooking plate | ocağ, set üstü ocak, mutfak ocak, gazlı ocak, elektrikli ocak, ocakta, gaz ocak, tüplü ocak, tüp ocak, ocaklar, ocak üst
microwave | mikrodalga
range hood, exhaust fan, extractor fan, rangehood, ventilator, kitchen exhaust, ventilation fan, bathroom fan | aspiratör, davlumbaz, havalandırma
kettle | su ısıtıcı, kettle, çaydanlık, çaydanlığ, su ısıtıcısı, ketıl, demlik, demliğ
vacuum cleaner, hoover, vacuum, vac | elektrikli süpürge, elektrik süpürge, elektrikli süpürgesi, elektrik süpürgesi, süpürge makine, süpürge makinesi
iron, clothes iron, steam iron, press the clothes | ütü, ütülüyor
air conditioner, air conditioning, aircon, air con, cooling system, air-con, split system, evaporative cooler, air conditioners', reverse cycle | klima, soğutma sistem, soğutma sistemi
heater, heating, central heating, radiator, heating's | ısıtıcı, kalorifer, ısıtma, soba, radyatör, petek, peteğ
hot water system, water heater, boiler, hot water service, hot water unit, hot water tank, hot-water system, instant hot water | şofben, termosifon, kombi, sıcak su sistem, sıcak su kazan, su ısıtma, sıcak su deposu, sıcak su cihaz, su ısıtıcı sistem, sıcak su tank
smoke alarm, smoke detector, fire alarm, smoke sensor | duman alarm, duman dedektör, yangın alarm, duman alarmı, duman dedektörü, duman algılayıcı, duman sensör, yangın alarmı, duman detektör, yangın dedektör, yangın dedektörü, duman sensörü, duman detektörü
burglar alarm, security alarm, security system, alarm system, house alarm, intruder alarm, home security | hırsız alarm, güvenlik alarm, güvenlik sistem, alarm sistem, ev alarm, hırsız alarmı, alarm sistemi, güvenlik alarmı
security camera, CCTV, surveillance, camera | güvenlik kamera, kamera, mobese, güvenlik kamerası
lawnmower, lawn mower, mower, whipper snipper, grass cutter, grass trimmer, strimmer | çim biçme makine, çim makine, çim makinesi, çim biçme makinesi, ot biçme makine, çim biçici

# object: plumbing and electric fittings
tap, faucet, tapware | musluk, musluğ, batarya, çeşme
shower, showerhead | duş, duşakabin
bathtub, bath tub, bath | küvet, jakuzi
sink, kitchen sink, washbasin, hand basin, basin, vanity unit | evye, lavabo, mutfak lavabo, bulaşık teknesi, el yıkama
toilet cistern, toilet tank, cistern, flush, toilet bowl | rezervuar, sifon
pipe, water pipe, pipework, pipeline | boru, su tesisat
drain, drainage, sewer, sewerage, drainpipe, plughole, sewage, waste water, wastewater, storm water | su gider, gider boru, lavabo gider, pis su, kanalizasyon, lağım, atık su, drenaj, gideri, giderler, gider borusu, ızgara gider, su tahliye, rögar
water meter, electricity meter, gas meter, meter | sayaç, sayac, elektrik saat, su saat, gaz saat, elektrik saati, su saati, gaz saati, doğalgaz saat
power point, electrical outlet, power outlet, wall socket, socket, powerpoint, plugs, GPO | priz
light switch, dimmer, wall switch | elektrik düğme, ışık düğme, lamba düğme, elektrik anahtar, ışık düğmesi, elektrik düğmesi, anahtar düğme, lamba düğmesi, ışık anahtar, şalter düğme, elektrik anahtarı
fuse, fuse box, circuit breaker, switchboard, fusebox, safety switch, trip switch, trip the circuit, switch board, meter box switch, main switch | sigorta, sigorta kutu, elektrik pano, şalter, sigorta at-, elektrik panosu, kaçak akım, emniyet anahtar, kofra
wiring, electrical wiring, electric cable, wire, cable, rewire, electrics, electrical work, electrical system | elektrik tesisat, elektrik kablo, kablo döşe-, kablo, elektrik tesisatı, elektrik döşeme, elektrik hat
door handle, doorknob, door knob, latch, doorlatch | kapı kol, tokmak, tokmağ, kapı kolu, kapı kolları, kulp, kapının kolu, mandal
lock, deadlock, deadbolt, padlock | kilit, kilid
key, house key, keyring, fob, swipe card, access card, latchkey | anahtar, giriş kart
doorbell, intercom, door bell, buzzer | kapı zil, diyafon, interkom, kapı zili, kapı otomatik

# utility
electricity, electric power, power supply, electricity supply, power, electric bill | elektrik, elektriğ, cereyan, ceryan
natural gas, gas supply, gas, LPG | doğalgaz, doğal gaz, gaz, tüpgaz, lpg
water supply, running water, tap water, water | su, musluk suyu, şebeke suyu, suyumuz, suyunuz

# household trouble
water leak, leak, leakage, drip, leaky, seep, water coming through, water is coming through, water coming in, water got in, seepage, ooze, rain came in, let in water | sızıntı, su kaçak, su kaçağ, sız-, su kaçır, akıt-, su akıt-, damlıyor, damlama, damla, su akıyor, su kaçağı, akan su, su geçir, su akt-
flood, inundation, inundated, under water, floodwater, water everywhere, overflowing | su bas-, su baskın, sel, taşkın, su baskını, suyu bas-, su altında kal-, su taş-, sular altında, su içinde kal-, sular bas-, taşan su, göl olmuş, su içinde bırak, koridoru bas-, evi su bast, selden
mould, mold, mildew, mouldy, moldy, mouldiness, mould's | küf, küflen
damp, dampness, rising damp, moisture, humidity, moist, wet walls, condensation, sweating walls, mustiness | rutubet, nem, nemli, rutubetli, nemlen
blocked drain, blocked, blockage, clog, plugged, backed up, won't drain, not draining | tıkan-, tıkan, tıkanık, tıkanığ, tıkanıklık, tıkalı, su gitme-, su gitmiyor
crack, fracture, fissure, crevice | çatlak, çatlağ, çatla, çatlıyor, yarık, yarığ
rust, rusty, corrosion, corrode, oxidised | pas, paslı, korozyon, küflenmiş demir
power failure, power outage, blackout, power cut, power went out, power goes out, power's out, no power, power is out, loss of power, electricity cut, electricity went out, electricity was cut off, power was cut, without electricity, without power, no electricity, lost power, power interruption, lose power | elektrik kesinti, elektrik kesil, elektrikler kesil, elektrikler git-, elektrik kesintisi, elektriksiz kal-, elektrik git-, elektriğin kesil, elektrik kesik, elektriğimiz kesil, elektrik kesintileri, cereyan kesil, elektriği kesil, ışıklar git-, karanlıkta kal-
gas leak, leaking gas, gas escaping, gas leakage, smell of gas, smell gas, gas smell | gaz kaçak, gaz kaçağ, gaz sızıntı, gaz kaçağı, gaz koku, gaz kokusu, gaz sız-, gaz kaçır, gaz sızıntısı, doğalgaz kaçağı, gaz kokuyor
short circuit, shorted, short-circuit, electrical fault, shorting, electrical short | kısa devre, elektrik kontağ, kısa devre yap-, elektrik arızası, elektrik kontak, elektrik kontağı
pests, cockroach, insect infestation, vermin, pest, bugs, infestation, roaches, creepy-crawlies, insect, bug problem | haşere, böcek, böceğ, hamam böceğ, hamamböceğ, haşarat
mice, mouse, rat, rodent | fare, sıçan, kemirgen
termite, white ant, wood borer | termit, beyaz karınca, ağaç kurdu, beyaz karıncalar, ağaç kurtları, ak karınca
bad smell, odour, odor, stench, smell, smelly, stink, stinky, reek, whiff, pong | koku, kötü koku, kok-, kokuşmuş, kokusu, kokuyor, koktu, kokular, kokluyor, kokan, kokmuş
noise, noisy, loud music, racket, loud, loudly, commotion, blaring, noisily, ruckus | gürültü, gürültülü, yüksek ses, yüksek sesle, ses yap-, patırtı, şamata, yüksek müzik, tantana, yüksek sesli, patırdı
barking, bark, barking dog, yapping | havla-, havla, havlıyor, köpek havlama, havlıyan
trespass, enter without permission, trespasser, intruder, enter without, let himself in, let herself in, come in without, came in without, unlawful entry, unauthorised entry | izinsiz gir-, haneye tecavüz, izinsiz giriş, haber vermeden gir-, habersiz gir-, zorla gir-, mülke tecavüz, konut dokunulmazlığ, habersiz giriş, mülke izinsiz, kendi anahtarıyla gir-

# utility connection
connect, get connected, hook up, connection, put on the electricity, reconnect, reconnection, get the power on, got the power on, gotten the power on, get the gas on, got the gas on, gotten the gas on, set up the electricity, turn on the power, switch on the service | bağla-, bağla, bağlıyor, bağlantı, aboneliğ aç-, abone ol-, abonelik aç-, hattı aç-, bağlan, bağlat
disconnect, cut off, get cut off, disconnection, cut the power, cut the electricity, cut the gas, turn off the power, shut off, switched off the service, cut us off, terminate the service | kesil-, kesil, kestir, bağlantıyı kes-, elektriği kes-, suyu kes-, gazı kes-, bağlantıyı kopar, elektriğimizi kes-, elektriğinizi kes-, hattı kes-, hizmeti kes-, hattı kapat, elektriğini kes-, bağlantısı kes-

# upkeep
repair, fix, get it fixed, mend, put right, rectify, patch up, patched, have it seen to, has it seen to, had it seen to, repairable, remedy | tamir et-, tamir ed-, tamir, tamirat, onar-, onarıl, onarım, onart, bakımını yap-, tamir ettir
paint, repaint, painting the walls, paintwork | boya-, boyuyor, boyat, badana, boyan, boyası
clean, clean up | temizle-, temizle, temizliyor, temizlik, temizliğ, silip süpür
install, installation, set up, fitted., fitting, mount, assembly, assemble, set-up, put together, putting it together, installer | tak-, monte et-, monte ed-, montaj, kurulum, monte edil-, kurma, döşe-, döşüyor, döşen, yerleştir, kurdur, tesis et-, tesis ed-, tesisat çek-
demolish, demolition, knock down, tear down, pull down, tore down, torn down, tear it down, tore it down, torn it down, knock it down, bulldoze, raze | yık-, yıkım, yıkıl, yerle bir, yıkıntı

#~ repairs, damage, moving
urgent repair, emergency repair, urgent maintenance, fix it urgently, immediate repair, urgent work, priority repair, pressing repair, emergency maintenance | acil tamir, acil onarım, acil tamirat, acil onarımlar, acil tamiratlar, acil tamiri, acilen tamir, acil bakım, acil onarımı, acilen onar-, ivedi tamirat, hemen tamir
maintenance, upkeep, general maintenance, maintain, looked after, keep in good condition, kept in good condition, keep in good repair, kept in good repair, take care of the house, took care of the house, taken care of the house, keep up the property, kept up the property | bakım, bakım onarım, bakım yap-, idame
damage, cause damage, property damage, ruin, wreck, destroy, dent, caved in, pushed in, harm, vandalise | hasar, hasarlı, zarar, zarar gör-, zarar ver-, hasar gör-, hasar ver-, tahrip et-, tahrip ol-, tahribat, zedele, zedeliyor, mahvol, ziyan, harap, harab, mahvet, göçük, ezik, eziğ, zararlı
insulation, insulate, draught-proof, soundproof, batts, weather-proof | yalıtım, izolasyon, yalıtımlı, izole, mantolama
move house, relocate, house move, shift house, move, relocation, change of address, change address | taşın-, ev taşı-, ev değiştir, evi taşı-, adres değiştir, eşya taşı-, ev değişikliğ, yer değiştir, taşınırken, evimizi taşı-, evini taşı-
furniture, furnishings, lounge suite, flat-pack, furniture's | mobilya, möble, ev eşya, ev eşyası, ev eşyaları
belongings, possessions, personal items, personal effects, personal property, stuff, our things, my things, your things, gear, goods, personal things, what we own, everything we own, valuables, own things, household contents, home contents, his things, her things, their things | eşya, kişisel eşya, öteberi, pılı pırtı, varımız yoğumuz
household appliance, appliance, white goods, home appliance, electrical goods | ev alet, beyaz eşya, elektrikli alet, ev aletleri, beyaz eşyalar, elektronik eşya, ev cihaz, elektrikli eşya, mutfak alet, beyaz eşyası, elektronik cihaz
common area, common property, shared area, communal area, shared space, shared facilities, common space, communal space, common ground | ortak alan, ortak kullanım alan, ortak alanlar, ortak alanı, ortak kullanım, ortak mekân, ortak yer, ortak bölüm, müşterek alan, ortak mekan
disturb the neighbours, nuisance, disturbance, disturb, keep us awake, kept us awake, bother us | komşuları rahatsız et-, komşuları rahatsız ed-, rahatsızlık ver-, huzursuzluk, rahatsız et-, rahatsız ed-, rahatsız edil-, huzur kaçır, huzuru boz-, huzurunu kaçır, huzurunu boz-, huzursuzluğ, huzursuz et-, rahatını kaçır, tedirgin et-, huzurumuzu kaçır
spare key, duplicate key, extra key, copy of the key, another key, second key, extra set of keys, key copy, key cut | yedek anahtar, yedek anahtarı, ikinci anahtar, anahtar kopya, anahtarın yedeğ, anahtarın kopya, fazladan anahtar, diğer anahtar, anahtarın eşi, yedek anahtarlar
collapse, fall in, fell in, cave in, give way, gave way, brought down | çök-, yıkıl, göç-, göçük, göçüğ
stain, mark on the, stain on the carpet, blotch, mark on, spot on the, spill mark | leke, leke yap-, leke izi
scratch, scuff, scuff mark, scrape | çizik, çiziğ, çizil, sıyrık, sıyrığ, çizikler
hole, nail hole, puncture | delik, deliğ, çivi deliği, gedik, gediğ, oyuk, oyuğ
burst, split open, rupture | patla-, patla, patlıyor, yarıl, patlama, patlat, patlayınca, patlak, patlağ
replace, replacement, swap over, put in a new one, new one in its place | değiştir-, değiştir, değişim, yenisiyle değiştir, yenile, yeniliyor, yenisini tak-, değiştiril, değiştirt
`
