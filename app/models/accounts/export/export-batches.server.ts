import { EXPORT_BATCH_ROWS } from '#app/config/accounts.ts'

/** Rows of one batch. */
export const take = EXPORT_BATCH_ROWS

/** Every row, a batch at a time in memory. */
export async function* inBatches<Row>(read: (last: Row | undefined) => Promise<Row[]>): AsyncGenerator<Row> {
  let last: Row | undefined
  for (;;) {
    const rows = await read(last)
    yield* rows
    if (rows.length < take) return
    last = rows.at(-1)
  }
}
