import type { FaqCategory } from '../../help.ts'

/** /faq, without its questions. Some sentences are fixed wording (docs/english.md). */
export const faq = {
  title: 'Questions and answers',
  description:
    'What people ask about the Turkish NAATI CCL test and about Köprü: format, pass mark, fee, visas, preparation and scoring, with sources.',
  lead: 'What people ask before they book the test, and before they trust a score. Every fact about the exam has its source and the month we checked it.',
  search: {
    label: 'Search questions',
    placeholder: 'Search questions...',
    submit: 'Search',
    clear: 'Show all questions',
  },
  filter: 'Category',
  categories: {
    all: 'All',
    basics: 'Basics',
    'test-format': 'Test Format',
    preparation: 'Preparation',
    scoring: 'Scoring',
    'ai-technology': 'AI Technology',
    'test-content': 'Test Content',
    requirements: 'Requirements',
    immigration: 'Immigration',
    'test-information': 'Test Information',
    languages: 'Languages',
    'common-issues': 'Common Issues',
  } satisfies Record<FaqCategory | 'all', string>,
  count: (count: number) => (count === 1 ? '1 question' : `${count} questions`),
  empty: {
    title: 'No questions found',
    text: 'Try adjusting your search terms or category filter.',
  },
  stats: {
    label: 'The test in four numbers',
    minutes: (minutes: number) => `${minutes}min`,
    minutesName: 'with check-in',
    minutesText: (minutes: number) => `about ${minutes} minutes of interpreting`,
    dialoguesName: 'dialogues',
    dialoguesText: (words: number) => `of about ${words} words each`,
    practiceName: 'practice dialogues',
    practiceText: 'here, on the twelve topics of the test',
    pointsName: 'immigration points',
    pointsText: (visas: string) => `for visas ${visas}`,
  },
  cta: {
    title: 'The quickest answer: try a dialogue',
    text: 'A free account opens whole dialogues, your history and the vocabulary. No card.',
  },
}
