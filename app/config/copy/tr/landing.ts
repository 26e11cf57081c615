import { claimedCount } from '../../library-claim.ts'
import type { landing as en } from '../en/landing.ts'

export const landing: typeof en = {
  pageTitle: 'NAATI CCL için Türkçe–İngilizce alıştırma',
  descriptions: {
    withSample:
      'NAATI CCL diyaloglarını sesli çevir, kaybedeceğin her puanı kendi sözlerinle yan yana gör. Bir diyaloğun tamamı ücretsiz, hesap açmadan.',
    withoutSample: 'NAATI CCL diyaloglarını sesli çevir, kaybedeceğin her puanı kendi sözlerinle yan yana gör.',
  },
  overline: 'Türkçe konuşanlara NAATI CCL alıştırması',
  title: { before: 'Puanını ', plank: 'burada', after: ' kaybet, sınavda değil.' },
  lead: 'Diyaloğu dinle, sesli çevir, her sürçmenin kaça patladığını gör: en üstte 45, her hataya bir satır, kanıtı da kendi sözlerin.',
  start: 'Ücretsiz alıştırmaya başla',
  startHint: 'Üç bölüm, iki dakika. Hesap yok, kart yok.',
  withoutSample: {
    start: 'Ücretsiz hesap aç',
    startHint: 'Kart istenmez. Şu anda ücretsiz diyalog yok, kelimeler ücretsiz.',
    toDashboard: 'Panele git',
  },
  google: 'Google ile devam et',
  sheet: {
    label: 'Satır satır bir puan dökümü',
    overline: 'Gerçek bir döküm',
    open: 'Bir satır aç',
    start: 'Tam puan',
    segment: (number) => `${number}. bölüm`,
    heard: 'Duyulan',
    said: 'Söylenen',
    model: 'Örnek',
    language: { en: 'İngilizce', tr: 'Türkçe' },
    total: 'Puan',
    outOf: (total, of) => `${total}/${of}`,
    pass: 'GEÇTİ',
    proof: 'Köprü tam olarak bu sözleri puanladı.',
    proofOfSample: 'Bu, ücretsiz örnekteki diyalog: daha iyisini yap.',
    bridge: 'Aynı diyalog bir köprü olarak: her bölüm bir tahta',
    held: (number) => `${number}. bölüm: sağlam`,
    cracked: (number) => `${number}. bölüm: biraz puan gitti, döküme bak`,
    gone: (number) => `${number}. bölüm: çöktü, döküme bak`,
  },
  card: {
    dialogues: (count) => `${claimedCount(count)} alıştırma diyaloğu`,
    dialoguesText: 'sınavın on iki konusunda; muayenehaneden damatlığa',
    score: 'GEÇTİ',
    scoreText: 'deneme sınavı 90 üzerinden 63 ile, her diyalogda en az 29 ile geçilir',
  },
  answer: {
    overline: 'Kısaca',
    title: 'NAATI CCL sınavı nedir?',
    text: ({ words, segment, pass, marks, each, of, points, visas }) =>
      `İngilizce ile Türkçe arasında gündelik sözlü çeviri sınavı. Her biri yaklaşık ${words} kelimelik iki diyalog dinlersin; en fazla ${segment} kelimelik bölümler hâlinde gelir, her bölümü diğer dilde sesli söylersin. ${marks} üzerinden ${pass} alırsan, her diyalogda da ${of} üzerinden en az ${each}, ${visas} vizeleri için ${points} puan kazanırsın.`,
    figures: {
      dialogues: (words) => `diyalog, her biri yaklaşık ${words} kelime`,
      minutes: (interpreting) => `giriş işlemleriyle; çeviri kısmı yaklaşık ${interpreting} dakika`,
      pass: (marks, each) => `geçme puanı, ${marks} üzerinden; her diyalogda en az ${each}`,
      points: 'PR puanı; 63 alana da 90 alana da aynı',
    },
    minutes: (minutes) => `${minutes} dk`,
    sources: 'Bu rakamların kaynağı',
  },
  steps: {
    overline: 'Nasıl işliyor',
    title: 'Puanın nasıl hesaplanıyor',
    list: [
      {
        title: 'Diyalog seç',
        text: (count) =>
          `Sınavın on iki konusunda, üç düzeyde ${count} diyalog. İki kişi konuşur, biri İngilizce, biri Türkçe: muayenehane, okul, park hâlindeyken çarpılan araba.`,
        alt: 'Listedeki diyaloglar: bir cümlelik öyküsü, düzeyi, konusu, süresi',
      },
      {
        title: 'Sesli çevir',
        text: () =>
          'Bir bölüm dinler, diğer dilde söylersin. Kaydettiğin her bölüm köprüye bir tahta döşer. Kendini dinle, istersen yeniden kaydet.',
        alt: 'Alıştırma ekranı: köprünün iki tahtası yerinde; üçüncü bölümün sesi, altında da kaydedilen kendi sesin',
      },
      {
        title: 'Yapay zekâdan geri bildirim al',
        text: () =>
          'Konuşma tanıma, kaydını yazıya döker; yanlış duyduysa düzeltirsin. Puanlama sistemimiz hataları arar, her hata bir satır olur, geriye puanın kalır.',
        alt: 'Bir sonuç: 45 üzerinden puan, geçme puanı ve bir değerlendiricinin vereceği puanın büyük olasılıkla düşeceği aralık',
      },
    ],
    honest:
      'NAATI de 45’ten puan kırar ama ne kadar kırdığını açıklamaz; o yüzden buradaki her puan bir alıştırma tahminidir. Alıştırma puanımızın alt puanlarında anlam %70, dil %20, teknik %10 ağırlık taşır; NAATI ağırlık açıklamıyor.',
  },
  features: {
    overline: 'Elindekiler',
    title: 'Aynı anda iki dil için yapıldı',
    list: [
      {
        title: 'İki yön de',
        text: 'İngilizce hep mavi, Türkçe hep erguvan. Hangi yöne geçtiğini bir bakışta bilirsin.',
      },
      {
        title: 'Gerekçesi Türkçe de var',
        text: 'Her hata hem İngilizce hem Türkçe açıklanır; senin sözlerin ve örnek çeviri yan yana durur.',
      },
      {
        title: 'Süreli deneme sınavları',
        text: 'İki diyalog, her bölümden sonra bir zil, durmayan bir saat. Sonuç, NAATI’nin geçme kuralına göre belirlenir.',
      },
      {
        title: 'İtiraz edebilirsin',
        text: 'Yanlış mı duyuldu? Düzelt, bölüm yeniden puanlansın. İki puan da görünür kalır.',
      },
      {
        title: 'Kelimeler geri döner',
        text: 'Bu diyalogların kelimeleri; alıştırmalar kaçırdıklarını yeniden önüne getirir.',
      },
      {
        title: 'Sesin sende kalır',
        text: 'Sen saklamadıkça kayıtlar 90 gün sonra silinir. Her şeyini istediğin an indir ya da sil.',
      },
    ],
  },
  story: {
    overline: 'Kurucudan',
    title: 'Bu köprüyü neden kurdum',
    language: 'Hikâyenin dili',
    languages: { en: 'English', tr: 'Türkçe' },
    signed: 'Köprü’nün kurucusu',
  },
  price: {
    overline: 'Ücret',
    title: 'Başlamak ücretsiz, ödemek kolay',
    free: 'Ücretsiz',
    freePrice: 'A$0',
    freeText: ({ dialogues, mockTests }) =>
      dialogues === 0
        ? `Kelimeler ve kelime alıştırması${mockTests === 0 ? '' : `, ayrıca eksiksiz dökümüyle ${mockTests} deneme sınavı`}.`
        : `Baştan sona ${dialogues} diyalog${mockTests === 0 ? '' : `, ${mockTests} deneme sınavı`} ve her birinin eksiksiz dökümü.`,
    pro: 'Pro',
    or: 'ya da',
    monthly: (price) => `ayda ${price}`,
    fortnightly: (price) => `2 haftada bir ${price}`,
    proText: ({ dialogues, mockTests }) =>
      `${dialogues} diyaloğun ve ${mockTests} deneme sınavının tamamı. İki plan da aynı içeriği açar. İstediğiniz an iptal edin; Pro, ödenen sürenin sonuna kadar açık kalır.`,
    compare: 'Planları karşılaştır',
  },
  facts: {
    overline: 'Bilgiler',
    title: 'Sınav hakkında bilgiler ve kaynakları',
    lead: 'Ücretler ve kurallar değişir. Başvurmadan önce kaynağına bak.',
    fact: 'Bilgi',
    source: 'Kaynak',
    rows: {
      points: ({ points, visas }) =>
        `Geçen, ${visas} vizeleri için ${points} puan alır; daha yüksek sonuç fazlasını getirmez`,
      format: ({ dialogues, words, segment }) =>
        `Yaklaşık ${words} kelimelik ${dialogues} diyalog, en fazla ${segment} kelimelik bölümler`,
      time: ({ minutes, appointment }) =>
        `Çeviri yaklaşık ${minutes} dakika; giriş işlemleriyle ${appointment} dakika kadar ayır`,
      pass: ({ pass, marks, each, of }) =>
        `Geçmek için ${marks} üzerinden ${pass} ve her diyalogda ${of} üzerinden en az ${each}`,
      repeats: ({ seconds }) =>
        `Her diyalogda bir tekrar hakkı var, puan kırılmaz; zilden sonra ${seconds} saniye içinde başlanır`,
      fee: ({ fee }) => `Sınav ücreti A$${fee}`,
      review: ({ from, days, fee }) =>
        `${from} ve üzeri alıp kalan, ${days} gün içinde A$${fee} karşılığında yeniden değerlendirme isteyebilir`,
      validity: ({ years }) => `Sonuç ${years} yıl geçerlidir`,
    },
  },
  end: {
    known: {
      title: 'İki dakika sonra ilk puanın elinde.',
      text: 'Bir fizyoterapist, bir diz, sekiz hafta sonra bir düğün. Sıra sende.',
    },
    other: {
      title: 'İki dakika sonra ilk puanın elinde.',
      text: 'Anlaşması gereken iki kişi, arada sen. Sıra sende.',
    },
    none: {
      title: 'Önce kelimeler.',
      text: 'Ücretsiz hesap bütün kelimeleri ve alıştırmasını açar. Kart istenmez.',
    },
  },
}
