import { createVerify, generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type MuxAssetThing, type MuxEvent, MUX_SECRETS, type MuxUpload } from './things.ts'

/**
 * `hang`: accepts the request and never responds; `error`, `limited`, `unauthorized`: 500, 429, 401; `reset`: closes
 * the connection; `acted`: does what was asked and closes the connection.
 */
type FaultKind = 'hang' | 'error' | 'limited' | 'unauthorized' | 'reset' | 'acted'

interface Fault {
  kind: FaultKind
  /** Requests such as `POST /video/v1/uploads`; all by default. */
  on?: RegExp
  /** How many requests fail; all by default. */
  times?: number
}

export interface MuxDouble {
  /** For MUX_API_BASE. */
  url: string
  uploads: Map<string, MuxUpload>
  assets: Map<string, MuxAssetThing>
  /** Every request, such as `POST /video/v1/uploads`. */
  calls: string[]
  /** The webhooks that Mux has sent, or would have. */
  events: MuxEvent[]
  /** Makes an asset with its audio file ready; with `withFile` false, the file is not ready yet. */
  makeReady: (assetId: string, options?: { withFile?: boolean }) => void
  makeErrored: (assetId: string, message: string) => void
  /** Somebody deletes it by hand. */
  remove: (assetId: string) => void
  setFault: (fault: Fault | undefined) => void
  /** The settings that point an app to it. */
  settings: Record<string, string>
  close: () => Promise<void>
}

const TOKEN = { id: 'token-id', secret: 'token-secret' }
const SIGNING_KEY_ID = 'signing-key-1'
const STATUS = { error: 500, limited: 429, unauthorized: 401 } as const
const isStatus = (kind: FaultKind): kind is keyof typeof STATUS => kind in STATUS

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts)
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

class Double {
  readonly uploads = new Map<string, MuxUpload>()
  readonly assets = new Map<string, MuxAssetThing>()
  readonly calls: string[] = []
  readonly events: MuxEvent[] = []
  readonly keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  fault: Fault | undefined
  url = ''
  #made = 0

  tell(type: string, thing: { kind: string; id: string; data: object }): void {
    this.events.push({ id: randomUUID(), type, object: { type: thing.kind, id: thing.id }, data: thing.data })
  }

  tellAsset(type: string, asset: MuxAssetThing): void {
    this.tell(type, { kind: 'asset', id: asset.id, data: { ...asset, bytes: undefined } })
  }

  takeFault(call: string): FaultKind | undefined {
    const { fault } = this
    if (!fault || (fault.on && !fault.on.test(call))) return undefined
    if (fault.times !== undefined) {
      fault.times -= 1
      if (fault.times === 0) this.fault = undefined
    }
    return fault.kind
  }

  createUpload(fields: Omit<MuxUpload, 'id' | 'status'>): MuxUpload {
    this.#made += 1
    const upload: MuxUpload = { ...fields, id: `upload-${this.#made}`, status: 'waiting' }
    this.uploads.set(upload.id, upload)
    this.tell('video.upload.created', { kind: 'upload', id: upload.id, data: upload })
    return upload
  }

  receive(uploadId: string, bytes: Buffer): number {
    const upload = this.uploads.get(uploadId)
    if (upload?.status !== 'waiting') return 404
    const { passthrough, playback_policies: policies = [], static_renditions: files = [] } = upload.new_asset_settings
    this.#made += 1
    const id = `asset-${this.#made}`
    const asset: MuxAssetThing = {
      id,
      upload_id: uploadId,
      status: 'preparing',
      passthrough,
      playback_ids: policies.map((policy) => ({ id: `${id}-${policy}`, policy })),
      static_renditions: {
        files: files.map(({ resolution }) => ({
          id: `${id}-file`,
          name: 'audio.m4a',
          status: 'preparing',
          resolution,
        })),
      },
      bytes,
    }
    this.assets.set(id, asset)
    Object.assign(upload, { status: 'asset_created', asset_id: id })
    this.tell('video.upload.asset_created', { kind: 'upload', id: uploadId, data: upload })
    this.tellAsset('video.asset.created', asset)
    return 200
  }

