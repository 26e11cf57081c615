import type { Locale } from '#app/config/copy/locale.ts'
import { titleIn } from '../dialogues/dialogue-words.ts'

/** The title of an attempt's mock test in both languages. */
export interface TemplateTitled {
  templateTitle: string
  /** Null where nobody has written one. */
  templateTitleTr: string | null
}

/** The title in the reader's language, or in English. */
export function templateTitleIn(
  { templateTitle: title, templateTitleTr: titleTr }: TemplateTitled,
  locale: Locale,
): string {
  return titleIn({ title, titleTr }, locale)
}
