/** Name prefixes of texts that were typed but not sent. */
export const PENDING_TEXT_PREFIXES = ['note.', 'draft.'] as const
