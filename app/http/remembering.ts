import { KNOWN_HEADER_CHARACTERS, KNOWN_HEADERS } from '#app/config/http.ts'

/** What a header comes to: worked out by `read`, and remembered for the few short ones that browsers send. */
export function remembering<Value>(read: (header: string) => Value): (header: string) => Value {
  const known = new Map<string, { value: Value }>()
  return (header) => {
    const kept = known.get(header)
    if (kept) return kept.value
    const value = read(header)
    if (known.size >= KNOWN_HEADERS) known.clear()
    if (header.length <= KNOWN_HEADER_CHARACTERS) known.set(header, { value })
    return value
  }
}
