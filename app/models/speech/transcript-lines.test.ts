import { expect, test } from 'vitest'
import { isInventedTranscript } from './transcript-lines.ts'

const SPOKEN = { speechMs: 6000, rmsDbfs: -20 }
const FAINT = { speechMs: 400, rmsDbfs: -55 }
const UNMEASURED = { speechMs: null, rmsDbfs: null }

test.each([
  'Altyazı M.K.',
  'ALTYAZI M.K.',
  'İzlediğiniz için teşekkür ederim.',
  'Thanks for watching!',
  'Subtitles by the Amara.org community',
  'Konuşmayı tereddütler ve tekrarlar dahil, söylendiği gibi yaz.',
])('%j is invented over next to nothing, and where speech is unknown', (line) => {
  expect(isInventedTranscript(line, FAINT)).toBe(true)
  expect(isInventedTranscript(line, UNMEASURED)).toBe(true)
  expect(isInventedTranscript(line, SPOKEN)).toBe(false)
})

test.each(['Thank you.', 'Teşekkür ederim.', 'Evet.', 'Yes, please.', 'Thanks for watching my children.'])(
  '%j is what somebody may have said, however short',
  (line) => {
    expect(isInventedTranscript(line, FAINT)).toBe(false)
  },
)
