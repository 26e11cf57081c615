import { PLACES } from '#app/config/navigation.ts'

const WORDS_PATH = `${PLACES.vocabulary}/words`
/** The slug after the id is for people; only the id counts. */
const WORD_PARAM = /^([1-9]\d{0,8})(?:-[a-z0-9-]*)?$/iu

function wordSlug(english: string): string {
  return english
    .toLowerCase()
    .normalize('NFD')
    .replace(/['\u2019\p{M}]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** The address of an entry's own page: `/vocabulary/words/12-bond`. */
export function wordPath({ id, english }: { id: number; english: string }): string {
  return `${WORDS_PATH}/${[id, wordSlug(english)].filter((part) => part !== '').join('-')}`
}

/** The id in the last part of such an address, whatever its slug; null for anything else. */
export function readWordParam(param: string): number | null {
  const [, id] = WORD_PARAM.exec(param) ?? []
  return id === undefined ? null : Number(id)
}
