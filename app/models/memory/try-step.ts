import { z } from 'zod'

export const TRY_STEPS = ['listen', 'shadow', 'repeat', 'interpret', 'mark', 'done'] as const
export type TryStep = (typeof TRY_STEPS)[number]

/** A step of a try and what was ticked so far, as the address says it: the server keeps nothing until the end. */
export interface TryPlace {
  step: TryStep
  /** Units that were said back. */
  repeated: number
  /** Units that were interpreted; of a finished try. */
  interpreted: number
}

const count = (units: number) =>
  z.coerce
    .number()
    .int()
    .min(0)
    .transform((value) => Math.min(value, units))
    .catch(0)

/** The places of ticked units: `unit=0&unit=3` are two. Repeated and impossible ones don't count. */
export function countTicks(ticked: readonly string[], units: number): number {
  return new Set(ticked.filter((text) => /^\d{1,2}$/u.test(text) && Number(text) < units)).size
}

/** Reads the address of a step. An unknown step is the first. */
export function readTryPlace(query: URLSearchParams, units: number): TryPlace {
  const step = TRY_STEPS.find((one) => one === query.get('step')) ?? 'listen'
  const ticked = query.getAll('unit')
  return {
    step,
    repeated: step === 'interpret' ? countTicks(ticked, units) : count(units).parse(query.get('repeated')),
    interpreted: count(units).parse(query.get('interpreted')),
  }
}
