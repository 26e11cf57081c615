/** Verbs whose forms no ending explains: the stem, then its forms. */
const IRREGULAR = `
break broke broken
bring brought
build built
buy bought
catch caught
choose chose chosen
come came
drive drove driven
draw drew drawn
eat ate eaten
fall fell fallen
feel felt
find found
forget forgot forgotten
get got gotten
give gave given
go went gone goes
grow grew grown
hear heard
hide hid hidden
hold held
keep kept
know knew known
lead led
leave left
lend lent
lose lost
make made
mean meant
meet met
owe owed owing owes
pay paid
ride rode ridden
ring rang rung
rise rose risen
run ran
say said
see saw seen
sell sold
send sent
show shown
sit sat
sleep slept
speak spoke spoken
spend spent
stand stood
steal stole stolen
swear swore sworn
take took taken
teach taught
tell told
think thought
throw threw thrown
understand understood
wear wore worn
win won
write wrote written
`

const VERBS = IRREGULAR.trim()
  .split('\n')
  .map((line) => line.split(' '))
const STEMS = new Map(VERBS.flatMap(([stem = '', ...forms]) => forms.map((form) => [form, stem])))
const IRREGULAR_FORMS = new Set(STEMS.keys())

/** What all forms of an English word have in common: "send" of "sending" and "sent", "copy" of "copies". */
export function englishStem(word: string): string {
  const plain = word.replace(/'s?$/, '')
  return (STEMS.get(plain) ?? plain)
    .replace(/(?<=...)(?:ing|ed|es|s)$/, '')
    .replace(/(?<=..)([bdfgklmnprt])\1$/, '$1') // stopped
    .replace(/i$/, 'y')
    .replace(/(?<=..)e$/, '')
}

/** "Sent" and "signed", which are passive after "was". */
export const isParticiple = (word: string): boolean => word.endsWith('ed') || IRREGULAR_FORMS.has(word)
