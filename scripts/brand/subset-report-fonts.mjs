// Cuts the faces of the PDF report down to the Latin letters and signs: `node scripts/brand/subset-report-fonts.mjs`.
// Whole TrueType files, unlike what the browser gets: a PDF needs every letter of a word in one font.
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
// @ts-expect-error -- the package has no types
import subsetFont from 'subset-font'
import { LETTERS, MISSING } from '../workers/report/letters.mjs'

const require = createRequire(import.meta.url)
const TARGET = new URL('../../app/styles/fonts/', import.meta.url)
const FACES = [
  { source: 'source-sans-3/400Regular/SourceSans3_400Regular.ttf', target: 'report-text.ttf' },
  { source: 'source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf', target: 'report-strong.ttf' },
  { source: 'bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold.ttf', target: 'report-display.ttf' },
]

for (const { source, target } of FACES) {
  const whole = await readFile(require.resolve(`@expo-google-fonts/${source}`))
  const font = await subsetFont(whole, LETTERS + MISSING, { targetFormat: 'truetype', noLayoutClosure: true })
  await writeFile(new URL(target, TARGET), font)
  console.log(`${target}: ${font.byteLength} bytes`)
}
