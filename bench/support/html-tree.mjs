// Turns our pages back into React elements, to measure the limit of what React can do. It only reads HTML written by React, in
// which every attribute is quoted and every element closed.
import { createElement } from 'react'

const TOKEN =
  /<!--[\s\S]*?-->|<!DOCTYPE[^>]*>|<\/([a-zA-Z][^\s>]*)>|<([a-zA-Z][^\s/>]*)((?:\s+[^\s=/>]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/g
const ATTRIBUTE = /([^\s=/>]+)(?:="([^"]*)")?/g
const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
])
const RAW = new Set(['script', 'style'])
/** Attributes that have another name in React. */
const NAMES = new Map([
  ['class', 'className'],
  ['for', 'htmlFor'],
  ['charset', 'charSet'],
  ['value', 'defaultValue'],
  ['checked', 'defaultChecked'],
  ['selected', 'data-selected'],
])
const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['#x27', "'"],
])

/** @typedef {{ tag: string, props: Record<string, unknown>, children: (Node | string)[] }} Node */

const decode = (/** @type {string} */ text) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name) => ENTITIES.get(name) ?? whole)

/** @param {string} text */
function readAttributes(text) {
  /** @type {Record<string, unknown>} */
  const props = {}
  for (const [, name = '', value] of text.matchAll(ATTRIBUTE)) {
    // For boolean attributes React treats an empty string as false.
    const isFlag = value === undefined || (value === '' && !/^(?:alt|value|content|data-|aria-)/.test(name))
    props[NAMES.get(name) ?? name] = isFlag ? true : decode(value ?? '')
  }
  return props
}

/** @param {string} html */
function parse(html) {
  /** @type {Node} */
  const root = { tag: '', props: {}, children: [] }
  const open = [root]
  const tokens = new RegExp(TOKEN)
  for (let token = tokens.exec(html); token; token = tokens.exec(html)) {
    const [text, closing, tag, attributes = '', isClosed] = token
    const parent = open.at(-1) ?? root
    if (closing !== undefined) open.pop()
    else if (tag === undefined) {
      if (!text.startsWith('<')) parent.children.push(decode(text))
    } else {
      const node = { tag, props: readAttributes(attributes), children: [] }
      parent.children.push(node)
      if (RAW.has(tag)) tokens.lastIndex = skipRaw(html, tokens.lastIndex, node)
      else if (!isClosed && !VOID.has(tag)) open.push(node)
    }
  }
  return root
}

/**
 * A script's text, unchanged.
 * @param {string} html @param {number} start @param {Node} node
 */
function skipRaw(html, start, node) {
  const closing = `</${node.tag}>`
  const end = html.indexOf(closing, start)
  const text = html.slice(start, end)
  if (text !== '') node.props.dangerouslySetInnerHTML = { __html: text }
  return end + closing.length
}

/** @param {Node | string} node @returns {() => import('react').ReactNode} */
function compile(node) {
  if (typeof node === 'string') return () => node
  const { tag, props } = node
  const children = node.children.map(compile)
  return () => createElement(tag, props, ...children.map((child) => child()))
}

/**
 * A function that creates the page's elements on each call, as an app does.
 * @param {string} html
 */
export function compileHtml(html) {
  const page = parse(html).children.find((node) => typeof node !== 'string' && node.tag === 'html')
  if (page === undefined) throw new Error('This is no page.')
  return compile(page)
}
