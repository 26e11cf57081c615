import type { Language, Word } from '../../reading/word.ts'

const BOTH = 'u+h*m+|u+h+|h+m+|m{2,}'
/** Turkish has "er", a private. In English `isMeant` knows where "mm" and "ER" are words. */
const SOUNDS: Record<Language, RegExp> = {
  en: new RegExp(`^(?:${BOTH}|e+r+m*)$`),
  tr: new RegExp(`^(?:${BOTH}|e{2,}h?|ı{2,}h?m*|ıh+m*|hı+m+|ö{2,})$`),
}

/** Whether a speaker who searches for words makes this sound. */
export const isHesitation = ({ text }: Word, language: Language): boolean => SOUNDS[language].test(text)
