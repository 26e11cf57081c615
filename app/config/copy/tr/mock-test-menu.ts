import type { mockTestMenu as en } from '../en/mock-test-menu.ts'

export const mockTestMenu: typeof en = {
  title: 'Deneme sınavı',
  subtitle: 'İki diyalog, tek süre, 90 puan.',
  pageDescription:
    'İki diyalogdan oluşan, süreli, NAATI’nin geçme kuralına göre 90 üzerinden puanlanan Türkçe-İngilizce deneme sınavları.',
  intro:
    'Sınavdaki gibi, her bölümü bir kez duyar ve sesli çevirirsin. Ekranda hiçbir şey yazmaz; süre son bölüme kadar işler.',
  guest: {
    label: 'Misafir görünümü',
    text: 'Gönlünce gezinebilirsin. Deneme sınavına girmek ve sonucunu saklamak için ücretsiz hesap aç ya da önce bir diyalog dene.',
    createAccount: 'Ücretsiz hesap aç',
    sample: 'Ücretsiz örneği dene',
  },
  running: {
    title: 'Deneme sınavın sürüyor',
    text: ({ title, ends }) => `${title}. Sürenin bitişi: ${ends}. Bitirdiğin bölümlerin hepsi saklandı.`,
    words: (title) => `${title}. Söylediklerinin bir kısmı tanınamadı: kendini puanla ya da söylediklerini yaz.`,
    scoring: (title) => `${title}. Her şey teslim edildi ya da süre doldu; sonuç yolda.`,
    continue: 'Devam et',
  },
  moment: ({ date, time }) => `${date} ${time}`,
  cooldown: {
    label: 'Bir sonraki deneme sınavın',
    text: (from) => `Bir sonraki deneme sınavına başlayabileceğin zaman: ${from}.`,
    why: 'Aradaki zaman, son sınavda ortaya çıkan eksiklerin üzerinde çalışmak için.',
    practise: 'Bir diyalog çalış',
  },
  noScript: {
    title: 'Deneme sınavı için JavaScript gerekiyor',
    text: 'Sınav her bölümü bir kez dinletir, zilden sonra seni kaydeder ve süreyi tutar. JavaScript olmadan da buradaki her şeyi okuyabilir, aynı kurallarla puanlanan bir diyaloğu yazarak çalışabilirsin.',
    link: 'Yazarak çalış',
  },
  list: 'Bir sınav seç',
  premiumHint: 'Bazıları için Pro gerekir.',
  seePlans: 'Planları gör',
  search: {
    submit: 'Sınavları göster',
    clear: 'Bütün sınavları göster',
    found: (count) => `${count} sınav`,
    none: 'Bu seçime uyan sınav yok.',
  },
  none: {
    title: 'Henüz deneme sınavı yok',
    text: 'Şu anda girilecek bir sınav yok. Diyaloglarla çalışabilirsin.',
  },
  card: {
    minutes: (minutes) => `${minutes} dakika`,
    dialogues: (count) => `${count} diyalog`,
    segments: (count) => `${count} bölüm`,
    access: { free: 'Ücretsiz', premium: 'Pro' },
    open: 'Sınavı gör',
    upgrade: 'Pro’ya geç',
  },
  history: {
    title: 'Deneme sınavların',
    empty: 'Sonuçların ilk sınavından sonra burada görünür: 90 üzerinden puanın ve gerçek sınavda yetip yetmeyeceği.',
    score: ({ marks, of }) => `${marks}/${of}`,
    passed: 'Geçti',
    notYet: 'Henüz geçmedi',
    selfMarked: 'Sen puanladın',
    report: 'Raporu aç',
    all: 'Bütün deneme sınavların',
  },
}
