import type { Language } from '#app/models/dialogues/language.ts'

/** Idioms whose number counts nothing. The number is in angle brackets; matched on folded text. */
const IDIOMS: Record<Language, readonly string[]> = {
  en: [
    'fifty <fifty>',
    '<fifty> fifty',
    '<one> on one',
    '<nine> (?:to five|times out of|lives|day wonder)',
    'times out of <ten>',
    '<ten> (?:a penny|to one|out of ten)',
    'out of <ten> people',
    '<sixes> and',
    '<two> (?:cents|bob|minds|birds|left feet|peas|sides (?:of|to)|wrongs|evils|hoots|shakes|and two|s company)',
    '(?:no|takes|of|in|put|lesser of|between) <two>(?= (?:ways|to tango|minds|and two|evils|stools|fires|$))',
    'two and <two>',
    '<a (?:million|thousand|hundred)> (?:thanks|times|excuses|things|reasons|questions|pieces|apologies|ways|miles|others?|and one|different)',
    '<(?:a )?hundred> (?:per cent|percent) (?:sure|certain|behind|right|positive|agree|honest|yours?)',
    'in a <million>',
    'square <one>',
    '<eleventh> hour',
    '<seventh> heaven',
    '<sixth> sense',
    '<fourth> (?:wall|estate)',
    '<fifth> (?:wheel|column)',
    'cloud <nine>',
    'whole <nine> yards',
    '<four> corners',
    '<five> star',
    '(?:high|take) <five>',
    '<six> (?:feet under|of one)',
    '<seven> (?:seas|wonders)',
    '<eight> ball',
    '<forty> winks',
    '<twenty four> seven',
    'twenty four <seven>',
    '(?:from|ground|back to|square|absolute) <zero>',
    '<zero> (?:tolerance|chance|idea|intention|sense|doubt|clue|patience|effort|excuse)',
  ],
  tr: [
    '<(?:bes|on)> (?:kurus|para|parasiz|paralik)',
    '<(?:uc|bes)> (?:bes|on)(?= |$)',
    'uc <bes>',
    'bes <on>',
    '<(?:uc|bes)> asagi',
    'asagi <(?:uc|bes)> yukari',
    '<iki> (?:yaka|satir|laf|cift|arada|gozum|gozu|ucu|adim|ayag|eli|kelime|kelam|lokma|dirhem|buklum|seksen|yuzlu|kulag|cesme|rahmet)',
    '<iki> (?:kez|kere|defa|kat)(?: daha)? dusun',
    'gozu <iki>',
    '<dort> (?:gozle|elle|dortluk|bir|ayak|kol|nala|kose|bas|don)',
    '<uc> (?:kurus|vakte|maymun)',
    '<sekiz> kose',
    '<dokuz> dogur',
    '<on> (?:parmag|numara(?= |$)|kaplan)',
    'parmaginda <on>',
    '<alti> ustu',
    '<kirk> (?:yil|firin|dereden|kat|takla|bir|kapi)',
    '<(?:kirk|elli|yuz|bin|milyon)> (?:kere|kez|defa)',
    'yediden <yetmise>',
    '<yedi> (?:gun (?:yirmi dort|24)|24)',
    'yedi (?:gun )?<(?:yirmi dort|24)>',
    '<yuz> (?:yuze|kizart|goz)',
    'yuzde <yuz> (?:emin|hakli|katil|dogru)',
    '<bin> (?:bir|pisman|dereden|turlu|bela)',
    '<sifirdan>',
    '<sifira> (?:don|sar|geri)',
    '<sifiri> tuket',
    '<sifir> (?:kilometre|araba|tolerans)',
  ],
}

const pattern = (language: Language) => new RegExp(`(?:^| )(?:${IDIOMS[language].join('|')})`, 'u')
const PATTERNS: Record<Language, RegExp> = { en: pattern('en'), tr: pattern('tr') }

const BEFORE = 2
const AFTER = 3

/** Whether a number is part of an idiom: the eleventh hour, kırk dereden su getirmek. */
export function isNumberIdiom(
  tokens: readonly { folded: string }[],
  { from, to }: { from: number; to: number },
  language: Language,
): boolean {
  const words = (start: number, end: number) =>
    tokens
      .slice(Math.max(0, start), end)
      .map(({ folded }) => folded)
      .join(' ')
  return PATTERNS[language].test(`${words(from - BEFORE, from)} <${words(from, to)}> ${words(to, to + AFTER)}`)
}
