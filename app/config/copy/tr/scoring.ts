import type { ScoringCopy } from '../scoring.ts'

/**
 * What the scorer says about an interpretation, in Turkish. Clauses are whole statements; `certain` and `likely` make
 * sentences of them.
 */
export const scoring: ScoringCopy = {
  certain: (text) => `${text.charAt(0).toLocaleUpperCase('tr')}${text.slice(1)}.`,
  likely: (text) => `Görünüşe göre ${text}.`,
  clauses: {
    'no-interpretation': () => 'bu bölüm için hiçbir çeviri kaydedilmedi',
    'not-interpreted': () => 'bölüm çevrilmek yerine kendi dilinde tekrarlandı',
    'another-message': () => 'söylenenlerin bu bölümle neredeyse hiçbir ortak yanı yok',
    'little-in-common': () => 'söylenenlerin bu bölümle pek az ortak yanı var',

    'number-replaced': ({ expected, heard }) => `“${expected}” sayısı “${heard}” oldu`,
    'number-missing': ({ expected }) => `“${expected}” sayısı eksik`,
    'number-added': ({ heard }) => `“${heard}” sayısı eklendi`,
    'day-replaced': ({ expected, heard }) => `tarih değişti: “${expected}” yerine “${heard}” dendi`,
    'day-missing': ({ expected }) => `“${expected}” eksik, bu yüzden dinleyen kişi zamanı öğrenemiyor`,
    'day-added': ({ heard }) => `tarihe “${heard}” eklendi`,
    'unit-replaced': ({ expected, heard }) => `birim değişti: “${expected}” yerine “${heard}” dendi`,
    'currency-replaced': ({ expected, heard }) => `para birimi değişti: “${expected}” yerine “${heard}” dendi`,

    'negation-lost': ({ expected, heard }) => `olumsuzluk kayboldu: “${expected}” yerine “${heard}” dendi`,
    'negation-added': ({ expected, heard }) => `olumsuzluk eklendi: “${expected}” yerine “${heard}” dendi`,
    'negation-lost-perhaps': ({ expected }) => `“${expected}” ifadesindeki olumsuzluk kayboldu`,
    'negation-added-perhaps': ({ heard }) => `“${heard}” ifadesi, bölümde olmayan bir olumsuzluk ekliyor`,
    'opposite-word': ({ expected, heard }) => `“${expected}” yerine tam karşıtı olan “${heard}” söylendi`,
    'obligation-reversed': ({ expected, heard }) => `zorunluluk tersine döndü: “${expected}” yerine “${heard}” dendi`,
    'modality-changed': ({ expected, heard }) => `zorunluluğun derecesi değişti: “${expected}” yerine “${heard}” dendi`,
    'possibility-lost': ({ expected }) =>
      `“${expected}” yalnızca bir olasılıktan söz ediyor, bu olasılık anlamı kayboldu`,
    'condition-lost': ({ expected }) => `“${expected}” koşulu kayboldu`,
    'roles-swapped': ({ expected, heard }) => `kişiler yer değiştirdi: “${expected}” yerine “${heard}” dendi`,
    'person-swapped': ({ expected, heard }) => `kişi değişti: “${expected}” yerine “${heard}” dendi`,
    'relative-replaced': ({ expected, heard }) => `akrabalık değişti: “${expected}” yerine “${heard}” dendi`,
    'frequency-changed': ({ expected, heard }) => `sıklık değişti: “${expected}” yerine “${heard}” dendi`,
    'order-changed': ({ expected, heard }) =>
      `olayların sırası değişti: önce “${heard}” değil, “${expected}” gelmeliydi`,
    'question-lost': ({ expected }) => `“${expected}” sorusu düz cümleye dönüştü`,
    'amount-changed': ({ expected, heard }) => `miktar değişti: “${expected}” yerine “${heard}” dendi`,
    'reported-speech': ({ heard }) =>
      `“${heard}” ifadesi söyleneni aktarıyor; oysa çevirmen, konuşan kişi gibi birinci tekil kişiyle konuşur`,

    'name-missing': ({ expected }) => `“${expected}” adı eksik`,
    'name-replaced': ({ expected, heard }) => `“${expected}” adı “${heard}” oldu`,
    'form-of-address': ({ expected }) => `“${expected}” adıyla hitap edilmedi`,

    'most-missing': () => 'bu bölümün büyük kısmı eksik',
    'part-missing': ({ expected }) => `“${expected}” dolaylarında iletinin bir parçası eksik`,
    'detail-missing': ({ expected }) => `“${expected}” dolaylarında bir ayrıntı eksik`,
    'part-added': ({ heard }) => `“${heard}” dolaylarında konuşanın söylemediği bir şey eklendi`,
    'detail-added': ({ heard }) => `“${heard}” dolaylarında bir ayrıntı eklendi`,
    'term-replaced': ({ expected, heard }) => `“${expected}” yerine başka anlama gelen “${heard}” söylendi`,

    'source-words-many': ({ heard, count }) => `${count} sözcük konuşanın dilinde kaldı: “${heard}”`,
    'source-words': ({ heard }) => `“${heard}” konuşanın dilinde kaldı`,
    'word-order': () => 'sözcükler yerinde, ama bir anlam taşımayan bir sırayla söylendi',
    'courtesy-lost': ({ expected }) => `konuşanın “${expected}” sözü eksik`,
    'informal-address': ({ heard }) => `“${heard}”, konuşanın tanımadığı biri için fazla samimi`,
    fillers: ({ count, heard }) => `çeviri ${count} kez “${heard}” gibi dolgu sesleriyle bölündü`,
    repeats: ({ count, heard }) => `sözcükler ${count} kez tekrarlandı, örneğin “${heard}”`,
    'self-corrections': ({ count }) => `çeviri kendini ${count} kez düzeltiyor`,
  },

  likeness: {
    critical: 'Söylenenler iletiden, dinleyeni yanıltacak kadar uzaklaşıyor.',
    major: 'İletinin bir kısmı söylendiği gibi aktarılmadı.',
    minor: 'İleti yerinde, ama bazı sözcükler tam oturmadı.',
  },

  segment: {
    missed: 'Bu bölüm için kaydedilmiş bir çeviri yok.',
    noRecording: 'Kayıt yok',
    good: 'Burada puan kırılmadı: örnek çeviriyle arasında bir anlam farkı bulmadık.',
    more: (count) => (count === 1 ? 'Puan dökümünde bir nokta daha var.' : `Puan dökümünde ${count} nokta daha var.`),
  },

  overall: {
    silent: 'Bu diyalogda hiçbir bölüm çevrilmedi, bu yüzden henüz puanlanacak bir şey yok. Tek bir bölümle başlayın.',
    pass: (total) => `45 üzerinden ${total}: bir diyalogda gereken 29 puan aşıldı.`,
    justPass: (total) => `45 üzerinden ${total}: bir diyalogda tam olarak gereken puan.`,
    fail: (total, short) => `45 üzerinden ${total}: bir diyalogda gereken 29 puana ${short} puan kaldı.`,
    autoFail: (total, count) =>
      `45 üzerinden ${total}, ${count} kritik hatayla. Alıştırma kuralımıza göre üç kritik hatası olan diyalog, puanı ne olursa olsun kalır.`,
    missed: (count) => (count === 1 ? 'Bir bölümün çevirisi yok.' : `${count} bölümün çevirisi yok.`),
    focus: (area) => `En çok puan şuradan gitti: ${area}.`,
    clean: 'Hiç puan kırılmadı.',
    estimate: 'Bu bir alıştırma tahminidir.',
  },

  categories: {
    omission: 'atlananlar',
    insertion: 'eklenenler',
    distortion: 'anlamı değişenler',
    language_quality: 'dil',
    register: 'üslup',
    delivery: 'sunuş',
  },

  strengths: {
    clean: (clean, all) => `${all} bölümün ${clean} tanesinde hiç puan kırılmadı.`,
    numbers: 'Bütün sayılar, tarihler ve saatler korundu.',
    negations: 'Hiçbir olumsuzluk kaybolmadı ya da eklenmedi.',
    complete: 'Önemli hiçbir şey atlanmadı.',
    delivery: 'Pek duraksamadan söylendi.',
  },

  improvements: {
    missed: 'Her bölüm için bir şey söyleyin: sessiz kalmak, kusurlu bir çeviriden daha çok puan götürür.',
    numbers: 'Her sayıyı, tarihi ve saati duyduğunuz anda not edin ve notunuzdan okuyun.',
    negations: 'Olumsuzluklara kulak verin: notlarınızda bunlar için ayrı bir işaret kullanın.',
    conditions: 'Koşulları, zorunlulukları ve olasılıkları konuşanın söylediği güçte aktarın.',
    names: 'Adları duyduğunuz gibi yazın ve kullanın.',
    omission: 'Durmadan önce notlarınızın üzerinden satır satır geçin: iletinin bir kısmı atlandı.',
    insertion: 'Yalnızca konuşanın söylediğini söyleyin.',
    distortion: 'Her cümlenin anahtar sözcüklerini kontrol edin: bazıları başka bir anlamla çıktı.',
    language_quality: 'Öbür dilde kalan sözcüklere bakın.',
    register: 'Konuşan kişi gibi, birinci tekil kişiyle konuşun; tanımadıklarınıza siz deyin.',
    delivery: 'Bir nefes alın, sonra bütün öbekler hâlinde konuşun: daha az dolgu sesi, daha az baştan alma.',
  },
}
