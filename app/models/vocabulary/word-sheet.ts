// A printed word list, with every text already worded. Plain data, so that it can be passed to the worker thread that sets it
// (scripts/workers/report-worker.mjs).

export interface SheetWord {
  english: string
  turkish: string
  /** What to watch out for, in the reader's language. */
  trap: string | null
}

export interface WordSheet {
  language: 'en' | 'tr'
  productName: string
  /** What kind of document it is, for its title. */
  kind: string
  /** The category, or what was searched for. */
  title: string
  /** The number of words, and the heads of the columns. */
  count: string
  columns: { english: string; turkish: string }
  /** Where it comes from: the page's address. */
  address: string
  footer: string
  /** {page} and {pages} are filled in when it is set. */
  pageNumber: string
  words: SheetWord[]
}
