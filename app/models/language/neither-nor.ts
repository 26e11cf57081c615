import type { Token } from './text.ts'

/** Most words between the two "ne": "ne anneniz ne babanız", "ne sizin eşiniz ne de kardeşiniz". */
const REACH = 5
/** "Ne zaman", "ne kadar", "ne yaptınız": a question or a measure, not "neither". */
const ASKS = /^(?:zaman|kadar|icin|gibi|tur|cesit|diye|yazik|var|ise|ol\S*|yap\S*|ed\S*|et\S*|de(?:di|mek)\S*)$/u
const LIGHT_VERB = /^(?:et|ed|ol|yap|ver|al)/u

/** Negations by "ne … ne (de) …": its verb is denied unless it is negated itself. */
export function neitherNor(tokens: readonly Token[], denied: readonly number[]): { headAt: number; at: number }[] {
  return tokens.flatMap(({ folded }, at) => {
    if (folded !== 'ne' || ASKS.test(tokens[at + 1]?.folded ?? '')) return []
    const gap = tokens.slice(at + 2, at + 2 + REACH).findIndex((token) => token.folded === 'ne')
    const second = at + 2 + gap
    if (gap < 0 || ASKS.test((tokens[second + 1]?.folded ?? '').replace(/^de$/u, ''))) return []
    const end = tokens.findIndex((token, index) => index > second && token.breakBefore)
    const verb = (end < 0 ? tokens.length : end) - 1
    if (verb <= second + 1 || denied.some((place) => place > at && place <= verb)) return []
    return [{ at: verb, headAt: LIGHT_VERB.test(tokens[verb]?.folded ?? '') ? verb - 1 : verb }]
  })
}
