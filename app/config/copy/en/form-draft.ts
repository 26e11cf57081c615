/** Above a form in which unsent text was put back. */
export const formDraft = {
  restored: 'Your unsent changes are back.',
  discard: 'Discard them',
}
