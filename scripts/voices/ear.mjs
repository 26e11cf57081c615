import { fromRoot, Problem, setting } from '../project.mjs'
import { openLineChild } from './line-child.mjs'

/** The recogniser that checks recordings (README.md). */
export function openEar() {
  const weights = setting('WHISPER_MODEL_DIR')
  if (!weights) throw new Problem('Set WHISPER_MODEL_DIR (scripts/voices/README.md).')
  return openLineChild(setting('WHISPER_PYTHON') ?? 'python3', [fromRoot('scripts/voices/listen.py'), weights])
}
