// How fast each voice speaks, learned from what it has said in this run: so a text that would be too fast is slowed down at once.

/** A voice is known after so many recordings. Chosen by hand. */
const ENOUGH = 3
const MS_PER_MINUTE = 60_000

/** @typedef {{ sentences: string[], words: number, speed: number, pauseMs: number }} Spoken `sentences` in phonemes; `speed` 1 is the voice's own */

/** @param {string[]} sentences */
const symbolsOf = (sentences) => sentences.reduce((sum, sentence) => sum + sentence.length, 0)
/** @param {Spoken} spoken */
const pausesOf = ({ sentences, pauseMs }) => (sentences.length - 1) * pauseMs

export function openPace() {
  /** @type {Map<string, { recordings: number, symbols: number, ms: number }>} `ms`: at the voice's own speed, without pauses */
  const voices = new Map()
  return {
    /** @param {string} voice @param {Spoken & { spokenMs: number }} spoken */
    learn(voice, { spokenMs, ...spoken }) {
      const known = voices.get(voice) ?? { recordings: 0, symbols: 0, ms: 0 }
      known.recordings += 1
      known.symbols += symbolsOf(spoken.sentences)
      known.ms += (spokenMs - pausesOf(spoken)) * spoken.speed
      voices.set(voice, known)
    },
    /** Words a minute that the voice will probably speak; null as long as it is unknown. @param {string} voice @param {Spoken} spoken */
    guess(voice, spoken) {
      const known = voices.get(voice)
      if (!known || known.recordings < ENOUGH) return null
      const ms = (symbolsOf(spoken.sentences) * known.ms) / known.symbols / spoken.speed + pausesOf(spoken)
      return (spoken.words * MS_PER_MINUTE) / ms
    },
  }
}
