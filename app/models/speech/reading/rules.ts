/** Gives a named group of the match ('' if it took no part), or the complete match without a name. */
export type Part = (name?: string) => string

/** A pattern and what is said for it. */
export type Rule = readonly [pattern: RegExp, spoken: string | ((part: Part) => string)]

/** A pattern of complete words: no letter or digit stands directly before or after. */
export function words(pattern: string, flags = 'gu'): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, flags)
}

/** A pattern that begins with a number: nothing of a longer number or word stands directly before it. */
export function number(pattern: string, flags = 'gu'): RegExp {
  return new RegExp(`(?<![\\p{L}\\d]|\\d[.,:/])${pattern}`, flags)
}

function applyRule(text: string, [pattern, spoken]: Rule): string {
  if (typeof spoken === 'string') return text.replaceAll(pattern, spoken)
  let said = ''
  let at = 0
  for (const match of text.matchAll(pattern)) {
    said +=
      text.slice(at, match.index) + spoken((name) => (name === undefined ? match[0] : (match.groups?.[name] ?? '')))
    at = match.index + match[0].length
  }
  return said + text.slice(at)
}

/** Applies the rules in their order. */
export function applyRules(text: string, rules: readonly Rule[]): string {
  return rules.reduce(applyRule, text)
}
