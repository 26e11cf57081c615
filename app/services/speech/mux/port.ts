/** Every call ends soon after its signal aborts. */
export interface Call {
  signal: AbortSignal
}

/** The state of a sound at its host. */
export interface HostedSound {
  status: 'preparing' | 'ready' | 'errored'
  /** ID for playback; null if it has none. */
  playbackId: string | null
  error: string | null
}

export interface FoundUpload {
  /** `waiting`: nothing was uploaded yet; `taken`: it became an asset; `failed`: it never will. */
  status: 'waiting' | 'taken' | 'failed'
  assetId: string | null
  error: string | null
}

/** The IDs in a webhook. Everything else is fetched. */
export interface HostEvent {
  id: string
  type: string
  /** IDs of an asset or upload. */
  ids: string[]
  /** The content hash that we passed with the upload. */
  contentHash: string | null
}

/** A host that streams source audio. All methods except `playbackUrl` throw `HostFailure`. */
export interface SoundHost {
  /** A URL to upload one file to. It expires if unused. */
  openUpload: (contentHash: string, call: Call) => Promise<{ uploadId: string; url: string }>
  sendFile: (request: { url: string; bytes: Uint8Array }, call: Call) => Promise<void>
  findUpload: (uploadId: string, call: Call) => Promise<FoundUpload | null>
  /** Does nothing if it is too late. */
  cancelUpload: (uploadId: string, call: Call) => Promise<void>
  findAsset: (assetId: string, call: Call) => Promise<HostedSound | null>
  /** Does nothing if it is already deleted. */
  deleteAsset: (assetId: string, call: Call) => Promise<void>
  /** A URL that plays for a few minutes. */
  playbackUrl: (playbackId: string) => Promise<string>
  /** @throws SignatureRefused */
  readEvent: (request: { payload: string; signature: string }) => Promise<HostEvent>
}

/** `away`: no answer, or a rate limit; `refused`: our request was rejected, which needs a developer. */
export class HostFailure extends Error {
  override readonly name = 'HostFailure'
  readonly kind: 'away' | 'refused'
  constructor(kind: HostFailure['kind'], message: string, options?: { cause: unknown }) {
    super(message, options)
    this.kind = kind
  }
}

/** A webhook not signed with one of our secrets, or signed too long ago. */
export class SignatureRefused extends Error {
  override readonly name = 'SignatureRefused'
}
