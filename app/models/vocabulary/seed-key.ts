/**
 * Names an entry of the content files: one for an English word of a topic, so that an entry whose Turkish is corrected is
 * still the same.
 */
export function seedKeyOf({ category, english }: { category: string; english: string }): string {
  return JSON.stringify([category, english.toLowerCase()])
}
