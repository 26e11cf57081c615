import { expect, test } from 'vitest'
import { plainText, readBlocks, readInline } from './prose-blocks.ts'

test('a line is parsed into text, bold and links', () => {
  expect(readInline('Open **Settings**, then [the plans](/upgrade).')).toEqual([
    { kind: 'text', text: 'Open ' },
    { kind: 'bold', text: 'Settings' },
    { kind: 'text', text: ', then ' },
    { kind: 'link', text: 'the plans', href: '/upgrade' },
    { kind: 'text', text: '.' },
  ])
})

test('words of the other language are distinguished from bold ones', () => {
  expect(readInline('*on buçuk* is **10:30**')).toEqual([
    { kind: 'foreign', text: 'on buçuk' },
    { kind: 'text', text: ' is ' },
    { kind: 'bold', text: '10:30' },
  ])
})

test('an empty line ends a block; a list needs an item on every line', () => {
  const kinds = readBlocks('### Why\n\nOne\nline.\n\n- a\n- b\n\n1. x\n2. y\n\n- not\na list').map((block) =>
    block.kind === 'list' ? `list ${block.isOrdered} ${block.items.length}` : block.kind,
  )
  expect(kinds).toEqual(['heading', 'paragraph', 'list false 2', 'list true 2', 'paragraph'])
})

test('unfinished markup and HTML are plain text', () => {
  expect(readInline('2 * 3 ** 4 <b>x</b> [a] (b)')).toEqual([{ kind: 'text', text: '2 * 3 ** 4 <b>x</b> [a] (b)' }])
})

test('the plain text keeps the words without markup', () => {
  expect(plainText('Say **no**.\n\n- [Here](/faq)\n- there')).toBe('Say no. Here there')
})

test('an empty text has no blocks', () => {
  expect(readBlocks('  \n ')).toEqual([])
})
