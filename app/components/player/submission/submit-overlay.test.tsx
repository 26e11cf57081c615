import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Submission } from '#app/models/practice/player-types.ts'
import { SubmitOverlay } from './submit-overlay.tsx'

const sending = { phase: 'submitting', server: null, sentBytes: 40, totalBytes: 100 } as const

const render = (submission: Submission) =>
  renderToStaticMarkup(<SubmitOverlay submission={submission} onRetry={() => {}} onBack={() => {}} />)

test.each<[string, Submission]>([
  ['uploading', { ...sending, step: 'uploading' }],
  ['waiting', { ...sending, step: 'waiting' }],
  ['scoring', { ...sending, step: 'scoring' }],
  ['done', { phase: 'done', result: 'scored', server: null }],
])('while it is %s the overlay says that it scores, and how long that may take', (_, submission) => {
  const html = render(submission)
  expect(html).toContain('Scoring in progress...')
  expect(html).toContain('This may take 10–20 seconds.')
})

test('what is under way is said beside it, and a failure says neither', () => {
  expect(render({ ...sending, step: 'uploading' })).toContain('40')
  const failed = render({ phase: 'failed', failure: { kind: 'network' } })
  expect(failed).toContain('Failed to submit recordings')
  expect(failed).not.toContain('10–20 seconds')
})
