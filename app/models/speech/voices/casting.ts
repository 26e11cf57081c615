import { VOICES, type VoiceId } from '../../../config/voices.ts'
import type { Language } from '../../dialogues/language.ts'

type Gender = 'male' | 'female'

/** The voice of each role of a dialogue: its speakers by language and gender, and the interpreter of the model. */
export interface Cast {
  en: Partial<Record<Gender, VoiceId>>
  tr: Partial<Record<Gender, VoiceId>>
  model: Record<Language, VoiceId>
}

/** The cast of an earlier rendering: its voices may be gone by now. */
export interface EarlierCast {
  en: { [gender in Gender]?: string | undefined }
  tr: { [gender in Gender]?: string | undefined }
  model: Record<Language, string>
}

interface CastDialogue {
  slug: string
  speakers: readonly { language: Language; gender: Gender }[]
  /** Named by the author; these win. */
  voices?: Partial<Record<Language, VoiceId>> | undefined
}

const IDS = Object.keys(VOICES) as VoiceId[]

/** The voices of a language, of this gender if one is given. */
export function voicesOf(language: Language, gender?: Gender): VoiceId[] {
  return IDS.filter((id) => VOICES[id].language === language && (gender === undefined || VOICES[id].gender === gender))
}

/** How often each voice has been cast. */
type Uses = Map<VoiceId, number>

/** The least used of these voices that is not to be avoided, or of all if that leaves none. */
function choose(from: readonly VoiceId[], { avoid, uses }: { avoid: readonly (VoiceId | undefined)[]; uses: Uses }) {
  const free = from.filter((id) => !avoid.includes(id))
  const [chosen] = (free.length > 0 ? free : from).toSorted((a, b) => (uses.get(a) ?? 0) - (uses.get(b) ?? 0))
  if (chosen === undefined) throw new Error('no voice of this language and gender')
  uses.set(chosen, (uses.get(chosen) ?? 0) + 1)
  return chosen
}

function castOne(dialogue: CastDialogue, { previous, uses }: { previous: Cast | undefined; uses: Uses }): Cast {
  const speakers: Pick<Cast, 'en' | 'tr'> = { en: {}, tr: {} }
  for (const { language, gender } of dialogue.speakers) {
    const named = dialogue.voices?.[language]
    const isNamed = named !== undefined && VOICES[named].gender === gender
    speakers[language][gender] ??= isNamed
      ? named
      : choose(voicesOf(language, gender), { avoid: [previous?.[language][gender]], uses })
  }
  const castModel = (language: Language) =>
    choose(voicesOf(language), { avoid: [...Object.values(speakers[language]), previous?.model[language]], uses })
  return { ...speakers, model: { en: castModel('en'), tr: castModel('tr') } }
}

function isFit(cast: EarlierCast, dialogue: CastDialogue): cast is Cast {
  const ids = [...Object.values(cast.en), ...Object.values(cast.tr), ...Object.values(cast.model)]
  if (ids.some((id) => id !== undefined && !(id in VOICES))) return false
  return dialogue.speakers.every(({ language, gender }) => {
    const voice = cast[language][gender]
    const named = dialogue.voices?.[language]
    if (voice === undefined) return false
    return named === undefined || VOICES[named].gender !== gender || voice === named
  })
}

/**
 * Gives each dialogue its voices: neighbours in the list differ, and the interpreter of the model is neither speaker.
 *
 * @param dialogues in the order of the list
 * @param before the casts of the last rendering, which stay, so that a new dialogue changes no other
 */
export function castDialogues(
  dialogues: readonly CastDialogue[],
  before: Readonly<Record<string, EarlierCast>> = {},
): Record<string, Cast> {
  const casts: Record<string, Cast> = {}
  const uses: Uses = new Map()
  let previous: Cast | undefined
  for (const dialogue of dialogues) {
    const kept = before[dialogue.slug]
    const cast: Cast = kept && isFit(kept, dialogue) ? kept : castOne(dialogue, { previous, uses })
    casts[dialogue.slug] = cast
    previous = cast
  }
  return casts
}
