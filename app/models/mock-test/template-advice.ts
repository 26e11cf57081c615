import { LEVELS } from '#app/config/dialogues.ts'
import { TEMPLATE_DEFAULT_PASS, TEMPLATE_DEFAULT_POINTS } from '#app/config/mock-test.ts'
import type { Candidate, TemplateValues } from './template-values.ts'

export const TEMPLATE_RULES = [
  'title-tr',
  'description-tr',
  'untranslated',
  'draft',
  'used',
  'same-topic',
  'category',
  'level',
  'marks',
] as const
export type TemplateRule = (typeof TEMPLATE_RULES)[number]

/** What an admin is advised to look at. `fact`: the word or the title that its sentence names; empty for none. */
export interface TemplateAdvice {
  rule: TemplateRule
  fact: string
}

type Values = { readonly [Name in keyof TemplateValues]?: unknown }

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

function adviseOnWords(values: Values): TemplateAdvice[] {
  const [title, titleTr, description, descriptionTr] = [
    values.title,
    values.titleTr,
    values.description,
    values.descriptionTr,
  ].map(textOf)
  const isSame = (one: string | undefined, other: string | undefined) => one !== '' && one === other
  return [
    ...(titleTr === '' ? [{ rule: 'title-tr', fact: '' } as const] : []),
    ...(descriptionTr === '' ? [{ rule: 'description-tr', fact: '' } as const] : []),
    ...(isSame(title, titleTr) || isSame(description, descriptionTr)
      ? [{ rule: 'untranslated', fact: '' } as const]
      : []),
  ]
}

/** How the template fits the dialogues chosen for it. */
function adviseOnDialogues(values: Values, pair: readonly Candidate[]): TemplateAdvice[] {
  const each = [...new Set(pair)]
  const drafts = each.filter(({ isDraft }) => isDraft).map(({ title }) => ({ rule: 'draft', fact: title }) as const)
  const used = each.filter(({ uses }) => uses > 0).map(({ title }) => ({ rule: 'used', fact: title }) as const)
  const [first, second] = pair
  if (!first || !second || first.id === second.id) return [...drafts, ...used]
  const category = `${first.topic} & ${second.topic}`
  const hardest = Math.max(...pair.map(({ level }) => LEVELS.indexOf(level)))
  const level = LEVELS[hardest] ?? first.level
  const isSame = first.topic === second.topic
  return [
    ...drafts,
    ...used,
    ...(isSame ? [{ rule: 'same-topic', fact: first.topic } as const] : []),
    ...(isSame || textOf(values.category) === category ? [] : [{ rule: 'category', fact: category } as const]),
    ...(values.level === level ? [] : [{ rule: 'level', fact: level } as const]),
  ]
}

/**
 * Everything that an author of a mock test is advised to look at: words in both languages, and that it fits its
 * dialogues. Advice only. Never throws, and accepts unfinished forms. The product's own mock tests have none
 * (tests/spec/mock-tests.test.ts).
 */
export function adviseOnTemplate(values: Values, candidates: readonly Candidate[]): TemplateAdvice[] {
  const pair = [values.dialogue1Id, values.dialogue2Id].flatMap(
    (id) => candidates.find((candidate) => String(candidate.id) === id) ?? [],
  )
  const isUsual =
    values.totalPoints === String(TEMPLATE_DEFAULT_POINTS) && values.passingScore === String(TEMPLATE_DEFAULT_PASS)
  return [
    ...adviseOnWords(values),
    ...adviseOnDialogues(values, pair),
    ...(isUsual ? [] : [{ rule: 'marks', fact: '' } as const]),
  ]
}
