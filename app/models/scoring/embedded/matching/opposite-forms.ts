import type { Language } from '#app/models/dialogues/language.ts'

/** Bases whose opposite is formed with un-, in-, dis- or non-. */
const TAKES_NEGATIVE_PREFIX =
  /^(?:complete|correct|valid|legal|possible|able$|fit$|fair|likely|happy|willing|paid|known$|certain|clear|usual|necessar|comfortable|reliable|suitable|available|acceptable|accurate|adequate|appropriate|sufficient|convenient|dependent|direct|effective|eligible|experienced|formal|secure|visible|patient|perfect|polite|regular|relevant|responsible|legible|literate|logical|honest|loyal|satisf|agree|approv|connect|like|obey|qualified|allowed|continu|employed|married|registered|licen[cs]ed|insured|furnished|stable|tidy|true|used|wanted|healthy|helpful|familiar|friendly|fortunate|expected|equal|conscious|harmed|hurt|identified|interested|pleasant|popular|prepared|reasonable|related|resolved|safe|signed|skilled|successful|supervised|sure|treated|affected|damaged|lock|pack|plug|block|taxable|refundable|smok|stop|resident|compliant|attendance|payment|fiction|conditional|limited|restricted|finished|occupied|opened|marked|sealed|readable|avoidable|bearable|touched|changed|sold$|heard$|kind$|wise$|well$|even$|justified|reported|explained|planned|lawful|authori[sz]ed)/u
const PREFIXED = /^(?:un|in|im|ir|il|dis|non)(?<base>.{3,})$/u

/**
 * "Tuzsuz" and "tuzlu", "dikkatsiz" and "dikkatli" with their endings. Person endings in -siz and -siniz are excluded.
 */
const WITHOUT = /^(?<base>.{3,}?)s[iu]z(?:l[iu][kg].*|c[ae]|d[iu]r|d[iu]|m[iu]s|l[ae]r.*)?$/u
const WITH = /^(?<base>.{3,}?)l[iu](?:d[iu]r|yd[iu]|ym[iu]s|l[ae]r.*|yken|ys[ae])?$/u
const OF_A_PERSON = /(?:[iu]n[iu]z|[iu]yors[iu]n[iu]z)$|^[bs]iz/u

interface AffixForm {
  /** The word without the affix. */
  base: string
  pole: 0 | 1
}

/**
 * The base and pole of a word whose opposite is formed by an affix: "incomplete" and "complete", "kayıtsız" and
 * "kayıtlı". Null for any other word.
 */
export function oppositeForm(folded: string, language: Language): AffixForm | null {
  if (language === 'tr') {
    const without = OF_A_PERSON.test(folded) ? undefined : WITHOUT.exec(folded)?.groups?.base
    if (without) return { base: without, pole: 1 }
    const base = WITH.exec(folded)?.groups?.base
    return base ? { base, pole: 0 } : null
  }
  const base = PREFIXED.exec(folded)?.groups?.base
  if (base && TAKES_NEGATIVE_PREFIX.test(base)) return { base, pole: 1 }
  return TAKES_NEGATIVE_PREFIX.test(folded) ? { base: folded, pole: 0 } : null
}
