import type { Edit, Rule } from '../rules/rule.ts'
import { type Fired, fireRules, isWrong } from './fired.ts'
import { readRenditions, type Rendition } from './renditions.ts'
import { reportWithout } from './without.ts'

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`)
const quote = (words: Edit['lost']): string => words.map(({ text }) => text).join(' ')

/** Whether an edit shares a word with what the writer marked. */
function isPointedAt({ rendition, edits }: Fired): boolean {
  return edits.some((edit) =>
    rendition.faults.some(({ said, lost }) => {
      const touches = (words: Edit['lost'], text: string, part: string) => {
        const from = part === '' ? -1 : text.indexOf(part)
        return from >= 0 && words.some((word) => word.from < from + part.length && from < word.to)
      }
      return touches(edit.said, rendition.text, said) || touches(edit.lost, rendition.source, lost)
    }),
  )
}

function lineOf(rule: Rule, fired: readonly Fired[], all: readonly Rendition[], alone: number): string {
  const wrong = fired.filter(({ rendition }) => isWrong(rendition))
  const blamed = fired.filter(({ rendition }) => rendition.faults.length === 0)
  const right = all.filter(({ faults }) => faults.length === 0)
  return [
    rule.id.padEnd(20),
    `${fired.length} fired, ${wrong.length} in a wrong rendition (${percent(wrong.filter(isPointedAt).length, wrong.length)} point at it)`,
    `${blamed.length} in a right one (${percent(blamed.length, right.length)} of all right)`,
    `${alone} found by no other rule`,
  ].join('; ')
}

function explain(fired: readonly Fired[]): string {
  return fired
    .filter(({ rendition }) => rendition.faults.length === 0)
    .map(({ rendition: { id, source, text }, edits }) =>
      [id, `  ${source}`, `  > ${text}`, ...edits.map(({ lost, said }) => `  ${quote(lost)} / ${quote(said)}`)].join(
        '\n',
      ),
    )
    .join('\n')
}

/** `npm run rules -- without` says what would be lost without each rule. */
const WITHOUT = 'without'

/** One line a rule; with the id of one, the right renditions that it blames. */
export async function reportRules(wanted: string | undefined): Promise<string> {
  if (wanted === WITHOUT) return reportWithout()
  const all = readRenditions()
  const rules = fireRules(all)
  if (!wanted) return rules.map(({ rule, fired, alone }) => lineOf(rule, fired, all, alone.length)).join('\n')
  const chosen = rules.find(({ rule }) => rule.id === wanted)
  if (chosen) return explain(chosen.fired)
  throw new Error(`There is no rule ${wanted}. Rules: ${rules.map(({ rule }) => rule.id).join(', ')}`)
}
