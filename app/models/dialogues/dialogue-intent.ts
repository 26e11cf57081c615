/** What is confirmed in a panel; each is also the name of the parameter that asks for it. */
const DIALOGUE_INTENTS = ['delete', 'restore', 'publish', 'unpublish'] as const
export type DialogueIntent = (typeof DIALOGUE_INTENTS)[number]

export function isDialogueIntent(value: unknown): value is DialogueIntent {
  return DIALOGUE_INTENTS.some((intent) => intent === value)
}
