import { Worker } from 'node:worker_threads'
import type { OpenHelper } from './helper-life.server.ts'

/** A worker thread running a plain JavaScript file, with its own heap limit to protect this process. */
export function openThread({ scriptPath, maxHeapMib }: { scriptPath: string; maxHeapMib: number }): OpenHelper {
  return ({ onMessage, onExit }) => {
    const worker = new Worker(scriptPath, { resourceLimits: { maxOldGenerationSizeMb: maxHeapMib }, env: {} })
    let detail = ''
    worker.on('message', onMessage)
    worker.once('error', (error) => {
      detail = String(error)
    })
    worker.once('exit', (code) => onExit(detail || `ended with ${code}`))
    return {
      post: (message) => worker.postMessage(message, []),
      kill: () => void worker.terminate(),
      setBusy(isBusy) {
        if (isBusy) worker.ref()
        else worker.unref()
      },
    }
  }
}
