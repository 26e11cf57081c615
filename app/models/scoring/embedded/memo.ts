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
