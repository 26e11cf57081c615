import { EventEmitter } from 'node:events'

declare global {
  // Shared by every module graph in the process: the development server and the tests have two.
  var kopruJobsWaiting: EventEmitter | undefined
}

globalThis.kopruJobsWaiting ??= new EventEmitter()
const waiting = globalThis.kopruJobsWaiting

/** Wakes this process's workers, so that a job starts at once rather than at the next poll. */
export function wakeWorkers(): void {
  waiting.emit('job')
}

/** Calls back on every wake. @returns the function that unsubscribes. */
export function onWake(call: () => void): () => void {
  waiting.on('job', call)
  return () => waiting.off('job', call)
}
