import type { ReadSegment } from '../../reading/segment.ts'
import { consonants } from '../../reading/sound.ts'
import { isHeard, soundOf, soundsOf } from './heard.ts'
import { isSameName, namesIn, type SaidName } from './names.ts'

/** Names of the lists that source and every reference say and the rendition does not, nor anything that sounds like them. */
export function lostNames({ sourceLanguage, language, source, references, rendition }: ReadSegment): SaidName[] {
  const said = namesIn(rendition, language)
  const unsaid = namesIn(source, sourceLanguage).filter((name) => !said.some(isSameName(name)))
  if (unsaid.length === 0) return []
  const models = references.map((words) => namesIn(words, language))
  const sounds = soundsOf(rendition, language)
  const isSaid = ({ name, words }: SaidName) =>
    [consonants(name, 'en'), ...words.map((word) => soundOf(word, sourceLanguage))].some((one) => isHeard(one, sounds))
  return unsaid.filter((name) => models.every((model) => model.some(isSameName(name))) && !isSaid(name))
}

/** Names of the lists in the rendition that neither source nor any reference says, nor anything that sounds like them. */
export function newNames({ sourceLanguage, language, source, references, rendition }: ReadSegment): SaidName[] {
  const said = namesIn(rendition, language)
  if (said.length === 0) return []
  const known = [...namesIn(source, sourceLanguage), ...references.flatMap((words) => namesIn(words, language))]
  const sounds = [...soundsOf(source, sourceLanguage), ...references.flatMap((words) => soundsOf(words, language))]
  const isMeant = ({ words }: SaidName) => words.every((word) => isHeard(soundOf(word, language), sounds))
  return said.filter((name) => !known.some(isSameName(name)) && !isMeant(name))
}
