import type { ScoringCopy } from '../scoring.ts'

/** Figures come as the English sentences write them. */
const comma = (figure: string) => figure.replace('.', ',')

/**
 * The scorer's sentences about an interpretation, in Turkish. Clauses are whole statements; `certain` and `likely` make
 * sentences of them.
 */
export const scoring: ScoringCopy = {
  certain: (text) => `${text.charAt(0).toLocaleUpperCase('tr')}${text.slice(1)}.`,
  likely: (text) => `Görünüşe göre ${text}.`,
  clauses: {
    'no-interpretation': () => 'bu bölüm için hiçbir çeviri kaydedilmedi',
    'not-interpreted': () => 'bölüm çevrilmedi: söylenenler konuşanın kendi dilinde',
    'source-repeated': () => 'bölüm çevrilmedi, kendi dilinde tekrarlandı',
    'another-message': () => 'söylenenlerin bu bölümle neredeyse hiçbir ortak yanı yok',
    'little-in-common': () => 'söylenenlerin bu bölümle pek az ortak yanı var',

    'number-replaced': ({ expected, heard }) => `sayı değişti: “${expected}” yerine “${heard}” dendi`,
    'number-missing': ({ expected }) => `“${expected}” sayısı eksik`,
    'number-added': ({ heard }) => `“${heard}” sayısı eklendi`,
    'day-replaced': ({ expected, heard }) => `gün ya da ay değişti: “${expected}” yerine “${heard}” dendi`,
    'day-missing': ({ expected }) => `“${expected}” eksik, bu yüzden dinleyen ne zaman olduğunu bilemiyor`,
    'day-added': ({ heard }) => `tarihe “${heard}” eklendi`,
    'unit-replaced': ({ expected, heard }) => `birim değişti: “${expected}” yerine “${heard}” dendi`,
    'currency-replaced': ({ expected, heard }) => `para birimi değişti: “${expected}” yerine “${heard}” dendi`,

    'negation-lost': ({ expected, heard }) => `olumsuzluk kayboldu: “${expected}” yerine “${heard}” dendi`,
    'negation-added': ({ expected, heard }) => `olumsuzluk eklendi: “${expected}” yerine “${heard}” dendi`,
    'negation-lost-perhaps': ({ expected }) => `“${expected}” ifadesindeki olumsuzluk kayboldu`,
    'negation-added-perhaps': ({ heard }) => `“${heard}” ifadesi, bölümde olmayan bir olumsuzluk ekliyor`,
    'opposite-word': ({ expected, heard }) => `“${expected}” yerine tam karşıtı dendi: “${heard}”`,
    'obligation-reversed': ({ expected, heard }) => `zorunluluk tersine döndü: “${expected}” yerine “${heard}” dendi`,
    'modality-changed': ({ expected, heard }) => `zorunluluğun derecesi değişti: “${expected}” yerine “${heard}” dendi`,
    'possibility-lost': ({ expected }) => `“${expected}” yalnızca bir olasılıktan söz ediyor; bu anlam kayboldu`,
    'tense-changed': ({ expected, heard }) => `zaman değişti: “${expected}” yerine “${heard}” dendi`,
    'condition-lost': ({ expected }) => `“${expected}” koşulu kayboldu`,
    'roles-swapped': ({ expected, heard }) => `kişiler yer değiştirdi: “${expected}” yerine “${heard}” dendi`,
    'person-swapped': ({ expected, heard }) => `kişi değişti: “${expected}” yerine “${heard}” dendi`,
    'relative-replaced': ({ expected, heard }) => `akrabalık değişti: “${expected}” yerine “${heard}” dendi`,
    'frequency-changed': ({ expected, heard }) => `sıklık değişti: “${expected}” yerine “${heard}” dendi`,
    'relation-changed': ({ expected, heard }) => `“${expected}” yerine “${heard}” dendi; iki kısmın ilişkisi değişti`,
    'order-changed': ({ expected, heard }) =>
      `olayların sırası değişti: önce “${heard}” değil, “${expected}” gelmeliydi`,
    'question-lost': ({ expected }) => `“${expected}” sorusu düz cümleye dönüştü`,
    'amount-changed': ({ expected, heard }) => `miktar değişti: “${expected}” yerine “${heard}” dendi`,
    'reported-speech': ({ heard }) =>
      `“${heard}” ifadesi söyleneni aktarıyor; oysa tercüman, konuşan kişi gibi birinci tekil kişiyle konuşur`,

    'name-missing': ({ expected }) => `“${expected}” adı eksik`,
    'name-replaced': ({ expected, heard }) => `ad değişti: “${expected}” yerine “${heard}” dendi`,
    'form-of-address': ({ expected }) => `“${expected}” adıyla hitap edilmedi`,

    'most-missing': () => 'bu bölümün büyük kısmı eksik',
    'part-missing': ({ expected }) => `söylenenin bir kısmı eksik, şu sözlerin çevresinde: “${expected}”`,
    'detail-missing': ({ expected }) => `bir ayrıntı eksik, şu sözlerin çevresinde: “${expected}”`,
    'marker-addressed': () => 'konuşanın söylemediği, değerlendiriciye seslenen sözler eklendi',
    'part-added': ({ heard }) => `konuşanın söylemediği bir şey eklendi, şu sözlerin çevresinde: “${heard}”`,
    'detail-added': ({ heard }) => `bir ayrıntı eklendi, şu sözlerin çevresinde: “${heard}”`,
    'term-replaced': ({ expected, heard }) => `“${expected}” yerine başka anlama gelen “${heard}” dendi`,

    'worded-poorly': ({ expected }) => `“${expected}” iyi ifade edilmedi`,
    'source-words-many': ({ heard, count }) => `${count} kelime konuşanın dilinde kaldı: “${heard}”`,
    'source-words': ({ heard }) => `“${heard}” konuşanın dilinde kaldı`,
    'word-order': () => 'kelimeler yerinde, ama sıraları yüzünden bir anlam çıkmıyor',
    calque: ({ heard }) => `deyim kelimesi kelimesine çevrildi: “${heard}”`,
    'courtesy-lost': ({ expected }) => `konuşanın “${expected}” sözü eksik`,
    'informal-address': ({ heard }) => `“${heard}”, konuşanın tanımadığı biri için fazla samimi`,
    fillers: ({ count, heard }) => `çeviri ${count} kez “${heard}” gibi dolgu sesleriyle kesildi`,
    repeats: ({ count, heard }) => `kelimeler ${count} kez tekrarlandı, örneğin “${heard}”`,
    'self-corrections': ({ count }) => `çeviri sırasında ${count} kez düzeltme yapıldı`,
  },

  marked: {
    everything: () => 'Bu bölümdeki her şeyi “atlandı” olarak işaretledin.',
    'left-out': (expected) => `“${expected}” kısmını “atlandı” olarak işaretledin.`,
    wrong: (expected) => `“${expected}” kısmını “yanlış” olarak işaretledin.`,
    'worded-poorly': (expected) => `“${expected}” kısmını “iyi ifade edilmedi” olarak işaretledin.`,
  },

  likeness: {
    critical: 'Söylenenler mesajdan, dinleyeni yanıltacak kadar uzak.',
    major: 'Mesajın bir kısmı aktarılmadı.',
    minor: 'Mesaj yerinde, ama bazı kelimeler tam oturmadı.',
  },

  segment: {
    missed: 'Bu bölüm için kaydedilmiş bir çeviri yok.',
    noRecording: 'Kayıt yok',
    good: 'Burada puan kırılmadı: örnek çeviriyle arasında bir anlam farkı bulmadık.',
    goodByLearner: 'Burada hiç puan kırmadın.',
    markedByLearner: 'Metin yok, bölümü öğrencinin kendisi puanladı',
    more: (count) => `Puan dökümünde ${count === 1 ? 'bir' : count} nokta daha var.`,
  },

  overall: {
    silent: 'Bu diyalogda hiçbir bölüm çevrilmedi, bu yüzden henüz puanlanacak bir şey yok. Tek bir bölümle başla.',
    pass: (total) => `45 üzerinden ${comma(total)}: bir diyalogda gereken 29 puan aşıldı.`,
    justPass: (total) => `45 üzerinden ${comma(total)}: bir diyalogda tam gereken puan.`,
    fail: (total, short) =>
      `45 üzerinden ${comma(total)}: bir diyalogda gereken 29 puan için ${comma(short)} puan eksik.`,
    autoFail: (total, count) =>
      `45 üzerinden ${comma(total)}, ${count} kritik hatayla. Alıştırma kuralımıza göre üç kritik hatada, puan ne olursa olsun, diyalogdan kalınır.`,
    part: ({ segments, of }) =>
      `Bu, ${of} bölümün yalnızca ${segments} tanesi. 45 üzerinden puan, diyaloğun tamamı çevrilince çıkar.`,
    missed: (count) => (count === 1 ? 'Bir bölümün çevirisi yok.' : `${count} bölümün çevirisi yok.`),
    focus: (area) => `En çok puan götüren: ${area}.`,
    clean: 'Hiç puan kırılmadı.',
    estimate: 'Bu bir alıştırma tahminidir.',
  },

  categories: {
    omission: 'atlananlar',
    insertion: 'eklenenler',
    distortion: 'anlamı değişenler',
    language_quality: 'dil',
    register: 'üslup',
    delivery: 'akıcılık',
  },

  strengths: {
    clean: (clean, all) => `${all} bölümün ${clean} tanesinde hiç hata yok.`,
    numbers: 'Bütün sayılar, tarihler ve saatler korundu.',
    negations: 'Hiçbir olumsuzluk kaybolmadı ya da eklenmedi.',
    complete: 'Önemli hiçbir şey atlanmadı.',
    delivery: 'Pek duraksamadan söylendi.',
  },

  improvements: {
    missed: 'Her bölüm için bir şey söyle: susmak, bir bölümün götürebileceği puanın hepsini götürür.',
    ownLanguage: 'Her bölümü diğer dilde söyle: dinleyen, konuşanın dilini anlamıyor.',
    anotherMessage: 'Konuşanın söylediğine bağlı kal: yalnızca birazını yakaladıysan o kadarını aktar.',
    numbers: 'Her sayıyı, tarihi ve saati duyduğun anda not et ve notundan oku.',
    negations: 'Olumsuzluklara kulak ver: notlarında onlar için ayrı bir işaret kullan.',
    conditions: 'Koşulları, zorunlulukları ve olasılıkları, konuşan ne kadar güçlü söylediyse öyle aktar.',
    persons: 'Kimin kime ne yaptığını karıştırma.',
    names: 'Adları duyduğun gibi yaz ve kullan.',
    omission: 'Susmadan önce notlarının üzerinden satır satır geç: söylenenin bir kısmı atlandı.',
    insertion: 'Yalnızca konuşanın söylediğini söyle.',
    distortion: 'Her cümlenin anahtar kelimelerini gözden geçir: bazıları başka bir anlamla çıktı.',
    sourceWords: 'Konuşanın dilinde kalan kelimelerin karşılığına bak.',
    language_quality: 'Kelimesi kelimesine değil, diğer dilde nasıl denirse öyle söyle.',
    courtesy: 'Konuşan ne kadar nazik ve açıksa sen de o kadar ol.',
    register: 'Konuşan kişi gibi, birinci tekil kişiyle konuş; tanımadıklarına “siz” de.',
    delivery: 'Bir nefes al, sonra bütün öbekler hâlinde konuş: daha az dolgu sesi, daha az baştan alma.',
  },
}
