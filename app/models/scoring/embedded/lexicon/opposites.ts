import type { Language } from '#app/models/dialogues/language.ts'
import { stem } from '../reading/stem.ts'
import { NEAR_ENGLISH, NEAR_TURKISH } from './opposites-near.ts'

/**
 * Meanings that exclude each other, one group a line, the poles separated by `|`; a pole may have several wordings.
 * Folded. A Turkish word of four letters or more also stands for its inflected forms.
 */
const ENGLISH = `
~this|last previous|next following
~away immediately now|later
before prior|after following
~until till|after
later|earlier
earliest soonest|latest
first initially firstly|last finally lastly
next following|last previous
up|down
deep|shallow
over above|under below
morning am|afternoon evening night pm
more longer greater|less fewer shorter
cheap cheaper|expensive dearer
close closer near nearer nearby|far further farther distant
clean|dirty
new|old
big bigger large larger|small smaller
long longer|short shorter
high higher|low lower
strong|weak
easy|difficult hard
safe|dangerous
open|close closed shut
start begin|stop finish end
arrive come came|leave depart
early earlier|late later
~give|receive
~remember|forget
partly partially|completely fully entirely
heavy|light
thick|thin
wet|dry
same|different
good|bad
front|back
enter|exit
add|remove
~accepted|rejected refused
immediately|later eventually
increase raise rise|decrease reduce reduction lower drop
most|least
today|tomorrow|yesterday
left|right
permanent|temporary
~employer|employee
~landlord owner|tenant
~buy purchase|sell
~approve accept|reject refuse decline
~win|lose
~rise|fall drop
~works working work|broken
~agree|disagree
~valid|expired expire
~well good fine|unwell bad ill sick
~strong|weak
single|married|divorced|widowed
mild|severe
minimum|maximum
upstairs|downstairs
hot|cold
full|empty
positive|negative
~borrow|lend
inside|outside
north|south|east|west
better|worse
legal|illegal
guilty|innocent
private|public
black|white|red|green|blue|yellow
plaintiff|defendant
front|rear
optional voluntary|mandatory compulsory
arm|leg
include|exclude
debit|credit
above|below
younger|older
~seller|buyer
~lender|borrower
`
const TURKISH = `
~bu|gecen gectigimiz|gelecek onumuzdeki|yarin|dun
once oncesi evvel|sonra sonrasi
~kadar dek degin|sonra
gelecek onumuzdeki haftaya seneye|gecen onceki gectigimiz
ustu ustunde ustune ustundeki uzeri uzerinde|alti altinda altina altindaki
fazla cok uzun|az kisa azaldi azaliyor azalir azalmis azalacak
ucuz hesapli uygun|pahali
yakin|uzak
temiz|kirli pis
yeni|eski
buyuk|kucuk ufak
yuksek|alcak dusuk
kolay|zor guc
guvenli|tehlikeli
acik|kapali
derin|sig
erken|gec
ayni|farkli
iyi|kotu
arka arkasi|on onu onde ondeki
artarsa artiyor artmis cogalirsa|azalirsa azaliyor azalmis
hemen derhal|sonra
~unutur unutma unuttu|hatirlar hatirla
artir artis yukselt|azalt dusur indir dusus azalis
sabah|ogleden aksam gece
bugun|yarin|dun
sol|sag
kalici surekli|gecici
isveren|calisan isci
~satin|satmak satiyor sattim
~onayla|reddet reddedil
~kazan|kaybet
~calis calisiyor calisir|bozuk bozul
~gecerli|doldu dolmus gecersiz
bekar|evli|bosanmis
hafif|siddetli agir
asgari|azami
sicak|soguk
pozitif olumlu|negatif olumsuz
icinde iceride|disinda disarida
kuzey|guney|dogu|bati
suclu|sucsuz
siyah|beyaz|kirmizi|yesil|mavi|sari
davaci|davali
brut|net
kol kolum kolu kolunuz|bacak bacagim bacaginiz
dahil|haric
ucretli|ucretsiz bedava
zorunlu mecburi|istege gonullu
yasal|yasadisi
~alici|satici
`

export interface OppositeWord {
  folded: string
  stem: string
}

const groups = (text: string, language: Language): OppositeWord[][][] =>
  text
    .trim()
    .split('\n')
    .map((line) =>
      line.split('|').map((pole) => pole.split(' ').map((folded) => ({ folded, stem: stem(folded, language) }))),
    )

interface Wording {
  group: number
  pole: number
  /** A line that begins with ~ holds only where the words around are the same. */
  near: boolean
  wording: OppositeWord
}

function byInitial(text: string, language: Language): Map<string, Wording[]> {
  const found = new Map<string, Wording[]>()
  const lines = text.trim().split('\n')
  groups(text.replaceAll('~', ''), language).forEach((poles, group) => {
    const near = lines[group]?.startsWith('~') ?? false
    poles.forEach((words, pole) =>
      words.forEach((wording) => {
        const initial = wording.folded.slice(0, 2)
        found.set(initial, [...(found.get(initial) ?? []), { group, pole, near, wording }])
      }),
    )
  })
  return found
}

const allNear = (text: string) => text.trim().replaceAll(/^/gmu, '~')

/** By language and the first two letters: the words that have an opposite, with the number of their group and pole. */
export const OPPOSITES_BY_INITIAL: Record<Language, Map<string, Wording[]>> = {
  en: byInitial(ENGLISH + allNear(NEAR_ENGLISH), 'en'),
  tr: byInitial(TURKISH + allNear(NEAR_TURKISH), 'tr'),
}
