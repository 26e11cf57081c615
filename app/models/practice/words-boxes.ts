/** One box for the words of a segment, as a form sent it. */
export interface WordsBox {
  /** Of its text field. */
  name: string
  /** Trimmed. */
  text: string
  /** 'I said nothing here' is ticked. */
  isNothing: boolean
}

export type BoxFault = 'blank' | 'both'

/**
 * The one rule of every form that asks for words: a box holds words or is ticked. A blank one is asked about once, and
 * counts as ticked when the learner says so (`areBlanksNothing`); words beside a tick are asked about too. By name, as
 * field errors are told; empty where the form can be taken.
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

/** Whether a form about one segment may say that nothing was said: of what was heard before, not of a new try. */
export function mayBeNothing(form: { intent: 'correction' | 'retry'; revisionId?: string | undefined }): boolean {
  return form.intent === 'correction' || form.revisionId !== undefined
}
