import type { GuidanceCopy } from '../guidance.ts'

export const guidance: GuidanceCopy = {
  note: 'Burada zor olan',
  variants: { close: 'Kaynağa yakın', natural: 'Doğal', concise: 'Kısa' },
  terms: 'Terimler',
  lookUp: '(Kelimeler sayfasında)',
  wrongs: {
    title: 'Sık yapılan hatalar ve bedeli',
    hint: 'Bu bölümdeki tek hatan olsaydı, her biri yanındaki puanı götürürdü.',
  },
}
