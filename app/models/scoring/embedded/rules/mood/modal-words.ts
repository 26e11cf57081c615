// The words that put an obligation, a permission or a plan on a verb, by language. The first match counts.
import type { Language } from '#app/models/dialogues/language.ts'

/** Degrees of force on a verb. */
export type Force = 'must' | 'may' | 'needNot' | 'mustNot' | 'will'

export const FORCES: Record<Language, [Force, RegExp][]> = {
  en: [
    [
      'needNot',
      /\b(?:(?:not|no longer)(?: \w+)? (?:need|have) to|(?:nobody|noone|no one) (?:has|needs) to|need not|no need|not (?:necessary|required|obliged|compulsory))\b/u,
    ],
    ['mustNot', /\b(?:must not|(?:may|can) not|not allowed|forbidden|prohibited|(?:is|are) not to)\b/u],
    [
      'must',
      /\b(?:must|(?:have|has|had|got|need|needs|needed|required|obliged|forced|supposed) to|required|compulsory|mandatory|necessary|essential)\b/u,
    ],
    ['may', /\b(?:may|might|could|can|maybe|perhaps|possibly|possible|able to|allowed to|free to)\b/u],
    ['will', /\b(?:will|going to|definitely|certainly)\b/u],
  ],
  tr: [
    [
      'needNot',
      /(?:^| )(?:\S+ (?:zorunda|sart|zorunlu|lazim|gerekli|gerek)(?: d[ae])? (?:degil|yok)\S*|\S+ gerek(?:tir)?m(?!ekte)\S+|\S+ gerek kalma\S*|\S+ (?:gerek|luzum|ihtiyac)\S* (?:d[ae] )?(?:yok|duym|kalma|olma[zd])\S*|\S+ (?:zorunda|zorunlulug\S*|mecbur\S*)(?: (?:d[ae]|kimse|hic|kimsenin|icin)){0,2} (?:degil|yok|kalma(?:z|d[iu]|m[iu]s|y)|kalm[iu]yor)\S*)/u,
    ],
    [
      'mustNot',
      /(?:^| )(?:\S+m[ae]m[ae]l[iu]\S*|\S+ yasak\S*|\S+m[ae]m[ae]\S* (?:gerek(?!m)|lazim|sart|zorund|zorunlu|mecbur)\S*(?! (?:degil|yok)))/u,
    ],
    [
      'must',
      /(?:^| )(?:\S+m[ae]l[iu](?:y[iu]m|s[iu]n|s[iu]n[iu]z|y[iu]z|d[iu]r|l[ae]r)?(?= |$)|\S+ (?:zorunda\S*(?! kalabil)|sart(?!iyla|la)\S*|zorunlu\S*|lazim\S*|gerek(?!ebil)\S*|mecbur\S*))/u,
    ],
    ['may', /(?:^| )(?:\S+[ae]bil\S*|\S+ mumkun\S*|belki)/u],
    ['will', /(?:^| )(?:\S+[ae]c[ae](?:k\S*|g(?![iu](?:m[iu]z|n[iu]z|l[ae]r[iu]))\S*))/u],
  ],
}
