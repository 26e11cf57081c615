import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DEMO_DIALOGUE, DEMO_LINES, DEMO_TOTAL } from '#app/config/demo-sheet.ts'
import { DialogueFileSchema, readFileSegments } from '#app/models/dialogues/dialogue-file.ts'
import type { Evaluation } from '#app/models/scoring/evaluation.ts'
import { scoreDialogue } from '#app/services/scoring/score-dialogue.server.ts'
import { embeddedScorer } from '#app/services/scoring/scorer.embedded.server.ts'

const FILE = new URL('../../content/dialogues/001-physio-before-the-wedding.json', import.meta.url)
const { slug, title, titleTr, segments: stated } = DialogueFileSchema.parse(JSON.parse(readFileSync(FILE, 'utf8')))
const { segments } = readFileSegments(stated)

/** The full text of the faulty segments, by 1-based number; every other segment is a free rendition without errors. */
const SAID: Record<number, string> = {
  4: "At night it's no more than three, so I can sleep. But when I go downstairs it goes up to seven. What really worries me is that my son is getting married in three weeks, and I'd like to dance the halay.",
  7: 'Hafif bir ağrı olabilir. Beşi geçerse durun, 15 dakika buz uygulayın. Ayrıca seni tekrar görene kadar lütfen diz çökmeyin.',
  10: "Um, nine thirty on Friday works for me. I don't have, um, private insurance, though; uh, I only have a Medicare card and a pensioner concession card. How much is one session?",
  13: 'Elbette gelsin, memnun oluruz. Rahat bir ayakkabı ve indirim kartınızı getirin. Bir de cumadan önce şişlik artarsa beklemeyin, kliniği arayın.',
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
  expect({ slug, title: { en: title, tr: titleTr }, segments: segments.length }).toEqual(DEMO_DIALOGUE)
})

test.each(DEMO_LINES)('line $segment shows the real source, rendition and model', (line) => {
  const segment = segments[line.segment - 1]
  expect(segment?.speaker).toBe(line.heardIn === 'en' ? 'English' : 'Turkish')
  expect(segment?.text).toContain(line.heard)
  expect(segment?.translation).toContain(line.model.text)
  expect(SAID[line.segment]).toContain(line.said.text)
  for (const { text, marked } of [line.said, line.model]) for (const words of marked) expect(text).toContain(words)
})
