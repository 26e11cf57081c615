import { wordResultsCopy } from '#app/config/copy/word-results.ts'
import type { SimilarWord } from '#app/models/vocabulary/look-up/similar-word.ts'
import { useCopy } from '../../shell/locale.ts'
import { WordLinks } from '../word-links.tsx'

/** Words that sound like the search: below everything that was found. */
export function SimilarWords({ similar, isAll }: { similar: readonly SimilarWord[]; isAll: boolean }) {
  const copy = useCopy(wordResultsCopy)
  return (
    <section aria-labelledby="similar" className="mx-auto mt-8 max-w-2xl">
      <h3 id="similar" className="text-16 font-semibold">
        {isAll ? copy.similarNone : copy.similar}
      </h3>
      <WordLinks words={similar} />
    </section>
  )
}
