/** Above a form whose unsent text was restored. */
export const formDraft = {
  restored: 'Your unsent changes are back.',
  discard: 'Discard them',
}
