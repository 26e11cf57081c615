import type { draft as en } from '../en/draft.ts'

export const draft: typeof en = { draft: 'Taslak' }
