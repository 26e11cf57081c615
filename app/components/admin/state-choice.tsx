import { publishingCopy } from '#app/config/copy/publishing.ts'
import type { DeskState } from '#app/models/dialogues/desk-filter.ts'
import { useCopy } from '../shell/locale.ts'
import { ShowChoice } from './show-choice.tsx'

interface Props {
  state: DeskState | null
  /** Where the list shows them. */
  pathTo: (state: DeskState | null) => string
}

/** Drafts, what is published, or both. */
export function StateChoice({ state, pathTo }: Props) {
  const { show } = useCopy(publishingCopy)
  const choices = ([null, 'draft', 'published'] as const).map((one) => ({
    to: pathTo(one),
    label: show[one ?? 'all'],
    isCurrent: one === state,
  }))
  return <ShowChoice label={show.label} choices={choices} />
}
