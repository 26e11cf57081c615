import { topicName, topicsCopy } from '#app/config/copy/topics.ts'
import { useCopy } from '../shell/locale.ts'

/** Translates topics, which are stored in English, to the language of the page. */
export function useTopicName(): (stored: string) => string {
  const copy = useCopy(topicsCopy)
  return (stored) => topicName(stored, copy)
}

/** The topics of a mock test: of both its dialogues, or the one they share. */
export function useTopicNames(): (stored: readonly string[]) => string {
  const copy = useCopy(topicsCopy)
  return (stored) => stored.map((topic) => topicName(topic, copy)).reduce(copy.pair)
}
