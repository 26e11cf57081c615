import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { clipKey, type ClipWords } from '#app/models/speech/voices/clip-key.server.ts'
import type { VoiceIndex } from '#app/models/speech/voices/voice-index.ts'

export interface FixtureClip extends ClipWords {
  file: string
  content: string
  durationMs: number
}

/** A folder like content/voices with these clips. The files are no audio, which nothing here reads. */
export async function makeShippedFolder(clips: readonly FixtureClip[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kopru-shipped-'))
  const index: VoiceIndex = { version: 1, engine: 'test', dialogues: {}, clips: {} }
  for (const { file, content, durationMs, ...words } of clips) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), content)
    index.clips[clipKey(words)] = {
      file,
      voice: words.voice,
      durationMs,
      lufs: -18,
      sha256: createHash('sha256').update(content).digest('hex'),
      bytes: Buffer.byteLength(content),
      peaks: Buffer.alloc(64).toString('base64'),
      render: 'test',
    }
  }
  await writeFile(join(folder, 'index.json'), JSON.stringify(index))
  return folder
}
