import type { Language } from '#app/models/dialogues/language.ts'

/** Words that make a clause a condition, matched on folded text. */
export const EXPLICIT_CONDITION: Record<Language, RegExp> = {
  en: /\b(?:if|unless|as long as|provided)\b/u,
  tr: /\b(?:eger|yeter ki|(?:\S{2,}(?:[iu]r|[ae]r|z|[iu]yor|d[iu]|d[iu]g[iu]m|s)|degil|var|yok)s[ae](?:n[iu]z|m|n|k|l[ae]r)?|\S+m[ae]d[iu]kc[ae]|takdirde|sartiyla|surece)(?=\s|$)/u,
}
