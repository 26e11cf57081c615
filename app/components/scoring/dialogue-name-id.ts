/**
 * The id of a dialogue's name on a page with several dialogues. Region labels include it, so that no two are the same.
 * Empty for a single dialogue.
 */
export function dialogueNameId(idPrefix: string): string {
  return idPrefix === '' ? '' : `${idPrefix}name`
}
