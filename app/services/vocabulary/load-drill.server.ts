import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import { languagesOf } from '#app/models/vocabulary/drill/direction.ts'
import type { DrillOptions } from '#app/models/vocabulary/drill/drill-options.ts'
import { listOwnToDrill, listStands, standKey } from '#app/models/vocabulary/drill/drill-word.server.ts'
import { type AskedWord, type DrillQuestion, pickQuestions, sideOf } from '#app/models/vocabulary/drill/question.ts'
import { seededRandom } from '#app/models/vocabulary/drill/seeded-random.ts'
import { senseBeside, type StudyWord, studyWordOf, studyWordOfOwn } from '#app/models/vocabulary/drill/study-word.ts'
import { foldForSearch } from '#app/models/vocabulary/fold.ts'
import { readLibrary } from '#app/models/vocabulary/item.server.ts'
import { readPracticeSegments } from '#app/models/vocabulary/occurrence/practice-segments.server.ts'
import { rankWords } from '#app/models/vocabulary/look-up/rank-words.ts'
import type { WordFilter } from '#app/models/vocabulary/desk/word-filter.ts'
import { wordKey } from '#app/models/vocabulary/word-ref.ts'
import { nextTurn } from '#app/next-turn.server.ts'
import { pickSentence } from './pick-sentence.server.ts'

interface Drill {
  user: CurrentUser
  /** The list's search and category. */
  filter: WordFilter
  options: DrillOptions
  seed: number
}

async function listLibraryWords({ filter, options }: Drill): Promise<StudyWord[]> {
  const { q, category } = filter
  const items = (await readLibrary()).filter(
    (item) =>
      (category === '' || item.category === category) && (options.level === '' || item.difficulty === options.level),
  )
  return rankWords(items, q).map((item) => studyWordOf(item))
}

/** Own words have neither a category nor a level. */
async function listOwnWords({ user, filter, options }: Drill): Promise<StudyWord[]> {
  const isAsked = options.words === 'own' || (filter.category === '' && options.level === '')
  if (!isAsked) return []
  const wanted = foldForSearch(filter.q)
  const words = await listOwnToDrill(user.id)
  return words.filter(({ folded }) => folded.includes(wanted)).map(studyWordOfOwn)
}

/** The words of a drill, the same for the same seed as long as the words that match do not change. */
export async function pickDrillWords(drill: Drill): Promise<AskedWord[]> {
  const { options, seed } = drill
  const [library, own] = await Promise.all([
    options.words === 'own' ? [] : listLibraryWords(drill),
    listOwnWords(drill),
  ])
  return pickQuestions({ words: [...library, ...own], options, seed })
}

/** Asked words as questions, with what the learner's memory of each and a sentence for it say. */
export async function toQuestions(
  options: Omit<Drill, 'filter'> & { asked: readonly AskedWord[]; now: Date },
): Promise<DrillQuestion[]> {
  const { user, asked, seed, now } = options
  const isInSentence = options.options.prompt === 'sentence'
  const [stands, index] = await Promise.all([
    listStands({ userId: user.id, refs: asked.map(({ word }) => word.ref) }),
    isInSentence ? readPracticeSegments() : null,
  ])
  const questions: DrillQuestion[] = []
  for (const one of asked) {
    // A word that is said everywhere takes a few hundredths of a second to find.
    if (index) await nextTurn()
    const { word, direction } = one
    const { asked: language } = languagesOf(direction)
    // The same sentence when the page is loaded again, whichever of its words it shows.
    const random = seededRandom(seed + ('vocabularyId' in word.ref ? word.ref.vocabularyId : word.ref.ownWordId))()
    questions.push({
      key: wordKey(word.ref),
      direction,
      reps: stands.get(standKey(word.ref, direction))?.reps ?? 0,
      text: sideOf(word, language).text,
      sense: senseBeside(word, language),
      cloze: index && pickSentence({ asked: one, index, user, now, random }),
      reveal: options.options.answer === 'say' ? word : null,
    })
  }
  return questions
}
