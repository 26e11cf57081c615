import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('../../app/styles/base.css', import.meta.url), 'utf8')
const dark = /prefers-color-scheme: dark\) \{\s*:root \{([^}]+)\}/.exec(css)?.[1] ?? ''
const light = /^:root \{([^}]+)\}/m.exec(css)?.[1] ?? ''

type Tokens = Record<string, string>

function tokensOf(block: string): Tokens {
  return Object.fromEntries(
    [...block.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

/** Relative luminance after WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

const SURFACES = ['paper', 'surface', 'raised']
const TEXTS = ['ink', 'soft', 'accent', 'english', 'turkish', 'critical', 'major', 'minor', 'success']
const PAIRS = [
  ...TEXTS.flatMap((text) => SURFACES.map((surface) => [text, surface] as const)),
  ...['english', 'turkish', 'critical', 'major', 'minor', 'success', 'accent'].map(
    (hue) => [hue, `${hue}-wash`] as const,
  ),
  ...['english', 'turkish', 'critical', 'major', 'accent'].map((hue) => ['ink', `${hue}-wash`] as const),
  ['accent-ink', 'accent'],
  ['sun-ink', 'sun'],
  ['paper', 'critical'],
] as const

const AA_TEXT = 4.5

test.each([
  ['light', light],
  ['dark', dark],
])('every text colour has AA contrast on what it stands on (%s)', (_, block) => {
  const tokens = tokensOf(block)
  const weak = PAIRS.map(([text, ground]) => ({
    pair: `${text} on ${ground}`,
    ratio: contrast(tokens[text] ?? '#000000', tokens[ground] ?? '#000000'),
  })).filter(({ ratio }) => ratio < AA_TEXT)
  expect(weak).toEqual([])
})

test('light and dark name the same tokens', () => {
  expect(Object.keys(tokensOf(dark))).toEqual(Object.keys(tokensOf(light)))
})
