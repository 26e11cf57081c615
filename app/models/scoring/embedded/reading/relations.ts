import type { Language } from '#app/models/dialogues/language.ts'
import { countWords, type Token } from './text.ts'
import type { Utterance } from './utterance.ts'
import { once } from '#app/remember.ts'

/** How one clause relates to another. */
export const RELATIONS = [
  'even if',
  'unless',
  'if',
  'although',
  'because',
  'until',
  'before',
  'after',
  'while',
] as const
export type Relation = (typeof RELATIONS)[number]

/**
 * Words for each relation, in matching order: what one pattern matches is hidden from the next. Matched on folded text.
 */
const WORDS: Record<Language, Record<Relation, RegExp>> = {
  en: {
    'even if':
      /\b(?:even (?:if|when)|if only|regardless(?: of)?|no matter (?:what|how|if|whether|who)|whatever happens|whether (?:\w+ ){1,5}?or not|whether or not)\b/gu,
    unless: /\b(?:unless|except if)\b/gu,
    if: /\b(?:if|provided|providing|(?:as|so) long as|on (?:the )?condition|assuming|supposing|in the event)\b|\bshould (?=(?:you|he|she|it|they|we|the|my|your)\b)/gu,
    although: /\b(?:although|even though|though(?= \w)|despite|in spite of|notwithstanding)\b/gu,
    because:
      /\b(?:because|due to|owing to|on account of|seeing (?:that|as)|on the grounds|since (?=(?:i|you|he|she|it|we|they|my|your|his|her|our|their|another)\b))/gu,
    until: /\b(?:until|till)\b/gu,
    before: /\b(?:before(?! that\b)|prior to)\b/gu,
    after:
      /\b(?:after(?! (?:all|that|this)\b)|(?<!\bat )once(?! (?:a|an|every|more|again|in)\b)|as soon as|following(?! (?:me|us|you|him|her|them)\b))\b/gu,
    while: /\b(?:while|whilst)\b/gu,
  },
  tr: {
    'even if':
      /(?<=^| )(?:\S+s[ae](?:n[iu]z|m|n|k|l[ae]r)? bile|\S+m[ae](?:s|zs)[ae]\S* d[ae](?! ol)|\S+ d[ae] olsa\S*|bile olsa\S*|(?<!d[ae] )\S*olsa\S* d[ae]|\S+s[iu]n(?:l[ae]r)? \S+m[ae]s[iu]n(?:l[ae]r)?|ne olursa olsun)(?= |$)/gu,
    unless: /(?<=^| )(?:\S+m[ae]d[iu]kc[ae]|\S+m[ae]d[iu]g[iu]\S* (?:takdirde|surece))(?= |$)/gu,
    if: /(?<=^| )(?:\S{2,}(?:[iu]r|[ae]r|[iu]yor|d[iu]y|[ae]cak|m[iu]s|m[ae]z)s[ae](?:n[iu]z|m|n|k|l[ae]r)?|varsa|eger|sayet|\S+d[iu]g[iu]\S* (?:takdirde|surece)|sartiyla|kosuluyla|kaydiyla|yeter ki|\S+m[ae]\S* halinde)(?= |$)/gu,
    although: /(?<=^| )(?:\S*ragmen|\S+[dt][iu]g[iu]\S* halde|karsin|gerci)(?= |$)/gu,
    because:
      /(?<=^| )(?:cunku|zira|\S+(?:[dt][iu]g|[ae]c[ae]g)[iu]\S* icin|\S+(?:[dt][iu]g[iu]|[ae]c[ae]g[iu])(?:n|m|m[iu]z|n[iu]z)[dt][ae]n|yuzunden|nedeniyle|sebebiyle|dolayi\S*)(?= |$)/gu,
    until: /(?<=^| )\S+(?:[ae]n[ae]|[iu]nc[ae]y[ae]) (?:kadar|dek|degin)(?= |$)/gu,
    before: /(?<=^| )(?:(?!(?:on|bun|sun)dan )\S+[dt][ae]n (?:once|evvel)\S*|oncesi\S*|\S{2,}m[ae]d[ae]n)(?= |$)/gu,
    after: /(?<=^| )(?:(?!(?:on|bun|sun)dan )\S+[dt][ae]n sonra\S*|sonrasi\S*|\S{3,}[iu]nc[ae]|ardindan)(?= |$)/gu,
    while: /(?<=^| )(?:\S{2,}ken|sirasinda)(?= |$)/gu,
  },
}

