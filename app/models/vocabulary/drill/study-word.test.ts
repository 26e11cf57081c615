import { expect, test } from 'vitest'
import { senseBeside } from './study-word.ts'

const leave = { english: 'leave', sense: 'from work', acceptedEnglish: ['time off'] }
const surgery = { english: 'surgery', sense: 'operation', acceptedEnglish: ['operation'] }

test('a sense is shown beside either language, unless it says the English answer to a Turkish word', () => {
  expect(senseBeside(leave, 'en')).toBe('from work')
  expect(senseBeside(leave, 'tr')).toBe('from work')
  expect(senseBeside(surgery, 'en')).toBe('operation')
  expect(senseBeside(surgery, 'tr')).toBeNull()
  expect(senseBeside({ ...leave, sense: null }, 'tr')).toBeNull()
})
