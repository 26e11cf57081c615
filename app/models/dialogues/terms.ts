// Separate from dialogue-file.ts, to keep the schema library out of the browser.

/** A domain term of a dialogue, in its dictionary form. */
export interface Term {
  english: string
  turkish: string
}

/** Terms as typed, one on a line: 'English = Turkish'. A line without '=' has no Turkish. */
export function readTerms(text: string): Term[] {
  return text.split(/\r?\n/).flatMap((line) => {
    if (line.trim() === '') return []
    const [english = '', ...turkish] = line.split('=')
    return [{ english: english.trim(), turkish: turkish.join('=').trim() }]
  })
}

/** The lines that `readTerms` reads. */
export function writeTerms(terms: readonly Term[]): string {
  return terms.map(({ english, turkish }) => `${english} = ${turkish}`).join('\n')
}
