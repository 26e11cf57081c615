import { db } from '#app/db.server.ts'

/** Base64url: an uncompressed point of P-256, and its private number. */
export interface PushKeyPair {
  publicKey: string
  privateKey: string
}

export function findPushKeys(): Promise<PushKeyPair | null> {
  return db.pushKeys.findFirst({ select: { publicKey: true, privateKey: true } })
}

/** Keeps a pair unless another process was first; all use the one that is kept. */
export async function keepPushKeys(pair: PushKeyPair): Promise<void> {
  await db.pushKeys.createMany({ data: [pair], skipDuplicates: true })
}
