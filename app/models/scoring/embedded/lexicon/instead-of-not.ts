import type { Language } from '#app/models/dialogues/language.ts'

/**
 * Expressions with a negative meaning but no negation word, by class: "faulty" for "does not work", "left blank" for "not
 * filled in", "worse" for "not as good". Patterns of whole words, matched on folded text.
 */
const CLASSES: Record<Language, readonly string[]> = {
  en: [
    // Lack of something, "not yet", "not any more".
    'illitera\\w+|blank|differently|but for (?:my|his|her|the|our|their)|yet to|still to|news to|complete news|to the point|or else|else|put any',
    'too (?!is |it |i |and |but |so |or |do |does |can |will )(?:\\S+ ){1,4}to|as (?:low|high|far|much|little) as',
    'since \\S+ \\S+ (?:\\S+ )?any|(?:years|days|weeks|months|ages|while|time) since (?:\\S+ )?(?:last|have|has|had)|since (?:i|we|you|he|she|they) (?:have |has |had )?(?:last )?(?:heard|seen|spoken|talked|eaten|slept|worked|been)',
    'silence|silent|had enough|sick of|fed up|empty|deserted|vacant|(?:trouble|difficulty) \\w+ing|struggl\\w+ to',
    // Out of order.
    'faulty|defective|broken|dead|kaput|bust(?:ed)?|out of (?:order|action|use|service)|malfunction\\w*|playing up|packed (?:it )?in|on the blink',
    // Confined, awake or silent.
    'housebound|bedridden|bed bound|confined|shut in|cooped up|stuck|clam\\w* up|awake|mute|speechless|tight lipped|keeps? to (?:himself|herself)',
    // Another one, not this one.
    '(?:someone|somebody|anyone|anybody|something|somewhere|nobody) else|another (?:person|one|applicant|candidate)|other people|a different',
    // Left undone.
    'le(?:ft|ave|aves|aving) (?:\\S+ ){0,3}?(?:blank|empty|out|off|untouched|alone|aside)|skip\\w*|omit\\w*|overlook\\w*|neglect\\w*|with(?:held|hold\\w*)|pass(?:ed)? (?:up|over)|g(?:o|oes|oing|ave) \\w+ a miss|(?:do|does|go|goes|going|did|went) without',
    // Avoided, spared, kept away from.
    '(?:save|spare)s? (?:me|you|him|her|us|them|my\\w*|your\\w*|our\\w*|them\\w+)|(?:stay|steer|keep|kept)\\w* (?:\\S+ ){0,3}?(?:away|clear|out|off)|keep\\w* (?:up with|pace|level)|on (?:a )?par with|off limits|disobe\\w+|breach\\w*|violat\\w+|refrain\\w*|abstain\\w*|hold(?:ing)? off|(?:put|putting) off|forgo\\w*|waiv\\w+|for fear|lest|afraid for|at a loss',
    // Preference for something else, exception.
    'as opposed to|(?:choos\\w+|chose|pick\\w*|prefer\\w*|favou?r\\w*|rather) (?:\\S+ ){1,10}?over|far from|anything but|by no means|apart from|other than|would rather|would sooner',
    // Comparatives and superlatives.
    'the (?:lowest|highest|most|least|best|earliest|latest)|weaker|worse|poorer|at (?:the )?(?:most|latest|best|earliest)|takes? (?:more|longer) than',
    '(?:goodness|god|heaven|lord|who) knows|take (?:your|my|his|her|our|their) time|doubt\\w*',
    '(?:came|come|comes|coming) (?:back|up|out) (?:all )?(?:clear|clean)|all clear',
    'admit\\w*|own(?:s|ed)? up|i accept|always',
  ],
  tr: [
    'de oyle|da oyle|sart|ne \\S+ ne(?: d[ae])? \\S+|o kadar|ibaret\\S*|cevril\\S*|sakin|bile zor|\\S+m[ae]kt[ae] (?:zorlan|guclu)\\S*',
    // Out of order.
    'bozuk\\S*|ariza\\S*|kirik\\S*|defolu\\S*|kusurlu\\S*',
    // Another one, not this one.
    'baskas\\S*|baska bir[ie]\\S*|oteki\\S*|farkli\\S*',
    // Left undone, hidden.
    'ihmal\\S*|atla(?:d|m|n|y)\\S*|es gec\\S*|pas gec\\S*|gormezden\\S*|goz ardi\\S*|bir kenara|birak(?:in|alim|sin)\\S*|gizle\\S*|sakla\\S*|sus(?:t|u|m|k)\\S*|kapali\\S*',
    // Given up, deprived of, refrained from.
    'feragat\\S*|geri cevir\\S*|uzak dur\\S*|mahrum\\S*|yoksun\\S*|muhtac\\S*|aciz\\S*|\\S+m[ae]kt[ae]n (?:cik|kurtul|kacin|cekin|kork|vazgec)\\S*|ozel olarak',
    // Preference for something else, exception.
    '\\S+m[ae]kt[ae]ns[ae]|\\S+[dt][ae]n ziyade|aksi|o (?:baska|ayri)|mustesna|haricinde|disinda',
    // Comparatives and superlatives.
    'daha (?:az|zayif|kotu|dusuk|yavas|seyrek)|en (?:dusuk|fazla|cok|gec|az|iyi)|asgari|azami|sinirli\\S*',
    '(?:allah|kim) bilir|devamsiz\\S*|supheli\\S*|kusku\\S*|suphe\\S*|engel\\S*|ender|nadir\\S*|seyrek',
    // Paused or postponed.
    'ara ver\\S*|(?:odeme|taksit)\\S* (?:ertele|dondur)\\S*',
    // Used up.
    'temiz (?:c[iu]k\\S*|gel\\S*)|bitti\\S*|bitmis\\S*|tukendi\\S*|tukenmis\\S*',
    'itiraf\\S*|\\S+s[ae](?:m|n|k|n[iu]z|l[ae]r)? d[ae] olur',
  ],
}

const PATTERNS: Record<Language, RegExp> = {
  en: new RegExp(`\\b(?:${CLASSES.en.join('|')})(?= |$)`, 'gu'),
  tr: new RegExp(`(?<=^| )(?:${CLASSES.tr.join('|')})(?= |$)`, 'gu'),
}

/** The number of such expressions in a text. */
export const insteadOfNot = ({ language, plain }: { language: Language; plain: string }): number =>
  plain.match(PATTERNS[language])?.length ?? 0
