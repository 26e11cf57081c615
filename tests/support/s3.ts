import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

interface RunningS3 {
  settings: { bucket: string; endpoint: string; region: string; accessKeyId: string; secretAccessKey: string }
  /** The folder with its objects. */
  folder: string
  stop: () => Promise<void>
}

/** An S3-compatible server on loopback with one empty bucket. */
export async function startS3(): Promise<RunningS3> {
  const folder = await mkdtemp(join(tmpdir(), 'kopru-s3-'))
  const bucket = 'kopru'
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: bucket }],
  })
  const { port } = await server.run()
  return {
    settings: {
      bucket,
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    folder,
    async stop() {
      await server.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
