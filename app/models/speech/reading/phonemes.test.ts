import { expect, test } from 'vitest'
import { normaliseForSpeech } from './spoken-text.ts'

interface Engine {
  set_voice: (voice: string) => number
  synthesize_ipa: (text: string) => { ipa: string }
}

/** eSpeak NG, or null where the optional package is not installed. */
async function loadEngine(): Promise<Engine | null> {
  const name = '@echogarden/espeak-ng-emscripten'
  try {
    const { default: createEngine } = (await import(name)) as {
      default: () => Promise<{ eSpeakNGWorker: new () => Engine }>
    }
    const { eSpeakNGWorker: Worker } = await createEngine()
    const engine = new Worker()
    engine.set_voice('en-gb')
    return engine
  } catch {
    return null
  }
}

const engine = await loadEngine()

/** The sounds without stress, length and marks between them. */
function soundsOf(text: string): string {
  const { ipa } = engine?.synthesize_ipa(normaliseForSpeech(text, 'en')) ?? { ipa: '' }
  return ipa
    .replaceAll(/[_ˈˌː]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

const SOUNDS = [
  ['At 9.30 am on 14/03/2026', 'at naɪn θɜti eɪ ɛm ɒnðə fɔtinθ ɒv mɑtʃ twɛnti twɛnti sɪks'],
  ['It costs $1,250.50.', 'ɪt kɒsts wɒn θaʊzənd tu hʌndɹɪd and fɪfti dɒləz and fɪfti sɛnts'],
  ['Call 0412 345 678.', 'kɔl ziəɹəʊ fɔ wɒn tu θɹi fɔ faɪv sɪks sɛvən eɪt'],
  ['Call 000.', 'kɔl tɹɪpəl ziəɹəʊ'],
  ['Vitamin A, 5 mg', 'vɪtəmɪn eɪ faɪv mɪlɪɡɹamz'],
  ['In 1998 and 2005', 'ɪn naɪntin naɪnti eɪt and tu θaʊzənd and faɪv'],
  ['He has an NDIS plan.', 'hi hɐz ɐn ɛn di aɪ ɛs plan'],
  ['Ask a GP about your ID.', 'ask ɐ dʒi pi ɐbaʊt jɔɹ aɪ di'],
  ['Şermin and Nermin', 'ʃeəmɪn and neəmɪn'],
  ['Selin met Yusuf.', 'sɛlin mɛt jusuf'],
  ['Ayşe ate gözleme.', 'aɪʃeɪ eɪt ɡɜzlɪmeɪ'],
  ['Çiğdem came by dolmuş.', 'tʃidəm keɪm baɪ dɒlmuʃ'],
] as const

test.skipIf(engine === null).each(SOUNDS)('%j sounds like %s', (written, sounds) => {
  expect(soundsOf(written)).toBe(sounds)
})
