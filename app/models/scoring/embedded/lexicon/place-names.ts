/** Places that have a name of their own in either language, with who lives there; a line each: Turkish words, then English ones, folded. */
const PLACES = `
avustralya: australia
turkiye turk: turkiye turkey turkish turk
almanya: germany
avusturya: austria
ingiltere ingiliz: england english britain british uk
britanya ingiliz: britain british uk
iskocya iskoc: scotland scottish scots
galler: wales welsh
irlanda: ireland irish
fransa fransiz: france french
italya: italy
ispanya ispanyol: spain spanish
portekiz: portugal portuguese
hollanda: netherlands holland dutch
belcika: belgium belgian
isvicre: switzerland swiss
isvec: sweden swedish
norvec: norway norwegian
danimarka: denmark danish
finlandiya fin: finland finnish
izlanda: iceland
gronland: greenland
polonya polonyali leh: poland polish
cekya: czechia czech
slovakya: slovakia
macaristan macar: hungary hungarian
romanya: romania
bulgaristan bulgar: bulgaria bulgarian
yunanistan yunan: greece greek
arnavutluk: albania
kosova: kosovo
makedonya: macedonia
sirbistan: serbia
karadag: montenegro
bosna: bosnia
hirvatistan: croatia
slovenya: slovenia
kibris: cyprus
malta: malta
rusya rus: russia russian
ukrayna: ukraine
belarus: belarus
moldova: moldova
litvanya: lithuania
letonya: latvia
estonya: estonia
gurcistan gurcu: georgia georgian
ermenistan ermeni: armenia armenian
azerbaycan: azerbaijan
kazakistan: kazakhstan
ozbekistan: uzbekistan
turkmenistan: turkmenistan
kirgizistan: kyrgyzstan
tacikistan: tajikistan
afganistan afgan: afghanistan afghan
pakistan: pakistan
hindistan hint: india indian
nepal: nepal
banglades: bangladesh
cin: china chinese
mogolistan: mongolia
japonya: japan
kore: korea
tayvan: taiwan
tayland: thailand
vietnam: vietnam vietnamese
kambocya: cambodia
endonezya: indonesia
malezya: malaysia
singapur: singapore
filipinler: philippines
zelanda: zealand
iran: iran
irak: iraq
suriye: syria
lubnan: lebanon lebanese
urdun: jordan
israil: israel
filistin: palestine
arabistan arap suudi: arabia arab arabian saudi
yemen: yemen
umman: oman
katar: qatar
kuveyt: kuwait
bahreyn: bahrain
emirlikleri: emirates
misir: egypt
libya: libya
tunus: tunisia
cezayir: algeria
fas: morocco
sudan: sudan
etiyopya: ethiopia
somali: somalia
kenya: kenya
nijerya: nigeria
gana: ghana
kongo: congo
ruanda: rwanda
zimbabve: zimbabwe
meksika: mexico
kuba: cuba
brezilya: brazil
arjantin: argentina
sili: chile
kolombiya: colombia
bolivya: bolivia
venezuela: venezuela
ekvador: ecuador
kanada: canada
amerika abd: america usa us states
avrupa: europe
asya: asia
afrika: africa
okyanusya: oceania
antarktika: antarctica
anadolu: anatolia
trakya: thrace
kapadokya: cappadocia
bavyera: bavaria
sicilya: sicily
sardinya: sardinia
girit: crete
rodos: rhodes
bogazici bogaz: bosphorus
marmara: marmara
akdeniz: mediterranean
karadeniz: black
ege: aegean
baltik: baltic
pasifik: pacific
atlas atlantik: atlantic
tuna: danube
nil: nile
firat: euphrates
dicle: tigris
alpler: alps
londra: london
dublin: dublin
edinburg: edinburgh
paris: paris
lyon: lyon
marsilya: marseille marseilles
bruksel: brussels
anvers: antwerp
lahey: hague
amsterdam: amsterdam
berlin: berlin
koln: cologne
munih: munich
hamburg: hamburg
viyana: vienna
zurih: zurich
cenevre: geneva
roma: rome
milano: milan
venedik: venice
floransa: florence
napoli: naples
torino: turin
cenova: genoa
madrid: madrid
barselona: barcelona
lizbon: lisbon
atina: athens
selanik: thessaloniki salonica
sofya: sofia
bukres: bucharest
budapeste: budapest
varsova: warsaw
prag: prague
belgrad: belgrade
uskup: skopje
saraybosna: sarajevo
zagreb: zagreb
moskova: moscow
petersburg: petersburg
kiev: kyiv kiev
kopenhag: copenhagen
stockholm stokholm: stockholm
tiflis: tbilisi
baku: baku
erivan: yerevan
tahran: tehran
bagdat: baghdad
basra: basra
sam: damascus
halep: aleppo
beyrut: beirut
kudus: jerusalem
amman: amman
kahire: cairo
iskenderiye: alexandria
mekke: mecca
medine: medina
riyad: riyadh
kabil: kabul
pekin: beijing
sanghay: shanghai
seul: seoul
tokyo: tokyo
bombay: mumbai
delhi: delhi
havana: havana
nikosya lefkosa: nicosia
girne: kyrenia
magusa: famagusta
istanbul: istanbul
izmir: izmir
dunya: earth
ay: moon
gunes: sun
merkur: mercury
venus: venus
mars: mars
jupiter: jupiter
saturn: saturn
`

const LINES = new Map<string, number[]>()
for (const [at, line] of PLACES.trim().split('\n').entries())
  for (const word of line.split(/[ :]+/u)) LINES.set(word, [...(LINES.get(word) ?? []), at])

/** Whether two folded words name the same place, each in its own language: Viyana and Vienna, Hollanda and Dutch. */
export function areSamePlace(a: string, b: string): boolean {
  const there = LINES.get(b)
  return there !== undefined && (LINES.get(a) ?? []).some((line) => there.includes(line))
}

export const isPlace = (folded: string): boolean => LINES.has(folded)
