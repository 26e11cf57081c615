import { topicName, topicsCopy } from '#app/config/copy/topics.ts'
import { useCopy } from '../shell/locale.ts'

/** Names topics, which are stored in English, in the language of the page. */
export function useTopicName(): (stored: string) => string {
  const copy = useCopy(topicsCopy)
  return (stored) => topicName(stored, copy)
}
