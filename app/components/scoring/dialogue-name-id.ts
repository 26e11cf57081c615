/**
 * The id of the name of a dialogue, where several stand on one page: it is a part of the names of what belongs to it, so
 * that no two regions are called the same. Empty where there is one dialogue.
 */
export function dialogueNameId(idPrefix: string): string {
  return idPrefix === '' ? '' : `${idPrefix}name`
}
