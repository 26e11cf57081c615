import { examFacts } from '../../exam-facts.ts'
import type { guide as en } from '../en/guide.ts'

const f = examFacts

export const guide: typeof en = {
  title: 'Türkçe NAATI CCL sınavı: baştan sona rehber',
  shortTitle: 'CCL sınavı rehberi',
  description:
    'Türkçe NAATI CCL sınavı nedir, nasıl yapılır, nasıl puanlanır, nasıl hazırlanılır: her bilgi kaynağıyla, vaatsiz.',
  overline: 'Rehber',
  lead: 'Sınav senden ne istiyor, nasıl puanlanıyor ve bugünden o güne kadar ne yapmalı. Her bilginin kaynağı var; yalnızca bizim önerimiz olan yerde öyle yazıyor.',
  readingTime: (minutes) => `${minutes} dakikalık okuma`,
  updated: (date) => `Bilgilerin son kontrolü: ${date}`,
  contents: 'İçindekiler',
  sections: {
    'what-is-ccl': 'CCL sınavı nedir',
    'test-format': 'Sınav nasıl yapılır',
    'scoring-criteria': 'Nasıl puanlanır',
    'preparation-strategy': 'Nasıl hazırlanmalı',
    'ai-advantage': 'Puanlı alıştırma ne katar',
    'common-mistakes': 'En çok puan götüren hatalar',
  },
  format: {
    caption: 'Bir bakışta sınav',
    rows: {
      dialogues: {
        label: 'Diyalog',
        value: `farklı konulardan ${f.dialogues.value} diyalog; her biri yaklaşık ${f.wordsPerDialogue.value} kelime, yarısı İngilizce`,
      },
      segments: {
        label: 'Bölüm',
        value: `her biri en fazla ${f.wordsPerSegment.value} kelime; bir diyalogda çoğunlukla ${f.typicalSegments.value.least}–${f.typicalSegments.value.most} bölüm (sayı açıklanmıyor)`,
      },
      time: {
        label: 'Süre',
        value: `yaklaşık ${f.interpretingMinutes.value} dakika çeviri; giriş işlemleriyle ${f.appointmentMinutes.value} dakika ayır`,
      },
      start: { label: 'Zilden sonra', value: `${f.startWithinSeconds.value} saniye içinde başla` },
      repeats: {
        label: 'Tekrar',
        value: `her diyalogda ${f.freeRepeatsPerDialogue.value} kez serbest; fazlası puan götürür (ne kadar olduğu açıklanmıyor)`,
      },
      tools: { label: 'Serbest', value: 'kalem ve ciltsiz boş kâğıt. Sözlük, hazır not ve kulaklık yasak' },
      pass: {
        label: 'Geçmek için',
        value: `toplamda ${f.marks.value} üzerinden ${f.passMarks.value} ve her diyalogda ${f.marksPerDialogue.value} üzerinden ${f.passMarksPerDialogue.value}`,
      },
      results: {
        label: 'Sonuç',
        value: `yaklaşık ${f.resultWeeks.value.least}–${f.resultWeeks.value.most} hafta sonra e‑postayla; ${f.validityYears.value} yıl geçerli`,
      },
      review: {
        label: 'Yeniden değerlendirme',
        value: `${f.reviewFromMarks.value} ya da daha yüksek puanla kalındıysa ${f.reviewWithinDays.value} gün içinde, ${f.reviewFeeDollars.value} Avustralya doları`,
      },
      fee: { label: 'Ücret', value: `${f.feeDollars.value} Avustralya doları` },
      sittings: {
        label: 'Oturum',
        value: `talebin az olduğu dillerde yılda en az ${f.sittingsPerYear.value}; plan yapmadan önce tarihlere bak`,
      },
    },
  },
  criteria: {
    caption: 'Alıştırma puanımızın ağırlıkları',
    weight: (percent) => `%${percent}`,
    rows: {
      meaning: {
        title: 'Anlamın aktarımı',
        text: 'Söylenen her şey karşıya ulaşır: sayılar, adlar, saatler, koşullar, kimin kime ne yaptığı. Hiçbir şey eklenmez, hiçbir şey yumuşatılmaz.',
      },
      language: {
        title: 'Dilin niteliği',
        text: 'O dili konuşan birinin kuracağı cümleler, doğru üslupla: yabancıya “siz”; depozito ya da sevk için doğru terim.',
      },
      delivery: {
        title: 'Teknik',
        text: 'Hemen başlarsın, birinci tekil kişiyle ve düzgün bir tempoyla konuşursun; kendini seyrek ve açıkça düzeltirsin.',
      },
    },
    note: 'Bu ağırlıklar bizim: alıştırma puanımızın alt puanlarında anlam %70, dil %20, teknik %10 ağırlık taşır. NAATI ağırlık açıklamıyor; hata anlaşmayı ne kadar bozuyorsa o kadar puan kırıyor.',
  },
  steps: [
    {
      title: 'Konuşma tanıma',
      text: 'Ses kaydın yazıya dökülür: sitede kuruluysa konuşma tanımayla, izin verirsen tarayıcınla, ya da kendin yazarsın. Ne duyulduğunu görür, düzeltirsin.',
    },
    {
      title: 'Anlam karşılaştırması',
      text: 'Her bölüm hem söylenenle hem örnek çeviriyle ve kabul edilen diğer söyleyişlerle karşılaştırılır. Yalnızca gösterilebilen şey hata sayılır.',
    },
    {
      title: 'Anında geri bildirim',
      text: 'Bir puan dökümü: her hataya bir satır; senin sözlerin, kaç puana mal olduğu ve neyin sonucu değiştireceği.',
    },
  ],
  example: {
    caption: 'Gerçek bir döküm, kelimesi kelimesine',
    intro: (segments) =>
      `Ücretsiz örnek, ${segments} bölüm; bu satırlar dışında serbestçe ve güzel çevrilmiş. Dene: aynı sözler aynı puanı alır.`,
    segment: (n) => `${n}. bölüm`,
    start: 'Başlangıç',
    sum: 'Puan',
    verdict: (passMarks) => `Alıştırmada geçmek için: 45 üzerinden en az ${passMarks} ve üçten az kritik hata.`,
    link: 'Bu diyaloğu kendin çevir',
  },
  sources: 'Bilgilerin kaynakları',
  checkedNote: 'Ücretler, tarihler ve kurallar değişir. Başvurmadan önce NAATI’nin kendi sayfalarına bak.',
  cta: {
    title: 'Okuduğun yeter. Bir diyalog çevir.',
    text: 'Ücretsiz hesap, kart yok. On dakika sonra nerede puan kaybettiğini bilirsin.',
  },
}
