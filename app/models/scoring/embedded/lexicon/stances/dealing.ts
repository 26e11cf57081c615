/** Scales as `index.ts` describes them. */
export const DEALING = `
# registered or not
registered, licensed, accredited, on the books, qualified, certified, was registered | kayıtlı, ruhsatlı, lisanslı, yetkili, kaydı var, sicile kayıtlı, belgeli
unregistered, unlicensed, not registered, wasn't even registered, without a licence, unqualified, off the books, cash in hand | kayıtsız, ruhsatsız, lisanssız, kaydı yok, kaydı bile yok, belgesiz, yetkisiz, kayıt dışı

# up or down
go up, goes up, went up, gone up, going up, put up, putting up, raise, raised, raising, increase, increased, increasing, rise, rises, rose, risen, rising, climb, climbed, hike, jumped, more expensive, dearer, shot up, shoot up, shoots up, soar, soared, skyrocket, skyrocketed, per cent up, per cent more, percent more, percent up, cost more, costs more, dearer | art-, artır-, arttır-, artış, yüksel-, yükselt-, zam, zamlan-, zam yap-, çoğal-, pahalan-, yukarı çek-, fırla-, tırman-, zıpla-, tavan yap-, daha pahalı, daha fazla öde-, pahalıya gel-, yükseğe çık-
go down, goes down, went down, gone down, going down, bring down, brought down, bring the rent down, bring the price down, lower, lowered, lowering, reduce, reduced, reducing, decrease, decreased, dropped, slash, slashed, come down, came down, knock off, cheaper, less, dropped, drop, drops, halved, plummet, plummeted, per cent less, percent less, cost less, costs less | azal-, azalt-, düş-, düşür-, düşüş, indir-, indirim, kıs-, kısıl-, ucuzla-, aşağı çek-, daha az, daha ucuz, indi., iner., inecek, iniyor, inmiş, yarıya in-, gerile-, ucuza gel-

# better off or worse off
profit, profits, make a profit, making a profit, profitable, in the black, gain, gained, earn | kâr, kâr et-, kâr ed-, kârlı, kazanç, kazanç sağla-, kâra geç-
loss, losses, lose money, losing money, make a loss, making a loss, in the red, unprofitable, out of pocket | zarar, zarar et-, zarar ed-, zararına, ziyan, zarara gir-, batak, eksiye düş-

# take off or put on top
deduct, deducts, deducted, take off, take it off, take the cost out, take out of, took out of, taken out of, taken off, subtract, dock, docked, come off, knock off, withhold, minus, less the, less any, net of | kes-, kesil-, düş-, düşül-, çıkar-, mahsup et-, indir-
add, adds, added, adding, add on, put on top, on top of, tack on, charge extra, add the money, plus, on top, over and above | ekle-, eklen-, üstüne koy-, ilave et-, üzerine ekle-, fazladan al-, üstüne bin-, ilave ol-, artı

# in or out of an account
withdraw, withdrew, withdrawn, taken from, took from, gone from, went out, debited, deducted, missing from, come out of, came out of | çek-, çekil-, hesaptan düş-, eksil-, hesabından düş-, hesabımdan düş-, kesil-
deposit, deposited, paid into, pay into, put into, credited, added to, gone in, transferred to, reach his account, reached | yatır-, yatırıl-, yat-, hesaba geç-, eklen-, hesabına geç-

# less or too much
short, too little, underpaid, short of, less is paid, missing, short by, came up short, comes up short, come up short, came out short, under by, out by, in deficit | eksik, noksan, eksik yat-, eksik çık-, eksik gel-, eksik ver-, eksik öde-, eksik yatır-, açık ver-, açık çık-, açığı var, eksiği var
too much, overpaid, in excess, over by, too many, in surplus, surplus, more than it should | fazladan, fazla yat-, fazla çık-, fazla gel-, fazla ver-, fazla öde-, fazla öden-, fazla yatır-, fazlası var, fazlalık

# free or charged
free, free of charge, for free, no charge, for nothing, at no cost, complimentary, on the house, without paying, gratis, no cost, waived, doesn't cost | ücretsiz, bedava, parasız, ücret alınma-, ücret ödeme-, beleş, para ödeme-, para alınma-
charge, charges, charged, charging, cost, costs, fee applies, pay for, pays for, paid, for a fee, at a cost, paying, paying for, pay a fee, have to pay | ücretli, paralı, ücret öde-, ücret al-, ücret alın-, para al-, para öde-, ücrete tabi, ücreti öde-

# within or after the time
in the course of, while it lasts, under warranty, still under warranty | süresince, süresi içinde, hâlâ sür-
after it ends, after it runs out, has passed, had passed, once it's over, run out, ran out, out of warranty, past the | dolduktan sonra, bittikten sonra, geçtikten sonra, sona erdikten sonra, süresi dol-

# found or lost
found, find, finds, turned up, located, tracked down, recovered, come to light | bul-, bulun-, ortaya çık-, geri gel-
lost, lose, loses, missing, misplaced, went missing, gone missing, mislaid | kaybet-, kaybol-, kayıp, kayb-, yitir-, ortada yok

# remember or forget
remember, remembers, remembered, keep in mind, bear in mind, don't forget, recall | hatırla-, unutma-, aklında tut-, aklımda, anımsa-, akılda tut-
forget, forgets, forgot, forgotten, slipped my mind, don't remember, no memory, can't remember | unut-, aklından çık-, aklımdan çık-, hatırlama-, hatırlayamı-

# understand or not
understand, understands, understood, get it, follow, make sense of, grasp, clear to me | anla-, kavra-, çöz-, aklı er-, net
confused, lost me, no idea, haven't a clue, misunderstood, baffled, misunderstand, can't make head | anlama-, yanlış anla-, kafası karış-, kafam karış-, aklım alma-

# believe or doubt
believe, believes, believed, convinced, take his word, buy it, accept that | inan-, ikna ol-, kan-
doubt, doubts, doubted, disbelieve, sceptical, skeptical, don't buy | inanma-, şüphe et-, şüphelen-, kuşkulan-, şüphem var

# present or absent
present, attend, attended, attending, turn up, turned up, show up, showed up, shows up, be there | katıl-, hazır bulun-, iştirak et-
absent, didn't show, no-show, skip, skipped, stayed away, failed to attend | katılma-, kaçır-, devamsız

# still there or gone
still have, still has, still there, still works, still valid, still open | duruyor, elimizde, elimde
no longer, not any more, not anymore, used to | artık yok, kalma-, artık değil

# married or not
married, wed, got married, tied the knot, wife, husband | evli, evlen-, nikâhlı, nikahlı
single, unmarried, divorced, separated, split up | bekâr, bekar, boşan-, ayrıl-, dul

# alive or dead
alive, survived, living, made it, pulled through, survives | hayatta, yaşıyor, sağ, kurtul-, atlat-, sağ kal-
dead, died, passed away, deceased, killed, didn't make it, late father, late husband | öl-, vefat et-, rahmetli, ölü, hayatını kaybet-

# drop or press charges
drop the charge, drop the charges, drop the complaint, withdraw the complaint, withdraw my complaint, withdraw his complaint, withdraw her complaint, withdraw our complaint, withdraw a complaint, withdrew the complaint, drop my complaint, drop the case, let it go, let it rest, forgive, forgave, let the matter drop | şikâyetimi geri çek-, şikâyetimden vazgeç-, şikâyetimizi geri çek-, şikâyetinden vazgeç-, şikayetinden vazgeç-, şikâyetini geri çek-, şikâyetini geri al-, davadan vazgeç-, affet-, davayı düşür-, üstelememe-
press charges, lodge a complaint, lodge my complaint, lodge our complaint, lodge the complaint, make a complaint, make a formal complaint, complain, complained, report him, report her, sue, sued, take to court, take him to court, go to court, take legal action | şikâyette bulun-, şikâyet et-, şikayet et-, şikâyet ed-, şikâyetçi ol-, şikayetçi ol-, dava aç-, mahkemeye ver-, davacı ol-, suç duyurusu

# lend or call in
pause, pauses, paused, put on hold, freeze, frozen, suspend, suspended, defer, deferred, put off, hold off, payment holiday | dondur-, ertele-, ertelen-, askıya al-, ara ver-, durdur-, beklet-
call in, called in, demand it back, foreclose, pay off, paid off, pay it off, close the loan, repay in full, bring forward | kapat-, kapatıl-, hemen öde-, tamamını iste-, kapatmanızı iste-, geri iste-

# postpone or bring forward
postpone, postponed, put off, push back, pushed back, moved back, defer, deferred, delay, delayed, later date, moved to a later, leave it till, left it till, left it until, hold over, held over, moved to next, shelve, shelved | ertele-, ertelen-, ileri al-, sonraya bırak-, sonraya kal-, bahara bırak-, yaza bırak-, güze bırak-, kışa bırak-, sonbahara bırak-, haftaya bırak-, aya bırak-, yıla bırak-, seneye bırak-, yarına bırak-, pazartesiye bırak-, bahara kal-, yaza kal-, haftaya kal-, aya kal-, yıla kal-, seneye kal-, yarına kal-, bahara ertele-, tehir et-, tehir ed-, ileriye al-, ileri tarihe, sonraya at-, at-, ileri bir tarih
bring forward, brought forward, move up, moved up, moved forward, earlier date, bring it forward | öne al-, öne alın-, öne çek-, öne çekil-, erkene al-, erkene alın-, daha erkene

# lock or leave open
lock, locks, locked, shut, shuts, close, closed, closing | kilitle-, kapat-, kapalı, kapan-, kilitli
open, opens, opened, unlock, unlocked, left open, leave open | açık, aç-, açıl-, açık bırak-

# on or off
turn on, turned on, switch on, switched on, leave on, left on | aç-, açık, çalıştır-, devreye sok-
turn off, turned off, switch off, switched off, disconnect, disconnected, cut off | kapat-, kapalı, söndür-, sön-, devreden çıkar-

# tight or loose
too tight, tight, too small, snug, pinch, pinches, narrow | dar, dar gel-, küçük gel-, sık-
too loose, loose, too big, baggy, wide, roomy | bol, bol gel-, büyük gel-, geniş

# sweet on or tired of
liked, love, loves, loved, enjoy, enjoys, enjoyed, fond of, keen on | sev-, hoşlan-, beğen-, bayıl-, hoşuna git-, keyif al-
dislike, dislikes, disliked, hate, hates, hated, loathe, can't stand, can't bear | sevme-, hoşlanma-, nefret et-, nefret ed-, beğenme-, katlanama-

# gain or lose rights
keep your, keep my, keep his, keep her, retain, save | koru-, elde tut-, sakla-, kaybetme-, yanma-, muhafaza et-
lose your, lose my, lose his, lose her, lost your, lost my, forfeit, forfeited | kaybet-, yan-, yitir-, elinden git-, elden git-
`
