import type { practiceList as en } from '../en/practice-list.ts'

export const practiceList: typeof en = {
  title: 'Diyalog alıştırması',
  subtitle: 'Bir diyalog seç, bölüm bölüm çevir.',
  pageDescription:
    'Konuya ve düzeye göre seçip sesli çevireceğin, her biri 45 üzerinden puanlanan Türkçe-İngilizce diyaloglar.',
  guest: {
    label: 'Misafir görünümü',
    text: 'Gönlünce gezinebilirsin. Çalışmak ve puanlarını saklamak için ücretsiz hesap aç ya da önce örneği dene.',
    createAccount: 'Ücretsiz hesap aç',
    sample: 'Ücretsiz örneği dene',
  },
  search: {
    label: 'Başlık ya da konu ara',
    placeholder: 'Başlık ya da konu',
    submit: 'Ara',
    topic: 'Konu',
    allTopics: 'Bütün konular',
    level: 'Düzey',
    allLevels: 'Bütün düzeyler',
    clear: 'Aramayı temizle',
    found: (count) => `${count} diyalog`,
  },
  sections: { free: 'Ücretsiz diyalogların', premium: 'Premium diyaloglar' },
  premiumHint: 'Bunlar Pro ile açılır.',
  seePlans: 'Planları gör',
  none: {
    title: 'Diyalog bulunamadı',
    text: 'Bu aramaya uyan bir diyalog yok. Başka bir kelime dene ya da hepsine bak.',
    empty: 'Şu anda hiç diyalog yok. Yakında yine uğra.',
    all: 'Bütün diyalogları göster',
  },
  card: {
    minutes: (minutes) => `${minutes} dakika`,
    segments: (count) => `${count} bölüm`,
    best: (score) => `En iyi ${score}/45`,
    locked: 'Pro',
    start: 'Alıştırmaya başla',
    again: 'Yeniden çalış',
    upgrade: 'Pro’ya geç',
    bookmark: 'Sonraya ayır',
    like: 'Beğen',
  },
  levels: { beginner: 'Başlangıç', intermediate: 'Orta', advanced: 'İleri' },
  suggestions: {
    label: 'Öneriler',
    recent: 'Son aramalar',
    popular: 'Çok aranan konular',
    none: 'Öneri yok',
  },
  voice: {
    start: 'Sesle ara',
    listening: 'Dinliyoruz. Bir başlık ya da konu söyle. Sesin, tarayıcını geliştiren şirkete gönderilebilir.',
    unsupported: 'Bu tarayıcı sesle aramayı desteklemiyor',
  },
  refresh: { pull: 'Yenilemek için çek', release: 'Yenilemek için bırak', busy: 'Yenileniyor' },
  markFailed: {
    title: 'Kaydedilemedi',
    text: 'İşaret olduğu gibi kaldı. Lütfen yeniden dene.',
    tone: 'destructive',
  },
}
