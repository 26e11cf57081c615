/** How the names of texts begin that somebody typed and has not sent. */
export const UNSENT_TEXTS = ['note.', 'draft.'] as const
