import type { mockTestResults as en } from '../en/mock-test-results.ts'

export const mockTestResults: typeof en = {
  title: 'Deneme sınavının sonucu',
  score: 'Toplam puan',
  outOf: (total, max) => `${total}/${max}`,
  ofMax: (max) => `/${max}`,
  percentage: (percent) => `%${percent}`,
  grade: { excellent: 'Çok iyi', pass: 'Geçti', fail: 'Kaldı' },
  summary: {
    passed: 'Hem toplamda hem de iki diyalogda geçme puanına ulaştın.',
    dialogueShort: (dialogue, marks) =>
      `Toplamın yeterli, ama ${dialogue}. diyalogda geçmek için ${marks} puan daha gerekiyor.`,
    close: (marks) => `Geçme puanına ${marks} puan kaldı.`,
    autoFail: 'Puanın yeterli, ama üç ya da daha fazla kritik hata olan diyalogdan kalınır.',
    learning:
      'Her sınav nerede puan kaybettiğini gösterir. Aşağıdaki diyaloglara, en zayıf bölümlerden başlayarak bak.',
  },
  official: 'Resmî kurala göre',
  estimate: 'Alıştırma puanları bizim tahminimizdir. NAATI sınavlarını kendi değerlendiricileri puanlar.',
  margin: ({ dialogue, marks, margin, needed }) =>
    `${dialogue}. diyalog: ${marks}/45, gereken ${needed} puana göre ${margin}`,
  inDialogue: (dialogue, sentence) => `${dialogue}. diyalog. ${sentence}`,
  noteTitle: 'Not',
  marginAutoFailed: 'üç ya da daha fazla kritik hata',
  ranOut: 'Süre son bölümden önce doldu. Kaydedilmeyen bölümler atlanmış sayıldı.',
  endedEarly: (count) => `Sınav son bölümden önce bitirildi. Kaydedilmeyen ${count} bölüm atlanmış sayıldı.`,
  selfReported: 'Kendi beyanın',
  selfReportedText: 'Söylediklerinin bir kısmını sen yazdın ya da tarayıcın yazıya döktü.',
  own: {
    badge: 'Sen puanladın',
    lead: 'Bunlar kendine verdiğin puanlar.',
    note: 'Bu kayıtları senden başka kimse dinlemedi; sonuç, kendine ne kadar sert davrandıysan o kadar gerçekçi. Hiçbir ortalamaya, puan seyrine ya da geçme oranına katılmaz.',
    beside: (total, outOf) => `Bu sınava Köprü’nün verdiği puan ${total}/${outOf}; geçerli olan da o.`,
    machine: 'Köprü’nün puanlarına bak',
    title: 'Bir de sen dinle',
    text: 'Kayıtlarını bir değerlendirici gibi dinle ve kendin puanla. Köprü’nün puanları değişmez.',
    give: 'Bu sınavı kendin puanla',
    see: 'Kendi puanlarına bak',
    again: 'Yeniden puanla',
  },
  rules: {
    title: 'Gerçek kurallar',
    chosen: (isReal) => (isReal ? 'Gerçek kurallar' : 'Köprü kuralları'),
    guided: 'Her bölüm bir kez dinletildi; tekrar ve dakika sınırı yoktu.',
    repeats: ({ dialogue, repeats, free, deduction }) => {
      if (repeats === 0) return `${dialogue}. diyalog: tekrar yok`
      const said = `${dialogue}. diyalog: ${repeats} tekrar`
      return deduction === null ? `${said}, puan kırılmadı` : `${said}, ${free} tanesi serbest: ${deduction}`
    },
    after: (deduction, total) => `Serbest olanı aşan tekrarlar: ${deduction}; geriye 45 üzerinden ${total} kalır.`,
    sheet: (repeats, free) => `${repeats} tekrar, ${free} tanesi serbest`,
    minutes: (minutes, budget) => `Çeviri süresi: ${minutes} dakika (beklenen: ${budget})`,
    overBudget: (minutes) => `NAATI’nin beklediği ${minutes} dakikadan uzun.`,
  },
  review: {
    title: 'Diyalog diyalog',
    dialogue: (n, title) => `${n}. diyalog: ${title}`,
    score: (marks) => `${marks}/45`,
    name: (n) => `${n}. diyalog`,
    tone: { green: 'güçlü', yellow: 'orta', red: 'zayıf' },
    own: 'Senin kaydın',
    ownOf: (dialogue, n) => `Senin kaydın, ${dialogue}. diyalog, ${n}. bölüm`,
    bridge: {
      good: (n) => `${n}. bölüm: sağlam`,
      partial: (n) => `${n}. bölüm: çatlak`,
      missed: (n) => `${n}. bölüm: atlandı`,
    },
    bridgeLabel: (n) => `${n}. diyalog, köprüde sağlam kalanlar`,
  },
  practice: 'Deneme sınavı, CCL Türkçe',
  step: {
    topic: (dialogue, topic) =>
      `En çok puanı ${dialogue}. diyalogda kaybettin. Konusu ${topic}: bu konudan bir diyalog daha çalış.`,
    practise: (topic) => `Çalış: ${topic}`,
    clean: 'Burada onarılacak bir şey yok.',
  },
  again: (from) => `Bir sonraki deneme sınavına girebileceğin zaman: ${from}.`,
  back: 'Deneme sınavlarına dön',
}
