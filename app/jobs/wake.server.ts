import { EventEmitter } from 'node:events'

declare global {
  // Shared by every module graph of the process: the development server and the tests have two.
  var kopruJobsWaiting: EventEmitter | undefined
}

globalThis.kopruJobsWaiting ??= new EventEmitter()
const waiting = globalThis.kopruJobsWaiting

/** Tells this process's workers that there is work, so that it starts at once rather than at the next poll. */
export function wakeWorkers(): void {
  waiting.emit('job')
}

/** @returns the function that ends it. */
export function onWake(call: () => void): () => void {
  waiting.on('job', call)
  return () => waiting.off('job', call)
}
