import type { upgrade as en } from '../en/upgrade.ts'

export const upgrade: typeof en = {
  pageTitle: 'Pro’ya geç',
  subtitle: 'Her şey açılır. Ne sıklıkta ödeyeceğinizi siz seçersiniz.',
  guest: {
    title: 'Giriş yapmanız gerekiyor',
    text: 'Pro bir hesaba bağlıdır; böylece bütün cihazlarınızda geçerli olur. Önce giriş yapın ya da hesap açın; planlar aşağıda.',
    logIn: 'Giriş yap',
    signUp: 'Hesap aç',
    refresh: 'Yenile',
  },
  standing: {
    pageTitle: 'Planınız',
    renews: { title: 'Pro etkin', text: (day) => `Yenilenme tarihi: ${day}.` },
    trial: { title: 'Pro deneme süresinde', text: (day) => `Deneme süresi ${day} tarihine kadar sürer.` },
    ends: {
      title: (day) => `Pro ${day} tarihine kadar açık`,
      text: 'Yenilenmeyecek. Fikriniz değişirse devam ettirebilirsiniz.',
    },
    ended: {
      title: 'Pro sona erdi',
      text: (day) => `Son dönem ${day} tarihinde bitti. Devam etmek için bir plan seçin.`,
    },
    given: {
      title: 'Pro size hediye edildi',
      text: (day) => `Her şey şu güne kadar açık: ${day}. Ödenecek bir şey yok, yenilenmez.`,
    },
    role: { title: 'Her şey size açık', text: 'Rolünüz için plan gerekmez.' },
    change: 'Planı ya da kartı değiştir, iptal et',
    resume: 'Devam ettir ya da planı değiştir',
  },
  off: {
    title: 'Ödemeler burada kurulu değil',
    text: 'Planlar bunlar, ama bu sunucuda satın alma yapılamıyor. Ücretsiz olanlar ücretsiz kalır.',
  },
  plans: {
    title: 'Nasıl ödeyeceğinizi seçin',
    both: 'İki plan',
    intro: 'İki plan da aynı içeriği açar. Her tahta, bir yıl içindeki bir ödemedir.',
    fortnightly: {
      name: 'İki haftalık',
      description: 'Sınavına haftalar kalanlar için daha küçük bir adım.',
      period: '2 haftada bir',
      features: ['Bir ödeme iki haftayı karşılar: son bir deneme sınavı turuna yeter'],
      button: 'İki haftalığı seç',
    },
    monthly: {
      name: 'Aylık',
      description: 'Düzenli hazırlananlar için uzun vadede daha düşük fiyat.',
      period: 'her ay',
      features: [
        'Öncelikli destek: geri bildirim formuna yazdıklarınız gelen kutumuzda ilk sırada durur',
        'Deneme sınavları: her ödeme döneminde birkaçına yetecek zaman',
        'Ayrıntılı analiz: bir ay içinde hangi hataların tekrarlandığı ortaya çıkar',
        'Çalışma önerileri: en zayıf konunuz ve sırada ne çalışacağınız',
        'Erken erişim: yeni diyaloglar yayımlandıkları gün açılır',
      ],
      button: 'Aylığı seç',
    },
    current: 'Mevcut planınız',
    switch: (plan) => `${plan} plana geç`,
    sending: 'Bir saniye…',
    payments: ({ count, total }) => `yılda ${count} ödeme, toplam ${total}`,
    bridge: ({ count, price }) => `Bir yıl: ${count} ödeme, her biri ${price}`,
  },
  costs: {
    title: 'Toplamı ne tutar?',
    intro: 'İşiniz bitince iptal ederseniz ödeyeceğiniz tutar bu kadardır.',
    span: 'Süre',
    weeks: (weeks) => (weeks === 52 ? 'bir yıl' : `${weeks} hafta`),
    less: 'uygun',
  },
  ledger: {
    title: 'Ücretsiz ve Pro',
    part: 'Neler açılır?',
    free: 'Ücretsiz',
    pro: 'Pro',
    dialogues: 'Alıştırma diyalogları',
    mockTests: 'Deneme sınavları',
    all: (count) => `hepsi\u00A0(${count})`,
    allWords: 'hepsi',
    none: 'yok',
    same: [
      'Kırılan her puanı ve kendi sözlerinizi gösteren sonuçlar',
      'Düzeltmeler ve ikinci denemeler',
      'Kelimeler, kelime alıştırması ve geçmiş',
    ],
    included: 'Dâhil',
    sameNote: 'Ücretsiz olanlar ücretsiz kalır. Pro, kilitli diyalogları ve sınavları ekler.',
  },
  terms:
    'Fiyatlar Avustralya doları cinsindendir ve varsa GST’yi içerir. Plan, siz iptal edene kadar otomatik yenilenir; istediğiniz zaman Hesap ayarları sayfasından iptal edebilirsiniz. Bu durumda Pro, ödediğiniz dönemin sonuna kadar açık kalır. Ödemeyi Stripe alır: kart bilgileriniz bize hiçbir zaman ulaşmaz.',
  contact: { question: 'Ödemeden önce sormak istediğiniz bir şey mi var?', link: 'Ekibimize yazın' },
  problems: {
    title: 'İşlem tamamlanamadı',
    logIn: 'Pro’ya geçmek için lütfen giriş yapın.',
    session: 'Ödeme sayfası açılamadı',
    server: ({ status, statusText }) => `Sunucu hatası: ${status} ${statusText}`,
    alert: (message) =>
      `Ödeme işlenemedi: ${message.replace(/[.\s]+$/, '')}. Lütfen yeniden deneyin ya da destek ekibine yazın.`,
    notCharged: 'Hiçbir ücret alınmadı.',
  },
}
