import { foldForSearch } from '../vocabulary/fold.ts'
import type { SprintAnswer } from './sprint.ts'

/**
 * How a typed answer is compared: a whole number by its digits, a number with a fraction by its value, dates and times number by
 * number, and spelt names by letters and digits, without Turkish marks.
 */
export type TypedForm = 'digits' | 'decimal' | 'parts' | 'letters'

const NOT_DIGITS = /\D+/gu
const NOT_LETTERS = /[^a-z0-9/]+/gu
/** Of an address: unit 4 in number 27 is not unit 42 in number 7. */
const BETWEEN_NUMBERS = /(?<=\d)[^a-z0-9]+(?=\d)/gu
const WHOLE_FRACTION = /[.,]0{1,2}$/u
const DECIMAL = /^(?<whole>.*?)(?:[.,](?<fraction>\d{1,2}))?$/u

/** `1.450,50`, `1,450.50` and `1450,5` are the same. A group of three digits after the last mark is no fraction. */
function decimalForm(text: string): string {
  const { whole = '', fraction = '' } = DECIMAL.exec(text.replace(/[^\d.,]/gu, ''))?.groups ?? {}
  const digits = whole.replace(NOT_DIGITS, '').replace(/^0+(?=\d)/u, '')
  const rest = fraction.replace(/0+$/u, '')
  return rest === '' ? digits : `${digits}.${rest}`
}

/** The form in which two answers are compared; empty if there is nothing to compare. */
function sprintForm(text: string, form: TypedForm): string {
  switch (form) {
    case 'digits':
      return text.trim().replace(WHOLE_FRACTION, '').replace(NOT_DIGITS, '')
    case 'decimal':
      return decimalForm(text)
    case 'parts':
      return (text.match(/\d+/gu) ?? []).map((part) => String(Number(part))).join('/')
    case 'letters':
      return foldForSearch(text).replace(BETWEEN_NUMBERS, '/').replace(NOT_LETTERS, '')
  }
}

/** The answer to an item whose question is typed. */
export function typedAnswer(options: { form: TypedForm; shown: string; also?: string[] }): SprintAnswer {
  const { form, shown, also = [] } = options
  return { type: 'typed', form, shown, accepted: [...new Set([shown, ...also].map((text) => sprintForm(text, form)))] }
}

/** Whether an answer is right: of a choice, the number of the wording as text. */
export function isRightAnswer(answer: SprintAnswer, given: string): boolean {
  if (answer.type === 'choice') return given === String(answer.right)
  const form = sprintForm(given, answer.form)
  return form !== '' && answer.accepted.includes(form)
}
