/**
 * Everyday words that exclude each other where the words around them are the same, one group a line, the sides parted by `|`.
 * Folded; an English word stands for its regular forms, a Turkish one of four letters or more for its inflected ones.
 */
export const NEAR_ENGLISH = `
ahead|behind
lead led leads leading|trail trailed trails trailing
ease eased easing weaken weakened|strengthen strengthened strengthening intensify intensified
stone|wooden wood|metal|plastic|concrete|brick|steel|glass
gold golden|silver|bronze|copper
coastal|inland|mountain mountainous
drought|flood floods flooding
love loved|hate hated
like liked|dislike disliked
laugh laughed|cry cried
push pushed|pull pulled
loud noisy|quiet silent
rich wealthy|poor
alive|dead
awake|asleep
tight|loose
sharp|blunt
smooth|rough
narrow|wide broad
bright|dark dim
young|old elderly
tall|short
rude|polite
happy glad pleased|sad unhappy upset
calm|nervous anxious
generous|mean stingy
lazy|hardworking
healthy|unhealthy ill sick
raw|cooked
fresh|stale rotten
sweet|sour|bitter|salty
lock locked|unlock unlocked
often|rarely seldom
top|bottom
beginning|end
ask asked|answer answered
teach taught|learn learnt learned
import imported|export exported
winner|loser
victory win|defeat loss
victim|suspect offender
teacher|student pupil
doctor|patient
driver|passenger
guest|host
profit|loss
income|expenses expenditure
deposit deposited|withdraw withdrew withdrawn
arrival|departure
entrance|exit
success|failure
succeed succeeded|fail failed
pass passed|fail failed
hire hired|fire fired sack sacked
appear appeared|disappear disappeared
build built|demolish demolished destroy destroyed
allow allowed permit permitted|forbid forbade forbidden ban banned prohibit prohibited
encourage encouraged|discourage discouraged
support supported|oppose opposed
attack attacked|defend defended
float floated|sink sank sunk
melt melted|freeze froze frozen
expand expanded grow grew grown|shrink shrank shrunk
gain gained|lose lost
hide hid hidden|show showed shown reveal revealed
whisper whispered|shout shouted
send sent|receive received
deny denied|admit admitted confirm confirmed
underactive|overactive
kidney|liver|lung|heart|bladder
metre metres|foot feet|mile miles|yard yards
spring|summer|autumn|winter
breakfast|lunch|dinner
dawn sunrise|dusk sunset
temporarily|permanently
accidentally|deliberately intentionally
slow slowly|fast quick quickly
careful carefully|careless carelessly
save saved|miss missed
goalkeeper|striker|defender
beef|pork|chicken|lamb
measles|malaria|flu|mumps
reduced reduce|stopped stop cancelled cancel
parked stationary|moving driving
unemployed|employed working
original originals|copy copies photocopy photocopies
debit|credit
plaintiff|defendant|witness
overpaid|underpaid
deaf|blind
married|divorced|widowed|engaged
asleep sleeping|awake
handwritten|typed printed
oldest eldest|youngest
upstairs|downstairs
indoors|outdoors
clockwise|anticlockwise
wholesale|retail
part-time casual|full-time permanent
urgent|routine
first|second|third|last
withdraw withdrew withdrawn|lodge lodged file filed
eviction|payment
deduct deducted|add added
bail|fine
late|absent
both|either
`
export const NEAR_TURKISH = `
onde onden ileride|geride geriden arkada
dolu doluydu doluymus|bos bostu bosmus bosken bosalmis
hafifle|siddetlen
kisik|yuksek harli
zengin|fakir yoksul
mutlu sevincli|mutsuz uzgun
hizli cabuk|yavas
kalin|ince
genis bol|dar dardi
sisman|zayif
genc gencti|yasli ihtiyar
parlak aydinlik|karanlik
sessiz|gurultulu
tatli|eksi|tuzlu
pismis|cig cigdi
taze|bayat
guldu guluyor gulmus guler|agladi agliyor aglamis aglar
girerken girince girdi giriyor girmis|cikarken cikinca cikti cikiyor cikmis
giden gidiyor gitti gidecek|gelen geliyor geldi gelecek
yukle|indir
acin acti acmis aciyor acti|kapatin kapatti kapatmis kapatiyor
yakti yakin yakiyor|sondur
yukseldi yukseliyor yukselmis yukselecek|dustu dusuyor dusmus dusecek
buyuyor buyudu buyumus buyuyecek|kuculuyor kuculdu kuculmus kuculecek
uzat|kisalt
doldur|bosalt
isit|sogut
kuraklik|sel seller sele
kiyi sahil|dag daglik
altin|gumus|bakir
ahsap|metal|plastik|beton|celik
ogretmen|ogrenci
doktor hekim|hemsire
surucu sofor|yolcu
alacak|borc borcum borcunuz borcu
alacakli|borclu
karli|zararli
basarili|basarisiz
galip galibiyet|maglup maglubiyet yenilgi
yendi yendik|yenildi yenildik
izinli|yasak
destekle|karsi
gizle sakla|goster acikla
tanik|sanik supheli
magdur|sanik supheli
yazin|kisin
ilkbahar|sonbahar
kasten bilerek|kazara yanlislikla
nadiren|sikca sik
bobrek|karaciger|akciger|kalp|safra
uyanik uyanikti|uyuyor uyuyordu
kuru kuruydu|islak nemli
sert|yumusak
dogru|yanlis
dost|dusman
metrekare metre|kilometre|santim|fit
kizamik|sitma|grip|kabakulak
azaltilacak azaltildi azaltiliyor dusurulecek|kesilecek kesildi kesiliyor durdurulacak
zorunda mecbur|isteyecegiz isteyecek isteyecegim
issiz|calisiyor calisan
asli aslini aslinin asillarini|fotokopi kopya suret
sagir|kor
evli|bosanmis|dul|nisanli
toptan|perakende
acil|olagan rutin
ilk birinci|ikinci|ucuncu|son
onemli|onemsiz
gerekli|gereksiz
mumkun|imkansiz
sansli|sanssiz
caliskan|tembel
cesur|korkak
comert|cimri
ithal ithalat|ihrac ihracat
giris|cikis
kalkis|varis inis
zam|indirim
evet|hayir
`
