import { readRenditions, type Rendition } from './renditions.ts'
import { readSegment } from '../reading/segment.ts'
import { RULES } from '../rules/registry.ts'
import type { Edit, Rule } from '../rules/rule.ts'

interface Fired {
  rendition: Rendition
  edits: Edit[]
}

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`)
const isWrong = ({ faults }: Rendition): boolean => faults.some(({ severity }) => severity !== 'minor')
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

/** One line a rule; with the id of one, the right renditions that it blames. */
export function reportRules(id: string | undefined): string {
  const all = readRenditions()
  const segments = all.map((rendition) => readSegment(rendition.segment))
  const byRule = RULES.map((rule) => ({
    rule,
    fired: all.flatMap((rendition, index) => {
      const segment = segments[index]
      const edits = segment ? rule.find(segment) : []
      return edits.length > 0 ? [{ rendition, edits }] : []
    }),
  }))
  const wanted = byRule.find(({ rule }) => rule.id === id)
  if (wanted) return explain(wanted.fired)
  if (id) throw new Error(`There is no rule ${id}. Rules: ${RULES.map((rule) => rule.id).join(', ')}`)
  const timesFound = new Map<Rendition, number>()
  for (const { fired } of byRule) {
    for (const { rendition } of fired) timesFound.set(rendition, (timesFound.get(rendition) ?? 0) + 1)
  }
  return byRule
    .map(({ rule, fired }) => {
      const alone = fired.filter(({ rendition }) => isWrong(rendition) && timesFound.get(rendition) === 1)
      return lineOf(rule, fired, all, alone.length)
    })
    .join('\n')
}
