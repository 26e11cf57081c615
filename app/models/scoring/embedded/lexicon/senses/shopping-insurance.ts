/** Meanings as `index.ts` describes them. */
export const SHOPPING_INSURANCE = `
# person: people in a shop or a claim
customer, shopper, client | müşteri
shop assistant, salesperson, salesman, saleswoman, sales assistant, sales rep | tezgahtar, tezgâhtar, satış görevli, satış eleman, satış temsilci, satıcı, satış danışman
cashier, checkout operator, checkout staff | kasiyer, kasa görevli
shopkeeper, shop owner, store owner | dükkan sahib, dükkân sahib, dükkan sahip, mağaza sahib, mağaza sahip, esnaf
supplier | tedarikçi
manufacturer, maker | üretici, imalatçı
insurer, insurance company, insurance provider | sigorta şirket, sigortacı, sigorta firma
policyholder, insured person, policy holder | poliçe sahib, poliçe sahip, sigortalı
insurance broker | sigorta acente, sigorta komisyoncu, broker, sigorta aracı
loss assessor, loss adjuster, assessor | hasar uzman, eksper, hasar eksper, hasar tespit uzman
claims officer, claims handler, claims consultant, claims manager | hasar görevli, tazminat görevli, hasar memur, hasar danışman, tazminat memur
beneficiary | lehtar, lehdar, hak sahib, hak sahip
scammer, fraudster, con man, con artist, swindler | dolandırıcı, sahtekar, sahtekâr
thief, thieves, burglar, robber | hırsız, soyguncu
ombudsman | ombudsman, kamu denetçi

# object: clothes
dress, dresses | elbise
skirt | etek, eteğ
trousers, pants, slacks | pantolon
jeans, denim | kot, kot pantolon, blucin
shirt | gömlek, gömleğ
T-shirt, tee shirt | tişört
jumper, sweater, pullover, cardigan | kazak, kazağ, hırka, süveter
jacket, blazer | ceket, mont
coat, overcoat, winter coat | palto, kaban, mont, manto
raincoat | yağmurluk, yağmurluğ
shoes, shoe | ayakkabı
boots, work boots | bot, çizme, iş bot
slippers, slipper | terlik, terliğ
socks, sock | çorap, çorab
underwear, undies, underpants | iç çamaşır, külot
hat, cap | şapka, kasket
headscarf, hijab | başörtü, türban, tesettür
gloves, glove | eldiven
uniform, school uniform | üniforma, okul kıyafet, önlük, forma
pyjamas, pajamas | pijama

# object: accessory and valuable
wallet, purse | cüzdan
suitcase, luggage, baggage, bag, bags | bavul, valiz, bagaj, çanta
backpack, rucksack, schoolbag, school bag | sırt çanta, okul çanta
handbag, bag, purse | çanta, el çanta, kadın çanta
glasses, spectacles, sunglasses | gözlük, gözlüğ
wristwatch, gold watch, my watch, his watch, her watch | kol saat
wedding ring, engagement ring, gold ring, diamond ring | yüzük, yüzüğ, alyans
bracelet, bangle | bilezik, bileziğ, bileklik
earrings, earring | küpe
jewellery, jewelry | mücevher, takı, ziynet

# object: electronics
mobile phone, mobile, cell phone, smartphone, cellphone | cep telefon, akıllı telefon
landline, home phone, fixed line | ev telefon, sabit hat, sabit telefon
computer, PC, laptop, notebook computer | bilgisayar, kompüter, dizüstü bilgisayar, diz üstü bilgisayar, laptop
television, TV | televizyon, TV
camera, digital camera | fotoğraf makine, kamera
computer mouse | fare, mouse
headphones, earphones, earbuds, headset | kulaklık, kulaklığ
charger, charging cable, phone charger | şarj alet, şarj cihaz, şarj aleti, şarj kablo
phone battery, battery | pil, batarya
remote control, TV remote | kumanda, uzaktan kumanda
modem, router | modem, yönlendirici
SIM card, SIM | SIM kart, sim kart
phone case, phone cover | telefon kılıf, kılıf
screen, display | ekran
plug, power plug | fiş, elektrik fiş

# phone plan
prepaid, pre-paid, pay as you go | faturasız, ön ödemeli, kontörlü, kontörlü hat
post-paid, postpaid, on a plan, phone plan, mobile plan | faturalı, faturalı hat, tarife, telefon plan

# phone and internet trouble
slow internet, slow connection, slow speed | yavaş internet, internet yavaş, bağlantı yavaş, internet hız
dropout, drops out, connection drops, cuts out, disconnects | kopma, bağlantı kop-, internet kop-, internet kesil-, bağlantı kesil-
data usage, excess data, data limit, ran out of data | veri kullanım, kota, veri limit, internet kota, internet paket
overcharge, overcharged, bill too high | fazla ücret al-, fazla para al-, fazla fatura, fazla para kes-
frozen screen, screen freezes, computer freezes, keeps freezing | don-, dondu, donuyor, kilitlen-
screen cracked, cracked screen, broken screen | ekran kırıl-, ekran çatla-, kırık ekran

#~ online and phone
download | indir-, bilgisayara indir-
upload | yükle-, sisteme yükle-
log in, sign in, login, logged in | giriş yap-, oturum aç-
password, passcode | şifre, parola
PIN, PIN number, PIN code | pin kod, pin, şifre
website, web page, webpage | internet site, web site, web sayfa, internet sayfa
app, application on the phone | uygulama, aplikasyon
text message, SMS, text, texted | mesaj, SMS, kısa mesaj, cep mesaj
voicemail, voice message | sesli mesaj, telesekreter
internet, Wi-Fi, broadband, NBN | internet, Wi-Fi, kablosuz, geniş bant
network, coverage | şebeke, kapsama alan
charge the phone, charging, recharge | şarj et-, şarj ed-, şarj, kontör yükle-
dial, ring up, phone, call, make a call | ara-, telefon et-, telefon ed-, telefon aç-
hang up, hung up | telefonu kapat-, telefonu yüzüne kapat-
online, on the internet, over the internet | internetten, online, çevrimiçi, internet üzerinden

# shop transaction
buy, purchase, bought, buying | satın al-, satın alın-, araba al-, ev al-, alım, satın alma
sell, sold, sale of, selling | sat-, satıl-, satış
exchange, swap, change it for another, replace, replacement, replaced, exchanged | değiştir-, değişim, değiş tokuş, takas, yenisiyle değiştir-, yenisini ver-
return the goods, return, take back, took back, send back, sent back, bring back | iade et-, iade ed-, geri ver-, iade, geri götür-, geri getir-
refund, get my money back, money back, reimburse, reimbursement | para iade, geri ödeme, parasını geri al-, paramı geri al-, iade, geri öde-
repair under warranty, warranty repair | garantili tamir, garanti kapsamında tamir
hire a car, hire equipment, rent a car, rent equipment | kirala-, kirayla al-
order, place an order, ordered, put in an order | sipariş ver-, sipariş et-, sipariş ed-, sipariş, ısmarla-
cancel the order, order cancelled, cancelled order, cancel my order | siparişi iptal et-, siparişi iptal ed-, sipariş iptal
reserve, hold for me, lay-by, layby, lay-buy | ayır-, ayırt-, rezerve et-, ayırma, taksitle ayır-

# paper: shopping papers
receipt, proof of purchase, sales slip, docket | fiş, makbuz, satış fiş, alışveriş fiş
warranty, guarantee, warranty card | garanti, garanti belge, garanti kart
instruction manual, user manual, instruction book, user guide | kullanma kılavuz, kullanım kılavuz, kılavuz
gift card, gift voucher, store credit, voucher, credit note | hediye çek, hediye kart, alışveriş çek, mağaza kredi, hediye çeki
price tag, price label, label | fiyat etiket, etiket
catalogue, catalog, brochure | katalog, broşür
delivery docket, delivery slip, delivery note | teslimat fiş, irsaliye, teslim belge, sevk irsaliye

# price
discount, discounted, sale price, on sale, on special | indirim, indirimli, ucuzluk, ucuzluğ, iskonto
price increase, price rise, price hike | zam, zamm, fiyat artış, zamlı
free of charge, for free, free, at no cost, no charge, complimentary | ücretsiz, bedava, parasız, bedelsiz
full price, regular price | tam fiyat, normal fiyat

# cheap or expensive
cheap, inexpensive, affordable, good value | ucuz, hesaplı, uygun fiyatlı
expensive, pricey, costly | pahalı, masraflı, yüksek fiyatlı

# state of goods
faulty, defective, defect, fault, malfunction | arızalı, kusurlu, bozuk, bozuğ, defolu, özürlü, arıza, kusur
counterfeit, fake, imitation, knock-off | sahte, taklit, taklid, çakma
genuine, authentic, original | orijinal, hakiki
expired, out of date, past its use-by date | son kullanma tarihi geç-, tarihi geç-, günü geçmiş, miad dol-, süresi dol-

# size and fit
too small, too tight, smaller size | küçük gel-, dar, dar gel-, küçük beden
too big, too large, too loose, larger size | büyük gel-, bol gel-, büyük beden

# delivery
deliver, delivery, delivered | teslim et-, teslim ed-, teslimat, teslim, ulaştır-
pick up from the store, collect, collection, click and collect, pick it up | mağazadan al-, teslim al-, gidip al-
dispatch, ship, shipped | gönder-, kargoya ver-, sevk et-, sevk ed-, kargola-

# fate of a parcel
lost in the mail, lost in transit, lost in the post, went missing | kargoda kaybol-, postada kaybol-, yolda kaybol-
damaged in transit, arrived damaged, arrived broken | hasarlı gel-, kırık gel-, yolda hasar gör-, kargoda hasar gör-
delayed delivery, late delivery, arrived late | geç gel-, geç teslim, teslimat gecik-

# insurance: kind of insurance
home insurance, house insurance, building insurance, home and contents insurance | konut sigorta, ev sigorta, bina sigorta
contents insurance | eşya sigorta, ev eşya sigorta
car insurance, motor insurance, vehicle insurance | araba sigorta, araç sigorta, oto sigorta
health insurance, private health cover, private health insurance, medical insurance | sağlık sigorta, özel sağlık sigorta
life insurance | hayat sigorta
travel insurance | seyahat sigorta
income protection, income protection insurance | gelir koruma sigorta, gelir güvence sigorta
public liability insurance, public liability, liability insurance | kamu sorumluluk sigorta, mesuliyet sigorta, mali mesuliyet sigorta
workers compensation insurance, WorkCover insurance | işçi tazminat sigorta, iş kaza sigorta

# level of car cover
comprehensive insurance, comprehensive cover, full cover | kasko, tam kasko, kapsamlı sigorta, tam sigorta
third party insurance, third-party property, compulsory third party, CTP, green slip | üçüncü şahıs sigorta, zorunlu trafik sigorta, trafik sigorta, üçüncü kişi sigorta, mali sorumluluk sigorta

# parts of a policy
premium, insurance premium | prim, sigorta prim
excess, deductible, policy excess | muafiyet, katılım pay, tenzili muafiyet, muafiyet ücret, sigorta kesinti
payout, insurance payout, insurance settlement, settlement amount | sigorta ödeme, tazminat ödeme, hasar ödeme, ödenen tazminat
sum insured, insured amount, insured value, agreed value | sigorta bedel, sigorta değer, teminat tutar, sigortalanan miktar
no-claim bonus, no claim discount, no claims bonus | hasarsızlık indirim
exclusion, policy exclusion, excluded | kapsam dışı, istisna, hariç, teminat dışı
waiting period | bekleme süre
cooling-off period, cooling off | cayma süre, vazgeçme süre, cayma hak
claim form | hasar form, tazminat form, talep form
product disclosure statement, PDS | ürün bilgilendirme, ürün açıklama
insurance policy, policy | poliçe, sigorta poliçe, sigorta sözleşme
valuation, appraisal | değerleme, ekspertiz, değer biçme
quote, quotation, estimate | fiyat teklif, teklif, fiyat al-, tahmini fiyat

# what is done with a claim
lodge a claim, make a claim, submit a claim, put in a claim, claim on insurance, file a claim | hasar bildir-, talepte bulun-, tazminat talep, tazminat iste-, hasar başvuru, sigortadan talep
withdraw the claim, drop the claim | talebi geri çek-, talebi geri al-, vazgeç-
accept the claim, approve the claim, claim accepted, claim approved | talebi kabul et-, talebi onayla-, talep kabul, talep onay
reject the claim, deny the claim, decline the claim, claim denied, claim rejected, knock back | talebi reddet-, talebi redded-, talebi geri çevir-, talep red
assess the damage, damage assessment | hasar tespit, hasarı değerlendir-, hasarı incele-, hasarı tespit et-

# insured event
theft, steal, stole, stolen, stealing, burglary, break-in, broke into, broken into, burgled, burgle | hırsızlık, hırsızlığ, çal-, çalın-, eve hırsız gir-, hırsız gir-, soyul-, soygun
fire, burnt down, house fire, bushfire | yangın, orman yangın, yandı, yanmış, yanıp kül ol-
storm, storm damage | fırtına, fırtına hasar
hail, hailstorm, hail damage | dolu, dolu yağ-, dolu fırtına
earthquake | deprem, zelzele
vandalism, graffiti, malicious damage | vandalizm, kasıtlı zarar, duvar yazı
lightning strike, lightning, struck by lightning | yıldırım, yıldırım düş-
fallen tree, tree fell, falling tree | ağaç devril-, ağaç düş-, devrilen ağaç
explosion, explode, blew up, burst, burst pipe | patlama, patla-, infilak
cyclone, hurricane, tornado | kasırga, siklon, hortum

# weather
rain, rainy, raining | yağmur, yağmurlu, yağış, yağmur yağ-
snow, snowy | kar yağ-, kar yağış, karlı
wind, windy, strong wind | rüzgar, rüzgâr, rüzgarlı
sunny, sunshine, sun | güneşli, güneş

# kind of fraud
identity theft, stolen identity | kimlik hırsızlık, kimliğim çalın-, kimlik hırsızlığ
phishing, phishing email, scam email, hoax email | oltalama, sahte e-posta, kimlik avı
card skimming, cloned card, card cloned | kart kopyala-, kartım kopyalan-, kart kopyalama
hacked, hack, hacked account | hesap ele geçir-, hacklen-, hesabı çalın-, hesabım ele geçiril-
misleading advertising, false advertising, misleading, deceptive | yanıltıcı reklam, yanıltıcı, aldatıcı reklam, aldatıcı

#~ shopping and claims
claim, insurance claim | talep, taleb, tazminat talep, hasar dosya, tazminat başvuru
insured, covered by insurance, insurance cover, included in the policy | sigortalı, sigorta kapsam, kapsa-, teminat altında, sigorta karşıla-
insurance | sigorta
lapse, policy lapsed, insurance lapsed, insurance expired | sigortası bit-, sigortam bit-, poliçe süresi dol-, sigorta süresi dol-
available, free to come, free at that time, free | müsait, müsaid, uygun
for sale | satılık, satılığ
scam, swindle, scammed, rip-off, ripped off, fraud, defraud | dolandır-, dolandırıl-, dolandırıcılık, dolandırıcılığ, sahtekarlık, kazıkla-
consumer | tüketici
shopping, do the shopping, groceries | alışveriş, alışveriş yap-
goods, product, merchandise, item | ürün, mal, eşya
brand, brand name | marka
size, clothing size, shoe size | beden, ayakkabı numara, beden numara, ölçü
in stock, available in store | stokta, mevcut
out of stock, sold out | tüken-, tükendi, stok bit-, stokları bit-
compensation, compensate | tazminat, tazmin et-, tazmin ed-, telafi et-
complaint, complain, lodge a complaint | şikayet, şikâyet, şikayet et-, şikayet ed-, yakınma
consumer rights, consumer protection, consumer law, consumer guarantee | tüketici hak, tüketici koruma, tüketici yasa, tüketici garanti
instalment, installment, pay by instalments, payment plan | taksit, taksitle öde-, ödeme plan
quality, good quality | kalite, kaliteli
bargain, haggle, negotiate the price | pazarlık, pazarlığ, pazarlık et-
police report, report to police, incident report | polis tutanak, polis rapor, polise bildir-, polise ihbar
lost property, lost item, lost and found | kayıp eşya, kayıp, kayb
try on, trying on, tried on | dene-, üstünde dene-, giyip bak-

# in the price or not
included, included in the price, inclusive, no extra charge | fiyata dâhil, fiyatın içinde, ücrete dâhil
extra, is extra, charged separately, on top of that, not included | ayrıca ücretli, ekstra ücret, ayrıca ödenir, ekstra ücretli, hariç

# what the rule does to a thing
insured, covered by the policy, within the policy | sigortalı, poliçe kapsamında, sigorta kapsamında
uninsured, not insured, excluded from the policy | sigortasız, poliçe kapsamı dışında, kapsam dışı
`
