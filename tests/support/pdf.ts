import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The text of a PDF by page, with spaces for line breaks; its title, language and tags. */
export async function readPdf(bytes: Uint8Array) {
  // The parser takes ownership of the bytes.
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages: string[] = []
  const tags: string[] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
    tags.push(JSON.stringify(await page.getStructTree()))
  }
  const { info } = await document.getMetadata()
  const details = JSON.stringify(info)
  await document.destroy()
  const squeezed = pages.map((text) => text.replace(/\s+/gu, ' '))
  return { pages: squeezed, text: squeezed.join(' '), tags: tags.join(''), details }
}
