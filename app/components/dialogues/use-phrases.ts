import { useState } from 'react'
import { href } from 'react-router'
import type { Locale } from '#app/config/copy/locale.ts'
import { callApi } from '#app/http/api-client.ts'
import { useLocale } from '../shell/locale.ts'

const PATH = href('/api/dialogues/suggestions')

interface Known {
  locale: Locale
  /** Null while they are on their way. */
  phrases: readonly string[] | null
}

function readPhrases(answer: unknown): string[] {
  const found = typeof answer === 'object' && answer !== null && 'phrases' in answer ? answer.phrases : []
  return Array.isArray(found) ? found.filter((phrase): phrase is string => typeof phrase === 'string') : []
}

/**
 * The titles and topics that the search field suggests, null until they are here. `ask` fetches them the first time it is called, and
 * again only for another language or if they did not come.
 */
export function usePhrases(): { phrases: readonly string[] | null; ask: () => void } {
  const locale = useLocale()
  const [known, setKnown] = useState<Known | null>(null)
  function ask(): void {
    if (known?.locale === locale) return
    setKnown({ locale, phrases: null })
    callApi(PATH).then(
      (answer) => setKnown({ locale, phrases: readPhrases(answer) }),
      // The field is a search without them.
      () => setKnown(null),
    )
  }
  return { phrases: known?.locale === locale ? known.phrases : null, ask }
}
