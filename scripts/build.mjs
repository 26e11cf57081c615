// npm run build: the production build, with its text files compressed once instead of on every request.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify, stripVTControlCharacters } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { ensurePrismaClient } from './prisma-generate.mjs'
import { BUILD_STAMP, fromRoot, needsBuild, Problem, ROOT, runScript } from './project.mjs'

const TEXT_FILES = new Set(['.js', '.css', '.html', '.svg', '.json', '.txt', '.xml', '.webmanifest', '.ico'])
/** Shorter ones do not get smaller over the network. */
const MIN_BYTES = 1_024

const compressWithBrotli = promisify(brotliCompress)
const compressWithGzip = promisify(gzip)

async function bundle() {
  const bin = fromRoot('node_modules/@react-router/dev/bin.js')
  const child = spawn(process.execPath, [bin, 'build'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
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

async function build() {
  await ensurePrismaClient()
  await rm(BUILD_STAMP, { force: true })
  // What changes while the build runs is newer than the build.
  const startedAt = new Date()
  await bundle()
  await compressFolder(fromRoot('build/client'))
  await writeFile(BUILD_STAMP, '')
  await utimes(BUILD_STAMP, startedAt, startedAt)
}

/** Builds when the build is older than what it is made from. */
export async function ensureBuild() {
  if (!needsBuild()) return
  console.log('Building…')
  await build()
}

if (process.argv[1] === fromRoot('scripts/build.mjs')) await runScript(build)
