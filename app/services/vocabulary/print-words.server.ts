import { env } from '#app/config/env.server.ts'
import type { Locale } from '#app/config/copy/locale.ts'
import { shellCopy } from '#app/config/copy/shell.ts'
import { topicName, topicsCopy } from '#app/config/copy/topics.ts'
import { wordExportCopy } from '#app/config/copy/word-export.ts'
import { PLACES } from '#app/config/navigation.ts'
import { PRINTED_WORDS_MAX } from '#app/config/vocabulary.ts'
import { AppError } from '#app/errors.ts'
import { type WordFilter, wordQuery } from '#app/models/vocabulary/desk/word-filter.ts'
import { withSense } from '#app/models/vocabulary/item.ts'
import { readWordDetails } from '#app/models/vocabulary/word-details.server.ts'
import { renderWordSheet } from '../scoring/render-report.server.ts'
import { selectWords } from './look-up.server.ts'

/** What a selection is called: its category, its search, or all words. */
export function nameSelection({ q, category }: WordFilter, locale: Locale): string {
  const copy = wordExportCopy[locale]
  const parts = [category && topicName(category, topicsCopy[locale]), q && copy.found(q)].filter(Boolean)
  return parts.length === 0 ? copy.everything : parts.join(' ')
}

/**
 * The words of a category or of a search as a PDF: two pages for a whole category (tests/http/word-export.test.ts).
 *
 * @throws AppError NOT_FOUND without a word, VALIDATION_FAILED for more than PRINTED_WORDS_MAX, PROVIDER_UNAVAILABLE.
 */
export async function printWords(options: {
  filter: WordFilter
  locale: Locale
  signal: AbortSignal
}): Promise<{ pdf: Uint8Array<ArrayBuffer>; name: string }> {
  const { filter, locale, signal } = options
  const words = await selectWords(filter)
  if (words.length === 0) throw new AppError('NOT_FOUND', (copy) => copy.wordNotFound)
  if (words.length > PRINTED_WORDS_MAX) throw new AppError('VALIDATION_FAILED', (copy) => copy.tooManyToPrint)
  const details = new Map((await readWordDetails(words)).map((one) => [one.id, one]))
  const { kind, count, columns, footer, pageNumber, fileName } = wordExportCopy[locale]
  const title = nameSelection(filter, locale)
  const trapOf = (id: number) => details.get(id)?.[locale === 'tr' ? 'trapTr' : 'trapEn'] ?? null
  const wordSheet = {
    language: locale,
    productName: shellCopy[locale].productName,
    kind,
    title,
    count: count(words.length),
    columns,
    address: new URL(`${PLACES.vocabulary}${wordQuery(filter)}`, env.APP_URL).href.replace(/^https?:\/\//u, ''),
    footer,
    pageNumber,
    words: words.map((word) => ({ english: withSense(word), turkish: word.turkish, trap: trapOf(word.id) })),
  }
  return { pdf: await renderWordSheet({ wordSheet, signal }), name: fileName(title) }
}
