import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import { canPractise } from '#app/models/dialogues/dialogue-access.ts'
import { cutOut } from '#app/models/vocabulary/drill/cloze.ts'
import { languagesOf } from '#app/models/vocabulary/drill/direction.ts'
import { type AskedWord, type Cloze, sideOf } from '#app/models/vocabulary/drill/question.ts'
import { findSaid } from '#app/models/vocabulary/occurrence/find-places.ts'
import type { PracticeSegment } from '#app/models/vocabulary/occurrence/practice-segments.server.ts'
import type { SegmentIndex } from '#app/models/vocabulary/occurrence/searched-segment.ts'

interface Options {
  asked: AskedWord
  index: SegmentIndex<PracticeSegment>
  user: CurrentUser
  now: Date
  /** In [0, 1). */
  random: number
}

function findSegments({ asked, index, user, now }: Options): PracticeSegment[] {
  const { word, direction } = asked
  const { asked: language } = languagesOf(direction)
  return findSaid(word, index).filter(
    (segment) => segment.language === language && canPractise({ dialogue: segment, user, now }),
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
  for (const { texts, dialogueId, segmentIndex } of [...segments.slice(first), ...segments.slice(0, first)]) {
    const found = cloze(texts[from], texts[to], { dialogueId, segmentIndex })
    if (found) return found
  }
  if (question.example === null || answer.example === null) return null
  return cloze(question.example, answer.example, null)
}
