import type { HelpCategory, TipKind } from '../../help.ts'

/** /help-center, without its entries. Some sentences are fixed wording (docs/english.md). */
export const helpCenter = {
  title: 'Help Center',
  subtitle: 'Short answers. If they don’t help, write to us.',
  search: { label: 'Search the help', placeholder: 'What are you looking for?', submit: 'Search', clear: 'Show all' },
  filter: 'Category',
  categories: {
    all: 'All',
    practice: 'Practice',
    scoring: 'Scoring',
    naati: 'NAATI',
    account: 'Account',
    privacy: 'Privacy',
    results: 'Results',
    technical: 'Technical',
  } satisfies Record<HelpCategory | 'all', string>,
  entries: 'Answers',
  count: (count: number) => (count === 1 ? '1 answer' : `${count} answers`),
  tips: { security: 'For your safety', warning: 'Take care', info: 'Good to know' } satisfies Record<TipKind, string>,
  empty: { title: 'No results found', text: 'Try adjusting your search terms or category filter.' },
  contact: {
    title: 'Still need help?',
    text: 'Tell us what you were doing and what happened. If there is a reference on the page, add it. A person reads every message.',
    email: 'Email Support',
    feedback: 'Write to us',
    subject: 'Help with Köprü',
  },
  cards: {
    label: 'Where to go next',
    practice: { title: 'Practice', text: 'Choose a dialogue and interpret it.' },
    vocabulary: { title: 'Vocabulary', text: 'Words for all twelve topics, in both directions.' },
    history: { title: 'Your results', text: 'Every attempt, with your recordings and notes.' },
  },
  more: { guide: 'Guide to the test', faq: 'Questions about the test' },
}
