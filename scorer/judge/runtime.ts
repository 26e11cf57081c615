/** A tensor: its numbers, and how many there are in each dimension. */
export type Input =
  | { type: 'float32'; data: Float32Array; dims: readonly number[] }
  | { type: 'int64'; data: BigInt64Array; dims: readonly number[] }
  | { type: 'bool'; data: Uint8Array; dims: readonly number[] }

export interface Model {
  /** Every output by its name. */
  run: (inputs: Readonly<Record<string, Input>>) => Promise<Record<string, Float32Array>>
}

/** Opens a model, in WebAssembly. Throws if it is broken. */
export async function openModel(bytes: Uint8Array): Promise<Model> {
  // Imported when a model is opened: the thread that makes pages never opens one.
  const { env, InferenceSession, Tensor } = await import('onnxruntime-web')
  // One thread: the answers are the same on every machine, and the other core makes pages.
  env.wasm.numThreads = 1
  // Its warnings are about its own graph.
  env.logLevel = 'error'
  const session = await InferenceSession.create(bytes, { executionProviders: ['wasm'] })
  const tensorOf = ({ type, data, dims }: Input) => new Tensor(type, data, dims)
  return {
    async run(inputs) {
      const feeds = Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, tensorOf(input)]))
      const outputs = Object.entries(await session.run(feeds)).map(([name, { data }]) => {
        if (!(data instanceof Float32Array)) throw new TypeError(`${name} must be floats`)
        return [name, data] as const
      })
      return Object.fromEntries(outputs)
    },
  }
}
