const MOST_KEPT = 20_000

/** Remembers what a pure function of one text returned. Words repeat; the memory is emptied before it grows without end. */
export function remember<Result>(read: (text: string) => Result, most = MOST_KEPT): (text: string) => Result {
  const known = new Map<string, Result>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const result = read(text)
    if (known.size >= most) known.clear()
    known.set(text, result)
    return result
  }
}

/** Remembers what a pure function of one object (an utterance, a comparison) returned, for as long as that object lives. */
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
