import { foldForSearch, normaliseTurkish } from '../fold.ts'

export type AnswerVerdict = 'correct' | 'almost' | 'wrong'

interface Asked {
  turkish: string
  acceptedTurkish: readonly string[]
}

/**
 * Grades an answer. Case and spaces do not count, by Turkish rules. `almost` is right except for Turkish letters
 * typed as plain ones (no ç, ğ, ı, ö, ş, ü): it counts, and the learner is shown the correct spelling.
 */
export function checkAnswer(item: Asked, answer: string): AnswerVerdict {
  const wanted = [item.turkish, ...item.acceptedTurkish]
  const given = normaliseTurkish(answer)
  if (given === '') return 'wrong'
  if (wanted.some((word) => normaliseTurkish(word) === given)) return 'correct'
  return wanted.some((word) => foldForSearch(word) === foldForSearch(given)) ? 'almost' : 'wrong'
}

/** Up to `count` different items in random order. `random` returns numbers in [0, 1). */
export function pickDrill<Item>(options: { items: readonly Item[]; count: number; random: () => number }): Item[] {
  const { count, random } = options
  const rest = [...options.items]
  const picked: Item[] = []
  while (picked.length < count && rest.length > 0) {
    picked.push(...rest.splice(Math.floor(random() * rest.length), 1))
  }
  return picked
}
