import { MAX_LISTED_PAUSES } from '../../speech.ts'
import type { delivery as en } from '../en/delivery.ts'

const format = new Intl.NumberFormat('tr', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
/** A figure and its unit stay on one line. */
const seconds = (milliseconds: number) => `${format.format(milliseconds / 1000)}\u00A0sn`

export const delivery: typeof en = {
  segment: {
    label: 'Akıcılık',
    start: (milliseconds) => `${seconds(milliseconds)} sonra başladın`,
    noPause: '2\u00A0sn ve üzeri duraksama yok',
    pauses(milliseconds) {
      const listed =
        milliseconds.length <= MAX_LISTED_PAUSES
          ? milliseconds.map(seconds).join('; ')
          : `en uzunu ${seconds(Math.max(...milliseconds))}`
      return `2\u00A0sn ve üzeri ${milliseconds.length} duraksama (${listed})`
    },
    rate: (wordsPerMinute) => `dakikada ${wordsPerMinute} kelime`,
  },
  summary: {
    title: 'Nasıl konuştun?',
    start: 'Söze başlama',
    startAfter: (milliseconds) => `genelde ${seconds(milliseconds)} sonra`,
    pauses: '2\u00A0sn ve üzeri duraksama',
    rate: { en: 'İngilizce konuşma hızı', tr: 'Türkçe konuşma hızı' },
    rates: (slowest, fastest) =>
      slowest === fastest ? `dakikada ${slowest} kelime` : `dakikada ${slowest}–${fastest} kelime`,
    advice: {
      pauses: 'NAATI uzun duraksamalardan puan kırabilir: bir kelime gelmezse başka türlü söyle ve devam et.',
      'late-start': 'NAATI, zilden sonra beş saniye içinde başlamanı bekler: emin olduğun yerden başla.',
      interrupted:
        'Uzun duraksaman olmadı. Akışını bozan dolgu sözleri, tekrarlar ve baştan almalar puan dökümünde: devam etmeden önce bir nefes al.',
      steady: 'NAATI uzun duraksaması olmayan bir anlatım bekler; seninkinde hiç yoktu. Bu akışı koru.',
    },
    marks: 'Kayıtlarından ölçüldü. Henüz puanı etkilemiyor.',
  },
}
