import { MAX_KEPT_RECORDINGS } from '../../speech.ts'
import type { recordings as en } from '../en/recordings.ts'

const place = (segment: number, dialogue?: number) =>
  dialogue === undefined ? `${segment}. bölüm` : `${dialogue}. diyalog, ${segment}. bölüm`

export const recordings: typeof en = {
  keep: 'Bu kaydı sakla',
  kept: 'Saklanıyor',
  keepSegment: (segment, dialogue) => `Bu kaydı sakla, ${place(segment, dialogue)}`,
  keptSegment: (segment, dialogue) => `Saklanıyor, ${place(segment, dialogue)}. Saklamayı bırak`,
  expires: (date) => `Saklamazsan ${date} tarihinden sonra silinir.`,
  stays: 'Sen bırakana kadar silinmez.',
  full: {
    title: 'Sınıra ulaştın',
    text: `${MAX_KEPT_RECORDINGS} kayıt saklıyorsun. Önce birini bırak, sonra bunu sakla.`,
    tone: 'destructive',
  },
  failed: {
    title: 'Kaydedilemedi',
    text: 'Hiçbir şey değişmedi. Lütfen yeniden dene.',
    tone: 'destructive',
  },
}
