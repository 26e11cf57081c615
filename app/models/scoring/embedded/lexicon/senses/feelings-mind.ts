/** Meanings as `index.ts` describes them. */
export const FEELINGS_MIND = `
# feelings
happy, happiness, glad, pleased, delighted, cheerful, joy, over the moon | mutlu, mutluluk, mutluluğ, memnun, sevin-, sevinçli, sevinç, neşeli, mesut
sad, sadness, upset, sorrow, heartbroken, feeling down | üzgün, üzül-, üz-, üzüntü, kederli, keder, hüzünlü, hüzün, hüzn
angry, anger, furious, mad at, lose one's temper, upset | kızgın, kız-, sinirli, sinirlen-, öfkeli, öfkelen-, öfke, hiddetlen-, tepesi at-
afraid, scared, fear, frightened, frighten, terrified, scary | kork-, korku, korkut-, korkutucu, korkmuş, ürk-
bored, boring, boredom | sıkıl-, sıkıcı, can sıkıntısı, canı sıkıl-, bunal-
proud, pride | gurur duy-, gururlu, gurur, gururlan-, iftihar et-, kıvanç
ashamed, embarrassed, embarrassment, shame, embarrassing | utan-, utanç, utanc, mahcup, mahcub, utandırıcı, mahcubiyet, yüzü kızar-
jealous, jealousy, envy, envious | kıskan-, kıskanç, kıskançlık, imren-, haset
lonely, loneliness | yalnızlık, yalnızlığ, yalnızlık çek-, kendini yalnız, yapayalnız
surprised, surprise, amazed, astonished, astonishing | şaşır-, şaşkın, şaşkınlık, hayret et-, şaşırtıcı, sürpriz, hayrete düş-
disgusted, disgusting, disgust, revolting, gross | iğren-, iğrenç, iğrenc, tiksin-, tiksindirici

# calm or tense
calm, relaxed, at ease, peaceful, calm down, relax, settle down | sakin, sakinleş-, rahatla-, huzurlu, huzur, gevşe-, yatış-
stressed, stress, tense, under pressure, stressful, overwhelmed, on edge | stres, stresli, gergin, gerginlik, gerginliğ, geril-, bunal-, baskı altında, strese gir-

#~ moods and feelings that can overlap
worry, worried, concern, concerned, anxious, nervous, anxiety, uneasy | endişelen-, endişe, endişeli, merak et-, kaygı, kaygılan-, kaygılı, tedirgin, telaşlan-, huzursuz
disappointed, disappointment, let down, disappoint, disappointing | hayal kırıklığı, hayal kırıklığına uğra-, düş kırıklığı, hayal kırıklığına uğrat-, bekleneni verme-
excited, excitement, thrilled, exciting | heyecanlı, heyecan, heyecanlan-, heyecan verici
relieved, relief, weight off my mind, weight off my shoulders | rahatla-, içi rahatla-, ferahla-, oh çek-, içine su serp-, içi rahat et-
shocked, shock, stunned, taken aback | şok, şoke ol-, şok geçir-, donakal-, sarsıl-, şok ol-
panic, panicked, panicking, freak out, freaked out | panik, panikle-, paniğe kapıl-, paniğ, telaşa kapıl-, telaş
confused, confusing, confuse, confusion, mixed up | kafası karış-, kafam karış-, aklı karış-, kafa karıştırıcı, kafasını karıştır-, kafamı karıştır-, karışık
annoyed, annoying, irritated, frustrating, frustrated, frustration, get on my nerves, nuisance | sinir bozucu, sinir ol-, canını sık-, canımı sık-, rahatsız edici, sinirine dokun-, bık-, usan-, can sıkıcı
fed up, sick of, had enough, can't take it anymore | bık-, bıkkın, usan-, canına tak et-, canıma tak et-, gına gel-, illallah
miserable, devastated, distressed, distress | perişan, mahvol-, yıkıl-, kahrol-, sıkıntı, acı çek-
grateful, appreciate, gratitude, thankful, much obliged | minnettar, müteşekkir, minnet, müteşekkirim, takdir et-, takdir ed-, minnettarlık
feel guilty, guilty conscience, guilt | vicdan azabı, suçluluk, suçluluğ, kendini suçlu hisset-, vicdanı rahatsız
regret, wish I hadn't, regretful | pişman, pişmanlık, pişmanlığ, pişman ol-
hope, hopeful, hopefully, be optimistic, optimistic | umarım, umuyor, umut, umud, ümit, ümid, umutlu, inşallah, iyimser
hopeless, despair, desperate, pessimistic, no way out | umutsuz, çaresiz, çaresizlik, ümitsiz, karamsar, umutsuzluk
hurt my feelings, offended, offend, hurt feelings, take offence, hurtful, resent | gücen-, kırgın, kalbi kırıl-, kalbini kır-, kalbimi kır-, incit-, incin-, darıl-, küs-
homesick, miss my country, miss home | memleket hasreti, vatan hasreti, sıla hasreti, gurbet
miss you, missed you, long for, longing, misses her, misses him | özle-, özlem, hasret, burnunda tüt-
feel, feeling, emotion, sense | hisset-, hissed-, his, hiss, duygu, duygusal
mood, frame of mind, spirits, morale | ruh hali, keyif, keyf, moral, haletiruhiye
in a good mood, good spirits, cheer up | keyfi yerinde, morali düzgün, neşelen-, keyiflen-, morali yüksel-
in a bad mood, grumpy, moody, down in the dumps | keyifsiz, morali bozuk, moralim bozuk, huysuz, suratı asık, suratsız, aksi
shy, timid, self-conscious | utangaç, utangac, çekingen, sıkılgan, mahcup
comfortable, feel at home, comfort | rahat, rahatlık, konforlu, rahatlığ, konfor
disturb, bother, uncomfortable, bothered | rahatsız, rahatsız et-, rahatsız ed-, rahatsız ol-, rahatsızlık ver-
suffer, suffering, go through a hard time, hardship | acı çek-, ıstırap, ıstırab, çile, sıkıntı çek-, zor günler geçir-, eziyet çek-
enjoy, have fun, had fun, have a good time, fun, entertaining, enjoyable | eğlen-, keyif al-, eğlence, eğlenceli, zevk al-, hoşça vakit geçir-, tadını çıkar-, keyifli, zevkli
laugh, laughter | gül-, kahkaha
smile, smiling | gülümse-, tebessüm, güler yüz, güler yüzlü
cry, weep, wept, sob, in tears, cried | ağla-, gözyaşı dök-, hıçkır-, gözü yaşlı
scream, yell, shout, raise one's voice | bağır-, çığlık, çığlığ, haykır-, çığlık at-, sesini yükselt-
grief, grieve, mourn, mourning, bereaved | yas, yas tut-, matem, acı, keder
sorry to say, unfortunately, I'm afraid, sadly, regrettably | maalesef, ne yazık ki, üzgünüm, yazık ki, üzülerek
pity, feel sorry for, what a shame, what a pity | acı-, yazık, yazığ, merhamet, ne yazık, acıma

# love, hate, remember, forget, trust, suspect
love, loved, beloved, adore, like, fond of, keen on, be into | sev-, sevgi, aşk, bayıl-, hoşlan-, beğen-, hoşuna git-, hoşuma git-
hate, hatred, detest, loathe, can't stand | nefret et-, nefret ed-, nefret, tiksin-, kin
remember, recall, come to mind, bear in mind, memory of | hatırla-, anımsa-, aklına gel-, aklıma gel-, aklında tut-, aklımda
forget, forgot, forgotten, slip my mind, slipped my mind | unut-, aklından çık-, aklımdan çık-, unutul-
trust, trustworthy, rely on, count on, reliable, confidence in, have faith in | güven-, güvenilir, itimat et-, itimat, güven duy-, bel bağla-, sırtını daya-
suspect, suspicious, suspicion, doubt, doubtful, sceptical | şüphelen-, şüphe, şüpheli, kuşku, kuşkulan-, şüphe et-, şüphe ed-, kuşkulu

# accept or refuse
accept, agree to, consent, take up the offer, say yes to, approve, approval | kabul et-, kabul ed-, kabul, onayla-, razı ol-, rıza, rıza göster-, onay, uygun bul-
refuse, refusal, reject, rejection, turn down, decline, knock back, knocked back, denied | reddet-, redded-, reddedil-, geri çevir-, geri çevril-, ret, redd

# agree or object
agree with, agree, in agreement, on the same page, same opinion, see eye to eye | katıl-, aynı fikirde, hemfikir, aynı görüşte, mutabık, anlaş-, hak ver-
object, objection, oppose, opposed, dispute, challenge the decision, contest, be against | itiraz et-, itiraz ed-, itiraz, karşı çık-, karşı ol-, karşıyım

# allow or forbid
allow, permit, permission, let you, give permission, authorise, authorize | izin, izn, izin ver-, müsaade, müsaade et-, müsaade ed-, izin veril-
forbid, forbidden, ban, banned, prohibit, prohibited | yasakla-, yasak, yasağ, yasaklan-, men et-

# truth or lie
tell the truth, truth, truthful, honest, honesty, honestly, sincere, frank | doğruyu söyle-, gerçeği söyle-, dürüst, dürüstlük, dürüstçe, samimi, gerçeği, açık sözlü
lie to, lied, lying, liar, telling lies, tell a lie, untrue story | yalan, yalan söyle-, yalancı, uydur-

# what somebody did to the other or about the matter
praise, compliment, speak highly of | öv-, övgü, iltifat, methet-, takdir et-
criticise, criticize, criticism, find fault | eleştir-, eleştiri, tenkit, kusur bul-
encourage, encouragement, motivate, urge | teşvik et-, teşvik ed-, teşvik, cesaret ver-, cesaretlendir-, özendir-, yüreklendir-
discourage, put off the idea, deter, talk out of | caydır-, vazgeçir-, cesaretini kır-, gözünü korkut-, hevesini kır-
blame, accuse, accusation, point the finger at | suçla-, kabahat bul-, suçu at-, itham et-, itham ed-, suçlama, suçlan-
forgive, forgave, forgiven, pardon, excuse | affet-, affed-, bağışla-, hoş gör-, mazur gör-, af, aff
admit, confess, confession, own up | itiraf et-, itiraf ed-, itiraf, suçunu kabul et-, kabullen-
deny, denied doing it, denial | inkar et-, inkâr et-, inkar ed-, inkâr, yalanla-, yadsı-

# words for an occasion
thank, thanks, thank you, cheers | teşekkür, teşekkür et-, teşekkür ed-, sağ ol, sağ olun, sağolun, teşekkürler, eksik olma, mersi
apologise, apologize, apology, apologies, sorry, my apologies, excuse me | özür dile-, özür, özr, kusura bakma-, affedersin, affedersiniz, pardon, üzgünüm, bağışla-
congratulate, congratulations, well done, congrats | tebrik et-, tebrik ed-, tebrik, tebrikler, kutlarım, kutlu olsun, hayırlı olsun, aferin, gözün aydın
condolences, sorry for your loss, my sympathies | başınız sağ olsun, başın sağ olsun, başsağlığı, taziye, Allah rahmet eylesin
get well soon, hope you feel better, hope you get better, speedy recovery | geçmiş olsun, acil şifalar, şifalar, Allah şifa versin
good luck, all the best, best of luck, fingers crossed | bol şans, iyi şanslar, başarılar, şansın açık olsun, Allah yardımcın olsun, hayırlısı
hello, good day, g'day | merhaba, selam, selamünaleyküm, iyi günler
goodbye, bye, see you, see you later, farewell, take care of yourself | hoşça kal, hoşça kalın, güle güle, görüşürüz, görüşmek üzere, Allahaısmarladık, kendine iyi bak, iyi günler
enjoy your meal, bon appetit | afiyet olsun
have a good trip, safe travels, safe trip | iyi yolculuklar, hayırlı yolculuklar, yolun açık olsun

# what kind of person
brave, courage, courageous, bravery | cesur, cesaret, cesaretli, yürekli
coward, cowardly, chicken out | korkak, korkağ, ödlek
hardworking, hard-working, diligent, industrious | çalışkan, gayretli, çalışkanlık
lazy, laziness, slack, bludger | tembel, tembellik, üşengeç, tembelliğ
generous, generosity | cömert, cömerd, eli açık, bonkör
stingy, mean with money, tight-fisted, miser | cimri, pinti, eli sıkı
modest, humble | alçak gönüllü, mütevazı, alçakgönüllü
arrogant, stuck-up, conceited, snobby | kibirli, kendini beğenmiş, ukala, burnu havada, küstah
clever, intelligent, smart, wise | akıllı, zeki, zekâ, bilge
stupid, silly, foolish, idiot, dumb | aptal, ahmak, salak, salağ, enayi, budala, akılsız

# polite or rude
polite, courteous, well-mannered, respectful, respect, politely | kibar, nazik, saygılı, saygı, terbiyeli, kibarca, nezaket
rude, impolite, disrespectful, bad-mannered, rudely, rudeness | kaba, kabalık, kabalığ, saygısız, terbiyesiz, saygısızlık, kabaca, küstah

# kind or cruel
kind-hearted, kindness, kind of you, very kind, caring, compassionate, warm-hearted, considerate | iyi kalpli, şefkatli, iyi yürekli, merhametli, düşünceli, iyilik, iyiliğ, nazik
cruel, cruelty, heartless, merciless | zalim, acımasız, gaddar, merhametsiz, insafsız, vicdansız

# careful or careless
careful, cautious, be careful, watch out, carefully, take care, with caution | dikkatli, dikkat et-, dikkat ed-, ihtiyatlı, tedbirli, özenli, özen göster-, dikkatlice
careless, negligent, negligence, carelessness, reckless | dikkatsiz, dikkatsizlik, ihmal, ihmalkar, ihmalkâr, özensiz, ihmal et-, ihmal ed-, savruk

# patient or impatient
patience, be patient, patient with, patiently | sabır, sabr, sabırlı, sabret-, sabred-, sabırla
impatient, impatience, can't wait | sabırsız, sabırsızlan-, sabırsızlık, iple çek-, dört gözle bekle-

#<> serious or joking
serious, seriously | ciddi, cidden, ciddiyet, ciddiye al-
joke, joking, kidding, funny | şaka, şaka yap-, espri, komik, dalga geç-

#~ character
stubborn, obstinate, pig-headed | inatçı, inat, inat et-, inad, dik kafalı
selfish, self-centred, self-centered | bencil, bencillik, egoist
curious, curiosity, inquisitive, wonder, wondering | meraklı, merak, merak et-, merak ed-, acaba
friendly, outgoing, sociable, easy-going, approachable | cana yakın, samimi, arkadaş canlısı, sıcakkanlı, dost canlısı, girişken, dışa dönük
reserved, introverted, keeps to himself, keeps to herself | içine kapanık, içe dönük, sessiz sakin
aggressive, violent person, hot-tempered, bad temper | saldırgan, agresif, asabi, çabuk öfkelen-, hırçın
ambitious, ambition, determined, determination | hırslı, azimli, kararlı, azim, azm, hırs, kararlılık
self-confident, self-confidence, confident, self-esteem | özgüven, kendine güven, kendine güvenen, öz güven, özgüvenli
sensitive, touchy, emotional | hassas, duyarlı, alıngan, duygusal, hassasiyet
talented, gifted, talent, skilled, skilful, skill, ability, good with one's hands | yetenekli, yetenek, yeteneğ, becerikli, beceri, kabiliyetli, kabiliyet, maharet
responsible, sense of responsibility, responsibility, responsibly, accountable | sorumlu, sorumluluk, sorumluluğ, mesuliyet, mesul, sorumluluk sahibi
naughty, misbehave, badly behaved, mischievous, cheeky | yaramaz, yaramazlık, yaramazlığ, haylaz, haşarı
well-behaved, obedient, good as gold | uslu, söz dinle-, itaatkar, itaat et-
fair-minded, fair, just treatment, fairly, fairness | adil, adaletli, hakkaniyetli, adalet, adilane, hakkaniyet
biased, prejudice, prejudiced, take sides | taraflı, ön yargı, önyargı, önyargılı, taraf tut-
get used to, used to it, adapt, adjust to, settle in, adjustment | alış-, alışkın, uyum sağla-, intibak et-, ayak uydur-, adapte ol-
enthusiastic, eager, willing, enthusiasm, keen to | istekli, hevesli, gönüllü, heves, can at-, şevk
reluctant, hesitant, hesitate, hesitation, think twice, shy away from | isteksiz, gönülsüz, tereddüt, tereddüt et-, tereddüd, çekin-, kararsız, duraksa-
tolerant, tolerate, put up with, endure, cope, cope with, deal with the stress | hoşgörülü, tahammül, tahammül et-, katlan-, dayan-, başa çık-, baş et-, hoşgörü

#~ thinking, knowing, wanting
think so, in my opinion, I think, I believe, I reckon, seems to me, consider, thought | düşün-, bence, sanırım, sanıyor, zannet-, zanned-, kanaat, bana göre, kanısında, inanıyor
know about, know, knew, known, aware of, be aware, knowledge | bil-, haberdar, bilgi sahibi, farkında, haberi var, bilin-, malum
understand, understood, comprehend, grasp, make sense, get the point, see what you mean | anla-, anlaşıl-, kavra-, idrak et-, idrak ed-, mantıklı gel-, anlam ver-
guess, estimate, estimated, assume, suppose, predict, approximate | tahmin et-, tahmin ed-, tahmin, varsay-, tahminen, kestir-, farz et-, öngör-
learn, learnt, learned, find out, found out, pick up the language | öğren-, öğrenil-, haberini al-, haber al-
believe, belief, belief in, believable | inan-, inanç, inanc, inanıl-, inandırıcı
realise, realize, notice, noticed, become aware, it dawned on me, figure out | fark et-, fark ed-, farkına var-, ayırt et-, gözüne çarp-, gözüme çarp-, anla-
recognise, recognize, know him, know her, identify, familiar | tanı-, tanıdık, teşhis et-, tanıdığ, kimliğini belirle-, bildik
remind, reminder, jog my memory | hatırlat-, hatırlatma, anımsat-, hatırlatıcı, hatırlatıl-
decide, decision, made up my mind, make up my mind, settle on, resolve to | karar, karar ver-, kararlaştır-, karara var-, karar al-, karara bağla-
change my mind, give up the idea, have second thoughts, back out, change your mind, changed her mind | vazgeç-, caydım, cay-, fikir değiştir-, fikrini değiştir-, fikrimi değiştir-, kararından dön-
choose, chose, chosen, choice, pick, select, option, opt for | seç-, seçim, seçenek, seçeneğ, tercih, seçil-, tercih et-
prefer, preference, would rather, rather have | tercih et-, tercih ed-, tercih, yeğle-
want, would like, wish to, desire, feel like | iste-, arzu et-, arzu ed-, arzu, dile-, canı çek-, istek, isteğ
need, require, in need of, necessary, requirement, necessity | ihtiyaç, ihtiyac, gerek-, gereğ, lazım, gerekli, icap et-, gereksinim, zorunlu
wish, wishing, if only | dilek, dileğ, temenni, keşke, dilekte bulun-
expect, expectation, anticipate, look forward to | bekle-, beklenti, beklen-, dört gözle bekle-
plan, planning, intend, intention, mean to | planla-, plan, niyet, niyetlen-, niyet et-, tasarla-, niyetli, planlan-
aim, goal, purpose, target, objective | amaç, amac, hedef, gaye, maksat, maksad
dream of, imagine, imagination, picture in one's mind, daydream | hayal et-, hayal ed-, hayal, hayal kur-, düşle-, kafasında canlandır-
nightmare, bad dream | kabus, kâbus, kötü rüya, karabasan
had a dream, dreamt, dreamed | rüya, rüya gör-, düş gör-
idea, thought, opinion, point of view, viewpoint | fikir, fikr, düşünce, görüş, bakış açısı, kanı
reason, cause, explanation why, on what grounds, why | neden, sebep, sebeb, gerekçe, niye, niçin
compare, comparison, in comparison | karşılaştır-, kıyasla-, mukayese et-, kıyas, mukayese
concentrate, focus, concentration | konsantre ol-, odaklan-, dikkatini topla-, kafasını ver-, yoğunlaş-
pay attention, attention, take notice | dikkat, dikkat et-, dikkat ed-, dikkatini ver-, önemse-, kulak ver-
ignore, turn a blind eye, overlook, take no notice, disregard, brush off | görmezden gel-, göz ardı et-, göz ardı ed-, göz yum-, kulak ardı et-, boş ver-, es geç-
solve, solution, sort out, work out, resolve, fix the problem, settle the matter | çöz-, çözüm, hallet-, halled-, çözümle-, çare, çözül-, hallol-
misunderstand, misunderstanding, get the wrong idea, mix-up | yanlış anla-, yanlış anlaşıl-, ters anla-, yanlış anlaşılma, yanlış anlama
mean, meant, meaning, signify, stand for | demek iste-, anlam, mana, anlamına gel-, kastet-, kasted-
advise, advice, recommend, recommendation, suggest, suggestion, propose | öner-, öneri, tavsiye, tavsiye et-, tavsiye ed-, öğüt, öğüd, nasihat, teklif et-, öneril-
persuade, convince, convincing, talk into, win over | ikna et-, ikna ed-, ikna, inandır-, razı et-, ikna ol-
insist, insistence, persist, keep pushing | ısrar et-, ısrar ed-, ısrar, diret-, üstele-, dayat-, ısrarla
promise, give one's word, gave my word, pledge, keep one's word | söz ver-, vaat et-, vaat, vaad, sözünü tut-, taahhüt, söz verdi
claim that, allege, allegation, alleged, allegedly | iddia et-, iddia ed-, iddia, öne sür-, ileri sür-, sözde
exaggerate, exaggeration, make a big deal, overreact | abart-, abartı, büyüt-, mübalağa et-, abartıl-
care about, matter to me, important to me | umursa-, önemse-, değer ver-, önem ver-, kafaya tak-
make an effort, try, attempt, try hard, do one's best, have a go | çalış-, çabala-, çaba, dene-, gayret et-, uğraş-, gayret, elinden geleni yap-, teşebbüs

# what became of the couple
get married, got married, marry, married, marriage, tie the knot | evlen-, evlilik, evliliğ, evli, nikah, nikâh
divorce, divorced, get a divorce | boşan-, boşanma, boşanmış
engaged to be married, get engaged, engagement party, got engaged | nişanlan-, nişanlı, nişan
break up, broke up, broken up, split up, separated, separate from, separation | ayrıl-, ayrı yaşa-, ayrılık, ayrılığ, ayrılma
reconcile, make up with, get back together, got back together, made up with | barış-, barıştır-, uzlaş-, tekrar bir araya gel-, yeniden bir araya gel-
fall in love, fell in love, in love with | âşık ol-, aşık ol-, âşık, sevdalan-

# get on or quarrel
get along, get on well, get on with, on good terms, hit it off | iyi geçin-, anlaş-, arası iyi, aramız iyi, iyi anlaş-
argue, argument, quarrel, fight with, fought, row with, fall out with, fell out, have words | tartış-, kavga et-, kavga ed-, kavga, münakaşa, atış-, tartışma, arası bozul-, ağız dalaşı

#~ between people
cheat on, betray, betrayal, unfaithful, affair with | aldat-, ihanet et-, ihanet ed-, ihanet, aldatıl-, sadakatsizlik
deceive, trick, fool, con, rip off, ripped off, taken in, scam | kandır-, aldat-, dolandır-, kandırıl-, dolandırıl-, kazıkla-, kazık ye-, dolandırıcılık
threaten, threat, threatening | tehdit et-, tehdit ed-, tehdit, tehdid, gözdağı, tehditkar
insult, swear at, call names, humiliate, put down, abuse verbally | hakaret et-, hakaret, aşağıla-, küfret-, küfür, küfr, küçük düşür-, rencide et-, söv-
bully, bullying, bullied, pick on | zorbalık, zorbalığ, zorbalık yap-, zorbalığa uğra-, sataş-, akran zorbalığı, zorba
harass, harassment, stalk, pester | taciz et-, taciz ed-, taciz, rahatsız et-, musallat ol-, tacize uğra-
discriminate, discrimination, treat differently, racism, racist | ayrımcılık, ayrımcılığ, ayrım yap-, ırkçılık, ırkçı, ayrımcı
domestic violence, family violence, violence, violent | şiddet, aile içi şiddet, şiddet uygula-, şiddet gör-, ev içi şiddet
beat up, bash, assault, hit him, hit her, hit me, bashed, beaten, physical assault | döv-, dayak, dayağ, darp et-, saldır-, vur-, saldırı, dayak at-
discuss, discussion, talk it over, talk it through | tartış-, görüş-, müzakere et-, tartışma, görüşme
protect, protection, look out for, shield, safeguard | koru-, koruma, kolla-, himaye, korun-
abandon, leave her, walk out on, desert his family | terk et-, terk ed-, bırakıp git-, yüzüstü bırak-
support, back up, stand by, supportive, be there for | destekle-, destek, desteğ, destek ol-, arka çık-, yanında ol-
help, assist, assistance, give a hand, lend a hand, helpful | yardım et-, yardım ed-, yardım, yardımcı ol-, yardımcı, el uzat-, yardımda bulun-
look after, take care of, care for, mind the kids, looked after | bak-, bakım, ilgilen-, göz kulak ol-, bakıcılık, bakımını üstlen-
meet for the first time, get to know, met, nice to meet you, make the acquaintance | tanış-, memnun oldum, tanıştığıma, tanışıklık
introduce, present someone | tanıştır-, tanıt-, takdim et-
invite, invitation, have someone over | davet et-, davet ed-, davet, çağır-, davetiye, davetli, çağrıl-
keep in touch, stay in contact, in contact with, in touch | irtibat, temas, görüş-, haberleş-, iletişim, iletişimde, bağlantı kur-
relationship, relations, partner relationship | ilişki, münasebet, birliktelik
secret, confidential, private, keep to yourself, confidentiality | gizli, sır, gizlilik, gizliliğ, mahrem, sırr, aramızda kal-, gizli tut-

# kind of blow
slap | tokat, tokad, tokatla-, şamar
punch | yumruk, yumruğ, yumrukla-
kick | tekme, tekmele-
push, shove | it-, itekle-, ittir-
strangle, choke her, choking me | boğazını sık-, boğazımı sık-, boğazına sarıl-
`
