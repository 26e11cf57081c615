/** Every question ends soon after its signal aborts. */
export interface Call {
  signal: AbortSignal
}

/** A sound as its host has it. */
export interface HostedSound {
  status: 'preparing' | 'ready' | 'errored'
  /** Under which it is played; null where it has none. */
  playbackId: string | null
  error: string | null
}

export interface FoundUpload {
  /** `waiting`: nothing was sent yet; `taken`: it has become an asset; `failed`: it never will. */
  status: 'waiting' | 'taken' | 'failed'
  assetId: string | null
  error: string | null
}

/** What a webhook tells: what it is about. Everything else is asked. */
export interface HostEvent {
  id: string
  type: string
  /** Ids in it, of an asset or an upload. */
  ids: string[]
  /** The content that we named when we sent it. */
  contentHash: string | null
}

/** Who streams source audio for us. All but `playbackUrl` throw `HostFailure`. */
export interface SoundHost {
  /** An address to send one file to. One that is never used comes to nothing by itself. */
  openUpload: (contentHash: string, call: Call) => Promise<{ uploadId: string; url: string }>
  sendFile: (request: { url: string; bytes: Uint8Array }, call: Call) => Promise<void>
  findUpload: (uploadId: string, call: Call) => Promise<FoundUpload | null>
  /** Nothing where it is too late. */
  cancelUpload: (uploadId: string, call: Call) => Promise<void>
  findAsset: (assetId: string, call: Call) => Promise<HostedSound | null>
  /** Nothing where it is gone. */
  deleteAsset: (assetId: string, call: Call) => Promise<void>
  /** An address that plays for a few minutes. */
  playbackUrl: (playbackId: string) => Promise<string>
  /** @throws SignatureRefused */
  readEvent: (request: { payload: string; signature: string }) => Promise<HostEvent>
}

/** `away`: it did not answer, or asks to wait; `refused`: our request was, so that somebody has to look. */
export class HostFailure extends Error {
  override readonly name = 'HostFailure'
  readonly kind: 'away' | 'refused'
  constructor(kind: HostFailure['kind'], message: string, options?: { cause: unknown }) {
    super(message, options)
    this.kind = kind
  }
}

/** A webhook that nobody signed with a secret of ours, or too long ago. */
export class SignatureRefused extends Error {
  override readonly name = 'SignatureRefused'
}
