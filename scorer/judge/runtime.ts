import { env, InferenceSession } from 'onnxruntime-web'

// One thread: the answers are the same on every machine, and the other core makes pages.
env.wasm.numThreads = 1
// Its warnings are about its own graph.
env.logLevel = 'error'

/** Opens a model, in WebAssembly. Throws if it is broken. */
export const openModel = (model: Uint8Array): Promise<InferenceSession> =>
  InferenceSession.create(model, { executionProviders: ['wasm'] })
