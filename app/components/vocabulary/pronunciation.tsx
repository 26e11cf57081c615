import { vocabularyCopy } from '#app/config/copy/vocabulary.ts'
import { useCopy } from '../shell/locale.ts'

export interface Sounds {
  ipa?: string | null | undefined
  /** In the letters of the other language. */
  said?: string | null | undefined
}

/** An en space between the two. */
const GAP = '\u2002'

/** How a word is said, for who reads IPA and for who does not. */
export function Pronunciation({ ipa, said }: Sounds) {
  const copy = useCopy(vocabularyCopy).entry
  if (!ipa && !said) return null
  return (
    <p className="word-sound">
      <span className="sr-only">{copy.pronunciation}: </span>
      {[ipa && `/${ipa}/`, said].filter(Boolean).join(GAP)}
    </p>
  )
}
