// The text side of `npm run voices`: the app's own rules of reading aloud, and the plan of what is recorded.
import { importBundled } from '../bundle.mjs'

/** Bundles the app's rules into one file and imports it. */
export async function loadRules() {
  /** @type {typeof import('../../app/models/speech/voices/recorder.server.ts')} */
  const rules = await importBundled('app/models/speech/voices/recorder.server.ts')
  return rules
}

/** @typedef {Awaited<ReturnType<typeof loadRules>>} Rules */
