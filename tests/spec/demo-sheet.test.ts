import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DEMO_DIALOGUE, DEMO_LINES, DEMO_TOTAL } from '#app/config/demo-sheet.ts'
import { DialogueFileSchema, readFileSegments } from '#app/models/dialogues/dialogue-file.ts'
import { spokenLanguage } from '#app/models/dialogues/language.ts'
import type { Evaluation } from '#app/models/scoring/evaluation.ts'
import { scoreDialogue } from '#app/services/scoring/score-dialogue.server.ts'
import { embeddedScorer } from '#app/services/scoring/scorer.embedded.server.ts'

const FILE = new URL('../../content/dialogues/001-physio-before-the-wedding.json', import.meta.url)
const { slug, title, titleTr, segments: stated } = DialogueFileSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')))
const { segments } = readFileSegments(stated)

/** The full text of the faulty segments, by 1-based number; every other segment is a free rendition without errors. */
const SAID: Record<number, string> = {
  7: "I've got three weeks: my son's getting married on 11 October, and I'm the one leading the halay dance.",
  8: 'Egzersizleri günde iki kez yaparsanız sekiz hafta yetebilir. Ama bütün gece oynarsınız diye söz veremem; seni tekrar görene kadar da diz çökmeyin.',
  13: "Um, in that case I won't, um, pay today after all; I'll, uh, talk to my doctor first. I look after my grandchild on Tuesday and Thursday mornings, but I can come on Friday.",
  16: 'Tabii, gelebilir. Rahat ayakkabı, havlu ve indirim kartınızı getirin. Şişlik artarsa beklemeyin, bizi arayın.',
}

function evaluate(): Promise<Evaluation> {
  const renditions = segments.map(({ variants, translation }, index) => {
    return { status: 'spoken' as const, text: SAID[index + 1] ?? variants[0] ?? translation, source: 'openai' as const }
  })
  return scoreDialogue({ submissionId: 'demo', dialogueId: 1, segments, renditions, scorer: embeddedScorer })
}

test("the landing page's sheet is the engine's result for these words", async () => {
  const { naatiScore } = await evaluate()
  expect(naatiScore.total).toBe(DEMO_TOTAL)
  expect(naatiScore.grade).toBe('Pass')
  expect(
    naatiScore.errors.map(({ segment_id, type, deduction, detail, detailTurkish }) => {
      return { segment: segment_id, type, deduction, detail: { en: detail, tr: detailTurkish } }
    }),
  ).toEqual(
    DEMO_LINES.map(({ segment, type, deduction, detail }) => {
      return { segment, type, deduction, detail }
    }),
  )
})

test('the dialogue is the free sample, unchanged', () => {
  expect({ slug, title: { en: title, tr: titleTr }, spoken: segments.map(spokenLanguage) }).toEqual(DEMO_DIALOGUE)
})

test.each(DEMO_LINES)('line $segment shows the real source, rendition and model', (line) => {
  const segment = segments[line.segment - 1]
  expect(DEMO_DIALOGUE.spoken[line.segment - 1]).toBe(line.heardIn)
  expect(segment?.text).toContain(line.heard)
  expect(segment?.translation).toContain(line.model.text)
  expect(SAID[line.segment]).toContain(line.said.text)
  for (const { text, marked } of [line.said, line.model]) for (const words of marked) expect(text).toContain(words)
})
