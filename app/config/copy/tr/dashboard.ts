import type { dashboard as en } from '../en/dashboard.ts'

export const dashboard: typeof en = {
  title: 'Panel',
  greeting: {
    morning: (name) => `Günaydın ${name}`,
    afternoon: (name) => `İyi günler ${name}`,
    evening: (name) => `İyi akşamlar ${name}`,
  },
  guestGreeting: {
    morning: 'Günaydın',
    afternoon: 'İyi günler',
    evening: 'İyi akşamlar',
    unknown: 'Hoş geldin',
  },
  guest: {
    label: 'Misafir görünümü',
    text: 'Burada misafirsin, bu yüzden henüz hiçbir şey sayılmıyor. Ücretsiz hesapla ilerlemen saklanır.',
    createAccount: 'Ücretsiz hesap aç',
    logIn: 'Giriş yap',
  },
  today: {
    title: 'Bugün',
    ofGoal: (goal) => `/ ${goal} XP`,
    toGo: (xp) => `Hedefe ${xp} XP kaldı`,
    rule: (xp) => `Çevirdiğin her bölüm ${xp} XP: bugünün köprüsüne bir tahta.`,
    met: 'Günlük hedef tamam!',
    streak: 'Serine bir gün daha eklendi!',
    days: (days) => `Üst üste ${days} gün`,
    bridgedDays: (days) => `${days} günlük seri`,
    freezeLeft: 'Bu hafta 1 izin günün var',
    freezeUsed: 'Bu haftaki izin gününü kullandın',
    freezeRule: 'Haftada bir izin günü serini bozmaz.',
    noStreak: 'Seriye başlamak için bugünkü hedefe ulaş.',
    keepStreak: 'Serini korumak için bugünkü hedefe ulaş.',
  },
  recent: {
    title: 'Son çalışmalar',
    none: 'Henüz bir çalışma yok.',
    all: 'Bütün geçmişi gör',
    mockTest: 'NAATI CCL deneme sınavı',
    score: (marks, outOf) => `${marks}/${outOf}`,
    pass: 'GEÇTİ',
    fail: 'KALDI',
    selfMarked: 'Sen puanladın',
  },
  trend: {
    title: 'Puanların seyri',
    chart: (scores) =>
      scores.length === 1
        ? `Son sonucun 45 üzerinden: ${scores.join('')}.`
        : `Son ${scores.length} sonucun 45 üzerinden, eskiden yeniye: ${scores.join('; ')}.`,
    mixedChart: (results) =>
      results.length === 1
        ? `Son sonucun: ${results.join('')}.`
        : `Son ${results.length} sonucun, eskiden yeniye: ${results.join('; ')}.`,
    marks: (marks, outOf) => `${marks}/${outOf}`,
    pass: 'Geçme puanı: 29',
    passShare: 'Geçme puanı: 29/45 ya da 58/90',
    last: 'Son puan',
    best: 'En yüksek',
    mean: 'Ortalama',
    errors: 'Puan götürenler',
    errorsNote: (results) =>
      results === 1
        ? 'Son sonucundaki hatalar, türlerine göre.'
        : `Son ${results} sonucundaki hatalar, türlerine göre.`,
    profile: 'Hata profili ve dönüm noktaları',
    noErrors: 'Bu sonuçlarda hata yok.',
    onlySelfMarked:
      'Puanların seyri, Köprü’nün puanladığı ilk diyalogla başlar. Kendi verdiğin puanlar listende görünür ama hiçbir hesaba katılmaz.',
  },
  weakest: {
    title: 'En zayıf konu',
    mean: (marks, count) => `${count} çalışmanın ortalaması 45 üzerinden ${marks}`,
    train: (title) => `Çalış: “${title}”`,
    all: 'Bir diyalog bul',
  },
  next: {
    title: 'Sıradaki adım',
    segments: (count) => `${count} bölüm`,
    minutes: (count) => `yaklaşık ${count} dakika`,
    bridge: 'İngilizce ile Türkçe arasında, henüz hiç tahtası döşenmemiş bir köprü olarak diyalog',
    plank: (n) => `${n}. bölüm`,
    start: 'Alıştırmaya başla',
  },
  quick: {
    title: 'Kısayollar',
    practice: 'Alıştırmaya başla',
    mockTest: 'Deneme sınavı',
    vocabulary: 'Kelimeler',
    history: 'İlerleme',
  },
}
