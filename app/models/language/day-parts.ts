import { timeReading, type Entity } from './entity.ts'
import { quote, type Token } from './text.ts'

/** "Çeyrek saat", "a quarter of an hour": fifteen minutes. A quarter on a bill: three months. */
function quarterEntity(tokens: readonly Token[], index: number): Entity | null {
  const [word, next, third] = tokens.slice(index, index + 4).map(({ folded }) => folded)
  const ofHour =
    (word === 'ceyrek' && next?.startsWith('saat')) || (word === 'quarter' && next === 'of' && third === 'an')
  const ofYear =
    word === 'quarter' && !ofHour && /^(?:a|per|each|every|last|this|next)$/u.test(tokens[index - 1]?.folded ?? '')
  if (!ofHour && !ofYear) return null
  const to = index + (word === 'ceyrek' ? 2 : ofHour ? 4 : 1)
  const readings = new Set(ofHour ? ['number:15', 'minutes:15'] : ['number:3', 'months:3'])
  const text = quote(tokens.slice(index, to))
  return { kind: 'number', readings, dayMinutes: null, from: index, to, text, isAmbiguous: true, unit: null }
}

const TWELVE = /^(?:midnight|noon|midday)$/u

/** Midnight and noon, which may be called twelve o'clock, and quarters. */
export function dayPartEntities(tokens: readonly Token[], index: number): Entity[] {
  const [token, next] = [tokens[index], tokens[index + 1]]
  const isNight = token?.folded === 'gece' && next?.folded.startsWith('yaris') === true
  if (token) {
    const quarter = quarterEntity(tokens, index)
    if (quarter) return [quarter]
  }
  if (!token || !(TWELVE.test(token.folded) || isNight)) return []
  const to = isNight ? index + 2 : index + 1
  const readings = new Set([timeReading(0), 'number:12'])
  const text = quote(tokens.slice(index, to))
  return [{ kind: 'number', readings, dayMinutes: null, from: index, to, text, isAmbiguous: true, unit: null }]
}
