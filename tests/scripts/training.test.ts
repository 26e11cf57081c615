import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

const HAS_PYTHON = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 11))']).status === 0
/** The examples are made twice. */
const PATIENCE_MS = 180_000

// Of the training only what needs no packages is tested here: what it trains on, and how it reads.
test.skipIf(!HAS_PYTHON).for(['test_reading', 'test_spoil', 'test_pairs'])(
  'the training of the judge: %s',
  { timeout: PATIENCE_MS },
  (name) => {
    const run = spawnSync('python3', ['-m', 'unittest', '--quiet', name], { cwd: 'scorer/training', encoding: 'utf8' })
    expect(run.stderr).toMatch(/^Ran [1-9]\d* tests? in .+\n\nOK\n$/m)
    expect(run.status).toBe(0)
  },
)
