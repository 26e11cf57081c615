import type { Locale } from '#app/config/copy/locale.ts'

/** The title of a dialogue or a mock test in both languages. */
export interface Titled {
  title: string
  /** Null where nobody has written one. */
  titleTr?: string | null | undefined
}

/** What tells a learner about a dialogue or a mock test, in both languages. */
export interface DialogueWords extends Titled {
  /** One line of the story; null where nobody has written one. */
  hook?: string | null | undefined
  hookTr?: string | null | undefined
  description: string
  /** Null where nobody has written one. */
  descriptionTr?: string | null | undefined
}

/** The same as stored. */
export type StoredWords = { [Name in keyof DialogueWords]-?: Exclude<DialogueWords[Name], undefined> }

/** Their columns. */
export const WORD_FIELDS = {
  title: true,
  titleTr: true,
  hook: true,
  hookTr: true,
  description: true,
  descriptionTr: true,
} as const satisfies Record<keyof DialogueWords, true>

/** The title in the reader's language, or in English. */
export function titleIn({ title, titleTr }: Titled, locale: Locale): string {
  return locale === 'tr' ? (titleTr ?? title) : title
}

/** What a dialogue trains, in the reader's language; the other language would help nobody. Mock tests do not say it. */
export function aimIn(
  { aim, aimTr }: { aim?: string | null | undefined; aimTr?: string | null | undefined },
  locale: Locale,
): string | null {
  return (locale === 'tr' ? aimTr : aim) ?? null
}

/** Title and description in the reader's language, or in English. A hook in the other language would help nobody. */
export function wordsIn(
  words: DialogueWords,
  locale: Locale,
): { title: string; hook: string | null; description: string } {
  const { hook, hookTr, description, descriptionTr } = words
  const isTurkish = locale === 'tr'
  return {
    title: titleIn(words, locale),
    hook: (isTurkish ? hookTr : hook) ?? null,
    description: isTurkish ? (descriptionTr ?? description) : description,
  }
}
