import { z } from 'zod'
import type { TokenUsage } from '#app/models/scoring/call-cost.ts'

const MOST_TOKENS = 10_000_000
const Tokens = z.number().int().min(0).max(MOST_TOKENS)

// The parts of a completion that are read. A compatible server may answer 200 with anything.
const CompletionSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }) })).min(1),
  usage: z.object({ prompt_tokens: Tokens, completion_tokens: Tokens }).nullish().catch(null),
  system_fingerprint: z.string().nullish().catch(null),
})

interface Completion {
  /** Null for a refusal. */
  content: string | null
  /** Undefined if the provider does not report it, or reports nonsense. */
  usage: TokenUsage | undefined
  systemFingerprint: string | null
}

/**
 * Parses a message as JSON, without NUL characters and lone surrogates, which a database cannot store. Throws on
 * invalid JSON.
 */
export function readJson(content: string): unknown {
  return JSON.parse(content, (_, part: unknown) =>
    typeof part === 'string' ? part.replace(/\0|\p{Surrogate}/gu, '') : part,
  )
}

/** Reads a chat completion. Throws if it is none. */
export function readCompletion(value: unknown): Completion {
  const { choices, usage, system_fingerprint: systemFingerprint } = CompletionSchema.parse(value)
  return {
    content: choices[0]?.message.content ?? null,
    usage: usage ? { inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens } : undefined,
    systemFingerprint: systemFingerprint ?? null,
  }
}
