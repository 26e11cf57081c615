import type { voiceSearch as en } from '../en/voice-search.ts'

export const voiceSearch: typeof en = {
  start: 'Sesle ara',
  listening: 'Dinliyoruz. Bir başlık ya da konu söyle. Sesin, tarayıcını geliştiren şirkete gönderilebilir.',
  unsupported: 'Bu tarayıcı sesle aramayı desteklemiyor',
}
