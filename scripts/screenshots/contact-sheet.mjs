// shots/index.html: the pictures of npm run shots, small, one row for each screen.
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { fromRoot } from '../project.mjs'

const FOLDER = fromRoot('shots')
const NAME = /^(?<screen>.+)-(?<language>en|tr)-(?<width>\d+)-(?<theme>light|dark)\.png$/

const STYLE = `
  body { font: 15px/1.5 system-ui; margin: 2rem; color-scheme: light dark }
  section { margin: 2rem 0 }
  h2 { font-size: 1rem; margin: 0 0 .5rem }
  div { display: flex; gap: 1rem; overflow-x: auto; align-items: start }
  figure { margin: 0; flex: none }
  figcaption { font-size: .8rem }
  img { height: 22rem; max-width: 40rem; object-fit: contain; object-position: top; border: 1px solid #8885 }`

/** @param {{ file: string, caption: string }} picture */
const figure = ({ file, caption }) =>
  `<figure><a href="${file}"><img src="${file}" alt="${caption}" loading="lazy"></a><figcaption>${caption}</figcaption></figure>`

/** Writes it. @returns {Promise<number>} how many pictures it shows. */
export async function writeContactSheet() {
  await mkdir(FOLDER, { recursive: true })
  const pictures = (await readdir(FOLDER)).sort().flatMap((file) => {
    const { screen = '', width, theme, language } = NAME.exec(file)?.groups ?? {}
    return screen === '' ? [] : [{ file, screen, caption: `${width}, ${theme}, ${language}` }]
  })
  const rows = [...new Set(pictures.map(({ screen }) => screen))]
  const sections = rows.map((name) => {
    const own = pictures.filter(({ screen }) => screen === name).map((picture) => figure(picture))
    return `<section><h2 id="${name}">${name}</h2><div>${own.join('')}</div></section>`
  })
  const head = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>${STYLE}</style>`
  await writeFile(`${FOLDER}/index.html`, `${head}<h1>${rows.length} screens</h1>${sections.join('\n')}`)
  return pictures.length
}
