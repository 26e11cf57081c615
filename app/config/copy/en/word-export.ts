/** The printed word list, and the files for Anki. {page} and {pages} are filled in when it is set. */
export const wordExport = {
  kind: 'Word list',
  count: (count: number) => (count === 1 ? '1 word' : `${count} words`),
  found: (q: string) => `\u201c${q}\u201d`,
  columns: { english: 'English', turkish: 'Turkish' },
  footer: 'Köprü is independent of NAATI.',
  pageNumber: 'Page {page} of {pages}',
  fileName: (title: string) => `Köprü - ${title}`,
  everything: 'all words',
  /** The file in the zip that says how to import it. */
  readMe: (words: string) => `Köprü: ${words}

1. In Anki, have a note type with four fields ready: front, back, example and sound. The note type Basic
   has only the first two, and takes cards without example and sound.
2. Choose File > Import, open ${words}, and choose that note type in the import window. The four columns
   go into the fields in this order.
3. Copy the files of the folder "media" into Anki's media folder (collection.media). In Anki,
   Tools > Check Media > View Files opens it.

Words without a file have no recording. You can hear them in Köprü.
`,
}
