// Keeps a web process small: memory-flags.md says why, by how much, and how to take it out.
import { setFlagsFromString } from 'node:v8'

/** Command-line flags for node. */
export const MEMORY_FLAGS = ['--max-semi-space-size=8', '--single-threaded-gc']

/** Read by glibc when a process starts. Values that are already set win. */
export const MEMORY_ENVIRONMENT = { MALLOC_ARENA_MAX: '2' }

/** How far the heap may grow beyond what survived the last collection before the next one, in percent. */
const HEAP_GROWING_PERCENT = 20

/** For this process and its threads. Called once the program is loaded: before, it only makes loading slower. */
export function limitHeapGrowth() {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWING_PERCENT}`)
}
