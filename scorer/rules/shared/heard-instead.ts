import type { Rule } from '../rule.ts'

/** One thing of the source was replaced by another of its kind. */
export const heardInstead: Rule['message'] = {
  en: ({ lost, said }) => `The speaker said “${lost}”; your listener heard “${said}”.`,
  tr: ({ lost, said }) => `Konuşmacı “${lost}” dedi, dinleyen “${said}” duydu.`,
}