/** Words that may express a relation among other things. They can excuse a change, but never prove one. */
const AMBIGUOUS_WORDS: Record<Language, Partial<Record<Relation, RegExp>>> = {
  en: {
    'even if': /\b(?:even|either way|all the same|whatever|whether)\b/u,
    unless: /\b(?:if|without|otherwise|only|except|until|not)\b/u,
    if: /\b(?:when|whenever|only|with|without|otherwise|or else|once|should|were|in case|and|until|whether)\b/u,
    although: /\b(?:but|yet|still|however|even|while|whereas|nevertheless|mind you)\b/u,
    because:
      /\b(?:since|as|so|for|therefore|that is why|which is why|thanks to|by|reason|from|with|hence|make\w*|made)\b/u,
    until: /\b(?:by|before|up to|as long as|while|not)\b/u,
    before: /\b(?:first|until|till|earlier|ahead|without|by|beforehand|then|already|ago|used to|yet)\b/u,
    after: /\b(?:then|when|since|later|afterwards|first|from|having|upon|with|if|now)\b/u,
    while: /\b(?:when|as|since|whereas|but|in|at|if|throughout|pending|still|during|before|until)\b/u,
  },
  tr: {
    'even if': /(?:^| )(?:bile|yine|gene|ne kadar|fark et\S*|isterse?|\S+s[ae]\S* d[ae]|olsa)(?= |$)/u,
    unless: /(?:^| )(?:\S+m[ae](?:z|yan|dan|den|mis|yacak)\S*|yoksa|haric|disinda|ancak|aksi|degil\S*)(?= |$)/u,
    if: /(?:^| )(?:\S{2,}s[ae](?:n[iu]z|m|n|k|l[ae]r)?|\S+[iu]nc[ae]|\S+d[iu]g[iu]\S*[dt][ae]|\S+d[iu]k[cç][ae]|ancak|m[iu]|yoksa|aksi|olmadan|hal\S*|durum\S*|zaman|ki|sart\S*|kosul\S*)(?= |$)/u,
    although: /(?:^| )(?:ama|fakat|ancak|yalniz|oysa|halbuki|yine|bile|lakin|d[ae]|\S+ken)(?= |$)/u,
    because:
      /(?:^| )(?:icin|diye|(?:o|bu) (?:yuzden|nedenle|sebeple)|sebep|neden|[iu]nc[ae]|ki|\S+[iu]nc[ae]|\S+ya|dolayisiyla|onun|madem\S*|sayesinde)(?= |$)/u,
    until: /(?:^| )(?:kadar|dek|degin|once|\S+m[ae]d[ae]n|surece|\S+ken)(?= |$)/u,
    before: /(?:^| )(?:once|evvela?|\S+m[ae]d[ae]n|ilk|simdiye|eski\S*|kadar|henuz)(?= |$)/u,
    after:
      /(?:^| )(?:sonra\S*|\S+[iu]nc[ae]|ardindan|beri|itibaren|artik|\S+d[iu]g[iu]\S*[dt][ae]|\S+d[iu] m[iu]|\S+r \S+m[ae]z)(?= |$)/u,
    while: /(?:^| )(?:\S+d[iu]g[iu]\S*|surece|hala|\S+[iu]nc[ae]|\S+s[ae]|icinde|zaman|\S+[dt][ae])(?= |$)/u,
  },
}

export interface RelationMention {
  relation: Relation
  tokens: readonly Token[]
  /** Whether the word may express another relation, too: "-madan" is also "without", "-ınca" also "when". */
  isVague: boolean
}

const VAGUE = /^\S+(?:[iu]nc[ae]|m[ae]d[ae]n)$/u

/** The clause relations of an utterance with their words. */
export const relationsOf = once((utterance: Utterance): readonly RelationMention[] => {
  let { plain } = utterance
  const found = RELATIONS.flatMap((relation) => {
    const hits = [...plain.matchAll(WORDS[utterance.language][relation])]
    plain = plain.replaceAll(WORDS[utterance.language][relation], (hit) => hit.replaceAll(/\S+/gu, '-'))
    return hits.map(({ 0: hit, index }): RelationMention => {
      const from = countWords(utterance.plain.slice(0, index))
      return { relation, tokens: utterance.tokens.slice(from, from + countWords(hit)), isVague: VAGUE.test(hit) }
    })
  })
  return found
})

/** Whether an utterance has words that may express a relation. */
export function mayExpress({ language, plain }: Utterance, relation: Relation): boolean {
  return AMBIGUOUS_WORDS[language][relation]?.test(plain) ?? false
}

/** These open their clause; all other Turkish link words close it. */
const OPENS = /^(?:cunku|zira|eger|sayet|gerci|yeter)$/u
const CLAUSE_TOKENS = 8

/** The token range of the clause that a relation introduces, end exclusive. */
export function linkedClause({ tokens, language }: Utterance, related: RelationMention): { from: number; to: number } {
  const from = tokens.findIndex((token) => token === related.tokens[0])
  const end = from + related.tokens.length
  if (language === 'tr' && !OPENS.test(related.tokens[0]?.folded ?? '')) {
    const start = tokens.findLastIndex(({ breakBefore }, at) => breakBefore && at <= from)
    return { from: Math.max(start, from - CLAUSE_TOKENS, 0), to: end }
  }
  const stop = tokens.findIndex(({ breakBefore }, at) => breakBefore && at >= end)
  return { from: end, to: Math.min(stop < 0 ? tokens.length : stop, end + CLAUSE_TOKENS) }
}
