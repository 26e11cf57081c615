import { examFacts } from '../../exam-facts.ts'
import type { testResult as en } from '../en/test-result.ts'

const f = examFacts
const visas = `${f.visas.value.slice(0, -1).join(', ')} ve ${f.visas.value.at(-1)}`

export const testResult: typeof en = {
  title: 'Nasıl geçti?',
  subtitle: 'Sınavın ve bundan sonrası',
  test: (date) => `Sınavın: ${date}`,
  question: 'Sonuç ne oldu?',
  outcomes: {
    passed: 'Geçtim',
    'not-passed': 'Geçemedim',
    waiting: 'Sonucu bekliyorum',
    unsaid: 'Söylemek istemiyorum',
  },
  marksTitle: 'İstersen puanların',
  marksHint: 'Yalnızca sonuç geldiyse saklanır. Yarım puan 62,5 diye yazılır.',
  marks: `Toplam, en fazla ${f.marks.value}`,
  firstMarks: `1. diyalog, en fazla ${f.marksPerDialogue.value}`,
  secondMarks: `2. diyalog, en fazla ${f.marksPerDialogue.value}`,
  note: 'Kendine bir not',
  noteHint: 'Bir dahaki sefere aklında kalmasını istediklerin: konuşanlar, hız, bir kelime.',
  save: 'Kaydet',
  saving: 'Kaydediliyor…',
  failed: 'Yanıtın kaydedilemedi. Lütfen yeniden dene.',
  privacy:
    'Bunu yalnızca sen görürsün. Hiçbir puanını ve tahminini değiştirmez, indirdiğin verilerde yer alır, hesabınla birlikte silinir.',
  change: 'Yanıtını değiştir',
  delete: 'Bu yanıtı sil',
  none: {
    text: 'Sınav günün geçince bu sayfa nasıl geçtiğini sorar.',
    link: 'Sınav tarihini gir',
    rehearse: 'Günün provasını yap',
  },
  others: 'Diğer sınavların',
  passed: {
    title: 'Tebrikler!',
    text: 'Geçtin. O bölümlerin her birini kendin taşıdın.',
    marks: (marks) => `${f.marks.value} üzerinden ${marks} aldın.`,
    worth: `Geçmek, ${visas} numaralı vizelerin puan hesabında ${f.points.value} puan getirir; sonuç ${f.validityYears.value} yıl geçerlidir.`,
    end: 'Bu iş için artık Köprü’ye ihtiyacın yok. Ayarlarda verilerini indirebilir, hatırlatmaları kapatabilir ya da hesabını silebilirsin; kelimelerin ve geçmişin sen istediğin sürece kalır.',
    settings: 'Ayarlar',
  },
  notPassed: {
    title: 'Bunca emekten sonra üzücü bir sonuç',
    text: 'Bu, iki diyaloğun bir günde nasıl geçtiğini söyler. Bir dahaki sefere neler yapabileceğini söylemez; çalıştığın her şey de hâlâ burada.',
    marks: (marks) => `${f.marks.value} üzerinden ${marks} aldın.`,
    byDialogue: `Toplamın yetiyordu, ama her diyalogda ${f.marksPerDialogue.value} üzerinden ${f.passMarksPerDialogue.value} da gerekiyor.`,
    review: 'NAATI’den yeniden değerlendirme',
    rule: `${f.reviewFromMarks.value} ya da daha yüksek puanla kalırsan ${f.reviewWithinDays.value} gün içinde yeniden değerlendirme isteyebilirsin. Ücreti ${f.reviewFeeDollars.value} Avustralya doları.`,
    reviewable: (marks) => `Puanın ${marks}: isteyebilirsin. Kesin son günü NAATI’den bir an önce öğren.`,
    notReviewable: (marks) => `Puanın ${marks}: yeniden değerlendirme yok.`,
    unknown: 'Puanlarını girersen bunun seni kapsayıp kapsamadığını söyleyebiliriz.',
    again: 'İkinci bir deneme',
    wait: `Bildiğimiz sabit bir bekleme süresi yok; açılan tarihlere bağlı. Adayı az olan diller için, büyük olasılıkla Türkçe için de, yılda en az ${f.sittingsPerYear.value} tarih açılır. Sınavın ücreti ${f.feeDollars.value} Avustralya doları.`,
    plan: 'Yeni bir tarih, yeni bir plan demek. Plan en az çalıştıklarınla başlar.',
    link: 'Yeni tarih gir',
    readiness: 'Ne kadar hazır olduğuna bak',
  },
  waiting: {
    title: 'Şimdi sıra NAATI’de',
    text: `Sonuçlar sınavdan ${f.resultWeeks.value.least}–${f.resultWeeks.value.most} hafta sonra, her adaya ayrı ayrı, e‑postayla gelir. Gelmiş olabileceği zaman bir kez daha sorarız.`,
    rest: 'O zamana kadar yapman gereken bir şey yok.',
  },
  unsaid: {
    title: 'Hiç sorun değil',
    text: 'Bu sınavı bir daha sormayız. Yeniden girersen yeni bir tarih, yeni bir plan demek.',
    link: 'Yeni tarih gir',
  },
}
