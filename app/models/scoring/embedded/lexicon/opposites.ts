import type { Language } from '#app/models/dialogues/language.ts'
import { stem } from '../stem.ts'

/**
 * Meanings that exclude each other, one group a line, the poles separated by `|`; a pole may have several wordings.
 * Folded. A Turkish word of four letters or more also stands for its inflected forms.
 */
const ENGLISH = `
before|after
increase raise rise|decrease reduce reduction lower drop
more|less fewer
most|least
morning|afternoon|evening
son|daughter
boy|girl
wife|husband
mother mum|father dad
sister|brother
uncle|aunt
grandmother grandma|grandfather grandpa
today|tomorrow|yesterday
left|right
permanent|temporary
employer|employee
landlord owner|tenant
buy purchase|sell
approve accept|reject refuse decline
win|lose
early|late
single|married|divorced|widowed
mild|severe
minimum|maximum
cheap|expensive
upstairs|downstairs
hot|cold
full|empty
positive|negative
borrow|lend
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
seller|buyer
lender|borrower
`
const TURKISH = `
once|sonra
artir artis yukselt|azalt dusur indir dusus azalis
sabah|ogleden|aksam
oglum|kizim
oglunuz|kiziniz
anne|baba
ablam|abim agabeyim
teyze|dayi|amca
buyukanne anneanne babaanne|dede
bugun|yarin|dun
sol|sag
kalici surekli|gecici
isveren|calisan isci
satin|satmak satiyor sattim
onayla|reddet reddedil
kazan|kaybet
erken|gec
gelecek onumuzdeki haftaya|gecen onceki
bekar|evli|bosanmis
hafif|siddetli agir
asgari|azami
ucuz|pahali
sicak|soguk
pozitif olumlu|negatif olumsuz
icinde iceride|disinda disarida
kuzey|guney|dogu|bati
suclu|sucsuz
siyah|beyaz|kirmizi|yesil|mavi|sari
davaci|davali
arka|ondeki
brut|net
kol kolum kolu kolunuz|bacak bacagim bacaginiz
dahil|haric
ucretli|ucretsiz bedava
zorunlu mecburi|istege gonullu
yasal|yasadisi
alici|satici
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

/** By language: groups of poles, each a list of words. */
export const OPPOSITES: Record<Language, OppositeWord[][][]> = { en: groups(ENGLISH, 'en'), tr: groups(TURKISH, 'tr') }
