import { expect, test } from 'vitest'
import type { Edit } from '../rules/rule.ts'
import { withGravity } from './gravity.ts'

const edit = (severity: Edit['severity'], category: Edit['category'] = 'distortion') => ({
  edit: { severity, category, lost: [], said: [] } satisfies Edit,
})
const severities = (all: readonly { edit: Edit }[], critical: number | null) =>
  withGravity(all, critical === null ? null : { critical }).map((owned) => owned.edit.severity)

test('the first major error of meaning is critical where the judge thinks so', () => {
  expect(severities([edit('minor'), edit('major'), edit('major')], 0.5)).toEqual(['minor', 'critical', 'major'])
  expect(severities([edit('major')], 0.49)).toEqual(['major'])
  expect(severities([edit('major')], null)).toEqual(['major'])
})

test('nothing else is: not beside a critical error, not a minor one, not one of manner', () => {
  expect(severities([edit('critical'), edit('major')], 1)).toEqual(['critical', 'major'])
  expect(severities([edit('minor')], 1)).toEqual(['minor'])
  expect(severities([edit('major', 'register')], 1)).toEqual(['major'])
})
