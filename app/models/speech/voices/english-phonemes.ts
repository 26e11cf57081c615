/** eSpeak's British IPA on the left, the voice's symbols on the right. Applied in this order. */
const SYMBOLS: readonly (readonly [RegExp, string])[] = [
  // Ties, joiners, and signs of palatal and nasal sounds.
  [/_|\u0361|\u200d|\^|ʲ|\u0303/gu, ''],
  [/dʒ/gu, 'ʤ'],
  [/tʃ/gu, 'ʧ'],
  [/eə/gu, 'ɛː'],
  [/eɪ/gu, 'A'],
  [/aɪ/gu, 'I'],
  [/ɔɪ/gu, 'Y'],
  [/əʊ|oʊ/gu, 'Q'],
  [/aʊ/gu, 'W'],
  [/iə/gu, 'ɪə'],
  [/e/gu, 'ɛ'],
  [/æ/gu, 'a'],
  [/ɐ/gu, 'ə'],
  [/ɚ/gu, 'əɹ'],
  [/r/gu, 'ɹ'],
  [/[xç]/gu, 'k'],
  [/ɬ/gu, 'l'],
]

/** The symbols of the natural voice for IPA as eSpeak's British voice writes it. */
export function toVoiceSymbols(ipa: string): string {
  let symbols = ipa.replaceAll(/\s+/gu, ' ').trim()
  for (const [written, symbol] of SYMBOLS) symbols = symbols.replaceAll(written, symbol)
  return symbols
}
