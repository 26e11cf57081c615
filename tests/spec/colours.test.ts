import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DARK, LIGHT, PRINT } from '#app/config/colours.js'

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
])('every text colour has AA contrast on its background (%s)', (_, block) => {
  const tokens = tokensOf(block)
  const weak = PAIRS.map(([text, ground]) => ({
    pair: `${text} on ${ground}`,
    ratio: contrast(tokens[text] ?? '#000000', tokens[ground] ?? '#000000'),
  })).filter(({ ratio }) => ratio < AA_TEXT)
  expect(weak).toEqual([])
})

test('light and dark define the same tokens', () => {
  expect(Object.keys(tokensOf(dark))).toEqual(Object.keys(tokensOf(light)))
})

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const sourcesOf = (folders: string[]) =>
  folders.flatMap((folder) =>
    readdirSync(new URL(`../../${folder}`, import.meta.url), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(?:ts|tsx|js|mjs)$/.test(path) && !path.startsWith('generated'))
      .map((path) => `${folder}/${path}`),
  )
const kebab = (colours: Record<string, string>): Tokens =>
  Object.fromEntries(
    Object.entries(colours).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      value,
    ]),
  )

test("mail, reports and the browser’s frame use the stylesheet's tokens", () => {
  expect(tokensOf(light)).toMatchObject(kebab(LIGHT))
  expect(tokensOf(dark)).toMatchObject(kebab(DARK))
  expect({ ...PRINT, line: LIGHT.line }).toEqual(LIGHT)
})

test('the theme colours of pages, the manifest and the icon are tokens', () => {
  const themes = [...read('app/root.tsx').matchAll(/name="theme-color" content="(#[0-9a-f]{6})"/g)]
  expect(themes.map(([, colour]) => colour)).toEqual([LIGHT.paper, DARK.paper])
  const manifest: unknown = JSON.parse(read('public/manifest.webmanifest'))
  expect(manifest).toMatchObject({ background_color: LIGHT.paper, theme_color: LIGHT.paper })
  const tokens = new Set(Object.values(LIGHT))
  const colours = read('public/favicon.svg').match(/#[0-9a-f]{6}/gi) ?? []
  expect(colours.length).toBeGreaterThan(0)
  expect(colours.filter((colour) => !tokens.has(colour.toLowerCase()))).toEqual([])
})

test('no colour is written as a literal elsewhere', () => {
  // Google's logo has Google's colours.
  const allowed = ['app/config/colours.js', 'app/components/public/account/google-button.tsx', 'app/root.tsx']
  const files = sourcesOf(['app', 'scripts']).filter((path) => !allowed.includes(path) && !path.includes('.test.'))
  expect(files.filter((path) => /['"]#[0-9a-f]{6}['"]/i.test(read(path)))).toEqual([])
})
