import { RECORDING_RETENTION_DAYS } from '../../speech.ts'
import type { samplePractice as en } from '../en/sample-practice.ts'

export const samplePractice: typeof en = {
  noScript: {
    title: 'Kayıt için JavaScript gerekiyor',
    text: 'JavaScript burada kapalı, bu yüzden bu sayfa sesini kaydedemez. Bölümleri dinleyip çevirini yazabilirsin; aynı kurallarla puanlanır.',
    link: 'Çevirimi yazacağım',
  },
  player: {
    loading: 'Hazırlanıyor',
  },
  speak: {
    tr: `Şimdi Türkçe söyle. Kaydın puanlanmak üzere sunucumuza gider, en geç ${RECORDING_RETENTION_DAYS} gün sonra silinir.`,
    en: `Şimdi İngilizce söyle. Kaydın puanlanmak üzere sunucumuza gider, en geç ${RECORDING_RETENTION_DAYS} gün sonra silinir.`,
  },
  typed: {
    title: 'Çevirini yaz',
    text: 'Bir bölümü dinle, sonra diğer dilde nasıl söyleyeceğini yaz. Söyleyecek bir şeyin yoksa “Burada bir şey söylemedim” kutusunu işaretle: bölüm atlanmış sayılır. Türkçeyi Türkçe harfler olmadan da yazabilirsin.',
    segment: (number) => `${number}. bölüm`,
    intoTurkish: 'Türkçe çevirin',
    intoEnglish: 'İngilizce çevirin',
    showSource: 'Söyleneni göster',
    audioLink: 'Bölümü dinle',
    submit: 'Çevirimi puanla',
    submitting: 'Puanlanıyor…',
    nothing: 'En az bir bölümün çevirisini yaz.',
    tooLong: (number) => `${number}. bölümün metni çok uzun.`,
    back: 'Örneğe dön',
    whole: 'Diyaloğun tamamını yaz',
  },
  needsTranscripts: {
    title: 'Ne söylediğini yaz',
    text: (count) =>
      count === 1
        ? 'Kaydın bizde, ama yazıya dökemedik. Bu bölümde ne söylediğini olabildiğince aynen yaz, puanlansın.'
        : `Kayıtların bizde, ama ${count} tanesini yazıya dökemedik. Ne söylediğini olabildiğince aynen yaz, diyalog puanlansın.`,
    textMixed: (count) =>
      count === 1
        ? 'Bir bölümde ne söylediğini henüz bilmiyoruz. Olabildiğince aynen yaz, diyalog puanlansın.'
        : `${count} bölümde ne söylediğini henüz bilmiyoruz. Olabildiğince aynen yaz, diyalog puanlansın.`,
    noRecording: 'Burada bu bölümün kaydı yok.',
    said: (language) => `${language} olarak söylediklerin`,
    submit: 'Söylediklerimi puanla',
    fixed: 'Yazım yanlışı sorun değil: sonuçta her bölümü düzeltebilirsin.',
  },
  languages: { en: 'İngilizce', tr: 'Türkçe' },
}
