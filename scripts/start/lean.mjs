// Keeps a web process small. Where a machine has memory to spare V8 lets a heap grow to several times what lives in it, and
// malloc gives each thread an arena of its own, which it keeps. Measured: docs/performance.md.
import { setFlagsFromString } from 'node:v8'

/** How far the heap may grow beyond what lived after the last collection, before the next. */
const HEAP_GROWING_PERCENT = 20

/** For node, before the script's name: the room for young objects is fixed when a process starts. */
export const LEAN_FLAGS = ['--max-semi-space-size=8']

/** Glibc reads it when a process starts; what is set already stays. */
export const LEAN_ENVIRONMENT = { MALLOC_ARENA_MAX: '2' }

/** For this process and its threads. */
export function keepHeapSmall() {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWING_PERCENT}`)
}
