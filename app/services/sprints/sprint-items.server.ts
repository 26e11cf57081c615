import { GENERATED_KINDS } from '#app/config/sprints.ts'
import { generateItem } from '#app/models/sprints/generated/generate.ts'
import type { SprintOptions } from '#app/models/sprints/options.ts'
import type { GeneratedKind, SprintItem, SprintKind } from '#app/models/sprints/sprint.ts'
import { pickWritten } from '#app/models/sprints/written/pick-written.ts'
import { type SprintFile, SprintFileSchema } from '#app/models/sprints/written/sprint-file.ts'

// Bundled with the server, so that a build needs no other files.
const FILES = import.meta.glob<unknown>('../../../content/sprints/*.json', { import: 'default' })

const read = new Map<SprintKind, Promise<SprintFile>>()

async function readFile(kind: SprintKind): Promise<SprintFile> {
  const load = FILES[`../../../content/sprints/${kind}.json`]
  if (!load) throw new Error(`content/sprints/${kind}.json is missing`)
  return SprintFileSchema.parse(await load())
}

/** The written items of a kind, read once in a process. Throws if the file is missing or invalid: it is part of the build. */
function readItems(kind: SprintKind): Promise<SprintFile> {
  const file = read.get(kind) ?? readFile(kind)
  read.set(kind, file)
  return file
}

const isGenerated = (kind: SprintKind): kind is GeneratedKind => (GENERATED_KINDS as readonly string[]).includes(kind)

/** The items of the sprint with this seed from one place to another (from 0, `to` excluded): the same ones whenever they are asked for. */
export async function listSprintItems(options: {
  kind: SprintKind
  options: Pick<SprintOptions, 'direction' | 'level'>
  seed: number
  from: number
  to: number
}): Promise<SprintItem[]> {
  const { kind, seed, from, to } = options
  const { direction, level } = options.options
  if (!isGenerated(kind)) {
    const { items } = await readItems(kind)
    return pickWritten({ kind, items, level, direction, seed, from, to })
  }
  return Array.from({ length: Math.max(to - from, 0) }, (_, index) =>
    generateItem({ kind, level, direction, seed, place: from + index }),
  )
}
