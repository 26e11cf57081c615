/** The submitted box for a segment's words. */
export interface WordsBox {
  /** Name of its text field. */
  name: string
  /** Trimmed text. */
  text: string
  /** The box 'I said nothing here' is ticked. */
  isNothing: boolean
}

export type BoxFault = 'blank' | 'both'

/**
 * The shared rule of forms that ask for words: a box has text or is ticked. A blank one is questioned once, and counts as
 * ticked if the learner confirms (`areBlanksNothing`); text next to a tick is questioned too.
 *
 * @returns field errors by name; empty if the form is valid.
 */
export function faultsOf(
  boxes: readonly WordsBox[],
  { areBlanksNothing }: { areBlanksNothing: boolean },
): Record<string, [BoxFault]> {
  const faults: Record<string, [BoxFault]> = {}
  for (const { name, text, isNothing } of boxes) {
    if (text !== '' && isNothing) faults[name] = ['both']
    if (text === '' && !isNothing && !areBlanksNothing) faults[name] = ['blank']
  }
  return faults
}

/** Whether a form for one segment may say that nothing was said: about an existing recording, not a new retry. */
export function mayBeNothing(form: { intent: 'correction' | 'retry'; revisionId?: string | undefined }): boolean {
  return form.intent === 'correction' || form.revisionId !== undefined
}
