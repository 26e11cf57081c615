import type { Language, Word } from '../../reading/word.ts'
import type { Claim } from './claim.ts'

// What somebody said may be told in their words or in the speaker's: "he says he'll pay", "he says I'll pay".

const SPEECH: Record<Language, RegExp> = {
  en: /^(?:say|says|said|saying|tell|tells|told|telling|ask|asks|asked|asking|goes|reckons?|promis.*|warn.*|insist.*|hear|heard|thought|thinks?|message|text|texted|announc.*|explain.*|answer.*|repl.*|demand.*|claim.*)$/,
  tr: /^(?:de(?:di|miş|yi[np]|rse|r|diğ|mey|se|d[ie]).*|di(?:y[eo]|yecek|yen).*|söyl.+|sor(?:du|muş|un|ar|up).*|öneri.*|öğüt.*|tavsiye.*|iste(?:di|miş|r|yor|n).*|rica)$/,
}
/** "If I were you": advice with the wrong person on purpose. */
const IN_YOUR_PLACE = /^(?:olsam|olsaydım|yerinizde|yerinde)$/

/** How many words after a Turkish claim its "dedi" may come. Chosen by hand: "öderim, telefonda bana öyle dedi". */
const AFTER = 4

/** Whether a claim may be part of what somebody said; in English `reach` words before it are looked at. */
export function isReported(
  { words: place }: Claim,
  words: readonly Word[],
  { language, reach }: { language: Language; reach: number },
): boolean {
  const [first, last] = [words.indexOf(place[0] as Word), words.indexOf(place.at(-1) as Word)]
  if (language === 'en') return words.slice(Math.max(0, first - reach), first).some(({ text }) => SPEECH.en.test(text))
  return (
    words.slice(last + 1, last + 1 + AFTER).some(({ text }) => SPEECH.tr.test(text)) ||
    words.some(({ text }) => IN_YOUR_PLACE.test(text))
  )
}
