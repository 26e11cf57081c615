// Long texts in catalogues use a small markup: paragraphs, '- ' and '1. ' lists, '### ' headings, **bold**,
// [links](/path), and *words* of the other language. Nothing else is parsed, and no HTML.

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; text: string }
  /** In the other of the two languages. */
  | { kind: 'foreign'; text: string }
  | { kind: 'link'; text: string; href: string }

export type Block =
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'heading'; content: Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: Inline[][] }

const INLINE = /\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\[([^\]]+)\]\(([^)\s]+)\)/g
const BULLET = /^- /
const NUMBER = /^\d+\. /
const HEADING = /^### /

function toPiece([, bold, foreign, text = '', href = '']: RegExpMatchArray): Inline {
  if (bold !== undefined) return { kind: 'bold', text: bold }
  return foreign === undefined ? { kind: 'link', text, href } : { kind: 'foreign', text: foreign }
}

/** Parses a line of text. */
export function readInline(text: string): Inline[] {
  const pieces: Inline[] = []
  let end = 0
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) pieces.push({ kind: 'text', text: text.slice(end, match.index) })
    pieces.push(toPiece(match))
    end = match.index + match[0].length
  }
  if (end < text.length) pieces.push({ kind: 'text', text: text.slice(end) })
  return pieces
}

function readBlock(text: string): Block {
  const lines = text.split('\n')
  for (const [mark, isOrdered] of [
    [BULLET, false],
    [NUMBER, true],
  ] as const) {
    if (!lines.every((line) => mark.test(line))) continue
    return { kind: 'list', isOrdered, items: lines.map((line) => readInline(line.replace(mark, ''))) }
  }
  if (HEADING.test(text)) return { kind: 'heading', content: readInline(text.replace(HEADING, '')) }
  return { kind: 'paragraph', content: readInline(lines.join(' ')) }
}

/** Parses a text into blocks, which are separated by empty lines. */
export function readBlocks(text: string): Block[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .filter((block) => block !== '')
    .map(readBlock)
}

/** The plain text without markup, for search and for structured data. */
export function plainText(text: string): string {
  return readBlocks(text)
    .flatMap((block) => (block.kind === 'list' ? block.items : [block.content]))
    .map((content) => content.map((piece) => piece.text).join(''))
    .join(' ')
}
