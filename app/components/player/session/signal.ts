/** A value that changes many times a second and bypasses React: levels, elapsed time, progress. */
export interface Signal<Value> {
  emit: (value: Value) => void
  /** Returns the function that ends the subscription. */
  subscribe: Subscribe<Value>
}
export type Subscribe<Value> = (listener: (value: Value) => void) => () => void

export function createSignal<Value>(): Signal<Value> {
  const listeners = new Set<(value: Value) => void>()
  return {
    emit: (value) => listeners.forEach((listener) => listener(value)),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
