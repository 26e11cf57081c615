import type { ErrorItem } from '#app/models/scoring/evaluation.ts'
import { findingText } from '#app/models/scoring/reader-texts.ts'
import { useExplanationLanguage } from '../shell/explanation-language.ts'

/** An error's sentence, in the language that the reader has chosen for explanations. */
export function FindingSentence({ error }: { error: Pick<ErrorItem, 'detail' | 'detailTurkish'> }) {
  const { language, text } = findingText(error, useExplanationLanguage())
  return <span lang={language}>{text}</span>
}
