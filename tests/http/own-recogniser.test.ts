import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Evaluation, EvaluationSchema } from '#app/models/scoring/evaluation.ts'
import { createOpenAiTranscriber } from '#app/services/speech/transcription/transcriber.openai.server.ts'
import { type RunningApp, startApp } from '#tests/support/app.ts'
import { listModels, type ModelClip, recordedModel, soundsOf, spread } from '#tests/support/library-clips.ts'
import { claim } from '#tests/support/staging.ts'
import { getSample, type SampleRow, submissionForm } from '#tests/support/submission.ts'
import { findWhisper, makeRecordings, startWhisper } from '#tests/support/whisper-server/whisper.ts'
import { countWordErrors, errorRate } from '#tests/support/word-error-rate.ts'

// Spoken renditions through a real recogniser (tests/support/whisper-server) to a score.

const SAMPLE_SLUG = 'physio-before-the-wedding'
const MAX_WORD_ERROR_RATE = 0.08
/** The basic voice, where the library has no recorded ones: understood, but not as well. */
const MAX_BASIC_WORD_ERROR_RATE = 0.3
const CLIPS = Number(process.env.WHISPER_CLIPS ?? 24)
const PATIENCE_MS = 600_000
/** More than STT_TIMEOUT_SECONDS below. */
const CLIP_PATIENCE_MS = 130_000

const ProgressSchema = z.object({
  segments: z.array(z.object({ segmentIndex: z.number(), transcribed: z.boolean() })),
})

const whisper = findWhisper()
const say = (sentence: string) => process.stderr.write(`${sentence}\n`)
if ('missing' in whisper) say(`SKIPPED, not tested here: a real recogniser, because ${whisper.missing}.`)

describe.skipIf('missing' in whisper)('a real recogniser of one’s own', { timeout: PATIENCE_MS }, () => {
  let folder: string
  let server: { url: string; stop: () => void }
  let app: RunningApp
  let sample: SampleRow

  beforeAll(async () => {
    if ('missing' in whisper) return
    folder = await mkdtemp(join(tmpdir(), 'kopru-whisper-'))
    server = await startWhisper(whisper)
    // Set before the bundle is imported, which reads it.
    Object.assign(process.env, { STT_BASE_URL: server.url, STT_TIMEOUT_SECONDS: '120' })
    app = await startApp()
    sample = await getSample()
  }, PATIENCE_MS)
  afterAll(async () => {
    await app?.close()
    server?.stop()
    if (folder) await rm(folder, { recursive: true })
  })

  /** The models, spoken and recorded as a browser does. */
  async function record(models: readonly ModelClip[]): Promise<Uint8Array[]> {
    if ('missing' in whisper) return []
    const sounds = await soundsOf(models, folder)
    const files = sounds.map((from, index) => ({ from, to: join(folder, `${randomUUID()}-${index}.webm`) }))
    await makeRecordings(whisper, files)
    return Promise.all(files.map(async ({ to }) => new Uint8Array(await readFile(to))))
  }

  test('it says which models it has, and refuses what it does not know', async () => {
    expect(await (await fetch(`${server.url}/models`)).json()).toMatchObject({ data: [{ id: 'whisper-1' }] })
    const form = new FormData()
    form.set('prompt', 'x')
    const refused = await fetch(`${server.url}/audio/transcriptions`, { method: 'POST', body: form })
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('Unknown parameter: prompt')])
  })

  test('a spoken dialogue is heard as it is sent, and gets a score', async () => {
    const models = [...listModels('en'), ...listModels('tr')]
      .filter(({ slug }) => slug === SAMPLE_SLUG)
      .toSorted((a, b) => a.segmentIndex - b.segmentIndex)
    const isEnglish = (index: number) => models[index]?.language === 'en'
    const takes = await record(models)
    const attemptId = randomUUID()
    const path = `/api/attempts/${attemptId}`
    const heard = async (index: number): Promise<boolean | undefined> => {
      const { segments } = ProgressSchema.parse(await (await app.request(path)).json())
      return segments.find(({ segmentIndex }) => segmentIndex === index)?.transcribed
    }
    for (const [index, bytes] of takes.entries()) {
      const body = new Blob([new Uint8Array(bytes)], { type: 'audio/webm' })
      const put = await app.request(`${path}/segments/${index}?dialogueId=${sample.id}`, { method: 'PUT', body })
      expect(put.status).toBeLessThan(300)
      // As a learner would: the next one comes when this one has been heard.
      if (!isEnglish(index)) continue
      await expect.poll(() => heard(index), { timeout: CLIP_PATIENCE_MS, interval: 200 }).toBe(true)
    }
    // Of some Turkish in the basic voice Whisper base hears nothing at all. Then these words count; otherwise what it heard.
    const transcripts = models.flatMap(({ segmentIndex, text }) =>
      isEnglish(segmentIndex) ? [] : [{ segmentIndex, text }],
    )
    const form = submissionForm({ dialogueId: sample.id, submissionId: attemptId, transcripts })
    form.set('staged', JSON.stringify(takes.map((bytes, index) => claim(index, bytes))))
    const response = await app.request('/api/submit-sample-practice', { method: 'POST', body: form })
    expect(response.status).toBe(200)
    const evaluation: Evaluation = EvaluationSchema.parse(await response.json())
    const english = evaluation.segments.filter(({ segmentIndex }) => isEnglish(segmentIndex))
    expect(english.map(({ transcriptSource }) => transcriptSource)).toEqual(english.map(() => 'openai'))
    const spoken = evaluation.segments.map(({ transcript }) => transcript ?? '')
    for (const [index, { text, language }] of models.entries()) {
      if (language === 'en') say(`said  ${text}\nheard ${spoken[index] ?? ''}`)
    }
    say(`The sample, spoken: ${evaluation.naatiScore.total} of 45.`)
    expect(evaluation.naatiScore.total).toBeGreaterThan(0)
  })

  test('English renditions are understood', async () => {
    const models = spread(listModels('en'), CLIPS)
    const isRecorded = models.every((model) => recordedModel(model) !== null)
    const takes = await record(models)
    const transcriber = createOpenAiTranscriber({
      apiKey: undefined,
      baseURL: server.url,
      model: 'whisper-1',
      isOpenAi: false,
      maxParallel: 2,
      timeoutMs: PATIENCE_MS,
    })
    const facts = { mime: 'audio/webm', durationMs: 10_000, speechMs: 9_000, rmsDbfs: -20 }
    const counts = await Promise.all(
      takes.map(async (bytes, index) => {
        const result = await transcriber.transcribe({ recording: { ...facts, bytes }, language: 'en' })
        const said = models[index]?.text ?? ''
        const heard = result.status === 'ok' ? result.text : ''
        const count = countWordErrors({ said, heard })
        if (count.errors > 0) say(`${count.errors} of ${count.words}\n  said  ${said}\n  heard ${heard}`)
        return count
      }),
    )
    const rate = errorRate(counts)
    const voice = isRecorded ? 'the recorded voices' : 'the basic voice (the library has no recorded ones here)'
    say(`Word error rate of ${counts.length} English renditions in ${voice}: ${(rate * 100).toFixed(1)} %.`)
    expect(rate).toBeLessThanOrEqual(isRecorded ? MAX_WORD_ERROR_RATE : MAX_BASIC_WORD_ERROR_RATE)
  })
})
