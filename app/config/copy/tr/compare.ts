import { FULL_MARKS } from '../../scoring.ts'
import type { compare as en } from '../en/compare.ts'

export const compare: typeof en = {
  title: 'İki alıştırma yan yana',
  before: 'Önceki',
  after: 'Sonraki',
  score: (marks) => `${marks}/${FULL_MARKS}`,
  better: (marks) => `Öncekinden ${marks} puan fazla.`,
  worse: (marks) => `Öncekinden ${marks} puan az.`,
  same: 'Öncekiyle aynı puan.',
  gained: (numbers) => `Daha iyi: ${numbers.join(', ')}. ${numbers.length === 1 ? 'bölüm' : 'bölümler'}.`,
  lost: (numbers) => `Daha zayıf: ${numbers.join(', ')}. ${numbers.length === 1 ? 'bölüm' : 'bölümler'}.`,
  other: 'Karşılaştırılacak alıştırma',
  option: (when, marks) => `${when}: ${marks}/${FULL_MARKS}`,
  show: 'Karşılaştır',
  segments: 'Bölüm bölüm',
  segment: (number) => `${number}. bölüm`,
  change: (before, after) => `${before} → ${after}`,
  spokenChange: (before, after) => `önce ${before}, şimdi ${after}`,
  gain: { better: 'daha iyi', worse: 'daha zayıf', same: 'aynı' },
  recording: (number, when) => `${number}. bölümdeki kaydın, ${when}`,
  noRecording: 'Saklanan kayıt yok.',
  notThere: 'Bu alıştırmada bu bölüm yok.',
  only: 'Bu diyalogda puanlanmış tek alıştırman bu. Neyin değiştiğini görmek için yeniden çalış.',
  again: 'Yeniden çalış',
  back: 'Geçmişe dön',
}
