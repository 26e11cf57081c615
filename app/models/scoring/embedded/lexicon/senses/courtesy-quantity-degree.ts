/** Meanings as `index.ts` describes them. */
export const COURTESY_QUANTITY_DEGREE = `
#~ greeting by the time of day
good morning | günaydın, hayırlı sabahlar
good afternoon, good day | iyi günler, tünaydın, hayırlı günler
good evening | iyi akşamlar, hayırlı akşamlar
good night, sleep well, sweet dreams | iyi geceler, hayırlı geceler, iyi uykular, Allah rahatlık versin, tatlı rüyalar

# coming and going
hello, hi there, hi everyone, hi doctor, g'day, hey there | merhaba, selam, merhabalar, selamlar, selamünaleyküm, iyi günler
goodbye, bye, bye-bye, see you, see you later, see ya, catch you later, farewell | hoşça kal, hoşça kalın, güle güle, görüşürüz, görüşmek üzere, Allah'a ısmarladık, iyi günler, hadi eyvallah

# form of address
Mr, sir, gentleman | bey, beyefendi, bay
Mrs, Ms, madam, ma'am, lady | hanım, hanımefendi, bayan

#~ set wishes and formulas
thank you, thanks, thank, ta, thankful, much appreciated, I appreciate, grateful, cheers mate | teşekkür ederim, teşekkürler, teşekkür et-, sağ ol, sağ olun, eyvallah, minnettar, Allah razı olsun, çok teşekkürler
you're welcome, you are welcome, don't mention it, my pleasure, not at all, no worries, no problem | rica ederim, bir şey değil, estağfurullah, ne demek, lafı mı olur, sorun değil, önemli değil
sorry, I'm sorry, apologise, apologize, apology, apologies, excuse me, pardon me, I beg your pardon | özür dilerim, özür dile-, özür, özr, kusura bakma, kusura bakmayın, pardon, affedersiniz, affedersin, bağışlayın
congratulations, congratulate, congrats | tebrikler, tebrik ederim, tebrik et-, tebrik, kutlarım, kutla-, hayırlı olsun, gözünüz aydın, gözün aydın, mübarek olsun
my condolences, condolences, sorry for your loss, deepest sympathy, my sympathies | başınız sağ olsun, başın sağ olsun, taziye, taziyelerimi, Allah sabır versin, Allah rahmet eylesin
get well soon, hope you feel better, hope you get better soon, speedy recovery, get better soon, sorry to hear that | geçmiş olsun, acil şifalar, Allah şifa versin, çok geçmiş olsun, şifalar dilerim
good luck, best of luck, all the best, wish you luck | bol şans, iyi şanslar, başarılar, başarılar dilerim, hayırlısı olsun, şansın açık olsun, şansınız bol olsun
happy birthday, many happy returns | doğum günün kutlu olsun, doğum gününüz kutlu olsun, iyi ki doğdun, nice yıllara, nice yaşlara, mutlu yıllar
happy new year | mutlu yıllar, yeni yılınız kutlu olsun, iyi yıllar, iyi seneler, yeni yılın kutlu olsun
merry Christmas, happy Christmas | mutlu Noeller, Noeliniz kutlu olsun, Noel'in kutlu olsun
Eid Mubarak, happy Eid, blessed Eid | bayramınız mübarek olsun, bayramınız kutlu olsun, iyi bayramlar, hayırlı bayramlar, bayramın kutlu olsun
enjoy your meal, bon appetit, hope you enjoy your meal | afiyet olsun, afiyetle
have a safe trip, safe travels, bon voyage, have a good trip, drive safely | iyi yolculuklar, hayırlı yolculuklar, yolunuz açık olsun, yolun açık olsun, kazasız belasız git
bless you, gesundheit | çok yaşa, çok yaşayın
nice to meet you, pleased to meet you, pleasure to meet you, glad to meet you | memnun oldum, tanıştığımıza memnun oldum, tanıştığıma memnun oldum, tanıştığımıza sevindim
welcome to, welcome back, a warm welcome, glad you came | hoş geldiniz, hoş geldin, hoş geldiniz efendim
rest in peace, may he rest, may she rest | Allah rahmet eylesin, nur içinde yatsın, mekânı cennet olsun, toprağı bol olsun, rahmetli
God forbid, heaven forbid | Allah korusun, Allah göstermesin, Allah muhafaza, Allah esirgesin, Allah vermesin
how are you, how are you going, how's it going, how have you been, how are things | nasılsın, nasılsınız, ne haber, naber, nasıl gidiyor, ne var ne yok, iyi misiniz
wear it in good health, enjoy your new | güle güle kullan, güle güle kullanın, güle güle giy, güle güle oturun

#~ replies and softeners
please, kindly | lütfen, rica etsem, zahmet olmazsa, rica ediyorum
yes, yeah, yep, yup | evet, aynen, hı hı
of course, sure thing, yes sure, certainly, absolutely, by all means, naturally | tabii, tabi, elbette, tabii ki, hay hay, kuşkusuz, kesinlikle
okay, ok, all right, alright, righto, very well | tamam, peki, pekâlâ, pekala, tamamdır, olur tabii
with pleasure, gladly, happy to help, I'd be happy to | memnuniyetle, seve seve, zevkle, severek
never mind, don't worry about it, forget about it, it doesn't matter, that's okay, no harm done | boş ver, boş verin, önemli değil, sorun değil, zararı yok, mühim değil, fark etmez
don't worry, no need to worry, rest assured | merak etme, merak etmeyin, endişelenmeyin, endişelenme, içiniz rahat olsun, kafana takma, üzülme
take your time, no rush, no hurry | acele etmeyin, acele etme, acelesi yok, acelemiz yok
here you are, here you go, there you go, help yourself, after you, go ahead | buyurun, buyur, alın lütfen, buyurun alın, önden buyurun
come in, come on in | içeri gel-, buyurun, buyurun girin, içeri buyurun, içeri gir-
have a seat, take a seat, sit down, please be seated | oturun, buyurun oturun, oturunuz, oturmaz mısınız, şöyle geçin
one moment, just a moment, just a minute, just a second, bear with me, hold on a second | bir dakika, bir saniye, bir dakika lütfen, az bekleyin, bir an
how can I help, how may I help, what can I do for you, can I help you | nasıl yardımcı olabilirim, size nasıl yardımcı olabilirim, yardımcı olabilir miyim, buyurun
would you mind, if you don't mind, if it's not too much trouble, could I trouble you | sakıncası yoksa, mahzuru yoksa, zahmet olmazsa, rica etsem, sizce bir sakıncası
with your permission, if I may, may I | müsaadenizle, izninizle, izin verirseniz, müsaade ederseniz
if possible, if you can | mümkünse, mümkün ise, imkân varsa, imkanınız varsa, yapabilirseniz
say that again, could you repeat, pardon, what did you say, come again | efendim, ne dediniz, tekrar eder misiniz, tekrarlar mısınız, bir daha söyler misiniz
is that so, is that right, oh really | öyle mi, gerçekten mi, sahi mi, yapma ya
I'm fine, I'm well, I'm good, not too bad, can't complain, not bad | iyiyim, fena değil, idare eder, çok şükür iyiyim, iyilik
well done, good on you, good job, great job, nice work, bravo | aferin, bravo, helal olsun, tebrikler, ellerinize sağlık, elinize sağlık, eline sağlık, ellerine sağlık
keep up the good work, hope work is going well | kolay gelsin, iyi çalışmalar
have a good day, have a nice day, enjoy your day, have a great day | iyi günler, hayırlı günler, iyi çalışmalar, gününüz güzel geçsin
have a good weekend, enjoy your weekend, have a nice weekend | iyi hafta sonları, iyi tatiller, hafta sonunuz güzel geçsin
take care, look after yourself, take care of yourself | kendine iyi bak, kendinize iyi bakın, dikkat et, kendine dikkat et
what a pity, what a shame, that's a shame, such a pity, too bad | yazık, ne yazık, yazık oldu, vah vah, çok yazık, tüh
I wish, if only | keşke
wish, best wishes, make a wish | dilek, dileğ, dile-, temenni, iyi dilek, en iyi dileklerimle
give my regards, say hello to, regards to, send my love | selam söyle-, selam, selamlarımı ilet-, hürmetlerimi ilet-
yours sincerely, yours faithfully, kind regards, best regards | saygılarımla, saygılarımızla, en derin saygılarımla, sevgilerle, selamlar
to whom it may concern | ilgili makama, ilgililere, ilgili kişiye
dear sir, dear madam, dear | sayın, sevgili, değerli, kıymetli
celebrate, celebration | kutla-, kutlama, kutlan-
forgive, forgave, forgiven, pardon someone, forgiveness | affet-, affed-, bağışla-, hakkını helal et-, af
respect, respectful, with all due respect | saygı, saygılı, saygı göster-, saygı duy-, hürmet
good health to you, cheers to, here's to | şerefe, sağlığınıza, sağlığına
may I introduce, introduce myself, introduce | tanıştır-, tanıt-, kendimi tanıt-, takdim et-
fortune be with you, God bless, bless him, bless her | Allah razı olsun, Allah bağışlasın, maşallah, Allah analı babalı büyütsün

# good or bad news
fortunately, luckily, thank goodness, thank God, thankfully | neyse ki, Allah'tan, çok şükür, şükür, bereket versin, Allah'a şükür, iyi ki
unfortunately, I'm afraid, regrettably, sadly, I regret to | maalesef, ne yazık ki, korkarım, üzülerek, malesef

#~ how many of them
all, every, each, everyone, everybody, whole, entire | bütün, tüm, hepsi, her, tamamı, herkes, her bir, her biri, tümü, hepimiz
most of, the majority, most people, mostly, for the most part | çoğu, çoğunluk, çoğunluğ, çoğunlukla, büyük bölümü, büyük kısmı, ekseriyet
many, much, a lot, lots, heaps of, loads of, plenty of, a great deal | çok, birçok, bir çok, pek çok, bir sürü, bolca, epey, hayli, yığınla, fazla
some, several, a few, a couple of, a little, a bit of, certain ones | bazı, birkaç, birkaçı, kimi, biraz, bir kısmı, bir miktar, azıcık, birtakım, bazıları
very few, few, very little, hardly any, next to nothing | çok az, pek az, az, tek tük, az sayıda, azı
none, not one, nobody, no one | hiçbiri, hiçbir, hiç kimse, hiç biri

# who is the larger group
majority, the bigger group | çoğunluk, çoğunluğ, çoğu
minority, small minority | azınlık, azınlığ

#~ sufficiency
enough, sufficient, adequate, ample | yeter, yeterli, yeterince, kâfi, kafi, yet-
too much, too many, excessive, excessively, more than enough, over the top | çok fazla, aşırı, fazla, gereğinden fazla, haddinden fazla, lüzumundan fazla
too little, too few, inadequate | çok az, gereğinden az, pek az

#~ exactness of a figure
about, approximately, around, roughly, more or less, give or take, or so, in the vicinity of | yaklaşık, aşağı yukarı, civarında, takriben, yaklaşık olarak, tahminen
exactly, precisely, on the dot, to the cent | tam, tam olarak, tamı tamına, kuruşu kuruşuna, aynen, tam tamına
more than, upwards of, in excess of, over and above | daha fazla, fazla, aşkın, fazlası
less than, fewer than, short of that, below | daha az, az, azı
at least, minimum, no less than, a minimum of | en az, en azından, asgari, minimum, hiç değilse, hiç olmazsa
at most, maximum, no more than, up to, at the most | en fazla, en çok, azami, maksimum

# more or less than before
more, further, additional, extra | daha fazla, daha çok, ek olarak, ilave, fazladan
less, fewer | daha az, az

# the extremes
most of all, the greatest, the highest amount | en çok, en fazla, en yüksek, en büyük
least of all, the lowest, the smallest | en az, en düşük, en küçük

# degree
very, extremely, really, terribly, awfully, highly, so much, ever so | çok, son derece, gayet, pek, aşırı, fazlasıyla, oldukça, epey
slightly, a bit, a little bit, somewhat, a touch | biraz, hafif, hafifçe, az biraz, bir parça, birazcık, az çok

# completeness
completely, entirely, totally, fully, wholly, one hundred per cent | tamamen, tümüyle, bütünüyle, büsbütün, tamamıyla, tam, eksiksiz
partly, partially, in part, to some extent, to a certain extent | kısmen, bir ölçüde, bir dereceye kadar, belli ölçüde, bir kısmı

# alone or in addition
only, merely, solely, just the, nothing but, purely | sadece, yalnızca, yalnız, tek, sırf, bir tek
also, as well, as well as, in addition, besides, on top of that, what's more, moreover | ayrıca, aynı zamanda, üstelik, bir de, bunun yanı sıra, ek olarak, hem de, bundan başka

#~ with others or not
together, jointly, side by side, as a group, both of us together | birlikte, beraber, hep birlikte, hep beraber, ortaklaşa, el ele
alone, by myself, by yourself, by herself, by himself, on my own, on your own, on her own, on his own | yalnız, tek başına, tek başıma, yalnız başına, kendi başına, kendi başıma, tek başınıza
separately, one by one, individually, one at a time | ayrı ayrı, ayrı olarak, teker teker, tek tek, birer birer

# both or one
both, both of them, the two of them | her ikisi, ikisi de, her iki, ikisi birden, hem
one of them, either one, one or the other | ikisinden biri, içlerinden biri, birinden biri

#~ order
first, firstly, first of all, at first, initially, to begin with, to start with | ilk, ilk olarak, öncelikle, ilk önce, ilk başta, başlangıçta, evvela
next, following, after that | sonraki, bir sonraki, daha sonra, ertesi, önümüzdeki, gelecek, müteakip, ardından
final, last, lastly, last of all, the last one, very last, the last time | son, sonuncu, son olarak, en son, nihai, son kez, son defa
last, last week, last month, last year, previous, the past, the one before | geçen, geçtiğimiz, önceki, evvelki, bir önceki

#~ where in a period
at the beginning of, beginning of, at the start of, start of | başında, başlangıcında, başlarında, başından
in the middle of, middle of, halfway through | ortasında, ortalarında, ortası, yarısında
at the end of, end of, towards the end of | sonunda, sonuna, sonu, sonuna doğru, sonlarında

# how long it holds
temporary, temporarily, interim, provisional, short-term | geçici, geçici olarak, muvakkat, kısa vadeli, kısa süreli
permanent, permanently, for good, long-term, lasting, forever | kalıcı, daimi, sürekli, kalıcı olarak, temelli, uzun vadeli, uzun süreli, ebediyen

#~ how often
always, all the time, constantly, every time, continually | her zaman, hep, daima, sürekli, devamlı, her defasında, durmadan
often, frequently, a lot of the time | sık sık, sıkça, çoğu zaman, çoğu kez, sıklıkla
sometimes, occasionally, now and then, every now and then, from time to time, once in a while | bazen, ara sıra, arada sırada, zaman zaman, arada bir, ara ara, bazı zamanlar, kimi zaman
rarely, seldom, hardly ever | nadiren, nadir, çok seyrek, seyrek, seyreğ, kırk yılda bir
never, never ever, at no time | asla, hiçbir zaman, hiç, katiyen, katiyyen

#~ number of occasions
once, one time, on one occasion, just the once | bir kez, bir kere, bir defa, bir sefer, bir defalık
again, once more, once again, another time, one more time | tekrar, yine, gene, bir daha, yeniden, bir kez daha, bir kere daha
repeatedly, over and over, time and again, many times, several times, again and again | defalarca, tekrar tekrar, birçok kez, birkaç kez, üst üste, birkaç kere

#~ how sure
definitely, certainly, for sure, without a doubt, without fail, certain, definite | kesinlikle, mutlaka, muhakkak, kesin, şüphesiz, elbette, kuşkusuz
probably, most likely, in all likelihood, I suppose | muhtemelen, büyük ihtimalle, herhâlde, herhalde, büyük olasılıkla, galiba
maybe, perhaps, possibly, might be | belki, belki de, galiba

# already or still
already, by now | zaten, çoktan, şimdiden, hâlihazırda
still, yet, even now, to this day | hâlâ, hala, hâlen, halen, henüz

# just before or just after
just now, a moment ago, a minute ago, a little while ago, a short time ago | az önce, biraz önce, demin, az evvel, daha demin
soon, shortly, in a moment, before long, in a little while, any minute now | yakında, birazdan, az sonra, biraz sonra, kısa süre sonra, kısa zamanda, yakın zamanda

# early or late
early, earlier than usual, ahead of schedule | erken, erkenden, vaktinden önce, zamanından önce
on time, punctual, on schedule | zamanında, vaktinde, tam vaktinde, tam zamanında, dakik

# speed of doing
quickly, quick, fast, rapidly, swiftly | hızlı, hızla, çabuk, hızlıca, süratle, çabucak, seri
slowly, slow, at a slow pace | yavaş, yavaşça, ağır ağır, yavaş yavaş

# manner of change
gradually, bit by bit, little by little, step by step | yavaş yavaş, giderek, gitgide, adım adım, kademeli, azar azar, zamanla
all at once, in one go, in a lump sum, upfront | bir kerede, bir seferde, bir anda, topluca, tek seferde, toptan, peşin

# on purpose or not
on purpose, deliberately, intentionally, deliberate, knowingly | kasten, bilerek, bile bile, mahsus, isteyerek, kasıtlı, bilinçli
by accident, accidentally, accidental, without meaning to | kazara, yanlışlıkla, farkında olmadan, istemeden, elinde olmadan

#~ further words of amount and degree
almost, nearly, practically, virtually, just about | neredeyse, hemen hemen, az kalsın, yaklaşık, az daha
quite, fairly, rather, pretty much, reasonably, considerably | oldukça, epey, hayli, epeyce, bayağı, bir hayli, gayet
barely, hardly, scarcely, only just | zar zor, güçlükle, ucu ucuna, güç bela, zorlukla
mainly, primarily, chiefly, above all, especially, particularly | özellikle, bilhassa, başlıca, esas olarak, her şeyden önce, ağırlıklı olarak, en başta
usually, normally, as a rule, most of the time, generally | genellikle, genelde, çoğunlukla, normalde, çoğu zaman, genel olarak
actually, in fact, as a matter of fact, in reality | aslında, esasında, gerçekte, doğrusu, işin aslı, hakikatte
truly, really, genuinely, seriously | gerçekten, sahiden, cidden, hakikaten, gerçekten de, ciddi, ciddi olarak
part, portion, section, segment | kısım, kısm, bölüm, parça, kesim
piece, slice | parça, dilim
the rest, remaining, remainder, left over, leftover | kalan, geri kalan, kalanı, geriye kalan, gerisi
spare, surplus, excess | yedek, yedeğ, fazlalık, fazlalığ, fazladan
single, sole, one and only | tek, bir tek, biricik, tek bir
per person, each person, per head | kişi başı, kişi başına, adam başı, kişi başına düşen, her kişi
number of, count of, how many | sayı, adet, aded, kaç, kaç tane, sayısı
how much, what amount | ne kadar, kaç para, ne miktarda, kaça
how long, how long for | ne kadar süre, ne kadar zaman, ne kadar
even if, not even, even though | bile, hatta, dahi
anyway, in any case, regardless, at any rate | zaten, nasıl olsa, her hâlükârda, her halükarda, ne olursa olsun, neyse
instead, rather than, in place of | yerine, bunun yerine, onun yerine
depending on the amount, in proportion, pro rata | oranla, oranında, orantılı, orantılı olarak
worldwide, all over, everywhere, throughout | her yerde, her yer, dört bir yan, genelinde, her tarafta
the other, other, others, another, another one, someone else, something else, else | diğer, öbür, öteki, başka, başkası, bir başka, diğeri
each other, one another, mutual, mutually | birbiri, birbirimiz, birbirleri, karşılıklı
any of them, whichever, any one | herhangi bir, herhangi biri, hangisi olursa
various, all sorts of, all kinds of, a range of | çeşitli, türlü türlü, muhtelif, her türlü
at all, ever, whatsoever | hiç
up to, until, till, as far as | kadar, dek, değin
about, regarding, concerning, with regard to, in relation to | hakkında, ilgili, konusunda, ilişkin, dair
anymore, any longer, from now on, from here on | artık, bundan sonra, bundan böyle, bundan sonraki
regularly, on a regular basis, regular | düzenli olarak, düzenli, muntazam
evenly, in equal shares | eşit olarak, eşit şekilde, eşit biçimde
at the same time, simultaneously | aynı anda, aynı zamanda, eş zamanlı
in a row, one after the other, one after another, consecutive, back to back | arka arkaya, üst üste, peş peşe, art arda, ardı ardına
increasingly, more and more | giderek, gittikçe, gitgide, günden güne
all day long, all day, the whole day | bütün gün, gün boyu, tüm gün
that's all, that's it, that is all | hepsi bu, bu kadar, hepsi bu kadar
and so on, et cetera, etc, and things like that | vesaire, falan, filan, ve benzeri, gibi şeyler
late husband, late wife, the late | rahmetli, merhum, merhume
`
