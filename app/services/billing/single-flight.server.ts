/** Parallel calls with the same key share one run, in this process. */
export function createSingleFlight<Result>() {
  const flights = new Map<string, Promise<Result>>()
  return function share(key: string, work: () => Promise<Result>): Promise<Result> {
    const flight = flights.get(key)
    if (flight) return flight
    const started = work().finally(() => flights.delete(key))
    flights.set(key, started)
    return started
  }
}
