import type { RunningApp } from './app.ts'

export interface StagedAnswer {
  segmentIndex: number
  sha256: string
}

/** The calls that send takes ahead, as one visitor. */
export function stagingAs(app: () => RunningApp, headers: () => Promise<Record<string, string>>) {
  const path = (attemptId: string, index: number | string) => `/api/attempts/${attemptId}/segments/${index}`
  return {
    async put(take: { attemptId: string; dialogueId: number | string; index: number | string; bytes: Uint8Array }) {
      const { attemptId, dialogueId, index, bytes } = take
      const body = new Blob([new Uint8Array(bytes)], { type: 'audio/webm' })
      const url = `${path(attemptId, index)}?dialogueId=${dialogueId}`
      return app().request(url, { method: 'PUT', body, headers: await headers() })
    },
    async takeBack(take: { attemptId: string; index: number }) {
      return app().request(path(take.attemptId, take.index), { method: 'DELETE', headers: await headers() })
    },
    async progress(attemptId: string) {
      return app().request(`/api/attempts/${attemptId}`, { headers: await headers() })
    },
  }
}
