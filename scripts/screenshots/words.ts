import { readdirSync } from 'node:fs'
import type { Locale } from '../../app/config/copy/locale.ts'
import { fromRoot } from '../project.mjs'

type Sentences = Map<string, string>

/** A catalogue's sentences by their place; those with values in them are left out. */
function sentencesOf(catalogue: unknown, place: string): [string, string][] {
  if (typeof catalogue === 'string') return [[place, catalogue]]
  if (typeof catalogue !== 'object' || catalogue === null) return []
  return Object.entries(catalogue).flatMap(([key, value]) => sentencesOf(value, `${place}.${key}`))
}

async function readCatalogues(): Promise<Record<Locale, Sentences>> {
  const folder = fromRoot('app/config/copy')
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && name !== 'locale.ts')
  const found = { en: new Map<string, string>(), tr: new Map<string, string>() }
  for (const file of files) {
    const exported: Record<string, unknown> = await import(`${folder}/${file}`)
    for (const [name, value] of Object.entries(exported)) {
      for (const [place, text] of sentencesOf(value, name)) {
        const [, catalogue = '', locale, rest = ''] = /^(\w+)\.(en|tr)\.(.*)$/.exec(place) ?? []
        if (locale === 'en' || locale === 'tr') found[locale].set(`${catalogue}.${rest}`, text)
      }
    }
  }
  return found
}

const CATALOGUES = await readCatalogues()
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * What the interface says in a language where the English one says this; whatever fits, if it says it in several places.
 * Throws if it never says it, so that a screen whose words have changed is noticed.
 */
export function said(english: string, language: Locale): RegExp {
  const places = [...CATALOGUES.en].filter(([, text]) => text === english).map(([place]) => place)
  if (places.length === 0) throw new Error(`The interface does not say "${english}".`)
  const texts = new Set(places.map((place) => CATALOGUES[language].get(place) ?? english))
  return new RegExp(`^(?:${[...texts].map(escaped).join('|')})$`)
}
