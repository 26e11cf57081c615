import type { Item } from './items.ts'
import type { LibraryDialogue } from './material.ts'

/** Every wording and every typical wrong rendition of the library, beside all references, as in the product. */
export function libraryItems(library: readonly LibraryDialogue[]): Item[] {
  return library.flatMap(({ slug, segments, guidance }) =>
    segments.flatMap((segment, index): Item[] => {
      const direction = segment.speaker === 'English' ? 'en-tr' : 'tr-en'
      const item = { dialogue: slug, split: 'library', direction, segment, index } as const
      return [
        ...[segment.translation, ...segment.variants].map((text): Item => ({
          ...item,
          kind: 'known',
          least: 'clean',
          text,
        })),
        ...(guidance[index]?.wrongs ?? []).map(({ text, kind, severity }): Item => ({
          ...item,
          kind,
          least: severity,
          text,
        })),
      ]
    }),
  )
}
