import type { mockTestVerdict as en } from '../en/mock-test-verdict.ts'

export const mockTestVerdict: typeof en = {
  officialLine: ({ total, outOf, first, second, passed }) =>
    `Resmî kural: ${total}/${outOf} · 1. diyalog ${first} · 2. diyalog ${second} → ${passed ? 'geçti' : 'henüz geçmedi'}`,
  selfMarkedLine: ({ total, outOf, first, second }) =>
    `Senin verdiğin puanlarla: ${total}/${outOf} · 1. diyalog ${first} · 2. diyalog ${second}`,
  verdict: { pass: 'Geçti', notYet: 'Henüz geçmedi' },
  autoFailed: (slots) => ` (${slots.map((slot) => `${slot}.`).join(' ve ')} diyalogda üç ya da daha fazla kritik hata)`,
}
