/** Prefixes of the names of texts that were typed and not sent. */
export const PENDING_TEXT_PREFIXES = ['note.', 'draft.'] as const
