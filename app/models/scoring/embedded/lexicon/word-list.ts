import type { Language } from '#app/models/dialogues/language.ts'

/** What a cell holds where there is nothing to say. */
const NOTHING = '-'
const COMMENT = 'comment'

type Row<Column extends string> = Readonly<Record<Column, string>>

/**
 * The rows of a word list in `data/`, in the order of the file. `data/README.md` says what its columns mean.
 * `file` is its path in `data/`, for errors only; `columns` are those that its first line must name, without the comment.
 * Throws where the first line names others, or a row has a cell too few, too many or an empty one.
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

/** What a cell holds, or null where it says that there is nothing. */
export const valueOf = (cell: string): string | null => (cell === NOTHING ? null : cell)

/** The rows that have the same in a column, as a group each, in the order of the file. */
export function groupRows<Column extends string>(
  rows: readonly Row<Column>[],
  column: NoInfer<Column>,
): Row<Column>[][] {
  const groups = new Map<string, Row<Column>[]>()
  for (const row of rows) {
    const group = groups.get(row[column])
    if (group) group.push(row)
    else groups.set(row[column], [row])
  }
  return [...groups.values()]
}

/** The words of a list that has one a row, by language. */
export function readWordSets(file: string, text: string): Record<Language, ReadonlySet<string>> {
  const rows = readRows(file, text, ['language', 'word'])
  const wordsOf = (language: Language) =>
    new Set(rows.filter((row) => row.language === language).map(({ word }) => word))
  return { en: wordsOf('en'), tr: wordsOf('tr') }
}
