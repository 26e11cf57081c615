import { plainText } from './prose-blocks.ts'
import type { FaqQuestion } from './question-view.ts'

// Structured data for search engines: https://schema.org.

const CONTEXT = 'https://schema.org'

/** The questions of a page with their answers. */
export function faqData(questions: readonly FaqQuestion[]) {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  }
}

/** A free guide. */
export function articleData(options: {
  title: string
  description: string
  language: string
  /** YYYY-MM-DD. */
  modified: string
  url: string
  publisher: { name: string; url: string }
}) {
  const { title, description, language, modified, url, publisher } = options
  return {
    '@context': CONTEXT,
    '@type': 'Article',
    headline: title,
    description,
    inLanguage: language,
    dateModified: modified,
    isAccessibleForFree: true,
    mainEntityOfPage: url,
    author: { '@type': 'Organization', ...publisher },
    publisher: { '@type': 'Organization', ...publisher },
  }
}
