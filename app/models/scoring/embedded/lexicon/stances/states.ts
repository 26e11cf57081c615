/** Scales as `index.ts` describes them. */
export const STATES = `
# bigger or smaller
bigger, larger, grow, grows, grew, grown, growing, swell, swells, swollen, expand, expanded, wider | büyü-, irileş-, şiş-, genişle-, kabar-
smaller, shrink, shrinks, shrank, shrunk, shrinking, narrower, go down, gone down | küçül-, ufal-, daral-, inme, şişliği in-

# ahead or behind
ahead of, ahead, in front of the others, leading, in the lead, further along | önde, önünde, ileride, ilerisinde, önde git-
behind, lagging, trailing, falling behind, falls behind, left her behind, left him behind, at the back | geride, gerisinde, geri kal-, arkada, gerisine düş-

# fits or not
fit, fits, fitted, room for, space for, plenty of space, plenty of room, enough room, enough space | sığ-, yer yeter, yeri bol, yer var
no room, no space, too crowded, too small for | yer yok, yer kalma-, dar gel-

# confirm or contradict
confirm, confirms, confirmed, back up, backs up, bear out, bears out, support what, prove him right, agree with him, consistent with | doğrula-, doğruluyor, teyit et-, teyit ed-, destekle-, onu haklı çıkar-, bunu göster-
show otherwise, shows otherwise, say otherwise, says otherwise, contradict, contradicts, tell a different story, disprove, prove him wrong, suggest otherwise | tersini göster-, aksini göster-, tersini söyle-, aksini söyle-, tam tersini, yalanla-, çürüt-, öyle demiyor

# bearable or not
bearable, tolerable, put up with, manageable, can stand it, can be put up with | dayanılır, katlanılır, çekilir, dayanılacak gibi, katlanılacak gibi, idare edilir
unbearable, intolerable, excruciating, too much pain, agony, killing me | dayanılmaz, katlanılmaz, çekilmez, dayanılacak gibi değil, katlanılacak gibi değil, öldürüyor

# silent or outspoken
keep quiet, keep silent, stay silent, stay quiet, say nothing, bite my tongue, hold my tongue, let it slide | sus-, ses çıkarma-, sessiz kal-, sineye çek-, içime at-, dilimi tut-
speak up, speak out, speak my mind, make a noise, have my say, raise my voice, make waves | sesini çıkar-, sesimi çıkar-, dile getir-, sesini yükselt-, hesap sor-

# of one mind or not
agree, agrees, agreed, of the same mind, same opinion, sees it the same way, thinks the same, of one mind, shares that view | aynı fikirde, aynı görüşte, hemfikir, katılıyor, aynı düşün-
disagree, disagrees, disagreed, doesn't agree, sees it differently, thinks differently, different view, begs to differ | farklı düşün-, aynı fikirde değil, karşı görüşte, katılmıyor, başka türlü düşün-

# respect or contempt
respect, respects, respected, look up to, hold in high regard, thinks the world of, think highly of, thinks highly of, rate highly, appreciate | saygı, saygılı, takdir et-, takdir ed-, el üstünde tut-, değer ver-, hayran
no respect, disrespect, look down on, looks down on, think little of, thinks little of, despise, scorn, can't stand the sight | saygım yok, hor gör-, küçümse-, aşağıla-, değer verme-, küçük gör-, adam yerine koyma-

# tied or loose
tie up, tie the dog up, tied up, tied, on a lead, on the leash, chained, locked up, shut in | bağla-, bağlı, bağlan-, tasmalı, zincirli, kapalı tut-
loose, let loose, off the lead, off the leash, untied, roam, roaming, free to roam, let it out | serbest, serbest bırak-, başıboş, sal-, salıver-, çöz-, dışarı bırak-

# dry or wet
dry, keep it dry, stay dry, don't get it wet | kuru, kuru tut-, ıslatma-, su değdirme-, kuru kal-
wet, get it wet, soak, soaked, wash it, rinse it, damp, drenched | ıslat-, ıslan-, ıslak, bol suyla, suya sok-, suda beklet-, yıkayın

# hold off or go ahead
hold off, hold off on, put off, wait with, don't rush, sit tight, not yet | beklet-, bekleyin, ertele-, acele etme-, şimdilik
go ahead, go ahead and, straight away, right away, as soon as you can, without delay, hurry up and | bir an önce, hemen yap-, gecikmeden, vakit kaybetmeden, acele et-, hiç beklemeden

# picking up or slowing down
pick up, picks up, picked up, gets busier, take off, takes off, booming, brisk, busier | açıl-, hareketlen-, canlan-, yoğunlaş-, işler art-
slow down, slows down, slowed down, dry up, drop off, quieten down, go quiet, slump, quieter | durgunlaş-, yavaşla-, işler düş-, kesat, iş hacmi düş-, iş azal-, durul-

# promise or not
promise, promises, promised, guarantee, guaranteed, rest assured, give my word, you have my word, can be sure | söz ver-, söz vere-, garanti et-, garanti ver-, garanti ed-, emin olun, emin olabil-, kuşkunuz olmasın, şüpheniz olmasın, taahhüt et-
no guarantee, no promises, can't say, no telling | garantisi yok, garanti yok, söz yok

# keep or throw away
kept, keep, keeps, saved, hold on to, held on to, held onto, still got, hang on to | sakla-, saklı tut-, sakladım, elde tut-, dur-, muhafaza et-
threw out, throw out, throws out, thrown out, throw away, threw away, thrown away, got rid of, get rid of, binned, deleted, delete, erased, in the bin, dumped | at-, attım, çöpe at-, sil-, atıl-, yok et-, yırtıp at-

# admit or deny
admit, admits, admitted, admitting, confess, confessed, own up, owned up, took the blame, accepted the blame | kabul et-, kabul ed-, itiraf et-, itiraf ed-, üstlen-, suçunu kabul et-
deny, denies, denied, denying, insisted it wasn't, blamed me, blames me, put the blame on | inkâr et-, inkar et-, reddet-, redded-, suçu üstüne alma-, suçu bana at-, kabul etme-

# hurt or fine
hurts, hurt, painful, sore, aching, in pain, ache, aches, stings, burning | ağrı-, acı-, sızla-, ağrım var, canım yan-, yan-, batıyor
painless, pain-free, no pain, doesn't hurt, comfortable, numb | ağrısız, acısız, ağrım yok, ağrımıyor, acımıyor

# serious or slight
serious, severe, bad, grave, critical, major, nasty | ciddi, ağır, vahim, kritik, şiddetli, büyük
minor, slight, mild, nothing serious, trivial, small, light | hafif, önemsiz, ufak, küçük, ufak tefek, ciddi değil, ciddi bir şey yok

# proven or not
proof, evidence, proven, prove, proves, proved, documented, on record | kanıt, kanıtla-, ispat, ispatla-, belgele-, belgeli, kayıt var
no proof, no evidence, unproven, can't prove, hearsay, without proof | kanıt yok, ispatı yok, kanıtsız, belgesiz, kanıtlayama-

# behave or misbehave
behave, behaves, behaved, well-behaved, good as gold, polite | uslu, terbiyeli, uslu dur-, söz dinle-, efendi
misbehave, misbehaves, misbehaved, naughty, acting up, plays up, plays up in class, badly behaved, disruptive | yaramaz, yaramazlık, söz dinleme-, haylaz, huysuz, şımarık

# ours or not
entitled, entitled to, eligible, eligible for, qualify, qualifies, qualify for, have a right to | hak kazan-, hakkı var, hakkınız var, hakkınız, hak sahibi, uygun, hakkım var
ineligible, not entitled, disqualified, not eligible, miss out on, no right to | hakkı yok, hakkınız yok, hakkım yok, hak kazanama-, uygun değil

# recover or relapse
better, recovered, recovering, cured, healed, on the mend, feeling better, improved | iyi, iyileş-, düzel-, daha iyi, toparlan-, şifa bul-, kendine gel-
worse, relapsed, deteriorated, sicker, feeling worse | kötü, kötüleş-, daha kötü, ağırlaş-, fenalaş-, nüksetti
`
