import { readFileSync, writeFileSync } from 'node:fs'
import { test } from 'vitest'
import { toSpokenSentences } from './spoken-text.ts'
test('dump', () => {
  for (const l of ['en', 'tr'] as const) {
    const src = readFileSync(process.env.SRC ? `${process.env.SRC}-${l}.txt` : `/tmp/content-${l}.txt`, 'utf8').trim().split('\n')
    writeFileSync(`/tmp/spoken-${l}.txt`, src.map((s) => `${s}\n   > ${toSpokenSentences(s, l).join(' | ')}`).join('\n') + '\n')
  }
})
