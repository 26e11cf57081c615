import { SOUND_MAX_CHARACTERS } from '#app/config/vocabulary.ts'
import type { WordDetails } from '../item.ts'
import { turkishSounds } from '../pronunciation/turkish-sounds.ts'
import type { WordDraft } from './word-draft.ts'

type Stored = Pick<WordDraft, 'english' | 'turkish'> & WordDetails

/** A Turkish sound worked out by rule; null if it is longer than the field. */
const fitting = (sound: string) => (sound !== '' && sound.length <= SOUND_MAX_CHARACTERS ? sound : null)

/**
 * A draft with how its word is said. A sound that was left as it is while its word was changed belongs to the old word, and
 * goes. Blank Turkish ones are worked out by rule (decision 048); English ones stay blank, since they need eSpeak, which a
 * server may lack.
 */
export function withSounds(draft: WordDraft, stored?: Stored): WordDraft {
  const staysOf = (
    language: 'english' | 'turkish',
    name: 'ipaEnglish' | 'saidEnglish' | 'ipaTurkish' | 'saidTurkish',
  ) => (stored && draft[language] !== stored[language] && draft[name] === stored[name] ? null : draft[name])
  const { ipa, said } = turkishSounds(draft.turkish)
  return {
    ...draft,
    ipaEnglish: staysOf('english', 'ipaEnglish'),
    saidEnglish: staysOf('english', 'saidEnglish'),
    ipaTurkish: staysOf('turkish', 'ipaTurkish') ?? fitting(ipa),
    saidTurkish: staysOf('turkish', 'saidTurkish') ?? fitting(said),
  }
}
