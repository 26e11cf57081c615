import type { Language } from '#app/models/dialogues/language.ts'

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'default'>

/** What exam and learners hear most; any other English will do as well. */
const PREFERRED = { en: 'en-au', tr: 'tr-tr' } as const
/** Chrome fetches its list of voices after the page; elsewhere the list is there or never comes. */
const VOICES_PATIENCE_MS = 1_500

/** Android writes `tr_TR`. */
const tagOf = ({ lang }: Pick<Voice, 'lang'>) => lang.toLowerCase().replaceAll('_', '-')

/**
 * The best voice of a language, never one of another: the learner's own dialect first, then one on the device, then
 * the browser's own choice.
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

/** The browser's voice of a language; waits a little for a list of voices that is still to come. */
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
