import type { Language } from '#app/models/dialogues/language.ts'

/** Marks an empty cell. */
const NOTHING = '-'
const COMMENT = 'comment'

type Row<Column extends string> = Readonly<Record<Column, string>>

/**
 * The rows of a word list in `data/`, in file order.
 * `file` is the path in `data/`, used in errors only; `columns` are the expected headings, without the comment column.
 * Throws if the headings differ, a row has the wrong number of cells, or a cell is empty.
 */
export function readRows<const Column extends string>(
  file: string,
  text: string,
  columns: readonly Column[],
): readonly Row<Column>[] {
  const [heading = '', ...lines] = text.replace(/\n$/u, '').split('\n')
  const wanted = [...columns, COMMENT].join(', ')
  if (heading.split('\t').join(', ') !== wanted) throw new Error(`${file}, line 1: the columns must be ${wanted}`)
  return lines.map((line, at) => {
    const cells = line.split('\t')
    if (cells.length !== columns.length && cells.length !== columns.length + 1)
      throw new Error(`${file}, line ${at + 2}: ${cells.length} cells where there must be ${wanted}`)
    const row: Partial<Record<Column, string>> = {}
    for (const [place, column] of columns.entries()) {
      const cell = cells[place]
      if (!cell) throw new Error(`${file}, line ${at + 2}: ${column} is empty`)
      row[column] = cell
    }
    return row as Row<Column>
  })
}

/** The wordings in a cell. */
export const wordingsIn = (cell: string): readonly string[] => (cell === NOTHING ? [] : cell.split(', '))

/** The value of a cell, or null if it is `-`. */
export const valueOf = (cell: string): string | null => (cell === NOTHING ? null : cell)

/** The words by language of a list with one word per row. */
export function readWordSets(file: string, text: string): Record<Language, ReadonlySet<string>> {
  const rows = readRows(file, text, ['language', 'word'])
  const wordsOf = (language: Language) =>
    new Set(rows.filter((row) => row.language === language).map(({ word }) => word))
  return { en: wordsOf('en'), tr: wordsOf('tr') }
}
