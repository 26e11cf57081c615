/** Meanings as `index.ts` describes them. */
export const MONEY_TAX_BANK = `
#<> borrow or lend
borrow, take out a loan, get a loan, took out a loan | ödünç al-, borç al-, kredi al-, kredi çek-, borç iste-
lend, lent, loan to somebody, give a loan | ödünç ver-, borç ver-, kredi ver-

#<> pay or receive
pay, paid, make a payment, payment | öde-, ödeme, ödeme yap-, öden-, ödeme yapıl-
receive money, get paid, be paid, received payment | para al-, ödeme al-, maaş al-, tahsil et-, tahsil ed-, hesabına geç-

#<> deposit or withdraw
deposit money, pay into the account, put money in, put into the account, deposit into, deposited | para yatır-, hesaba yatır-, bankaya yatır-, parayı yatır-, para yatırıl-, hesabına para koy-
withdraw, withdrew, withdrawn, withdrawal, take out money, take money out, took money out | para çek-, para çekil-, hesaptan çek-, para çekme

# raise or lower
increase, raise the price, raise the rent, put up the price, put up the rent, price rise, rise, rose, risen, prices went up | artır-, arttır-, artış, art-, yüksel-, zam, zam yap-, zam gel-, yükselt-, çoğal-
reduce, decrease, reduction, lower the price, lower the rent, drop in price, cut the cost, prices went down | azalt-, düşür-, azal-, düşüş, fiyatı indir-, fiyat düş-, indirim yap-, gerile-, ucuzla-

# owe or own
owe, in debt to, money owing, owing, be in debt | borçlu, borcu var, borçlu ol-, borcum, borcunuz, borcu ol-, borçlan-
be the owner of, owner, own the, own a, owned by | sahip, sahib, sahibi, malik, sahip ol-, mülkiyetinde

#<> spend or save
spend money, spent money, spending, how much do you spend | harca-, harcama, para harca-, sarf et-, sarf ed-, masraf et-, masraf ed-
save money, save up, put money aside, savings | tasarruf, tasarruf et-, tasarruf ed-, para biriktir-, biriktir-, birikim, kenara para koy-, birikmiş para

# income or expense
income, earnings, revenue, earn money, earn | gelir, kazanç, kazanc, kazan-, para kazan-
expense, expenditure, outgoings, living expenses, running costs | gider, masraf, harcama, sarfiyat

# profit or loss
profit, make a profit, profitable | kâr, kar et-, kar ed-, kâr et-, kâr ed-, kârlı, kâr sağla-
make a loss, financial loss, lose money, lost money | zarar et-, zarar ed-, mali kayıp, mali kayb, para kaybet-, para kaybed-, maddi kayıp, maddi kayb, maddi zarar

# expensive or cheap
expensive, dear in price, costly, pricey, overpriced | pahalı, masraflı, tuzlu, fahiş
cheap, inexpensive, affordable, good value | ucuz, hesaplı, uygun fiyatlı, ekonomik

# buy on which terms
pay in full, lump sum, all at once, in one payment, pay outright | tamamını öde-, toptan öde-, tek seferde, peşin, tek kalemde, bir defada
pay in instalments, instalment, installments, payment plan, pay off in stages, pay by instalments | taksit, taksid, taksitle, taksit taksit, taksitlendir-, ödeme planı, ödeme takvimi

# credit or debit card
credit card | kredi kartı, kredi kart
debit card, EFTPOS card, bank card, savings card | banka kartı, banka kart, bankamatik kartı, hesap kartı, debit kart
gift card, gift voucher | hediye kartı, hediye kart, hediye çeki
concession card, health care card, pension card, pensioner concession card | indirim kartı, sağlık kartı, emekli kartı, indirimli kart, imtiyaz kartı

# means of payment
cash, in cash, notes and coins, banknote | nakit, nakd, nakit para, peşin para, kâğıt para
cheque, bank cheque | banka çeki, bir çek, çekle, çek ile, çek yaz-, çek defteri
direct debit, automatic payment, automatic deduction | otomatik ödeme, otomatik ödeme talimatı, doğrudan ödeme, otomatik kesinti
bank transfer, transfer money, money transfer, electronic transfer, wire transfer, remit | havale, havale et-, havale ed-, para transferi, banka havalesi, banka havale, EFT, para aktar-, hesaba aktar-, transfer et-, transfer ed-, para gönder-

# which account
savings account | tasarruf hesabı, tasarruf hesab, birikim hesabı
everyday account, transaction account, cheque account, current account | vadesiz hesap, vadesiz hesab, günlük hesap, günlük hesab, cari hesap, cari hesab
joint account | ortak hesap, ortak hesab, müşterek hesap, müşterek hesab
term deposit account, term deposit, fixed deposit | vadeli hesap, vadeli hesab, vadeli mevduat
business account | işletme hesabı, ticari hesap, ticari hesab, şirket hesabı

# which loan
home loan, mortgage, housing loan | ev kredisi, ev kredi, konut kredisi, konut kredi, mortgage, ipotek, ipoteğ, tutsat
personal loan, consumer loan | bireysel kredi, ihtiyaç kredisi, ihtiyaç kredi, tüketici kredisi, tüketici kredi, şahsi kredi, kişisel kredi
car loan, vehicle loan | araba kredisi, araba kredi, taşıt kredisi, taşıt kredi, araç kredisi, araç kredi, otomobil kredisi, otomobil kredi
student loan, HECS, HELP debt, HECS debt | öğrenci kredisi, öğrenci kredi, öğrenim kredisi, öğrenim kredi, HECS borcu, öğrenci borcu
no-interest loan, interest-free loan | faizsiz kredi, faizsiz borç, faizsiz borc

# kind of interest rate
fixed rate, fixed interest | sabit faiz, sabit faizli, sabit oran
variable rate, variable interest | değişken faiz, değişken faizli, değişken oran

# person: who in money matters
tax agent, tax adviser, tax consultant | vergi danışmanı, vergi uzmanı, vergi müşaviri, vergi acentesi, vergi acente, mali müşavir
bank teller, teller | banka veznedarı, veznedar, gişe görevlisi, gişe görevli, vezne memuru
bank manager, branch manager | banka müdürü, şube müdürü
mortgage broker, loan broker, finance broker | kredi aracısı, mortgage komisyoncusu, mortgage komisyoncu, ipotek aracısı, kredi komisyoncusu, kredi komisyoncu
financial counsellor, debt counsellor, financial adviser, financial advisor | mali danışman, finansal danışman, borç danışmanı, finans danışmanı
debt collector, collection agency | borç tahsildarı, tahsildar, borç tahsilat şirketi, alacak takipçisi, alacak takipçi
creditor, lender | alacaklı, kredi veren, borç veren
debtor, borrower | borçlu, kredi alan, borç alan

# kind of tax or levy
income tax, tax on wages | gelir vergisi, gelir vergi
GST, goods and services tax, value added tax | KDV, katma değer vergisi, katma değer vergi, mal ve hizmet vergisi, mal ve hizmet vergi, GST
land tax, property tax | emlak vergisi, emlak vergi, arazi vergisi, arazi vergi
stamp duty, transfer duty | damga vergisi, damga vergi, tapu harcı, damga resmi
council rates, rates notice | belediye vergisi, belediye vergi, belediye vergileri, belediye emlak vergisi, belediye emlak vergi, belediye harcı
Medicare levy | Medicare katkı payı, Medicare vergisi, Medicare vergi, sağlık vergisi, sağlık vergi

# benefit: which payment from the government
age pension, old age pension | yaşlılık maaşı, yaşlılık aylığı, yaşlılık emekliliği
disability support pension, disability pension, invalid pension | maluliyet maaşı, engelli maaşı, maluliyet aylığı, sakatlık maaşı
jobseeker payment, unemployment benefit, the dole, dole payment, newstart | işsizlik parası, işsizlik ödeneği, işsizlik maaşı, işsizlik yardımı, iş arayan ödeneği
parenting payment | ebeveyn ödeneği, çocuk bakım ödeneği, ebeveynlik ödeneği
family tax benefit, family allowance, family payment | aile vergi yardımı, aile yardımı, aile ödeneği, çocuk parası
carer payment, carer allowance | bakıcı ödeneği, bakıcı parası, bakıcı maaşı, bakım parası
youth allowance, student allowance | gençlik ödeneği, gençlik yardımı, öğrenci yardımı
rent assistance | kira yardımı, kira desteği
child care subsidy, childcare subsidy | çocuk bakım yardımı, kreş yardımı, çocuk bakım desteği
crisis payment, emergency payment, special benefit | kriz ödemesi, kriz ödeme, acil ödeme, acil durum ödemesi, acil durum ödeme, acil yardım ödemesi, acil yardım ödeme
advance payment, an advance | avans, peşin ödeme, ön ödeme

# which fee or extra cost
late fee, late payment fee, overdue fee | gecikme ücreti, gecikme cezası, gecikme ceza, gecikme faizi, gecikme zammı
account-keeping fee, monthly account fee, bank fee, bank charges | hesap işletim ücreti, hesap ücreti, banka masrafı, banka ücreti
cancellation fee | iptal ücreti, iptal masrafı, vazgeçme ücreti
delivery fee, shipping fee, postage | teslimat ücreti, kargo ücreti, nakliye ücreti, posta ücreti, gönderim ücreti
application fee | başvuru ücreti, başvuru harcı, müracaat ücreti
membership fee, subscription fee | üyelik ücreti, abonelik ücreti, aidat, üyelik aidatı
parking fee | park ücreti, otopark ücreti
strata fee, body corporate fee, owners corporation fee | site aidatı, bina aidatı, apartman aidatı, ortak gider aidatı
call-out fee | servis ücreti, çağrı ücreti, gelme ücreti, yol ücreti
insurance premium, premium | prim, sigorta primi, sigorta prim
insurance excess, the excess, policy excess, deductible on insurance | muafiyet, sigorta muafiyeti, katkı payı, hasar katkı payı

# which bill
electricity bill, power bill | elektrik faturası, elektrik fatura, elektrik parası
gas bill | gaz faturası, doğalgaz faturası, doğalgaz fatura, gaz fatura, gaz parası
water bill | su faturası, su fatura, su parası
phone bill, telephone bill, mobile bill | telefon faturası, telefon fatura, cep telefonu faturası, cep telefonu fatura

# which deposit
rental bond, bond money, bond, pay a deposit, security deposit | depozito, teminat, kira depozitosu, kira depozito, depozit, kira teminatı
house deposit, down payment, initial payment, pay a deposit | peşinat, ön ödeme, kapora, kaparo, peşin ödeme

# what the shop gives back
refund, give the money back, get the money back, money back, reimburse, reimbursement | para iadesi, para iade, geri öde-, parayı geri ver-, parasını geri al-, iade et-, iade ed-, geri ödeme, iade
store credit, credit note | mağaza kredisi, mağaza kredi, alışveriş kredisi, alışveriş kredi, alacak dekontu, iade çeki, alacak kuponu
replacement product, replace the item | yenisiyle değiştir-, değişim, yenisini ver-
discount, price reduction, concession rate, cheaper rate | indirim, iskonto, tenzilat, indirimli

# what price
full price, regular price | tam fiyat, normal fiyat, liste fiyatı
half price | yarı fiyat, yarı fiyatına
free of charge, at no cost, no charge, bulk billed, bulk bill | ücretsiz, bedava, parasız, bedelsiz
on sale, specials, special offer, clearance | ucuzlukta, kampanya, indirimde, özel fiyat, tasfiye satışı

# gross or net
gross income, before tax | brüt, brüt gelir, vergi öncesi, vergiden önce
net income, after tax | net gelir, vergi sonrası, vergiden sonra, net maaş, ele geçen

# overdue or settled
overdue, in arrears, behind in payments, behind with payments, late payment, fall behind, fell behind | gecikmiş, vadesi geçmiş, gecikmiş ödeme, borcu birik-, ödemesi gecik-
paid off, debt cleared, settle the debt, settled the account, paid in full, repay, pay back, paid back, repayment, pay off | borcunu öde-, borcu kapat-, borcu kapan-, geri öde-, geri ödeme, borç ödeme, tamamen öden-

# what happens to a payment or card
card blocked, block the card, freeze the account, suspend the payment, payment suspended | kartı bloke et-, kartı bloke ed-, bloke et-, bloke ed-, hesabı dondur-, hesap dondurul-, askıya al-, askıya alın-, ödemeyi durdur-
card declined, payment declined, dishonoured, bounced | kart reddedil-, ödeme reddedil-, karşılıksız çık-
activate the card | kartı etkinleştir-, kartı aktifleştir-, kartı aç-, kartı kullanıma aç-
card stolen, stolen card | kart çalın-, çalınan kart, çalıntı kart
card lost, lost card | kayıp kart, kartı kaybet-, kartı kaybed-, kart kaybol-

# what is done with the account
open an account, opened an account | hesap aç-, hesap açtır-, hesap açıl-
close the account, closed the account | hesabı kapat-, hesap kapat-, hesabı kapattır-, hesap kapan-

#~ banking
bank | banka
branch of the bank, bank branch | banka şubesi, banka şube, şube
account, bank account | hesap, hesab, banka hesabı, banka hesab
account number, BSB number, BSB | hesap numarası, hesap numara, BSB numarası, BSB numara, BSB, IBAN
account balance, balance on the card, outstanding balance | bakiye, hesap bakiyesi, hesap bakiye, kalan miktar, kalan tutar, kalan borç, kalan borc
bank statement, account statement | hesap özeti, hesap ekstresi, hesap ekstre, ekstre, hesap dökümü, hesap özet, banka dökümü
overdrawn, in overdraft, negative balance, overdraft | eksiye düş-, eksi bakiye, hesap ekside, eksi hesap, eksi hesab
transaction, bank transaction | işlem, hesap hareketi, banka işlemi, hareket dökümü
ATM, cash machine, automatic teller | bankamatik, bankamatiğ, ATM, para çekme makinesi, para çekme makine
PIN, PIN number, password, passcode, security code | şifre, parola, PIN, PIN kodu, güvenlik kodu
online banking, internet banking, banking app, net bank | internet bankacılığı, online bankacılık, online bankacılığ, çevrimiçi bankacılık, çevrimiçi bankacılığ, mobil bankacılık, mobil bankacılığ, banka uygulaması, banka uygulama
credit limit, daily limit, spending limit | kredi limiti, günlük limit, limit, harcama limiti
credit history, credit rating, credit score, credit check | kredi geçmişi, kredi notu, kredi puanı, kredi sicili, kredi kontrolü
interest rate, interest on the loan, pay interest, charge interest, interest charges, earn interest, with interest | faiz, faiz oranı, faizli
exchange rate, currency, foreign currency | döviz kuru, döviz, para birimi, yabancı para
proof of identity, hundred points of ID, identity check | kimlik kanıtı, kimlik tespiti, kimlik doğrulama, kimlik belgesi, kimlik belge, kimlik ispatı
unauthorised transaction, unauthorised charge, suspicious transaction, disputed transaction | izinsiz işlem, şüpheli işlem, yetkisiz işlem, bilgim dışında, itirazlı işlem

#~ borrowing and debts
debt, amount owed, liabilities | borç, borc, borçlar, borç miktarı
loan, bank loan, borrowings | kredi, borç, borc, ödünç, ödünc
mortgage repayment, loan repayment, monthly repayment | kredi taksiti, kredi ödemesi, kredi ödeme, aylık taksit, aylık taksid, ev taksiti, mortgage ödemesi, mortgage ödeme
refinance, restructure the loan, switch lenders | yeniden finanse et-, yeniden finanse ed-, yeniden finansman, krediyi yeniden yapılandır-, yapılandırma, krediyi taşı-
consolidate debts, debt consolidation | borçları birleştir-, borç birleştirme
default on the loan, miss a payment, missed payment, missed repayments | ödemeyi aksat-, taksiti aksat-, taksit kaçır-, ödemeyi kaçır-, temerrüt, temerrüd
repossess, repossession, bailiff, enforcement officer | haciz, haczet-, haczed-, el koy-, icra, icra memuru, banka el koy-
loan term, length of the loan | kredi vadesi, kredi vade, kredi süresi, kredi süre, vade
grace period, extension to pay, more time to pay | ödeme süresi, ödeme süre, ek süre, ödeme uzatması, süre uzatımı, mühlet

#~ tax and super
tax, taxation, pay tax | vergi, vergi öde-, vergilendir-
tax office, ATO, Australian Taxation Office, taxation office | vergi dairesi, vergi daire, ATO, Avustralya Vergi Dairesi, Avustralya Vergi Daire
tax return, lodge a tax return, income tax return | vergi beyannamesi, vergi beyanname, beyanname, vergi bildirimi, vergi beyanı
tax refund | vergi iadesi, vergi iade
tax file number, TFN | vergi numarası, vergi numara, vergi dosya numarası, vergi dosya numara, TFN, vergi kimlik numarası, vergi kimlik numara
tax deduction, claim as a deduction, deductible expenses, tax deductible, write off against tax | vergi indirimi, vergiden düş-, gider göster-, vergiden indir-, gider olarak düş-
tax assessment, notice of assessment | vergi tahakkuku, vergi değerlendirme bildirimi, tahakkuk, tahakkuk bildirimi
financial year, end of the financial year, tax year | mali yıl, mali yıl sonu, vergi yılı, mali sene
group certificate, payment summary, income statement | gelir belgesi, gelir belge, gelir beyanı, ödeme özeti, maaş özeti, gelir özeti, yıllık gelir belgesi, yıllık gelir belge
business activity statement, BAS | BAS, işletme faaliyet bildirimi, dönemsel vergi bildirimi, KDV beyannamesi, KDV beyanname
tax audit, audited | vergi denetimi, vergi incelemesi, vergi inceleme, denetim, denetlen-
tax evasion, avoid paying tax | vergi kaçır-, vergi kaçakçılığı, vergi kaçırma
superannuation, super, super fund, retirement savings, superannuation fund | emeklilik fonu, emeklilik fon, süper fonu, superannuation, emeklilik birikimi, emeklilik sandığı, bireysel emeklilik, bireysel emekliliğ
super contribution, employer contribution, superannuation guarantee | emeklilik katkısı, emeklilik katkı, işveren katkısı, işveren katkı, emeklilik katkı payı, emeklilik kesintisi, emeklilik kesinti, prim yatır-
deduction from the pay, deducted from the wages, withhold | kesinti, maaştan kes-, maaşından kes-, maaştan kesil-, kesinti yap-, stopaj
pension, pensioner | emekli maaşı, emekli aylığı, emekli, yaşlılık maaşı
government benefit, allowance, welfare, Centrelink payment, income support | yardım parası, devlet yardımı, ödenek, ödeneğ, sosyal yardım, yardım ödeneği, Centrelink ödemesi, Centrelink ödeme, gelir desteği
subsidy, grant from the government, rebate | sübvansiyon, teşvik, devlet desteği, hibe, destek ödemesi, destek ödeme, prim iadesi, prim iade
overpayment, Centrelink debt, overpaid | fazla ödeme, fazladan öde-, fazla yapılan ödeme, Centrelink borcu
assets, asset test, assets test | mal varlığı, malvarlığı, varlık testi, mal varlığı testi
means test, income test | gelir testi, gelir sınaması, gelir sınama, ihtiyaç testi, gelir tespiti

#~ prices and everyday money
money, funds, finances | para, mali durum, fon, maddi durum
price, cost, rate for the job | fiyat, ücret, tutar, bedel, maliyet, kaça, kaç para
fee, service fee, charge for, fees | ücret, harç, harc, bedel, masraf
bill, invoice | fatura, hesap, hesab
receipt, proof of purchase, docket | fiş, makbuz, alındı belgesi, alındı belge, satış fişi, alışveriş fişi
amount, sum, total, quantity of money | miktar, tutar, toplam, meblağ, yekûn
change from the cash, small change, coins | para üstü, bozuk para, paranın üstü, bozukluk, bozukluğ
budget, budgeting, household budget | bütçe, aile bütçesi, aile bütçe, bütçe yap-
short of money, flat broke, tight for money, struggling financially, financial hardship, financial difficulty | para sıkıntısı, para sıkıntı, mali sıkıntı, maddi sıkıntı, maddi zorluk, maddi zorluğ, mali zorluk, mali zorluğ, geçim sıkıntısı, geçim sıkıntı, ekonomik sıkıntı, mali güçlük, mali güçlüğ
afford, able to pay, within the budget, manage to pay | gücü yet-, parası yet-, bütçesi elver-, karşılayabil-, ödeyebil-, maddi gücü
make ends meet, get by on | geçinebil-, geçinmek, geçinmeye, geçimini sağla-, ay sonunu getir-, kıt kanaat geçin-
cost of living, living costs | hayat pahalılığı, geçim masrafı, yaşam maliyeti, geçim gideri
inflation, price rises | enflasyon, fiyat artışı, hayat pahalılığı
due date, payment due, payable by, bill is due, falls due | vade, son ödeme tarihi, ödeme günü, son ödeme günü, vadesi gel-
hidden costs, extra charge, surcharge, additional cost | gizli ücret, ek ücret, ek masraf, ekstra ücret, ilave ücret, fazladan ücret
cover the cost, covered by | masrafı karşıla-, zararı karşıla-, masrafı karşılan-, kapsa-, kapsamında
out-of-pocket, gap payment, gap fee | cepten öde-, cebinden, fark ücreti, katkı payı, cepten ödeme
overcharge, overcharged, charged too much | fazla ücret al-, fazla para al-, fazla para alın-, fahiş ücret, fazla fatura et-, fazla fatura ed-
invest, investment, company shares, stocks and shares, share market | yatırım, yatırım yap-, hisse senedi, hisse, borsa
donate, donation, give to charity | bağış, bağışla-, bağış yap-, bağışta bulun-, hayır kurumu
financial, monetary, money matters | mali, finansal, parasal, maddi, ekonomik
pocket money | harçlık, harçlığ, cep harçlığı
valuable, valuables, worth, value | değerli, kıymetli, değer, değerinde
voucher, coupon, food voucher | kupon, alışveriş çeki, yardım çeki, yemek kuponu, hediye çeki
emergency relief, financial assistance, financial help | maddi yardım, mali yardım, para yardımı, maddi destek, maddi desteğ, acil maddi yardım
`
