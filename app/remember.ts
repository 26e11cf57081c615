interface Bounds {
  /** Entries in the cache: it is cleared when full. */
  most?: number
  /** Longest text that is cached. */
  longest?: number
}

const MOST_KEPT = 20_000

/** Memoises a pure function of one text: words, and what browsers send, repeat. */
export function remember<Result>(
  read: (text: string) => Result,
  { most = MOST_KEPT, longest = Infinity }: Bounds = {},
): (text: string) => Result {
  const known = new Map<string, { result: Result }>()
  return (text) => {
    const found = known.get(text)
    if (found) return found.result
    const result = read(text)
    if (known.size >= most) known.clear()
    if (text.length <= longest) known.set(text, { result })
    return result
  }
}

/** Memoises a pure function of one object (an utterance, a comparison) for as long as the object lives. */
export function once<Key extends object, Result>(read: (key: Key) => Result): (key: Key) => Result {
  const known = new WeakMap<Key, { result: Result }>()
  return (key) => {
    const found = known.get(key)
    if (found) return found.result
    const result = read(key)
    known.set(key, { result })
    return result
  }
}
