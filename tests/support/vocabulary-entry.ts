import type { VocabularyEntry } from '#app/models/vocabulary/vocabulary-file.ts'

/** An entry as a content file has it. */
export function entry(over: Partial<VocabularyEntry> = {}): VocabularyEntry {
  return {
    english: 'bond',
    turkish: 'depozito',
    partOfSpeech: 'noun',
    ipaEnglish: 'ˈbɒnd',
    ipaTurkish: 'depoziˈto',
    saidEnglish: 'bond',
    saidTurkish: 'deh-poh-zee-toh',
    exampleEnglish: 'The bond is four weeks of rent.',
    exampleTurkish: 'Depozito dört haftalık kiradır.',
    register: 'neutral',
    collocations: [{ english: 'pay a bond', turkish: 'depozito ödemek' }],
    acceptedEnglish: [],
    acceptedTurkish: ['teminat'],
    level: 1,
    ...over,
  }
}
