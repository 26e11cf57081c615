import { FULL_MARKS } from '../../scoring.ts'
import { SESSION_NOTE_MAX_CHARACTERS } from '../../progress.ts'
import type { history as en } from '../en/history.ts'

export const history: typeof en = {
  title: 'Alıştırma geçmişi',
  subtitle: 'Çevirdiğin bütün diyaloglar, en yenisi başta.',
  summary: {
    label: 'Özet',
    practice: 'Alıştırma',
    mockTests: 'Deneme sınavı',
    passed: 'Geçilen',
    passRate: 'Geçme oranı',
    percent: (rate) => `%${rate}`,
  },
  filters: {
    label: 'Çalışma türü',
    types: { all: 'Hepsi', practice: 'Alıştırma', 'mock-test': 'Deneme sınavı' },
    topic: 'Konu',
    allTopics: 'Bütün konular',
    apply: 'Göster',
  },
  levels: { beginner: 'Başlangıç', intermediate: 'Orta', advanced: 'İleri' },
  list: 'Çalışmalar',
  older: 'Daha eski çalışmalar',
  newest: 'En yeni çalışmalar',
  empty: {
    title: 'Henüz çalışma yok',
    text: 'Sonuçların, kendi kayıtlarınla birlikte, ilk diyaloğundan itibaren burada durur.',
    start: 'Alıştırmaya başla',
  },
  noMatch: {
    title: 'Çalışma bulunamadı',
    text: 'Daha çok sonuç görmek için filtreleri değiştir.',
    reset: 'Bütün çalışmaları göster',
  },
  row: {
    pass: 'GEÇTİ',
    fail: 'KALDI',
    score: (marks) => `${marks}/${FULL_MARKS}`,
    critical: (count) => `${count} kritik`,
    minor: (count) => `${count} küçük`,
    view: 'Ayrıntılar',
    bridge: (held, cracked, gone) => `${held} tahta sağlam, ${cracked} çatlak, ${gone} çökmüş`,
    received: 'Puanlanıyor…',
    needs_transcripts: 'Sözlerin bekleniyor',
  },
  mockTest: {
    title: 'NAATI CCL deneme sınavı',
    view: 'Ayrıntılı rapor',
    score: (marks, outOf) => `${marks}/${outOf}`,
    dialogues: (title) => `${title}, iki diyalog.`,
    report: 'Sonuçları aç',
    badge: (marks) => `Rozet ${marks} puan ve üzeri için verilir.`,
  },
  details: {
    feedback: 'Genel değerlendirme',
    errors: 'Hatalar',
    noErrors: 'Hiç puan kırılmadı.',
    segments: 'Bölüm bölüm',
    segment: (number) => `${number}. bölüm`,
    recording: (number) => `${number}. bölümdeki kaydın`,
    received: 'Kayıtların bizde. Sonuç hazır olur olmaz burada durur.',
    needs_transcripts: 'Kayıtların hepsini yazıya dökemedik. Ne söylediğini yaz, diyalog o zaman puanlanır.',
    type: 'Ne söylediğini yaz',
    recordings: 'Kayıtların',
    report: 'Raporun tamamını aç',
  },
  note: {
    label: 'Özel not',
    hint: `Yalnızca sen görürsün. En fazla ${SESSION_NOTE_MAX_CHARACTERS} karakter.`,
    save: 'Notu kaydet',
    saving: 'Kaydediliyor…',
  },
  estimate:
    'Alıştırma puanları tahmindir: burada 45 üzerinden 29 ve üzeri geçer; üç ya da daha fazla kritik hata varsa geçmez.',
}
