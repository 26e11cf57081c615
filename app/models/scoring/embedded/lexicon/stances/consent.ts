/** Scales as `index.ts` describes them. */
export const CONSENT = `
# no side
to be honest, let us be honest, to be fair, fair enough, i am afraid, good morning, good evening, good afternoon, good night, in good time, right now, right away, all right then, leave it, leave them, leave him, leave her, leave me, leave us, leave one, leave this, leave that, leave some, leave room, leave a, leave the, leave my, leave your, leaves it, left it, leave alone | dürüst olmak gerekirse, dürüst konuşmak gerekirse, açıkçası, doğrusunu isterseniz, doğrusu, iyi günler, iyi akşamlar, iyi geceler

# accept or refuse
accept, accepted, agree, agreed, agree to, agreed to, take the offer, take up the offer, take it up, say yes, said yes, says yes, go along with, went along with, approve, approved, approve of, consent, consented, willing, willing to, happy to, glad to, fine by me, fine with me, fine by us, ok with, okay with, on board, in favour, up for, no objection, give the go-ahead, gave the go-ahead, grant, granted, jump at, welcome the, ready to, prepared to, set on, quite set on, game to, keen to | kabul et-, kabul ed-, kabul edil-, kabulüm, razı, razıyım, razı ol-, onayla-, onaylan-, onay ver-, evet de-, tamam de-, olur de-, olur ver-, uygun bul-, uygun gör-, sıcak bak-, olumlu bak-, taraftar, taraftarı, memnuniyetle, seve seve, gönüllü, itirazım yok, itirazı yok, itirazımız yok, teklifi kabul et-, teklifi kabul ed-, hazır, hazırım, dünden razı, teşne
refuse, refused, reject, rejected, decline, declined, turn down, turned down, turn it down, turned it down, say no, said no, says no, knock back, knocked back, object, objected, object to, opposed, oppose, against it, against the, am against, is against, are against, was against, were against, disagree, disagreed, unwilling, reluctant, out of the question, no way, not on, pass on, won't hear of, veto, dead set against, set against, hesitant to, refuses to, won't have it | reddet-, redded-, reddedil-, geri çevir-, geri çevril-, hayır de-, karşı çık-, karşıyım, karşıyız, karşılar, karşıydı, karşı ol-, yanaşma-, soğuk bak-, olumsuz bak-, söz konusu değil, olmaz de-, isteksiz, gönülsüz, veto et-, teklifi reddet-, teklifi redded-, teklifi geri çevir-, çekin-, istemem diye, gitmem diye, olmaz diye tuttur-

# contest or pay up
contest, contesting, contested, dispute, disputing, disputed, challenge, challenging, challenged, appeal, appealing, appealed, appeal against, fight the fine, fight it, fight this, object to | itiraz et-, itiraz ed-, itiraz, itirazda bulun-, karşı çık-, mahkemeye taşı-, temyiz et-
pay the fine, pay the traffic fine, pay this fine, pay my fine, pay that fine, pay the penalty, paying the fine, accept the fine, accept the decision, cop the fine, settle the fine, just pay, pay up, happy to pay, plead guilty | cezayı öde-, cezasını öde-, trafik cezasını öde-, cezayı kabul et-, cezayı kabul ed-, cezayı yatır-, kararı kabul et-, kararı kabul ed-, suçu kabul et-

# allowed or forbidden
allowed, allowed to, permitted, permitted to, permission, have permission, let him, let her, let me, let us, let them, let you, says i can, said i can, said i could, says he can, said he can, says she can, says we can, says you can, says they can, lets him, lets her, lets me, lets us, lets them, let in, allow, allows, legal, legally, free to, is fine to, welcome to, entitled to, have the right, has the right, authorised, ok to, okay to, allowed back, within his rights, within their rights | izin ver-, izin veril-, izin var, izni var, izniniz var, izinli, serbest, müsaade et-, müsaade ed-, müsaade edil-, hakkı var, hakkınız var, hakkım var, hakkına sahip, yasal, mümkün, caiz, içeri alın-, girebil-, geri alın-, müsaade edilecek, imkân tanı-
forbidden, forbid, forbids, forbade, banned, ban, bans, prohibited, prohibit, not allowed, barred, bar, illegal, illegally, off limits, unlawful, against the law, against the rules, disallowed, outlawed, unauthorised, turned away, kept out | yasak, yasakla-, yasaklan-, izin yok, izni yok, izinsiz, müsaade yok, hakkı yok, hakkınız yok, hakkım yok, yasa dışı, yasadışı, kanuna aykırı, kurallara aykırı, suç sayıl-, men et-, içeri alma-, kapıdan çevir-, kapıdan çevril-

# in favour or against
in favour of, in favor of, support, supports, supported, supporting, back the, backed the, want it to stay, wanted it to stay, vote for, voted for, on our side, endorse, endorsed | destekle-, destek ver-, destek ol-, yana, taraftar, taraftarı, lehine, lehinde, kalmasını iste-, olsun iste-, arka çık-
oppose, opposes, opposed, opposed to, against, vote against, voted against, object to | karşı çık-, karşıyım, karşılar, aleyhine, aleyhinde, kalkmasını iste-

# take part or not
join, joined, joining, join in, take part, took part, taking part, sign up, signed up, participate, enrol, enrolled, become a member, be a member, being a member | katıl-, üye ol-, yer al-, kaydol-, kayıt ol-, iştirak et-, dahil ol-
leave the union, quit the, left the union, drop out, dropped out, pull out, pulled out, opt out, opted out, withdraw from, withdrew from, resign from, resigned from | üyelikten çık-, üyelikten ayrıl-, sendikadan çık-, sendikadan ayrıl-, dernekten ayrıl-, kaydını sil-, çekil-, çekilmek, kaydını sildir-

# obliged or free to choose
must, compulsory, mandatory, obligatory, required, have no choice, no choice but, have to, has to, had to, obliged, need to, needs to | zorunda, zorunlu, mecbur, mecburi, şart, gerek-, gerekiyor, lazım, gerekli
optional, voluntary, up to you, up to us, up to them, your choice, your call, as you like, as you wish, no need | isteğe bağlı, ihtiyari, keyfinize kalmış, size kalmış, size bağlı, gönüllü, isterseniz, gerek yok, gereksiz, zorunlu değil, şart değil

# keep on or stop
keep, keeps, keeping, kept, continue, continues, continued, continuing, carry on, keep on, keep going, go on, going on, stay on, stick with, persist | devam et-, devam ed-, sürdür-, aynen sür-, bırakma-, kesme-, vazgeçme-
stop, stops, stopped, stopping, quit, give up, gave up, giving up, cease, ceased, discontinue, drop it, dropped it, come off, knock it off, call it quits, put an end | bırak-, son ver-, vazgeç-, durdur-, sona erdir-

# cancel or keep
cancel, cancelled, canceled, call off, called off, called it off, scrap, scrapped, terminate, terminated, withdraw the, withdrew the, drop the, back out, pull out of, pull out, get out of the contract, walk away from | iptal et-, iptal ed-, iptal edil-, iptal ol-, feshet-, fesh-, feshed-, fesih, vazgeç-, geri çek-, cay-, sözleşmesinden çık-, sözleşmeden çık-, kontratından çekil-, kontratından çık-
go ahead, goes ahead, went ahead, going ahead, still on, stands, keep the booking, keep the appointment, renew, renewed, renewing, extend, extended, extending, confirm, confirmed, signed the contract, sign the contract, signed | yenile-, yenilen-, uzat-, uzatıl-, sürdür-, geçerli, aynen dur-, iptal etme-, onayla-, imzala-, imza at-, imzalan-

# start or end
start, starts, started, starting, begin, begins, began, beginning, open, opens, launch, kick off, set in, comes into force, take effect, takes effect | başla-, başlat-, yürürlüğe gir-
end, ends, ended, ending, finish, finishes, finished, expire, expires, expired, run out, runs out, ran out, is over, be over, lapse, lapses, lapsed, wind up, come to an end, comes to an end | bit-, sona er-, sonlan-, dol-, süresi dol-, nihayete er-

# pass or get worse
goes away, go away, went away, passes, gone by, it's gone, is gone, wears off, wore off, eases, eased, clear up, clears up, cleared up, subside, subsides, improves, improved, settles, settled down, recover, recovered, get better, gets better, got better, heal, heals, healed, on the mend | geç-, geçiyor, geçti, hafifle-, azal-, düzel-, iyileş-, iyiye git-, din-, yatış-, kaybol-, rahatla-, toparla-
gets worse, get worse, got worse, getting worse, worsens, worsen, worsened, flares up, flared up, deteriorates, deteriorated, deteriorating, goes downhill, went downhill, spreads, spread | kötüleş-, kötüye git-, şiddetlen-, ağırlaş-, fenalaş-, azıt-, azdı, yayıl-, ilerle-

# help or hinder
help, helps, helped, helping, assist, back me up, give me a hand, lend a hand, pitch in | yardım et-, yardım ed-, yardımcı ol-, destek ol-, el at-, omuz ver-
hinder, hinders, hindered, get in the way, got in the way, hold up, held up, block, blocked, blocking, stand in the way, prevent, prevented, stop us, stop me, stop them, obstruct | engelle-, engel ol-, engel çıkar-, mâni ol-, mani ol-, zorluk çıkar-, köstek ol-, önle-

# listen or ignore
listen, listens, listened, listening, pay attention, paid attention, took notice, take notice, take it seriously, took it seriously, heed, heeded, follow the advice, act on, acted on, respond, responded, look into, looked into, took care of it | dinle-, kulak as-, kulak ver-, dikkate al-, ciddiye al-, önemse-, ilgilen-, sözünü tut-, aldır-, aldırış et-, uy-
ignore, ignores, ignored, ignoring, took no notice, take no notice, takes no notice, turned a deaf ear, brush off, brushed off, shrug off, dismiss it, dismissed it, neglect, neglected, fob off, fobbed me off, gave me the runaround | kulak asma-, kulak arkası et-, aldırma-, umursama-, önemseme-, ilgilenme-, duymazdan gel-, görmezden gel-, boş ver-, savsakla-, ihmal et-, ciddiye alma-, dikkate alma-

# keep or give back
keep, keeps, kept, keeping, hold on to, holds on to, hang on to, hung on to, retain, retained, withhold, withheld, get to keep, gets to keep, hold back, holds back, held back | alıkoy-, elinde tut-, bende kal-, sizde kal-, iade etme-, geri verme-, vermeyiz, tut-, el koy-, alıkoya-
give back, gives back, gave back, give it back, give the deposit back, give them back, return, returned, returning, refund, refunded, hand back, handed back, pay back, paid back, reimburse, reimbursed | geri ver-, geri veril-, iade et-, iade ed-, iade edil-, geri öde-, geri gönder-

# let go or keep on at work
sacked, fired, dismissed, laid off, lay off, let go, made redundant, given the boot, given the sack, get the sack, got the sack, lose my job, lost my job, lost his job, lost her job, sack, sacks, fire, fires, dismiss, dismisses | işten çıkar-, işten çıkarıl-, işten at-, işten atıl-, kovul-, kov-, işsiz kal-, işinden ol-, işini kaybet-, işten kov-, kapı önüne koy-
hired, hire, taken on, took on, take on, kept on, given the job, got the job, get the job, employed, offered the job, promoted, reinstated | işe al-, işe alın-, işe gir-, iş ver-, terfi et-, işe başla-, görevinde kal-

# hide or tell
hide, hides, hid, hidden, hiding, conceal, concealed, keep quiet, kept quiet, keep secret, kept secret, kept it from, keep it from, cover up, covered up, without telling, without him knowing, without her knowing, without them knowing, without his knowledge, without her knowledge, behind his back, behind her back, behind my back, secretly, in secret | gizle-, gizlen-, sakla-, saklan-, söyleme-, haber verme-, gizlice, habersiz, haberi olmadan, haberim olmadan, haberi olmasın, arkasından, el altından, çaktırmadan, örtbas et-
tell, tells, told, telling, let him know, let her know, let me know, let them know, inform, informed, disclose, disclosed, declare, declared, come clean, came clean, own up, owned up, openly, admit, admitted, confess, confessed, in front of him, in front of her, together with him, together with her, in his presence, in her presence | söyle-, anlat-, bildir-, haber ver-, haberi olsun, açıkla-, itiraf et-, itiraf ed-, açıkça, beyan et-, beyan ed-, onunla birlikte, onunla beraber, yanında konuş-, haberdar et-

# stay or go
stay, stays, stayed, staying, remain, remains, remained, hang around, stay put | kal-, otur-, ayrılma-, gitme-, çıkma-
leave, leaves, leaving, move out, moved out, moving out, go home, went home, clear out, get out, got out, vacate, vacated, walk out, walked out, be out, move out, evicted, evict, kicked out, kick out | ayrıl-, git-, taşın-, terk et-, boşalt-, tahliye et-, evden çık-, evden çıkar-, evden çıkarıl-

# want or not
want, wants, wanted, would like, would love, like to, keen, keen to, eager, eager to, look forward, looking forward, can't wait, dying to, hope to, hoping to, prefer, prefers | iste-, istekli, arzu et-, hevesli, can at-, dört gözle bekle-, sabırsızlan-, niyetli, niyeti var, gönlü var
don't want, doesn't want, didn't want, have no intention, no interest in, not interested, rather not, fed up, sick of, hate, hates, hated, dread, dreads, dreading, can't stand | isteme-, istemiyor, hevesli değil, niyeti yok, niyetim yok, gönülsüz, bık-, usan-, nefret et-, nefret ed-, tahammülü yok
`
