import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import type { Locale } from '#app/config/copy/locale.ts'

const COPY = new URL('../../app/config/copy/', import.meta.url)
/** A pattern with fewer letters would match almost anything. */
const FEWEST_LETTERS = 8

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

/** The texts of a syntax node; in a template, expressions become wildcards. */
function patternsOf(node: ts.Node): string[] {
  const own: string[] = []
  if (ts.isStringLiteralLike(node)) own.push(escaped(node.text))
  if (ts.isTemplateExpression(node)) {
    const parts = [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text)
    if (parts.join('').replaceAll(/\P{L}/gu, '').length >= FEWEST_LETTERS) own.push(parts.map(escaped).join('.+'))
  }
  node.forEachChild((child) => void own.push(...patternsOf(child)))
  return own
}

/** Whether a text is a sentence of one of these catalogues (by file name); placeholders match anything. */
export function sentencesOf(locale: Locale, names: readonly string[]): (text: string) => boolean {
  const folder = new URL(`${locale}/`, COPY)
  const files = readdirSync(folder).filter((name) => names.includes(name.replace('.ts', '')))
  if (files.length !== names.length) throw new Error(`Not all of these are catalogues: ${names.join(', ')}`)
  const patterns = files.flatMap((name) =>
    patternsOf(ts.createSourceFile(name, readFileSync(new URL(name, folder), 'utf8'), ts.ScriptTarget.Latest)),
  )
  const known = new RegExp(`^(?:${[...new Set(patterns)].filter((one) => one !== '').join('|')})$`, 'u')
  return (text) => known.test(text)
}
