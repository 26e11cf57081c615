/** Meanings as `index.ts` describes them. */
export const FOOD_NATURE_WEATHER_ANIMALS = `
# food: fruit and vegetables
apple | elma
orange, mandarin, tangerine | portakal, mandalina
banana | muz
tomato | domates
potato, spud | patates
onion, shallot | soğan
garlic | sarımsak, sarımsağ, sarmısak, sarmısağ
mushroom | mantar
beans, bean. | fasulye, barbunya
pepper, capsicum, bell pepper | biber, dolmalık biber, sivri biber, kapya

# food: meat, dairy and staples
beef, steak, veal | dana eti, sığır eti, sığır et, dana et, biftek, bifteğ, dana kıyma, bonfile
lamb, mutton | kuzu eti, kuzu, koyun eti, pirzola
chicken, poultry, chook, hen | tavuk, tavuğ, piliç, kümes hayvanı
pork, ham, bacon, pig meat | domuz eti, jambon, domuz
fish, seafood, prawn, salmon, tuna | balık, balığ, deniz ürünü, deniz mahsulü, deniz ürünleri, karides, somon
egg | yumurta
milk | süt
cheese, feta, cheddar, cheesy | peynir, kaşar
yoghurt, yogurt | yoğurt, yoğurd
butter | tereyağı, tereyağ
cream, thickened cream | krema, kaymak, krem şanti
bread, loaf of bread, loaves, toast, pita, bun, loaf | ekmek, ekmeğ, pide, somun, bazlama, yufka
rice, pilaf | pirinç, pirinc, pilav
pasta, spaghetti, macaroni, penne, noodle | makarna, erişte, spagetti, noodle
sugar, sweetener | şeker, şekeri
salt, salty | tuz
cooking oil, olive oil, vegetable oil, oil, vegetable fat | sıvı yağ, zeytinyağı, bitkisel yağ, ayçiçek yağı, zeytinyağ, ayçiçek yağ, kızartma yağı, sıvı yağı
honey | bal
peanut, nut, hazelnut, walnut, almond, cashew, pistachio | fıstık, fıstığ, yer fıstığı, kuruyemiş, kuru yemiş, fındık, fındığ, ceviz, badem, kabuklu yemiş, yerfıstığı
flour, wheat flour, plain flour | un., unu, undan, buğday unu
lentils, lentil, chickpea, pulses, legumes | mercimek, mercimeğ, nohut, nohud, bakliyat, baklagil

# food: drinks and dishes
water, drinking water, tap water | su
tea, cuppa | çay
coffee, latte, cappuccino, flat white, espresso | kahve, neskafe, espresso
fruit juice, juice, orange juice | meyve suyu, portakal suyu, meyve su, elma suyu, portakal su
soft drink, fizzy drink, coke, lemonade, soda, cola, sugary drink, Coca-Cola | gazoz, meşrubat, kola, gazlı içecek, gazlı içecekler, asitli içecek, şekerli içecek, soda, soğuk içecek
beer, pint, lager, ale, stubby | bira
wine | şarap, şarab
soup, broth | çorba
salad, coleslaw | salata
sandwich, toastie, sanga, sanger | sandviç, sandvic, tost, ekmek arası
cake, cupcake, muffin | pasta, kek
biscuit, cookie, cracker, bickie | bisküvi, kurabiye, kraker, bisküit
ice cream, ice-cream, icy pole, gelato | dondurma
hot chips, french fries, fries, chips, wedges, crisps | patates kızartması, kızarmış patates, patates kızartma, cips, parmak patates
chocolate, choccy | çikolata
barbecue, BBQ, barbie, sausage sizzle, cookout, grill | mangal, barbekü, ızgara

# meals
breakfast, brekkie, morning meal | kahvaltı, sabah yemeği
lunch, midday meal, lunchtime, meal at noon, noon meal | öğle yemeği, öğlen yemeği, öğle yemek, öğlen yemek, öğle yemeğ, öğlen yemeğ, öğleyin yemek, öğlenki yemek, öğle öğünü
dinner, evening meal, supper, dinnertime | akşam yemeği, akşam yemek, akşam yemeğ, akşamki yemek, akşam sofrası
snack, nibble, bite to eat, have a bite, has a bite, had a bite | ara öğün, atıştırmalık, atıştırmalığ, atıştır, çerez, hafif bir şey, ara öğünler, abur cubur
morning tea, afternoon tea, smoko, tea break, coffee break, cuppa break | çay molası, çay saati, kahve molası, çay paydosu, ikindi çayı, ara molası

# what is done with food
boil, simmer | kaynat-, kaynat, haşla, haşlıyor, kayna-, kaynıyor
fry, deep-fry, pan-fry, stir-fry, sauté, saute, sear | kızart-, kızart, kavur, tavada pişir, kızarmış, kavrul, sote, kızar, yağda pişir
bake, roast, oven-bake | fırınla-, fırınla, fırınlıyor, fırında pişir, fırında pişiril, fırına ver-, fırına at-, fırına koy-, fırında yap-, közle
grill, barbecue, char-grill | ızgara, ızgara yap-, mangalda, mangal yap-, közde
freeze, froze, frozen, deep-freeze | dondur-, donmuş, don-, dondurulmuş, buzlukta
heat up, reheat, warm up the food, heat it up, warm up, warm it up, microwave it, heat, warmed, warming, preheat | ısıt-, ısıtıl, mikrodalgada, ısıtıver, ısın-, sıcak tut-
eat, ate, eaten, have a meal, has a meal, had a meal, have a bite, has a bite, had a bite, dine, consume, feed herself, feed himself, feed yourself, munch, eater, chow down, have a feed, has a feed, had a feed, fussy eater, get a bite, got a bite, gotten a bite | yemek ye-, yemey, yemek yen-, yemeğini ye-, yiyor, yiyecek, yemiş, yedim, yediniz, yedik, yediğ, yediler, yiyip, yesin, yiyelim, yiyeyim, yeriz., yersiniz., yemez, yemem, yemiyor, yemedi, yemeden, yerken, yiyen, yenir, yenmez, yenebil, yiyebil, yedir, beslen, tüket, karnını doyur, atıştır, yeriz, yersiniz, karın doyur, yeme içme
drink, drank, drunk, sip, gulp, swig, consume | içiyor, içti, içmek, içmey, içecek, içip, içme, içsin, içelim, içeyim, içerim, içmez, içmiyor, içilir, içilmez, içildi, içiliyor, içilen, içir, içerken, içince, içebil, içtiğ, içtik, içmiş, içenler, bir şey iç-, su tüket, yudumla, bir şeyler iç-, içil-, içir-, içirt, içki, yudum, içen, içen.
swallow, gulp down, get it down, got it down, gotten it down, ingest, gulp, keep down, kept down, kept my card, keep my card, take my card, took my card, taken my card, eat my card, ate my card, eaten my card | yut-, yutul, yutkun, yutuver, içine al-, kartı al-, boğazından geç-, boğazdan geç-
chew, munch, gnaw, crunch | çiğne-, çiğne, çiğniyor, kemir, geviş

# taste and state of food
sweet, sugary, sweetened, sweetness | tatlı, şekerli, tatlandırılmış, şekerleme
bitter, bitterness, sharp taste | acı, acımsı, acımtırak
spicy, hot chilli, chilli hot, chilli, chili, peppery, hot sauce, spice | acı, acılı, baharatlı, baharat, biberli, pul biber
fresh, freshness, just picked | taze, tazeliğ, taptaze
rotten, gone off, spoilt, mouldy, gone bad, go off, went off, go bad, went bad, rot, spoil, moldy, off milk, decayed, smells off, rancid, putrid, perished | çürük, çürüğ, bozulmuş, kokmuş, küflü, küflen, çürü-, ekşimiş, kokuşmuş
stale, hard bread, old bread | bayat
raw, undercooked, uncooked, half-cooked, underdone, not cooked through | çiğ, az pişmiş, pişmemiş, yarı pişmiş
past its use-by date, out of date, past expiry date, past the use-by, past its best, best before, use-by date, use by date, expiry date, expiration date, past the expiry, past use-by | tarihi geçmiş, son kullanma tarihi geç-, günü geçmiş, miadı dol-, son kullanma tarih, günü geç-, tarihi geç-, vadesi geçmiş, tüketim tarihi, son tüketim, tarihi dol-, skt, tarihi dolmuş

# diet
vegetarian, plant-based, veggie, no meat, meat-free, doesn't eat meat, don't eat meat | vejetaryen, etyemez, vejeteryan, et yeme-, et yemiyor, etsiz, vejetaryan
halal, halal-certified | helal, helâl
gluten-free, gluten free, coeliac, celiac, wheat-free, no gluten | glutensiz, gluten içerme-, gluten içermiyor, glütensiz, çölyak, çölyağ
diet, on a diet, eating plan, dietary, meal plan, low-fat, slimming, weight loss plan | diyet, perhiz, rejim, beslenme planı, beslenme düzeni

# hungry or thirsty
hungry, hunger, famished, peckish, haven't eaten, starve | acık-, açlık, açlığ, karnı aç, karnım aç, açım, karnınız aç, aç kal-, açız, karnı zil çal-, aç bilaç
thirsty, thirst, dehydrated, dehydration, parched | susa-, susuyor, susuzluk, susuz, dili damağı kuru-
full up, had enough to eat, stomach is full, be full, is full, was full, been full, am full, are full, were full, I'm full, eaten enough, have enough to eat, has enough to eat | tok, doy-, karnı tok, karnım tok, tıka basa ye-

# at the table and in the kitchen
plate, dish, platter | tabak, tabağ, çanak, çanağ
drinking glass, glass of, tumbler, wine glass | bardak, bardağ, kadeh
cup, mug, teacup | fincan, kupa, çay bardağı
knife, knives, blade, pocketknife, box cutter, penknife | bıçak, bıçağ, çakı, falçata
frying pan, pan, frypan, skillet, wok | tava
saucepan, cooking pot, pot, stockpot, pressure cooker | tencere
bottle, flask | şişe, matara, şişesi, şişelik

#~ eating out and cooking
cook, prepare a meal, cook dinner, make dinner, made dinner, make lunch, made lunch, make a meal, made a meal, make the meal, made the meal, make food, made food, make my own food, made my own food, make the food, made the food, prepare food, prepare meals, prepare dinner, meal preparation, cater, prepare the meal, fix dinner, make breakfast, made breakfast, get dinner ready, got dinner ready, gotten dinner ready, cookery | pişir-, pişir, yemek yap-, aşçılık, yemek hazırla, yemek hazırlıyor, yemek yapıl, yemeği yap-, yemeğini yap-, yemekleri yap-, yemekleri hazırla, aşçılığ, mutfak işi, akşam yemeğini hazırla, yemek hazırlama, yemeği hazırla, sofra kur-, sofra hazırla, ocağın başına geç-
order food, takeaway, take away, takeout, take-away, food delivery, delivery food, Uber Eats, order in | paket servis, sipariş et-, sipariş ver-, sipariş, paket yaptır, hazır yemek, dışarıdan söyle, dışarıdan söylüyor, yemek söyle, yemek söylüyor, paket olarak, ısmarla, ısmarlıyor
delicious, tasty, yummy, nice to eat, mouth-watering, scrumptious, taste good, flavoursome, lovely food, finger-licking | lezzetli, nefis, leziz, enfes, tadı güzel, damak tadı, parmaklarını ye-, tadına doyulma-, tadına doyulmuyor
meat, meaty | kırmızı et, et yemeği, et ürünü, et ye-, eti., etler, etli, etten
vegetable, veg, veggie, greens, vegies | sebze, yeşillik, yeşilliğ, zerzevat
fruit | meyve
alcohol, alcoholic drink, liquor, booze, spirits, grog, alcoholic beverage | alkol, içki, alkollü, alkollü içki
drunk, tipsy, intoxicated, under the influence, drunken, drunkard, had too much to drink, been drinking, drunkenness, plastered, inebriated, over the limit, tanked | sarhoş, alkollü, içkili, sarhoşluk, kafası güzel, alkol etkisinde, çakırkeyif, ayyaş, körkütük, alkolün etkisi
meal, food, dish of food, hot meal, food served, cooked meal | yemek, yemeğ, öğün, sıcak yemek, sofra
food, foodstuff, groceries, food items, things to eat | yiyecek, yiyeceğ, gıda, besin, erzak, erzağ, gıda maddesi, yemek, yemeğ
drink, beverage, something to drink | içecek, içeceğ, meşrubat
dessert, sweets, pudding, baklava, something sweet | tatlı, baklava, sütlaç, muhallebi

# garden, land and what is done there
tree | ağaç, ağac, ağaçlığ
flower, blossom, bloom, floral | çiçek, çiçeğ
lawn, grass, turf, grassy | çim, çimen, çimenlik
bush, shrub, rosebush | çalı, çalılık, çit bitkisi, gül ağacı, bodur ağaç, gül fidanı
weed, weedy | yabani ot, ayrık otu, yabani otlar, ot yol-, otları, yaban otu
soil, dirt, earth, potting mix, mud, topsoil | toprak, toprağ, çamur
fence, paling, fenceline | çit, tahta perde, bahçe duvarı, parmaklık, parmaklığ, tel örgü, tahta perdesi, bahçe duvar
plant, sow, sown, grow vegetables, gardening, cultivate, put it in the ground, vegie patch | dik-, ek-, fidan dik-, dikil, ekil, yetiştir, ekim yap-, ekmiş, ektim
water the garden, water the plants, watering, water the lawn, water the flowers, water the trees, watered, hose the garden, irrigate, irrigation, sprinkler, give water to the plants, gave water to the plants, given water to the plants | sula-, suluyor, sulama, sulan, sulat, su ver-, fıskiye
mow, cut the grass, mown, cut the lawn, trim the grass, lawnmowing | biç-, çim biç-, biçil, çim kes-, çimleri kes-, çimleri biç-
prune, trim the tree, trim the hedge, trim, cut back, cut the branches, cut branches, lop, clip the hedge, cut it hard, cut it back | buda-, buduyor, budama, budan, budat, dal kes-, dalları kes-, dallarını kes-, kırp-
dig, dug, excavate, excavation | kaz-, kazıl, kazı yap-, çukur aç-, eşele, bellemek, hafriyat
sea, ocean, seaside, marine | deniz, okyanus
beach, seaside, shore, waterfront, foreshore | plaj, kumsal, sahil, deniz kenarı, kıyı, plajda
river, creek, stream, brook, riverbank | nehir, nehr, ırmak, ırmağ, dere, çay kenarı, akarsu
mountain | dağ, dağlığ
forest, bushland, woods, woodland, rainforest, the bush | orman, ormanlık, ağaçlık alan, çalılık alan
plant, seedling, pot plant, vine, grapevine | bitki, fide, asma, üzüm asması

#~ parts of a plant, and what grows together
leaf, leaves, leafy, foliage | yaprak, yaprağ
tree branch, branches of the tree, twig, bough, branch off the tree, limb of the tree | ağaç dalı, dalı, dallar, dal., budak, budağ
tree root, root | ağaç kökü, kökler, kök, ağacın kökleri
tea garden, tea plantation, tea field | çay bahçe, çaylık, çaylığ, çay tarla

# weather: weather and disasters
rain, rainy, rainfall, wet weather, pouring, rainwater, downpour, drizzle | yağmur, yağmurlu, yağış, sağanak, yağmur yağ-, yağıyor, yağdı, yağar, çisele, ahmak ıslatan, sağanağ
sunny, sunshine, sun, clear skies, fine weather, sunlight, clear weather | güneşli, güneş aç-, güneş
cloudy, overcast, cloud, grey sky | bulutlu, bulut, kapalı hava, hava kapalı
wind, windy, gusty, breeze, gust, gale, breezy | rüzgar, rüzgâr, rüzgarlı, esinti, rüzgârlı, esti, yel, esiyor, lodos, poyraz
snow, snowy, snowfall, sleet, blizzard, snowstorm | kar yağ-, karlı, kar yağışı, kar fırtınası
storm, thunderstorm, stormy, thunder, tempest, severe weather, wild weather | fırtına, fırtınalı, gök gürültülü, gök gürültüsü
fog, foggy, mist, misty, smog, low visibility, haze | sis, sisli, puslu
hail, hailstorm, hailstone | dolu fırtınası, dolu yağ-, dolu hasarı, dolu yağışı, dolu taneleri, doludan, dolu fırtına, dolu hasar, dolu yağış
heatwave, heat wave, scorcher, extreme heat, hot spell, very hot day, stinking hot | sıcak dalgası, sıcak hava dalgası, kavurucu sıcak, bunaltıcı sıcak, aşırı sıcak, aşırı sıcaklar, kavurucu sıcaklar, aşırı sıcağ, çok sıcak günler, sıcak hava dalga
fire, bushfire, wildfire, blaze, flame, bonfire, campfire, inferno | yangın, orman yangını, ateş, alev
flood, floodwater, inundated, inundation, deluge, burst its banks, waterlogged | sel, su baskını, sel bas-, taşkın, su bas-, su baskın, suyu bas-, su altında kal-, basan su, suya gömül, sular altında, su taş-, sular bas-, selden
earthquake, quake, tremor, aftershock, seismic | deprem, zelzele, artçı, sarsıntı
cyclone, hurricane, tornado, typhoon, twister | kasırga, siklon, hortum çık-, tayfun
explosion, explode, gas explosion, blast, blow up, blew up, blown up, detonate, went off with a bang | patlama, patla, patlıyor, infilak, havaya uç-, patlat, patlayınca, patlak, patlağ

#~ in an emergency
evacuate, evacuation, leave the area, clear the building, get out of the house, got out of the house, gotten out of the house, leave the building, left the area, move people out, vacate the building | tahliye et-, tahliye ed-, tahliye, boşalt, bölgeyi terk et-, binadan çıkar
rescue, save his life, save my life, rescuer, pull out alive, save her life | kurtar-, kurtar, kurtarma, kurtarıl
smoke, smoky, fume | duman, dumanlı
smoking, smoke, smoker, cigarette, ciggie, tobacco, vape, nicotine | sigara, sigara iç-, tütün, sigara içen, nargile, tiryaki
smoke alarm, smoke detector, fire alarm, smoke sensor | duman alarmı, duman dedektörü, yangın alarmı, duman alarm, duman dedektör, yangın alarm, duman algılayıcı, yangın dedektörü, duman sensörü, duman detektörü
drown, near-drowning | boğul-, boğul
choke, suffocate, suffocation, get stuck in his throat, got stuck in his throat, gotten stuck in his throat, get stuck in her throat, got stuck in her throat, gotten stuck in her throat, stuck in my throat | boğul-, boğul, boğazına kaç-, nefes borusuna kaç-, soluğu tıkan, boğazında kal-, boğazına takıl, boğazıma takıl, nefesi kesil, nefessiz kal-, boğazı tıkan, soluksuz kal-, havasız kal-, boğazıma kaç-

# animal: kinds of animals
dog, puppy, pup, pooch, doggy, canine, hound | köpek, köpeğ, yavru köpek, enik, eniğ
cat, kitten, kitty, feline | kedi, pisi
bird, parrot, budgie, birdsong, budgerigar, canary, cockatoo, pigeon, magpie, seagull | kuş, papağan, muhabbet kuşu, güvercin, kanarya, martı, serçe, kakadu
horse, pony, horseback, mare, stallion, foal | beygir, ata bin-, at binme, kısrak, atlar, at yarışı, aygır
cow, cattle, bull, ox, heifer | inek, ineğ, sığır, boğa, buzağı, öküz, büyükbaş
sheep, lambs, ram, ewe | koyun, koç, kuzular
rabbit, bunny, hare | tavşan
hen, rooster, chicken, chook, cockerel, chick | horoz, tavuk, tavuğ, civciv, kümes hayvanları
mouse, mice, rat, rodent, vermin | fare, sıçan, kemirgen
cockroach, roach | hamam böceği, hamamböceği, hamam böcekleri, hamam böceğ, hamamböcekleri, kalorifer böceği, karafatma, hamam böcek
ant | karınca
spider, redback, huntsman, cobweb, arachnid | örümcek, örümceğ, karadul
snake, serpent, snakebite | yılan, engerek, engereğ
bee, wasp, hornet | arı, eşek arısı
mosquito, mozzie, midge, gnat | sivrisinek, sivrisineğ, sivri sinek, sivri sineğ
termite, white ant, wood borer | termit, beyaz karınca, ağaç kurdu, ağaç kurtları, ak karınca, beyaz karıncalar
bedbug, bed bug | tahta kurusu, tahtakurusu, tahta kuruları, tahtakuruları, yatak böceği

#~ animals, faith, giving
animal, pet, creature, furry friend | hayvan, evcil hayvan, mahluk
dog bite, bitten, bite, bit me, savaged, snapped at, maul, sink its teeth into, sank its teeth into, sunk its teeth into | ısır-, ısırığı, ısırık, ısırıl, ısırdı
bark, yap, woof, yelp | havla-, havla, havlıyor, havlama, ürü-
desexed, desex, neuter, spay, sterilise, castrated, have him fixed | kısırlaştır-, kısırlaştır, iğdiş, hadım
dog leash, leash, lead on the dog, on a lead, off-leash, dog lead, dog collar | tasma, gezdirme kayışı
pray, prayer, worship | dua et-, dua ed-, dua, namaz, namaz kıl-, ibadet, ibadet et-, niyaz
fasting, fast during Ramadan, Ramadan fast, Ramadan, Ramazan, fasted, break the fast, broke the fast, broken the fast, holy month, on fast | oruç, oruc, oruç tut-, ramazan, niyetli
donate, donation, charity, give to charity, contribute money, fundraiser, fundraising, donor, charitable, alms | bağış, bağış yap-, hayır kurumu, sadaka, yardım derneği, hayır işi, hayırsever, yardım topla, yardım topluyor, yardım kampanyası, hayır derneği, hayır için, hayır amaçlı, zekat, zekât, hayır yap-, yardım kuruluşu, hibe et-, hibe ed-, teberru, hayrına, bağışla-
insect, bug, creepy-crawly, creepy crawly | böcek, böceğ, haşere, haşarat

# sport and exercise
soccer, football, footy, play ball, kick a ball, footballer | futbol, top oyna-, top oynuyor, maç yap-, ayak topu
swimming, swim, swam, swimmer, swum | yüzme, yüzme dersi, yüzmeye, havuzda yüz-, yüzücü, yüzüyor, yüzdü, yüzüp, yüzebil, denize gir-, yüzmek, yüzmey
running, jog, go for a run, runner, jogger, runs., marathon, for a run | koşu, koş-, maraton, jogging
basketball, hoops, basketballer | basketbol, basket
tennis | tenis
cricket, cricketer | kriket
gym, gymnasium, fitness centre, fitness center, fitness club, health club | spor salonu, jimnastik salonu, fitness, spor salon, jimnastik salon, spor merkezi, spora git-, spora gid-, salona git-, spor kulübü
yoga, pilates, stretching class | yoga, pilates
cycling, ride a bike, rode a bike, ride my bike, rides his bike, bike ride, cycled, bicycle riding, ride a bicycle, rode a bicycle, ridden a bicycle | bisiklete bin-, bisiklet sür-, bisikletle, bisiklet bin-, bisiklet turu, pedal çevir
go for a walk, walking, stroll, went for a walk, gone for a walk, walks, take a walk, took a walk, hike, bushwalk | yürüyüş, yürüyüşe çık-, doğa yürüyüşü, gezintiye çık-, yürümey, hava almaya çık-
martial arts, karate, judo, taekwondo, boxing, kickboxing, self-defence, self defence, wrestling, kung fu | karate, judo, tekvando, dövüş sanatları, boks, güreş, dövüş sporu, savunma sanatı, dövüş sanat, taekwondo

# result of the game
win, won, victory, beat the other team, winner, victorious, beat them, beaten them, champion, championship, triumph, defeated the | kazan-, yen-, galip gel-, galibiyet, zafer, birinci ol-, şampiyon, galip, maçı al-, üstün gel-
lose the game, lost the match, lost the game, defeat, lost to, lose the match, be beaten, is beaten, was beaten, been beaten, am beaten, are beaten, were beaten, lose by, lost by, thrashed, lost the final | yenil-, kaybet, kaybed, mağlup ol-, yenilgi, mağlubiyet, mağlup, maçı ver-
drawn game, a draw, drew the game, even score, level score, level game, end in a tie | berabere, beraberlik, beraber kal-, beraberliğ

# places to go
cinema, movies, the pictures, movie theatre, movie theater, picture theatre, movie house | sinema, filme git-
theatre, theater, stage show, playhouse | tiyatro, piyes
museum | müze
park, parkland, public gardens, botanic gardens | park, botanik bahçesi, parka, parkta, parklar
playground, play area, slide and swings, adventure park, jungle gym | oyun parkı, çocuk parkı, oyun alanı, oyun alan, çocuk park, oyun bahçesi, oyun park, çocuk bahçesi
library, librarian | kütüphane, kitaplık, kitaplığ
swimming pool, pool, aquatic centre, poolside, spa | havuz, yüzme havuzu, yüzme merkezi, yüzme havuz
restaurant, eatery, bistro, steakhouse, dining place | restoran, lokanta, restaurant, yemek yeri, ocakbaşı
cafe, café, coffee shop, coffeehouse, coffee house, tearoom, tea house, coffee place | kafe, kahvehane, kafeterya, kahve dükkanı, kıraathane, çayhane
pub, bar, nightclub, tavern, RSL, watering hole, disco | meyhane, bar, pub, gece kulübü, birahane, disko, gece kulüb, taverna, barda
community centre, community center, neighbourhood centre, community hall, community house, neighbourhood house, local hall, cultural centre, neighborhood center, community club, senior citizens centre | toplum merkezi, halk merkezi, halk evi, toplum merkez, halk merkez, mahalle evi, mahalle merkezi, halkevi, kültür merkezi, topluluk merkezi, toplum evi, semt evi, dernek binası
mosque, prayer hall, masjid | cami, camii, mescit, mescid, camiye
church, chapel, cathedral, parish | kilise, katedral, şapel
synagogue, Jewish temple, shul | sinagog, sinagoğ, havra, yahudi ibadethanesi
cemetery, graveyard, burial ground, gravesite, tombstone | mezarlık, mezarlığ, kabristan, kabir, kabr, şehitlik, mezar taşı

# events
birthday, birthday party, turn forty, turn eighteen, date of birth, bday, b-day, birth date, birthdate | doğum günü, yaş günü, doğum gün, doğum tarihi, yaş gün, doğum tarih, doğum günüm
wedding, wedding ceremony, wedding reception, marriage ceremony, get married, got married, gotten married, nuptials, bride and groom | düğün, nikah töreni, nikâh töreni, kına gecesi
funeral, burial, bury, lay to rest, laid to rest, interment | cenaze, cenaze töreni, defin, defn, defnet, defned, gömül, göm-, toprağa ver-, merhumun namazı
graduation, graduation ceremony, graduate, finish school, finish university, get my degree | mezuniyet, mezuniyet töreni, mezun, diploma töreni, okulu bitir
circumcision, circumcise | sünnet, sünnet düğünü
picnic | piknik, pikniğ

# pastimes
sewing, sew, sewn, stitch, dressmaking, embroidery, needlework, tailoring, make clothes, made clothes, quilt-making | dikiş dik-, dikiş, dik-, nakış, terzilik
knitting, knit, crochet, knitwear, wool craft, macrame | örgü, örgü ör-, tığ işi, tığ, dantel, örmek, yün ör-, örülü
fishing, fish for, fisherman, angling, catch fish, caught fish, angler | balık tut-, balığa çık-, balık avı, olta, balık avla-, balık avlıyor, balıkçı, balığa git-, balığa gid-, balık avına
camping, campsite, campground, camped, campers | kamp, kampa git-, kamp yap-, çadır kur-
dancing, dance, dancer, halay | dans, dans et-, dans ed-, halay, halk oyunu, halk oyunları, horon, folklor, zeybek, zeybeğ, raks
`
