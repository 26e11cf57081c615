// Cuts the display face down to the letters that English and Turkish need: `node scripts/brand/subset-font.mjs`.
// npm carries the face in two files (latin, and latin-ext with ğ ş İ), so the result is two files as well.
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
// @ts-expect-error -- the package has no types
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const FACE = '@fontsource/bricolage-grotesque/files/bricolage-grotesque'
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const REST = `0123456789 .,:;!?'"()/-%$&+`
const PARTS = [
  {
    source: `${FACE}-latin-600-normal.woff2`,
    letters: `${LETTERS}${REST}çöüÇÖÜâîûıé–—’‘“”…·`,
    target: 'bricolage-latin.woff2',
  },
  { source: `${FACE}-latin-ext-600-normal.woff2`, letters: 'ğĞşŞİ', target: 'bricolage-turkish.woff2' },
]

for (const { source, letters, target } of PARTS) {
  const font = await subsetFont(await readFile(require.resolve(source)), letters, { targetFormat: 'woff2' })
  await writeFile(new URL(`../../app/styles/fonts/${target}`, import.meta.url), font)
  console.log(`${target}: ${font.byteLength} bytes`)
}
