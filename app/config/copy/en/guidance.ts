/** What an examiner says of a segment, beside its result. */
export const guidance = {
  note: 'What is hard here',
  /** How a correct rendition words the message. */
  variants: { close: 'Close to the source', natural: 'Natural', concise: 'Concise' },
  terms: 'Terms',
  /** For screen readers, after the term. */
  lookUp: '(in the vocabulary)',
  wrongs: {
    title: 'Typical mistakes, and what they cost',
    hint: 'As the only mistake in this segment, each would take off the marks beside it.',
  },
}
