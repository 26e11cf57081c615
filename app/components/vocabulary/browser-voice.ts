import type { Language } from '#app/models/dialogues/language.ts'

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>

/** The accents that the exam and learners use most; any other English also works. */
const PREFERRED = { en: 'en-au', tr: 'tr-tr' } as const
/** Chrome loads its list of voices after the page; elsewhere the list is immediate or never comes. */
const VOICES_PATIENCE_MS = 1_500

/** Android writes `tr_TR`. */
const tagOf = ({ lang }: Pick<Voice, 'lang'>) => lang.toLowerCase().replaceAll('_', '-')

/**
 * The best voice for a language, never one for another: the learner's own dialect first, then one on the device, then
 * the browser's default.
 */
export function pickVoice<V extends Voice>(voices: readonly V[], language: Language): V | undefined {
  const worth = (voice: V) =>
    (tagOf(voice) === PREFERRED[language] ? 4 : 0) + (voice.localService ? 2 : 0) + (voice.default ? 1 : 0)
  return voices
    .filter((voice) => tagOf(voice).split('-')[0] === language)
    .sort((one, other) => worth(other) - worth(one))[0]
}

interface Synthesis<V extends Voice> {
  getVoices: () => V[]
  addEventListener: (type: 'voiceschanged', listener: () => void, options: { signal: AbortSignal }) => void
}

/** The browser's voice for a language; waits briefly for a list of voices that is still loading. */
export async function findVoice<V extends Voice>(options: {
  synthesis: Synthesis<V> | undefined
  language: Language
  patienceMs?: number
}): Promise<V | undefined> {
  const { synthesis, language, patienceMs = VOICES_PATIENCE_MS } = options
  if (!synthesis) return undefined
  const voice = pickVoice(synthesis.getVoices(), language)
  if (voice || synthesis.getVoices().length > 0) return voice
  await new Promise<void>((resolve) => {
    const done = new AbortController()
    const finish = () => {
      done.abort()
      resolve()
    }
    synthesis.addEventListener('voiceschanged', finish, { signal: done.signal })
    setTimeout(finish, patienceMs)
  })
  return pickVoice(synthesis.getVoices(), language)
}
