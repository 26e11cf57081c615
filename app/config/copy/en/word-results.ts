const words = (count: number) => (count === 1 ? '1 word' : `${count} words`)

/** What comes with the results of a search, and ways to take the words along. */
export const wordResults = {
  inAll: (count: number) => `${words(count)} in all categories`,
  similar: 'These sound similar',
  similarNone: 'Did you mean one of these?',
  own: 'Your own word',
  addOwn: (q: string) => `Add \u201c${q}\u201d to your own words`,
  take: {
    title: 'Take it with you',
    paper: 'On paper',
    cards: 'As cards for Anki',
    print: 'Print on two pages (PDF)',
    printFound: 'Print this list (PDF)',
    choose: 'Choose a category to print its words on two pages.',
    direction: 'On the front of each card',
    directions: { to_turkish: 'English', to_english: 'Turkish' },
    csv: 'Cards (CSV)',
    zip: 'Cards and recordings (ZIP)',
    hint: 'Anki reads both. The ZIP has the recorded words too, and says how to import them.',
  },
}
