import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { keepUnits } from './kept-units.ts'
import type { Segment } from './segment.ts'

const said = (translation: string, units?: string[]): Segment => ({
  speaker: 'English',
  gender: 'female',
  text: `Said: ${translation}`,
  translation,
  variants: [],
  ...(units && { units: units.map((text) => ({ kind: 'what' as const, text })) }),
})
const shown = ({ units: _units, ...segment }: Segment): Segment => segment
const textsOf = (segments: readonly Segment[]) => segments.map(({ units }) => units?.map(({ text }) => text))

describe('a segment whose model is unchanged', () => {
  const segment = fc.record({
    translation: fc.string({ minLength: 1 }),
    units: fc.array(fc.string(), { minLength: 1 }),
  })
  const dialogue = fc
    .uniqueArray(segment, { minLength: 1, maxLength: 8, selector: ({ translation }) => translation })
    .map((found) => found.map(({ translation, units }) => said(translation, units)))
  const moves = dialogue.chain((stored) => {
    const all = { minLength: stored.length, maxLength: stored.length }
    return fc.record({ stored: fc.constant(stored), moved: fc.shuffledSubarray(stored, all) })
  })

  test('keeps every unit, whatever its other fields say and wherever it is moved', () => {
    fc.assert(
      fc.property(moves, ({ stored, moved }) => {
        const drafted = moved.map((one) => ({ ...shown(one), text: 'Rewritten.', variants: ['Another.'] }))
        const { segments, lost } = keepUnits({ stored, drafted })
        expect([textsOf(segments), lost]).toEqual([textsOf(moved), []])
      }),
    )
  })

  test('two segments that say the same keep their own units, in order', () => {
    const stored = [said('Evet.', ['a']), said('Evet.', ['b']), said('Hayır.', ['c'])]
    expect(textsOf(keepUnits({ stored, drafted: stored.map(shown) }).segments)).toEqual([['a'], ['b'], ['c']])
  })

  test('has no unit of a segment that was removed', () => {
    const stored = [said('Evet.', ['Evet']), said('Hayır.', ['Hayır'])]
    expect(textsOf(keepUnits({ stored, drafted: [said('Hayır.')] }).segments)).toEqual([['Hayır']])
  })
})

describe('a segment whose model has changed', () => {
  const changed = (translation: string, units: string[]) => {
    const stored = [said('Önce.'), { ...said('Yarın saat üçte İzmir’e giderim.', units), text: 'I go.' }]
    const drafted = [said('Önce.'), { ...said(translation), text: 'I go.' }]
    const { segments, lost } = keepUnits({ stored, drafted })
    return [textsOf(segments)[1], lost.flatMap(({ segment, texts }) => [segment, ...texts])]
  }

  test('keeps the units that it still says, in whatever case, and names the others', () => {
    expect(changed('İzmir’e yarın gidiyorum.', ['Yarın', 'saat üçte', 'izmir’e'])).toEqual([
      ['Yarın', 'izmir’e'],
      [2, 'saat üçte'],
    ])
  })

  test('does not find a word inside another one, nor words apart from each other', () => {
    expect(changed('Yarınki uçağa saat beşte, üçte değil.', ['Yarın', 'saat üçte'])).toEqual([
      undefined,
      [2, 'Yarın', 'saat üçte'],
    ])
  })

  test('is recognised when all of it was rewritten and another was put before it', () => {
    const stored = [said('Evet.', ['Evet'])]
    const drafted = [said('Tabii ki evet.'), said('Yeni.')]
    expect(textsOf(keepUnits({ stored, drafted }).segments)).toEqual([['Evet'], undefined])
  })
})

test('units that the draft names are taken as they are, and an empty list means none', () => {
  const stored = [said('Evet.', ['Evet']), said('Hayır.', ['Hayır'])]
  const { segments, lost } = keepUnits({ stored, drafted: [said('Evet.', []), said('Hayır.', ['Yok'])] })
  expect([textsOf(segments), lost]).toEqual([[undefined, ['Yok']], []])
})
