import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { VOICES } from '#app/config/voices.ts'
import { castDialogues, voicesOf } from './casting.ts'

const gender = fc.constantFrom('male' as const, 'female' as const)
const dialogues = fc.array(fc.tuple(gender, gender), { maxLength: 12 }).map((pairs) =>
  pairs.map(([en, tr], index) => ({
    slug: `dialogue-${index}`,
    speakers: [
      { language: 'en' as const, gender: en },
      { language: 'tr' as const, gender: tr },
    ],
  })),
)

test('each language has two women and two men', () => {
  for (const language of ['en', 'tr'] as const) {
    expect(voicesOf(language, 'female')).toHaveLength(2)
    expect(voicesOf(language, 'male')).toHaveLength(2)
  }
})

test('no voice vector is in two languages, so that two speakers never sound alike', () => {
  const vectors = (language: 'en' | 'tr') => voicesOf(language).flatMap((id) => Object.keys(VOICES[id].mix))
  const english = new Set(vectors('en'))
  expect(vectors('tr').filter((name) => english.has(name))).toEqual([])
})

test('speakers have a voice of their language and gender, and the interpreter has another', () => {
  fc.assert(
    fc.property(dialogues, (list) => {
      const casts = castDialogues(list)
      for (const { slug, speakers } of list) {
        const cast = casts[slug]
        for (const speaker of speakers) {
          const voice = cast?.[speaker.language][speaker.gender]
          expect(voice && VOICES[voice]).toMatchObject(speaker)
          expect(cast?.model[speaker.language]).not.toBe(voice)
        }
      }
    }),
  )
})

test('neighbours with the same speakers have other voices', () => {
  fc.assert(
    fc.property(dialogues, (list) => {
      const casts = castDialogues(list)
      for (const [index, { slug, speakers }] of list.entries()) {
        const next = list[index + 1]
        for (const { language, gender: kind } of speakers) {
          const voice = casts[slug]?.[language][kind]
          expect(next && casts[next.slug]?.[language][kind]).not.toBe(voice)
        }
      }
    }),
  )
})

test('a dialogue that is added changes the voices of no other', () => {
  fc.assert(
    fc.property(dialogues, fc.nat(), (list, place) => {
      const before = castDialogues(list)
      const at = place % (list.length + 1)
      const added = { slug: 'added', speakers: [{ language: 'en' as const, gender: 'male' as const }] }
      const after = castDialogues([...list.slice(0, at), added, ...list.slice(at)], before)
      expect(after).toMatchObject(before)
    }),
  )
})

test('an author may name the voices of a dialogue', () => {
  const [dialogue] = [{ slug: 'named', speakers: [{ language: 'tr' as const, gender: 'male' as const }] }]
  const voice = voicesOf('tr', 'male')[1]
  const before = castDialogues([dialogue])
  expect(castDialogues([{ ...dialogue, voices: { tr: voice } }], before)['named']?.tr.male).toBe(voice)
})
