const encoder = new TextEncoder()
export const asJson = (value: unknown) => JSON.stringify(value, null, 2)

/** A text as the content of a file. */
export async function* textContent(text: string): AsyncGenerator<Uint8Array> {
  yield encoder.encode(text)
}

/** Streams a JSON array, one row at a time. */
export async function* listContent(rows: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  let before = '[\n'
  for await (const row of rows) {
    yield encoder.encode(before + asJson(row))
    before = ',\n'
  }
  yield encoder.encode(before === '[\n' ? '[]\n' : '\n]\n')
}
