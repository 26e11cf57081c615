import { faqItemsCopy } from '#app/config/copy/faq-items.ts'
import { helpEntriesCopy } from '#app/config/copy/help-entries.ts'
import type { Locale } from '#app/config/copy/locale.ts'
import { FAQ, FAQ_CATEGORIES, HELP, HELP_CATEGORIES } from '#app/config/help.ts'
import { plainText } from '#app/models/help/prose-blocks.ts'
import { filterEntries, readQuestionFilter } from '#app/models/help/question-filter.ts'
import type { FaqView, HelpView } from '#app/models/help/question-view.ts'

interface Options {
  locale: Locale
  /** Of the page's address. */
  query: URLSearchParams
}

/** The questions of /faq that its address asks for, in this language. */
export function loadFaq({ locale, query }: Options): FaqView {
  const items = faqItemsCopy[locale]
  const entries = FAQ.map(({ id, category, facts }) => {
    const { question, answer } = items[id]
    const text = plainText(`${question}\n\n${answer}`)
    return { category, text, view: { id, category, facts: [...facts], question, answer } }
  })
  const filter = readQuestionFilter(query, FAQ_CATEGORIES)
  const { shown, counts } = filterEntries({ entries, filter })
  return { filter, counts, questions: shown.map(({ view }) => view) }
}

/** The entries of /help-center in this language, and what its address asks for. */
export function loadHelp({ locale, query }: Options): HelpView {
  const texts = helpEntriesCopy[locale]
  const entries = HELP.map(({ id, category, tip: tipKind }) => {
    const { question, answer, steps, tip } = texts[id]
    return { id, category, question, answer, steps, tip: tipKind && { kind: tipKind, text: tip } }
  })
  return { filter: readQuestionFilter(query, HELP_CATEGORIES), entries }
}
