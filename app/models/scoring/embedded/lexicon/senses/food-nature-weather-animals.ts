/** Meanings as `index.ts` describes them. */
export const FOOD_NATURE_WEATHER_ANIMALS = `
# food: fruit and vegetables
apple | elma
orange, mandarin | portakal, mandalina
banana | muz
tomato, tomatoes | domates
potato, potatoes | patates
onion | soğan
garlic | sarımsak, sarımsağ, sarmısak
mushroom | mantar
beans | fasulye

# food: meat, dairy and staples
beef | dana eti, sığır eti
lamb | kuzu eti, kuzu
chicken | tavuk, tavuğ, piliç
pork | domuz eti
fish, seafood | balık, balığ, deniz ürünü
egg, eggs | yumurta
milk | süt
cheese | peynir
yoghurt, yogurt | yoğurt, yoğurd
butter | tereyağı, tereyağ
cream, thickened cream | krema, kaymak
bread, loaf of bread, loaves | ekmek, ekmeğ
rice | pirinç, pirinc, pilav
pasta, noodles, spaghetti | makarna, erişte, spagetti
sugar | şeker
salt | tuz
cooking oil, olive oil, vegetable oil | sıvı yağ, zeytinyağı, bitkisel yağ, ayçiçek yağı
honey | bal
peanut, peanuts, nuts | fıstık, fıstığ, yer fıstığı, kuruyemiş, kuru yemiş

# food: drinks and dishes
water, drinking water, tap water | su
tea | çay
coffee | kahve
fruit juice, juice, orange juice | meyve suyu, portakal suyu
soft drink, fizzy drink, coke, lemonade | gazoz, meşrubat, kola, gazlı içecek
beer | bira
wine | şarap, şarab
soup | çorba
salad | salata
sandwich, toastie | sandviç, sandvic, tost
cake | pasta, kek
biscuit, cookie | bisküvi, kurabiye
ice cream, ice-cream | dondurma
hot chips, french fries, fries | patates kızartması, kızarmış patates
chocolate | çikolata
barbecue, BBQ | mangal, barbekü

# meals
breakfast, brekkie | kahvaltı
lunch, midday meal | öğle yemeği, öğlen yemeği
dinner, evening meal, supper | akşam yemeği
snack | ara öğün, atıştırmalık, atıştırmalığ, atıştır-
morning tea, afternoon tea, smoko, tea break | çay molası, çay saati

# what is done with food
boil | kaynat-, haşla-, kayna-
fry, fried, deep-fry | kızart-, kavur-
bake, roast | fırınla-, fırında pişir-
grill | ızgara, ızgara yap-
freeze, froze, frozen | dondur-, donmuş, don-, dondurulmuş
heat up, reheat, warm up the food | ısıt-
eat, ate, eaten | ye-, yi-, yen-, yemek ye-
drink, drank, drunk | iç-, içil-
swallow | yut-, yutul-
chew | çiğne-

# taste and state of food
sweet, sugary | tatlı, şekerli
bitter | acı
spicy, hot chilli, chilli hot | acı, acılı, baharatlı
fresh | taze
rotten, gone off, spoiled, spoilt, mouldy, gone bad | çürük, çürüğ, bozulmuş, kokmuş, küflü, küflen-
stale | bayat
raw, undercooked | çiğ, az pişmiş
past its use-by date, out of date, past expiry date | tarihi geçmiş, son kullanma tarihi geç-, günü geçmiş, miadı dol-

# diet
vegetarian | vejetaryen, etyemez, vejeteryan
halal | helal
gluten-free, gluten free | glutensiz
diet, on a diet, eating plan | diyet, perhiz, rejim

# hungry or thirsty
hungry, hunger, starving | acık-, açlık, açlığ, karnı aç, karnım aç, açım
thirsty, thirst | susa-, susuzluk
full up, had enough to eat, stomach is full | tok, doy-, karnı tok, karnım tok

# at the table and in the kitchen
plate, dish | tabak, tabağ
drinking glass, glass of | bardak, bardağ
cup, mug | fincan, kupa
knife, knives | bıçak, bıçağ
frying pan, pan | tava
saucepan, cooking pot | tencere
bottle | şişe

#~ eating out and cooking
cook, cooking, prepare a meal, cook dinner | pişir-, yemek yap-, aşçılık, yemek pişir-
order food, takeaway, take away, takeout | paket servis, sipariş et-, sipariş ver-, sipariş, paket yaptır-
delicious, tasty, yummy | lezzetli, nefis, leziz
meat | kırmızı et, et yemeği, et ürünü, et ye-
vegetable, vegetables, veggies | sebze
fruit | meyve
alcohol, alcoholic drink, liquor, booze | alkol, içki, alkollü, alkollü içki
drunk, tipsy, intoxicated, under the influence | sarhoş, alkollü, içkili, sarhoşluk

# garden, land and what is done there
tree | ağaç, ağac
flower | çiçek, çiçeğ
lawn, grass | çim, çimen, çimenlik
bush, shrub | çalı, çalılık
weed, weeds | yabani ot, ayrık otu
leaf, leaves | yaprak, yaprağ
tree branch, branches of the tree | ağaç dalı, dalı, dallar
tree root, roots | ağaç kökü, kökler, kök, ağacın kökleri
soil, dirt | toprak, toprağ
fence, paling | çit, tahta perde, bahçe duvarı
plant, planting | dik-, ek-, fidan dik-
water the garden, water the plants, watering | sula-, sulama
mow, mowing, cut the grass | biç-, çim biç-
prune, pruning, trim the tree, trim the hedge | buda-, budama
dig, dug | kaz-
sea, ocean | deniz, okyanus
beach | plaj, kumsal, sahil
river, creek | nehir, nehr, ırmak, ırmağ, dere
mountain | dağ
forest, bushland, woods | orman, ormanlık

# weather: weather and disasters
rain, rainy, rainfall, wet weather, raining, pouring | yağmur, yağmurlu, yağış, sağanak, yağmur yağ-
sunny, sunshine | güneşli, güneş aç-
cloudy, overcast, cloud | bulutlu, bulut, kapalı hava
wind, windy, gusty, breeze | rüzgar, rüzgâr, rüzgarlı, esinti, rüzgârlı
snow, snowy, snowfall | kar yağ-, karlı, kar yağışı
storm, thunderstorm, stormy | fırtına, fırtınalı, gök gürültülü
fog, foggy, mist | sis, sisli
hail, hailstorm, hailstone | dolu fırtınası, dolu yağ-, dolu hasarı, dolu yağışı
heatwave, heat wave, scorcher | sıcak dalgası, sıcak hava dalgası, kavurucu sıcak, bunaltıcı sıcak
fire, bushfire, wildfire, blaze | yangın, orman yangını, ateş
flood, flooding, flooded | sel, su baskını, sel bas-, taşkın, su bas-
earthquake, quake | deprem, zelzele
cyclone, hurricane, tornado | kasırga, siklon, hortum çık-
explosion, explode, gas explosion | patlama, patla-, infilak

#~ in an emergency
evacuate, evacuation, leave the area | tahliye et-, tahliye ed-, tahliye, boşalt-
rescue, rescued, save his life | kurtar-, kurtarıl-, kurtarma
smoke, smoky, fumes | duman, dumanlı
smoking, smoke, smoker, cigarette, ciggie | sigara, sigara iç-, tütün, sigara içen
smoke alarm, smoke detector | duman alarmı, duman dedektörü, yangın alarmı
drown, drowning | boğul-, suda boğul-
choke, choking, suffocate | boğul-, boğazına kaç-, nefes borusuna kaç-, soluğu tıkan-

# animal: kinds of animals
dog, puppy, puppies | köpek, köpeğ, yavru köpek
cat, kitten | kedi
bird, parrot, budgie | kuş, papağan, muhabbet kuşu
horse, pony | beygir, ata bin-, at binme, kısrak
cow, cattle, bull | inek, ineğ, sığır, boğa
sheep, lambs | koyun
rabbit, bunny | tavşan
hen, rooster | horoz, tavuk, tavuğ
mouse, mice, rat | fare, sıçan
cockroach | hamam böceği, hamamböceği
ant, ants | karınca
spider | örümcek, örümceğ
snake | yılan
bee, wasp | arı, eşek arısı
mosquito, mosquitoes, mozzie | sivrisinek, sivrisineğ
termite, white ant | termit, beyaz karınca, ağaç kurdu
bedbug, bed bug | tahta kurusu, tahtakurusu

#~ animals, faith, giving
animal, pet | hayvan, evcil hayvan
dog bite, bitten, bite, bit me | ısır-, ısırığı, ısırık, ısırıl-
bark, barking | havla-, havlama
desexed, neutered, spayed | kısırlaştır-, kısırlaştırıl-
dog leash, leash, lead on the dog | tasma
pray, prayer, worship | dua et-, dua ed-, dua, namaz, namaz kıl-, ibadet, ibadet et-
fasting, fast during Ramadan, Ramadan fast | oruç, oruc, oruç tut-
donate, donation, charity, give to charity | bağış, bağışla-, bağış yap-, hayır kurumu, sadaka, yardım derneği
insect, bug | böcek, böceğ, haşere

# sport and exercise
soccer, football, footy | futbol
swimming, swim, swam | yüzme, yüzme dersi, yüzmeye, havuzda yüz-
running, jogging, jog, go for a run | koşu, koş-
basketball | basketbol
tennis | tenis
cricket | kriket
gym, gymnasium, fitness centre | spor salonu, jimnastik salonu, fitness
yoga, pilates | yoga, pilates
cycling, bike riding | bisiklete bin-, bisiklet sür-
go for a walk, walking, hiking, stroll | yürüyüş, yürüyüşe çık-, doğa yürüyüşü
martial arts, karate, judo, taekwondo | karate, judo, tekvando, dövüş sanatları

# result of the game
win, won, victory, beat the other team | kazan-, yen-, galip gel-, galibiyet, zafer
lose the game, lost the match, lost the game, defeat | yenil-, kaybet-, kaybed-, mağlup ol-, yenilgi, mağlubiyet
drawn game, a draw, ended in a tie | berabere, beraberlik

# places to go
cinema, movies, the pictures | sinema
theatre, theater | tiyatro
museum | müze
park | park
playground | oyun parkı, çocuk parkı, oyun alanı
library, libraries | kütüphane, kitaplık
swimming pool, pool | havuz, yüzme havuzu
restaurant | restoran, lokanta
cafe, café, coffee shop | kafe, kahvehane
pub, bar, nightclub | meyhane, bar, pub, gece kulübü
community centre, community center, neighbourhood centre | toplum merkezi, halk merkezi, halk evi
mosque | cami, camii, mescit
church | kilise
synagogue | sinagog, sinagoğ, havra
cemetery, graveyard | mezarlık, mezarlığ, kabristan

# events
birthday, birthday party | doğum günü, yaş günü
wedding, wedding ceremony, wedding reception | düğün, nikah töreni, nikâh töreni
funeral, burial | cenaze, cenaze töreni, defin, defn
graduation, graduation ceremony | mezuniyet, mezuniyet töreni
circumcision, circumcise | sünnet, sünnet düğünü
picnic | piknik, pikniğ

# pastimes
sewing, sew, sewn | dikiş dik-, dikiş, dik-
knitting, knit, crochet | örgü, örgü ör-, tığ işi
fishing | balık tut-, balığa çık-, balık avı, olta
camping, campsite | kamp, kampa git-, kamp yap-
dancing, dance | dans, dans et-, dans ed-
`
