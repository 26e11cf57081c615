import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Language } from '../../dialogues/language.ts'
import { PRONUNCIATIONS } from './pronunciations.ts'
import { toSpokenSentences } from './spoken-text.ts'

const CONTENT = new URL('../../../../content/', import.meta.url)

const DialogueSchema = z.object({
  segments: z.array(
    z.object({
      speaker: z.enum(['English', 'Turkish']),
      text: z.string(),
      translation: z.string(),
      variants: z.array(z.object({ text: z.string() })),
    }),
  ),
})
const Pair = z.object({ english: z.string(), turkish: z.string() })
const VocabularySchema = z.object({ items: z.array(Pair.extend({ example: Pair.optional() })) })

type Text = readonly [language: Language, text: string]

function textsOf(folder: string, file: string): Text[] {
  const content: unknown = JSON.parse(readFileSync(new URL(`${folder}/${file}`, CONTENT), 'utf8'))
  if (folder === 'vocabulary') {
    const pairs = VocabularySchema.parse(content).items.flatMap((item) => [
      item,
      ...(item.example ? [item.example] : []),
    ])
    return pairs.flatMap(({ english, turkish }): Text[] => [
      ['en', english],
      ['tr', turkish],
    ])
  }
  return DialogueSchema.parse(content).segments.flatMap(({ speaker, text, translation, variants }) => {
    const [spoken, target] = speaker === 'English' ? (['en', 'tr'] as const) : (['tr', 'en'] as const)
    return [
      [spoken, text],
      ...[translation, ...variants.map((variant) => variant.text)].map((rendition): Text => [target, rendition]),
    ] as Text[]
  })
}

const FILES = ['dialogues', 'vocabulary'].flatMap((folder) =>
  readdirSync(new URL(folder, CONTENT)).map((file) => [folder, file] as const),
)

const SENTENCE = {
  en: /^[a-zA-Z](?:[a-zA-Z]|'(?=[a-zA-Z])|[,;:]? |[.?!…](?=$| [a-z]))*$/u,
  tr: /^[a-pr-vyzçğıöşüâîûA-PR-VYZÇĞİÖŞÜÂÎÛ](?:[a-pr-vyzçğıöşüâîûA-PR-VYZÇĞİÖŞÜÂÎÛ]|[,;:]? |[.?!…](?=$| \p{Ll}))*$/u,
} as const

test.each(FILES)('every text of %s/%s becomes words', (folder, file) => {
  for (const [language, text] of textsOf(folder, file)) {
    const sentences = toSpokenSentences(text, language)
    expect(sentences.length, text).toBeGreaterThan(0)
    for (const sentence of sentences) expect(sentence).toMatch(SENTENCE[language])
  }
})

const LETTERS = { en: /^[a-zA-Z' ]+$/u, tr: /^[a-pr-vyzçğıöşüâîûA-PR-VYZÇĞİÖŞÜÂÎÛ ]+$/u } as const

test.each(['en', 'tr'] as const)(
  'the list of pronunciations is sorted and in the letters of its reader: %s',
  (language) => {
    const written = [...PRONUNCIATIONS[language].keys()]
    expect(written).toEqual([...written].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))))
    for (const spoken of PRONUNCIATIONS[language].values()) expect(spoken).toMatch(LETTERS[language])
  },
)
