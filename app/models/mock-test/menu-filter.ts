import { splitTopics } from '#app/config/copy/topics.ts'
import { LEVELS } from '#app/config/dialogues.ts'
import type { TemplateView } from './exam-view.ts'

/** Which mock tests the learner's list shows. */
export interface MenuFilter {
  topic: string | null
  level: TemplateView['level'] | null
}

type Filtered = Pick<TemplateView, 'category' | 'level'>

/** The topics of the mock tests, each once. */
export function menuTopics(templates: readonly Filtered[]): string[] {
  return [...new Set(templates.flatMap(({ category }) => splitTopics(category)))]
}

/** Reads `topic` and `level` from a URL; values that no mock test has are ignored. */
export function readMenuFilter(params: URLSearchParams, templates: readonly Filtered[]): MenuFilter {
  const level = LEVELS.find((one) => one === params.get('level'))
  return {
    topic: menuTopics(templates).find((topic) => topic === params.get('topic')) ?? null,
    level: templates.find((template) => template.level === level)?.level ?? null,
  }
}

/** The mock tests with a dialogue on this topic, at this level, in their order. */
export function filterMenu<Found extends Filtered>(templates: readonly Found[], { topic, level }: MenuFilter): Found[] {
  return templates.filter(
    (template) =>
      (topic === null || splitTopics(template.category).includes(topic)) &&
      (level === null || template.level === level),
  )
}
