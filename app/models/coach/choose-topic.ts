import { OTHERS_BETWEEN_WEAKEST } from '#app/config/coach.ts'
import { WEAKEST_TOPIC_MIN_RESULTS } from '#app/config/progress.ts'
import type { TopicStanding } from './topic-standing.ts'

interface Scored extends TopicStanding {
  mean: number
}

const isKnown = (standing: TopicStanding): standing is Scored =>
  standing.mean !== null && standing.scored >= WEAKEST_TOPIC_MIN_RESULTS

/**
 * The topic with the lowest mean of Köprü's marks; null where fewer than two topics have enough results, or all are the same.
 */
export function weakestTopicOf(standings: readonly TopicStanding[]): Scored | null {
  const [weakest, ...others] = standings
    .filter(isKnown)
    .toSorted((one, other) => one.mean - other.mean || one.topic.localeCompare(other.topic, 'en'))
  return weakest && others.some(({ mean }) => mean > weakest.mean) ? weakest : null
}

interface ChosenTopic {
  standing: TopicStanding
  reason: 'weakest' | 'new-topic' | 'usual'
}

const timeOf = ({ lastAt }: TopicStanding): number => lastAt?.getTime() ?? 0

/**
 * The domain of the next dialogue, of those in which the learner may open one: the weakest after two dialogues of other domains; otherwise one that
 * was never practised, those of the week first, then by the age of its dialogue; otherwise the one that was practised longest ago. Null if none can be opened.
 *
 * @param options.weekTopics of the study plan's week, in its order.
 * @param options.isLastWeek before the test, which is for what is known already: then no new domain while there are others.
 */
export function chooseTopic(options: {
  standings: readonly TopicStanding[]
  weekTopics: readonly string[]
  isLastWeek?: boolean
}): ChosenTopic | null {
  const { standings, weekTopics, isLastWeek = false } = options
  const open = standings.filter(({ dialogueId }) => dialogueId !== null)
  const weakest = weakestTopicOf(standings)
  if (weakest && open.includes(weakest)) {
    const since = open.filter((one) => timeOf(one) > timeOf(weakest)).length
    if (since >= Math.min(OTHERS_BETWEEN_WEAKEST, open.length - 1)) return { standing: weakest, reason: 'weakest' }
  }
  const place = ({ topic }: TopicStanding) => {
    const index = weekTopics.indexOf(topic)
    return index < 0 ? weekTopics.length : index
  }
  const seen = open.filter(({ attempts }) => attempts > 0)
  const [unseen] = open
    .filter(({ attempts }) => attempts === 0)
    .toSorted((one, other) => place(one) - place(other) || (one.dialogueId ?? 0) - (other.dialogueId ?? 0))
  if (unseen && !(isLastWeek && seen.length > 0)) return { standing: unseen, reason: 'new-topic' }
  const [oldest] = seen.toSorted((one, other) => timeOf(one) - timeOf(other))
  return oldest ? { standing: oldest, reason: oldest === weakest ? 'weakest' : 'usual' } : null
}
