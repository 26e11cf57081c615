import { Client } from 'pg'

/** The app's database statements while `act` runs: app and test share one driver. */
export async function statementsOf(act: () => Promise<unknown>): Promise<string[]> {
  const { prototype } = Client
  const original: unknown = Reflect.get(prototype, 'query')
  if (typeof original !== 'function') throw new Error('The driver has no query')
  const seen: string[] = []
  prototype.query = function query(this: Client, ...args: unknown[]) {
    const [first] = args
    if (typeof first === 'string') seen.push(first)
    else if (typeof first === 'object' && first !== null && 'text' in first) seen.push(String(first.text))
    return Reflect.apply(original, this, args)
  }
  try {
    await act()
  } finally {
    Reflect.set(prototype, 'query', original)
  }
  return seen
}
