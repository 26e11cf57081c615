import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import { canPractise } from '#app/models/dialogues/dialogue-access.ts'
import { cutOut } from '#app/models/vocabulary/drill/cloze.ts'
import { languagesOf } from '#app/models/vocabulary/drill/direction.ts'
import { type AskedWord, type Cloze, sideOf } from '#app/models/vocabulary/drill/question.ts'
import { termKey, type TermPlace } from '#app/models/vocabulary/drill/term-places.server.ts'

interface Options {
  asked: AskedWord
  places: ReadonlyMap<string, readonly TermPlace[]>
  user: CurrentUser
  now: Date
  /** In [0, 1). */
  random: number
}

function findSegments({ asked, places, user, now }: Options): TermPlace[] {
  const { word, direction } = asked
  const { asked: language } = languagesOf(direction)
  const known = [word.english, ...word.acceptedEnglish].flatMap((english) => places.get(termKey(english)) ?? [])
  return [...new Set(known)].filter(
    (place) => place.language === language && canPractise({ dialogue: place, user, now }),
  )
}

/**
 * A sentence in which the learner fills in an asked word: of a segment that they may practise and whose interpretation has the
 * word, or else of the entry's example; null if neither has it.
 */
export function pickSentence(options: Options): Cloze | null {
  const { asked, random } = options
  const { asked: from, answered: to } = languagesOf(asked.direction)
  const [question, answer] = [sideOf(asked.word, from), sideOf(asked.word, to)]
  const cloze = (source: string, sentence: string, segment: Cloze['segment']): Cloze | null => {
    const gap = cutOut({ sentence, wordings: [answer.text, ...answer.accepted], language: to })
    if (!gap) return null
    const marked = cutOut({ sentence: source, wordings: [question.text, ...question.accepted], language: from })
    const { before, after } = gap
    return { source: marked ?? { before: source, term: '', after: '' }, before, after, segment }
  }
  const segments = findSegments(options)
  const first = Math.floor(random * segments.length)
  for (const { text, translation, ...segment } of [...segments.slice(first), ...segments.slice(0, first)]) {
    const { dialogueId, segmentIndex } = segment
    const found = cloze(text, translation, { dialogueId, segmentIndex })
    if (found) return found
  }
  if (question.example === null || answer.example === null) return null
  return cloze(question.example, answer.example, null)
}
