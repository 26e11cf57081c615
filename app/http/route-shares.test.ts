import { expect, test } from 'vitest'
import { shareOf } from './route-shares.server.ts'

test.each([
  ['/api/user', 'calls'],
  ['/API/user', 'calls'],
  ['/api', 'calls'],
  ['/apiary', 'pages'],
  ['/', 'pages'],
  ['/tr', 'pages'],
  ['/admin/users', 'pages'],
])('%s is answered as one of the %s', (path, share) => {
  expect(shareOf(path)).toBe(share)
})
