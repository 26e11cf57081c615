/** Meanings as `index.ts` describes them. */
export const ABSTRACT_NOUNS = `
# reason or result
reason, cause, why, grounds for, on the grounds | neden, sebep, sebeb, niçin, niye, gerekçe
result, outcome, consequence, as a result | sonuç, sonuc, netice, sonuçlan-

# problem or solution
problem, issue, trouble, difficulty, hassle | sorun, problem, mesele, sıkıntı, dert, derd, güçlük, güçlüğ
solution, solve, solved, resolve, resolution, work it out, sort it out, sorted out | çözüm, çöz-, çözül-, çözümle-, hallet-, halled-, çare, çözüme kavuştur-

# for or against
advantage, upside, plus side, pros, good side | avantaj, artı, olumlu yan, iyi tarafı, üstünlük, üstünlüğ
disadvantage, downside, drawback, cons, bad side | dezavantaj, sakınca, mahzur, olumsuz yan, kötü tarafı

# right or duty
rights, your rights, my rights, have the right, has the right, entitled, entitlement | haklar, hakkınız, hakkım, hakkımız, hakkı var, hak sahibi, hak
duty, obligation, obliged, responsibility, responsible, liable, liability | görev, yükümlülük, yükümlülüğ, yükümlü, sorumluluk, sorumluluğ, sorumlu, vazife, mesul

# rule or exception
rule, regulation, house rules | kural, kaide, yönetmelik, yönetmeliğ, mevzuat
exception, exceptional | istisna, istisnai

# safety or danger
safe, safety, secure, security, out of danger | güvenli, emniyetli, güvende, güvenlik, güvenliğ, emniyet
risk, risky, danger, dangerous, hazard, hazardous, at risk | risk, riskli, tehlike, tehlikeli, riziko

# correct or mistaken
correct, accurate, that's right, you're right, you are right, is right, spot on | doğru, haklı, isabetli, hatasız
mistake, mistaken, error, wrong, by mistake, slip-up | hata, hatalı, yanlış, yanlışlık, yanlışlığ, yanlışlıkla, yanıl-

# true or false
truth, true, fact, reality | gerçek, gerçeğ, doğru, hakikat
lie about, lied, lying about, false, fake, made-up story, made it up | yalan, yalan söyle-, uydur-, sahte, uydurma

#~ sameness
same, identical, exactly alike | aynı, aynısı, tıpkısı, tıpatıp
similar, similarity, alike, resemble | benzer, benze-, benzerlik, benzerliğ, andır-
different, difference, differ, distinct, distinction | farklı, fark, başka, değişik, ayrı, farklılık

# useful or harmful
useful, beneficial, helpful, do you good, does good, come in handy, of use | yararlı, faydalı, işe yara-, yarar, fayda, işe yarar
harmful, harm, damage, damaged, damaging, do harm | zararlı, zarar ver-, zarar, hasar, hasarlı, zarar gör-

# importance
important, importance, crucial, vital, essential, matter a lot, significant | önemli, önem, mühim, hayati, ehemmiyet
minor, trivial, petty, small matter | ufak tefek, küçük çaplı, ıvır zıvır

# urgency
urgent, urgency, emergency, pressing, as a matter of urgency | acil, aciliyet, ivedi, acilen, acil durum
routine, as a matter of routine | rutin, olağan, her zamanki

# obligation or choice
compulsory, mandatory, obligatory, it is required, a must | zorunlu, mecburi, zorunluluk, zorunluluğ, şart, mecburiyet
optional, voluntary, up to you, if you wish | isteğe bağlı, ihtiyari, gönüllü, seçmeli, size kalmış

# lawfulness
legal, lawful, within the law | yasal, kanuni, yasaya uygun, hukuki, kanuna uygun
illegal, unlawful, against the law | yasa dışı, yasadışı, kanun dışı, yasalara aykırı, kanuna aykırı

# public or private
public, open to the public, public sector, state-run | kamu, halka açık, devlet, kamuya açık
private, privately run, personal | özel, kişisel, şahsi, hususi

# spoken or written
verbal, oral, spoken, by word of mouth | sözlü, sözlü olarak, sözle, şifahi
written, in writing, put it in writing | yazılı, yazılı olarak, yazıyla, yazıya dök-

# general or specific
general, in general, generally, overall, on the whole | genel, genelde, genellikle, genel olarak, umumi
specific, specifically, particular, in particular, special, certain kind | özel, belirli, belli, özellikle, spesifik

# ease or difficulty
easy, simple, straightforward, easily, piece of cake | kolay, basit, kolayca, kolaylık
difficult, it's hard, is hard, hard to, hard for, tough, tricky, complicated, complex | zor, zorluk, zorluğ, karmaşık, çetin, karışık, zahmetli, çetrefilli

# clearness
clear, clearly, obvious, evident, plain to see | açık, açıkça, belli, apaçık, anlaşılır, besbelli
vague, confusing, confused, confusion, ambiguous | muğlak, belirsiz, kafa karıştırıcı, müphem, kafası karışık, karışıklık

# normal or odd
normal, usual, ordinary, common, typical | normal, olağan, sıradan, alışılmış, tipik, yaygın
strange, odd, weird, abnormal, peculiar, out of the ordinary, unusual | garip, garib, tuhaf, acayip, acayib, anormal, olağan dışı, alışılmadık

# new or old
new, brand new, newly | yeni, yepyeni
old, former, previous, old-fashioned, earlier one | eski, önceki, evvelki, eskimiş

# height of a figure
high, higher, highest, elevated | yüksek, yükseğ
low, lower, lowest | düşük, düşüğ, alçak, alçağ

# quality
good, great, nice, excellent, fantastic, good quality | iyi, güzel, harika, mükemmel, kaliteli, şahane
bad, poor quality, awful, terrible, dreadful, lousy | kötü, berbat, fena, korkunç, korkunc, kalitesiz

#~ past, present, future
in the past, back then, in those days | geçmişte, eskiden, o zamanlar, vaktiyle
at present, currently, nowadays, these days, at the moment, now, right now | şu anda, şu an, şimdi, bugünlerde, şimdilerde, hâlihazırda, günümüzde
in the future, future, down the track, one day | gelecekte, geleceğ, ileride, istikbal

#~ certainty of a statement
proof, prove, proven, evidence | kanıt, kanıtla-, delil, ispat, ispatla-, ispat et-
allegation, allege, claim that, claims that, claimed that | iddia, iddia et-, öne sür-, ileri sür-
suspicion, suspect, suspicious, doubt, doubtful | şüphe, şüphelen-, şüpheli, kuşku, kuşkulan-, kuşkulu

#~ what is said
request, ask for, asked for, demand | talep, taleb, talep et-, rica, rica et-, istek, isteğ, iste-
complaint, complain, grievance | şikâyet, şikayet, şikâyet et-, şikayet et-, yakınma, sızlan-
suggestion, suggest, advice, advise, recommend, recommendation | öneri, öner-, tavsiye, tavsiye et-, öğüt, öğüd, nasihat
warning, warn, caution | uyarı, uyar-, ikaz, ikaz et-, ihtar
promise, promised, give my word, gave his word | söz ver-, söz, vaat, vaad, vadet-
threat, threaten | tehdit, tehdid, tehdit et-, gözdağı
instruction, command, directive | talimat, emir, emr, yönerge, direktif
excuse, pretext | bahane, mazeret
explanation, explain | açıklama, açıkla-, izah, izah et-, anlat-
question, query, ask, asked | soru, sor-, sual
answer, reply, replied, response, respond | cevap, cevab, cevapla-, cevap ver-, yanıt, yanıtla-, karşılık ver-
praise, compliment | övgü, öv-, iltifat, iltifat et-
criticism, criticise, criticize | eleştiri, eleştir-, tenkit
objection, object to, protest, appeal | itiraz, itiraz et-, karşı çık-, protesto
agreement, agree, agreed, come to an agreement, a deal, the deal | anlaşma, anlaş-, mutabakat, uzlaş-, uzlaşma, hemfikir, mutabık
dispute, disagreement, argument, argue, quarrel, had a fight | anlaşmazlık, anlaşmazlığ, uyuşmazlık, uyuşmazlığ, tartışma, tartış-, kavga, çekişme
joke, joking, kidding | şaka, şaka yap-, şakalaş-, fıkra
news, hear from, word from, let know, notify, inform, notification | haber, haber ver-, bildir-, bilgi ver-, bildirim, haberdar et-
insult, swear at, swore at | hakaret, hakaret et-, küfür, küfr, küfret-, söv-
invitation, invite | davet, davet et-, davetiye

#~ values and wrongs
discrimination, discriminate | ayrımcılık, ayrımcılığ, ayrım yap-
equality, equal, equally | eşitlik, eşitliğ, eşit
freedom, free to, liberty | özgürlük, özgürlüğ, özgür, serbest, hürriyet
justice, fair, fairness, just and fair | adalet, adil, hakkaniyet, adaletli
privacy, confidential, confidentiality, secret, secrecy | gizlilik, gizliliğ, gizli, mahremiyet, mahrem, sırrı
dignity, honour, honor | onur, haysiyet, şeref, namus
violence, violent | şiddet, şiddete başvur-
neglect, negligence | ihmal, ihmal et-, ihmalkâr, ihmalkârlık

#~ traits
honest, honesty, truthful | dürüst, dürüstlük, dürüstlüğ, doğru sözlü
patience, patient with, be patient | sabır, sabr, sabırlı, sabret-
brave, bravery, courage | cesur, cesaret, cesaretli, yürekli
lazy, laziness | tembel, tembellik
hard-working, diligent | çalışkan, gayretli
generous, generosity | cömert, cömerd, cömertlik, eli açık
stingy, mean with money, tight-fisted | cimri, pinti, eli sıkı
jealous, jealousy, envy | kıskanç, kıskanc, kıskan-, imren-
stubborn, stubbornness | inatçı, inat, inad, dik kafalı
shy, timid | utangaç, utangac, çekingen
polite, courteous, politeness | kibar, nazik, naziğ, kibarlık, nezaket
rude, rudeness, cheeky | kaba, kabalık, küstah, saygısız, terbiyesiz
reliable, trustworthy, dependable | güvenilir, itimat edilir

#~ purposes and plans
purpose, aim, goal, objective, intention, intend, target | amaç, amac, hedef, gaye, niyet, maksat, maksad, amaçla-, hedefle-
plan, planned, scheme, make plans | plan, planla-, tasarla-, tasarı, planlan-
schedule, timetable, program, roster | program, takvim, çizelge, vardiya çizelgesi
priority, prioritise, prioritize, come first | öncelik, önceliğ, öncelikli, öncelik ver-
progress, make progress, development, develop, advance, come a long way | ilerleme, ilerle-, gelişme, geliş-, yol kat et-, mesafe al-
expectation, expect, anticipate | beklenti, bekle-, um-
hope, hopeful, hopefully | umut, umud, ümit, ümid, um-, umutlu, inşallah
opportunity, chance, occasion | fırsat, şans, imkân, imkan, olanak, olanağ
possibility, possible, chance of, a chance that, likelihood, probability, likely | ihtimal, olasılık, olasılığ, mümkün, muhtemel, olası
option, alternative, other choice | seçenek, seçeneğ, alternatif
obstacle, barrier, hurdle | engel, mâni, bariyer
precaution, take measures, safety measures, take steps, took steps | önlem, tedbir, önlem al-, tedbir al-
deadline, due date, closing date, cut-off date | son tarih, son gün, vade, son başvuru tarihi, teslim tarihi
period, duration, term, length of time | süre, dönem, müddet

#~ thoughts and knowledge
want, wish for, would like, desire | iste-, arzu et-, istek, isteğ
tell, told, say, said, mention, state that | söyle-, anlat-, belirt-, ifade et-, dedi, diyor
wait, waiting, await, hang on a minute | bekle-, beklet-, bekleme
opinion, views on, point of view, in my view, thought, think, idea | fikir, fikr, görüş, düşünce, kanaat, düşün-, bence, sanırım
knowledge, information, info | bilgi, malumat, bilgiler, enformasyon
example, for example, for instance, such as | örnek, örneğ, örneğin, mesela, misal
detail, in detail, detailed, particulars | ayrıntı, detay, ayrıntılı, detaylı, etraflıca
summary, in short, summarise, summarize, to sum up | özet, özetle-, kısacası, özetle, sözün kısası
meaning, mean by, stand for, sense of the word | anlam, mana, anlamına gel-, ne demek, demektir
topic, subject, this matter, the matter of | konu, mevzu, husus
understanding, understand, understood | anla-, anlayış, kavra-, anlayışlı
misunderstanding, misunderstand, misunderstood, wires crossed | yanlış anlama, yanlış anla-, yanlış anlaşıl-
experience, experienced | deneyim, tecrübe, deneyimli, tecrübeli
skill, skilled, ability, talent, capable, capability | beceri, becerikli, yetenek, yeteneğ, kabiliyet, maharet, yetenekli
memory, remember, recall | hatırla-, hafıza, bellek, belleğ, anımsa-, hatıra
forget, forgot, forgotten | unut-, unutul-, aklından çık-, unutkan
habit, in the habit, customary, usual practice | alışkanlık, alışkanlığ, âdet, huy, alışkın
interest in, interested in, be interested, curious, curiosity | ilgilen-, ilgi, merak, merak et-, ilgi duy-
attention, pay attention, careful, be careful, watch out | dikkat, dikkat et-, dikkatli, özen, özen göster-
logic, reasonable, makes sense, make sense, sensible | mantık, mantığ, mantıklı, makul, akla yatkın, akla uygun
trust, confidence, confident, rely on, count on | güven, güven-, itimat, itimad, inan-, bel bağla-
belief, believe, faith | inan-, inanç, inanc, iman

#~ circumstances
situation, circumstances, state of affairs, condition | durum, vaziyet, koşul, şart
condition, terms, terms and conditions, proviso, provided that, on condition | şart, koşul, şartıyla, koşuluyla, hüküm, hükm
event, incident, occurrence | olay, hadise, vaka
conflict, clash, contradiction | çatışma, çatış-, çelişki, çeliş-, çakış-
pressure, under pressure, stress | baskı, stres, baskı altında, stresli
environment, surroundings, setting | ortam, çevre, etraf
background, history | geçmişi, özgeçmiş, altyapı, tarihçe
relation, relationship, link, relevance | ilişki, bağlantı, ilgi, münasebet, alaka
coincidence, by chance, happen to, happened to | tesadüf, tesadüfen, rastlantı, şans eseri
neat, tidy, orderly | düzen, düzenli, derli toplu, tertipli, düzgün
comfort, comfortable, at ease | rahat, rahatlık, rahatlığ, konfor, konforlu
delay, hold-up, running late, be late, was late, is late, too late, late for, overdue | gecikme, gecik-, geç kal-, geç kalın-, gecikmeli, rötar
absence, absent, away from | devamsızlık, devamsızlığ, yokluk, yokluğ
availability, available, free that day | müsait, uygun, mevcut, mevcud
suitable, appropriate, suit, convenient, proper | uygun, elverişli, münasip, münasib, yerinde
eligible, eligibility, qualify, meet the requirements, meet the criteria | uygun, hak kazan-, şartları taşı-, koşulları karşıla-, şartları yerine getir-
exempt, exemption, waive, waiver | muaf, muafiyet, muaf tut-
valid, validity, in force | geçerli, geçerlilik, geçerliliğ, yürürlükte
expire, expired, expiry, lapse, out of date | süresi dol-, süresi bit-, süresi geç-, geçerliliğini yitir-

#~ order and method
process, procedure, formality | süreç, sürec, işlem, prosedür, formalite, muamele
step, stage, phase | aşama, ilk adım, sonraki adım, basamak, basamağ, safha, evre
method, way of doing, technique, approach | yöntem, metot, metod, usul, teknik, tekniğ, yaklaşım
system, scheme, structure | sistem, düzen, mekanizma
type, kind of, kinds of, what kind, sort of, category | tür, çeşit, çeşid, cins, tip, kategori
level, extent | seviye, düzey, ölçüde
standard, criterion, criteria, benchmark | standart, standard, ölçüt, kriter
quality of, feature, characteristic, attribute | özellik, özelliğ, nitelik, niteliğ, vasıf, vasf
limit, cap, restriction, restrict, limited | sınır, limit, kısıtlama, kısıtla-, sınırla-, sınırlı, tavan
amount, quantity, sum | miktar, tutarı, meblağ
rate, ratio, percentage, per cent, percent, proportion | oran, yüzde, nispet
average, on average | ortalama, ortalama olarak
total, in total, altogether | toplam, toplamda, toplam olarak, hepsi birden
value, worth, valuable, be worth | değer, değerli, kıymet, kıymetli
access, get access, reach someone, get through to | eriş-, erişim, ulaş-, ulaşıl-, irtibat kur-
policy of, company policy | politika, ilke, şirket politikası
authority, power to, authorised, authorized, authorise, authorize | yetki, yetkili, yetki ver-, yetkilendir-, otorite
consent, with consent | rıza, onay, muvafakat, onam
behaviour, behavior, behave, conduct, attitude | davranış, davran-, tavır, tavr, tutum, hareket
personality, character, temperament | kişilik, kişiliğ, karakter, huy, mizaç, mizac
culture, cultural, tradition, traditional | kültür, kültürel, gelenek, geleneğ, görenek, töre
community, society | toplum, topluluk, topluluğ, cemaat, toplumsal
cooperation, cooperate, work together | iş birliği, işbirliği, elbirliği, birlikte çalış-
`
