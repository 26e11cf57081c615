// npm run build: the production build, once per language (docs/decisions/025-one-language-a-bundle.md), with its text files
// compressed once instead of on every request.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cp, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify, stripVTControlCharacters } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { bundle as bundleModule } from './bundle.mjs'
import { ensurePrismaClient } from './database/prisma-generate.mjs'
import { BUILD_STAMP, fromRoot, needsBuild, Problem, ROOT, runScript } from './project.mjs'

const FIRST = 'en'
const OTHERS = ['tr']
const TEXT_FILES = new Set(['.js', '.css', '.html', '.svg', '.json', '.txt', '.xml', '.webmanifest', '.ico'])
/** Compression does not pay off for shorter ones. */
const MIN_BYTES = 1_024

const compressWithBrotli = promisify(brotliCompress)
const compressWithGzip = promisify(gzip)

/** @param {string} language */
async function bundle(language) {
  const bin = fromRoot('node_modules/@react-router/dev/bin.js')
  const child = spawn(process.execPath, [bin, 'build'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', BUILD_LANGUAGE: language },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Problem(`The build failed:\n${stripVTControlCharacters(output)}`)
}

/** @param {string} file */
async function compressFile(file) {
  const bytes = await readFile(file)
  if (bytes.byteLength < MIN_BYTES) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const variants = [
    { name: `${file}.br`, content: await compressWithBrotli(bytes, { params }) },
    { name: `${file}.gz`, content: await compressWithGzip(bytes, { level: constants.Z_BEST_COMPRESSION }) },
  ]
  for (const { name, content } of variants) {
    if (content.byteLength < bytes.byteLength) await writeFile(name, content)
  }
}

/** @param {string} folder */
async function compressFolder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && TEXT_FILES.has(extname(entry.name)))
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))))
}

/**
 * Browsers load one language, the server all of them: the server's bundle comes from the first build, the assets of
 * both builds are merged, and the other builds' manifests are placed next to the server's bundle.
 */
async function assemble() {
  const built = fromRoot('build')
  for (const language of OTHERS) {
    // Files common to both have the same name.
    await cp(join(built, language, 'client/assets'), join(built, FIRST, 'client/assets'), { recursive: true })
    await rename(join(built, language, 'server/index.js'), join(built, FIRST, `server/manifest.${language}.js`))
    await rm(join(built, language), { recursive: true })
  }
  for (const part of ['client', 'server']) {
    await rm(join(built, part), { recursive: true, force: true })
    await rename(join(built, FIRST, part), join(built, part))
  }
  await rm(join(built, FIRST), { recursive: true })
}

/** Writes the offline page's files and the build's version into the service worker. */
async function completeServiceWorker() {
  const worker = fromRoot('build/client/sw.js')
  const names = (await readdir(fromRoot('build/client/assets'))).sort()
  const files = names.filter((name) => /^(?:public-.*\.css|bricolage-.*\.woff2)$/.test(name))
  const text = await readFile(worker, 'utf8')
  const page = await readFile(fromRoot('build/server/index.js'))
  const version = createHash('sha256').update(text).update(names.join()).update(page).digest('hex').slice(0, 12)
  const list = JSON.stringify([...files.map((name) => `/assets/${name}`), '/kept-dialogues.js'])
  await writeFile(worker, text.replace('__VERSION__', version).replace('__FILES__', list))
}

/** Builds, whether or not the last build is older than its sources. */
export async function build() {
  await ensurePrismaClient()
  await rm(BUILD_STAMP, { force: true })
  // A source that changes during the build counts as newer than the build.
  const startedAt = new Date()
  await Promise.all([
    ...[FIRST, ...OTHERS].map((language) => bundle(language)),
    bundleModule('app/services/scoring/judging/judging-thread.ts', fromRoot('build/judging')),
  ])
  await assemble()
  await completeServiceWorker()
  await compressFolder(fromRoot('build/client'))
  await writeFile(BUILD_STAMP, '')
  await utimes(BUILD_STAMP, startedAt, startedAt)
}

/** Builds if the build is older than its sources. */
export async function ensureBuild() {
  if (!needsBuild()) return
  console.log('Building…')
  await build()
}

if (process.argv[1] === fromRoot('scripts/build.mjs')) await runScript(build)