  /** Serves the audio file for a valid token of ours. */
  stream(request: IncomingMessage, response: ServerResponse, url: URL): void {
    const [, playbackId = ''] = url.pathname.split('/')
    const asset = [...this.assets.values()].find(({ playback_ids: ids }) => ids.some(({ id }) => id === playbackId))
    const [head = '', claims = '', signature = ''] = (url.searchParams.get('token') ?? '').split('.')
    const verifier = createVerify('RSA-SHA256').update(`${head}.${claims}`)
    const isOurs = verifier.verify(this.keys.publicKey, signature, 'base64url')
    const said = isOurs ? JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) : {}
    const isGood = said.sub === playbackId && said.aud === 'v' && said.kid === SIGNING_KEY_ID
    const headers = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'audio/mp4' }
    if (!isGood || said.exp < Date.now() / 1_000) response.writeHead(403, headers).end()
    else if (asset?.status !== 'ready') response.writeHead(404, headers).end()
    else response.writeHead(200, headers).end(asset.bytes)
  }

  api(method: string, path: string, body: Buffer): { status: number; body: object } {
    const [, , , kind, id = '', verb] = path.split('/')
    if (method === 'POST' && kind === 'uploads') {
      const upload = this.createUpload(JSON.parse(body.toString('utf8')))
      return { status: 201, body: { data: { ...upload, url: `${this.url}/storage/${upload.id}` } } }
    }
    const missing = { status: 404, body: { error: { type: 'not_found', messages: ['Not found'] } } }
    const upload = kind === 'uploads' ? this.uploads.get(id) : undefined
    if (upload && verb === 'cancel') {
      if (upload.status !== 'waiting') return { status: 400, body: { error: { type: 'invalid_parameters' } } }
      upload.status = 'cancelled'
    }
    if (upload) return { status: 200, body: { data: upload } }
    const asset = kind === 'assets' ? this.assets.get(id) : undefined
    if (!asset) return missing
    if (method === 'DELETE') {
      this.assets.delete(id)
      this.tellAsset('video.asset.deleted', asset)
      return { status: 204, body: {} }
    }
    return { status: 200, body: { data: { ...asset, bytes: undefined } } }
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.url)
    const { method = 'GET' } = request
    const body = await readBody(request)
    const call = `${method} ${url.pathname}`
    this.calls.push(call)
    const kind = this.takeFault(call)
    if (kind === 'hang') return
    if (kind === 'reset') return void request.socket.destroy()
    if (kind && isStatus(kind))
      return answer(response, STATUS[kind], { error: { type: kind, messages: ['To order.'] } })
    if (url.pathname.endsWith('/audio.m4a')) return this.stream(request, response, url)
    if (url.pathname.startsWith('/storage/')) {
      const received = this.receive(url.pathname.slice('/storage/'.length), body)
      return void (kind === 'acted' ? request.socket.destroy() : response.writeHead(received).end())
    }
    const credentials = Buffer.from(`${TOKEN.id}:${TOKEN.secret}`).toString('base64')
    if (request.headers.authorization !== `Basic ${credentials}`) return answer(response, 401, {})
    const { status, body: said } = this.api(method, url.pathname, body)
    if (kind === 'acted') return void request.socket.destroy()
    if (status === 204) return void response.writeHead(204).end()
    answer(response, status, said)
  }
}

/**
 * One Mux environment on loopback: its API, storage and streams, with faults on request. Independent of the test
 * runner.
 */
export async function startMuxDouble(options: { port?: number } = {}): Promise<MuxDouble> {
  const double = new Double()
  const server = createServer((request, response) => {
    double.handle(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the double has no port')
  double.url = `http://127.0.0.1:${address.port}`
  const pem = double.keys.privateKey.export({ type: 'pkcs1', format: 'pem' }).toString()
  const assetOf = (id: string): MuxAssetThing => {
    const asset = double.assets.get(id)
    if (!asset) throw new Error(`no asset ${id}`)
    return asset
  }
  return {
    url: double.url,
    uploads: double.uploads,
    assets: double.assets,
    calls: double.calls,
    events: double.events,
    makeReady(assetId, { withFile = true } = {}) {
      const asset = assetOf(assetId)
      asset.status = 'ready'
      double.tellAsset('video.asset.ready', asset)
      if (!withFile) return
      for (const file of asset.static_renditions.files) {
        file.status = 'ready'
        const data = { ...file, asset_id: assetId }
        double.tell('video.asset.static_rendition.ready', { kind: 'static_rendition', id: file.id, data })
      }
    },
    makeErrored(assetId, message) {
      const asset = assetOf(assetId)
      Object.assign(asset, { status: 'errored', errors: { type: 'invalid_input', messages: [message] } })
      double.tellAsset('video.asset.errored', asset)
    },
    remove(assetId) {
      const asset = assetOf(assetId)
      double.assets.delete(assetId)
      double.tellAsset('video.asset.deleted', asset)
    },
    setFault: (fault) => void (double.fault = fault && { ...fault }),
    settings: {
      MUX_TOKEN_ID: TOKEN.id,
      MUX_TOKEN_SECRET: TOKEN.secret,
      MUX_SIGNING_KEY_ID: SIGNING_KEY_ID,
      MUX_SIGNING_PRIVATE_KEY: Buffer.from(pem).toString('base64'),
      MUX_WEBHOOK_SECRET: `${MUX_SECRETS.current}, ${MUX_SECRETS.older}`,
      MUX_API_BASE: double.url,
    },
    close() {
      server.closeAllConnections()
      return new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())))
    },
  }
}
