/** How the names of texts begin that somebody typed and has not sent. */
export const PENDING_TEXT_PREFIXES = ['note.', 'draft.'] as const
