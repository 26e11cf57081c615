import { FUNCTION_WORDS } from './lexicon/function-words.ts'
import type { Token } from './text.ts'

const EN_PRONOUNS = new Set(['it', 'you', 'he', 'she', 'they', 'we', 'i', 'there'])

const ASKED_WITH = /^(?:do|does|did|is|are|was|were|has|have|had|can|could|will|would|should|wo|ca)$/u

/**
 * "Won't they…?", "why not …?", "nothing but", "not without": a question or a double negation, which denies nothing.
 */
export function isNonDenial(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]?.folded ?? '']
  if (/^(?:nothing|none|no)$/u.test(token?.folded ?? '') && (next === 'but' || next === 'other')) return true
  if (token?.folded !== 'not') return false
  if (before?.folded === 'why' || next === 'without') return true
  const opens = before !== undefined && (before.sentenceStart || before.breakBefore || at === 1)
  return opens && ASKED_WITH.test(before.folded) && ASKED_SUBJECT.test(next)
}

const ASKED_SUBJECT = /^(?:i|you|he|she|it|we|they|there|the|that|this|my|your|our|his|her|their|anyone|anybody)$/u

/** A tag question ("…, isn't it?") denies nothing. */
export function isTagQuestion(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at + 2]
  const verb = tokens[at - 1]
  return !!verb?.breakBefore && EN_PRONOUNS.has(tokens[at + 1]?.folded ?? '') && (!after || after.breakBefore)
}

const EN_HEADS = new Set(['yours', 'mine', 'hers', 'his', 'theirs', 'ours', 'need', 'know', 'get', 'make', 'done'])

/** Words between a "not" and its head: "no longer", "not need to", "not someone who". */
const isBeforeHead = ({ folded }: Token, next: Token | undefined) =>
  /^(?:longer|anyone|anybody)$/u.test(folded) ||
  (folded === 'need' && next?.folded === 'to') ||
  (/^(?:someone|somebody|person|one)$/u.test(folded) && next?.folded === 'who')

const EN_PERSONS = new Set(['me', 'him', 'her', 'us', 'them', 'you'])

/** Most words between a "not" and its head. */
const HEAD_REACH = 5

export function englishHead(tokens: readonly Token[], at: number): { head: string; headAt: number } {
  for (let index = at + 1; index <= at + HEAD_REACH; index += 1) {
    const token = tokens[index]
    if (!token || token.breakBefore) break
    const next = tokens[index + 1]
    if (isBeforeHead(token, next)) continue
    const isPerson = EN_PERSONS.has(token.folded) && index === at + 1 && (!next || next.breakBefore)
    if (isPerson || EN_HEADS.has(token.folded) || !FUNCTION_WORDS.en.has(token.folded))
      return { head: token.folded, headAt: index }
  }
  return { head: '', headAt: -1 }
}
