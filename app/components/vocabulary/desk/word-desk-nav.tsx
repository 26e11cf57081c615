import { vocabularyDeskCopy } from '#app/config/copy/vocabulary-desk.ts'
import { MISSED_TERMS_PATH, VAIN_SEARCHES_PATH, VOCABULARY_DESK_PATH } from '#app/config/navigation.ts'
import { DeskNav } from '../../admin/desk-nav.tsx'
import { ShowChoice } from '../../admin/show-choice.tsx'
import { useCopy } from '../../shell/locale.ts'

const PAGES = { words: VOCABULARY_DESK_PATH, missed: MISSED_TERMS_PATH, searches: VAIN_SEARCHES_PATH } as const

/** The admin pages, and below them those of the vocabulary. */
export function WordDeskNav({ page }: { page: keyof typeof PAGES }) {
  const { pages } = useCopy(vocabularyDeskCopy)
  const linkTo = (name: keyof typeof PAGES) => ({ to: PAGES[name], label: pages[name], isCurrent: name === page })
  return (
    <>
      <DeskNav />
      <div className="-mt-5 mb-6">
        <ShowChoice label={pages.label} choices={[linkTo('words'), linkTo('missed'), linkTo('searches')]} />
      </div>
    </>
  )
}
