import { expect, test } from 'vitest'
import { standsOf } from '../reading/stances.ts'
import { readUtterance } from '../reading/utterance.ts'

const signs = (text: string) => standsOf(readUtterance(text, 'en')).map(({ sign }) => sign)

test('a wording with a contraction is heard as it is said', () => {
  expect(signs("She won't hear of that.")).toContain(-1)
  expect(signs('She will not hear of that.')).toEqual(signs("She won't hear of that."))
})
