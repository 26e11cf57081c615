import { DRILL_WORDS, NEW_WORDS_A_DAY } from '../../vocabulary.ts'

const words = (count: number) => (count === 1 ? '1 word' : `${count} words`)
const waits = (count: number, unit: string) => (count === 1 ? `1 ${unit}` : `${count} ${unit}s`)

/** /vocabulary. Some sentences are fixed wording (docs/english.md). */
export const vocabulary = {
  title: 'Vocabulary',
  subtitle: "The words of NAATI's twelve domains, in both languages",
  mine: 'My words',
  languages: { en: 'English', tr: 'Turkish' },
  /** NAATI's twelve domains by their stored names. */
  levels: { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' },
  search: {
    label: 'Search in English or Turkish',
    hint: 'Capitals and Turkish letters do not matter: saglik finds sağlık.',
    category: 'Category',
    allCategories: 'All categories',
    counted: (name: string, count: number) => `${name} (${count})`,
    submit: 'Search',
    clear: 'Clear search',
    keys: 'Results appear while you type. The down arrow key leads to them, Escape clears the search.',
  },
  results: {
    title: 'Words',
    count: words,
    countFound: (count: number, q: string) => `${words(count)} for \u201c${q}\u201d`,
    pages: 'Pages of the list',
    page: (n: number, count: number) => `Page ${n} of ${count}`,
    previous: 'Previous',
    next: 'Next',
    none: 'No vocabulary found',
    noneText: 'Try a shorter part of the word, the other language, or all categories.',
  },
  /** What a card says about its word. */
  entry: {
    pronunciation: 'Pronunciation',
    partsOfSpeech: {
      noun: 'noun',
      verb: 'verb',
      adjective: 'adjective',
      adverb: 'adverb',
      phrase: 'phrase',
      abbreviation: 'abbreviation',
    },
    registers: { formal: 'formal', informal: 'informal', official: 'official language' },
    trap: 'Watch out:',
  },
  speech: {
    listen: { en: (text: string) => `Listen in English: ${text}`, tr: (text: string) => `Listen in Turkish: ${text}` },
    stop: (text: string) => `Stop: ${text}`,
    failed: 'The audio is not available right now. Please try again in a moment.',
  },
  /** Before a drill. What it says itself is in word-drill.ts, which comes with it. */
  drill: {
    start: 'Start Vocabulary Drill',
    amount: {
      words: `${DRILL_WORDS} random words from the list below.`,
      few: (count: number) => `${words(count)} from the list below.`,
      own: `${DRILL_WORDS} of your own words.`,
      minutes: (minutes: string) => `${minutes} minutes of words from the list below.`,
      ownMinutes: (minutes: string) => `${minutes} minutes of your own words.`,
    },
    task: {
      read: (act: string, other: string) => `You ${act} ${other}.`,
      hear: (act: string, other: string) => `You hear the word and ${act} ${other}.`,
      sentence: (act: string) => `You read a sentence and ${act} the word that is missing.`,
    },
    acts: { type: 'type', say: 'say' },
    others: { to_turkish: 'the Turkish', to_english: 'the English', both: 'the other language' },
    options: 'Options',
    direction: {
      label: 'Direction',
      to_turkish: 'Into Turkish',
      to_english: 'Into English',
      both: 'Both ways',
    },
    prompt: { label: 'How it is asked', read: 'Written', hear: 'Spoken', sentence: 'In a sentence' },
    answer: { label: 'How you answer', type: 'Type it', say: 'Say it aloud' },
    level: { label: 'Level', all: 'All levels' },
    minutes: { label: 'Length', words: `${DRILL_WORDS} words`, minutes: (minutes: string) => `${minutes} minutes` },
    words: { label: 'Which words', all: 'The list', own: 'My words' },
  },
  due: {
    title: 'Due today',
    start: (count: number) => `Due today: ${words(count)}`,
    none: 'Nothing is due today',
    hint: 'Each word comes back just before you would forget it.',
    left: (repeated: number, fresh: number) => `${repeated} to repeat, ${fresh} new`,
    newWord: 'New word',
    missedIn: (title: string) => `You missed this in "${title}"`,
    ask: { en: 'What is it in English?', tr: 'What is it in Turkish?' },
    reveal: { en: 'Show the English', tr: 'Show the Turkish' },
    rate: 'How well did you know it?',
    grades: { again: 'Again', hard: 'Hard', good: 'Good', easy: 'Easy' },
    wait: {
      minutes: (count: number) => waits(count, 'minute'),
      hours: (count: number) => waits(count, 'hour'),
      days: (count: number) => waits(count, 'day'),
      months: (count: number) => waits(count, 'month'),
    },
    done: 'That’s all for today',
    doneText: `Words you know come back later. Tomorrow there are up to ${NEW_WORDS_A_DAY} new ones.`,
    back: 'Back to the list',
  },
}
