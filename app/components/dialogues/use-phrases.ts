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

/** @throws Error if it is another answer, as that of a hotel's sign-in page. */
function readPhrases(answer: unknown): string[] {
  const found = typeof answer === 'object' && answer !== null && 'phrases' in answer ? answer.phrases : undefined
  if (!Array.isArray(found)) throw new Error('No suggestions in the answer')
  return found.filter((phrase): phrase is string => typeof phrase === 'string')
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
    // Not if another language has been asked for meanwhile.
    const settle = (settled: Known | null) => setKnown((now) => (now?.locale === locale ? settled : now))
    callApi(PATH)
      .then((answer) => settle({ locale, phrases: readPhrases(answer) }))
      // The field is a search without them.
      .catch(() => settle(null))
  }
  return { phrases: known?.locale === locale ? known.phrases : null, ask }
}
