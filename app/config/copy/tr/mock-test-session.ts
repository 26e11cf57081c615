import type { mockTestSession as en } from '../en/mock-test-session.ts'

const LANGUAGE = { en: 'İngilizce', tr: 'Türkçe' }
/** Both names of a language take the same suffix. */
const INTO = { en: 'İngilizceye', tr: 'Türkçeye' }

export const mockTestSession: typeof en = {
  title: 'Deneme sınavı',
  notFound: {
    title: 'Deneme sınavı bulunamadı',
    text: 'Bu adreste sana ait bir deneme sınavı yok.',
    back: 'Deneme sınavlarına dön',
  },
  loading: 'Sınav açılıyor.',
  badge: (dialogue, segment, count) => `${dialogue}. diyalog, bölüm ${segment}/${count}`,
  warning:
    'Lütfen sekmeyi kapatma ve bu sayfadan ayrılma: süre işlemeye devam eder, o anki kayıt kaybolur, sınav baştan başlatılamaz.',
  warningNote: 'Yine de olursa bu sayfayı yeniden aç: bitirdiğin bölümler saklanır, kaldığın yerden devam edersin.',
  states: {
    'waiting-for-start': 'Başlamaya hazır',
    loading: 'Ses hazırlanıyor…',
    playing: 'Ses oynatılıyor',
    recording: 'Çevirin kaydediliyor',
    complete: 'Bölüm tamam',
  },
  hints: {
    start: 'Bir zil, bir kez bölüm, ikinci bir zil: sonra sıra sende. Kayıt kendiliğinden başlar.',
    resume: 'Önceki kayıtların saklandı. Bu bölümle devam ediyorsun.',
    loading: 'Birazdan başlangıç zili çalacak.',
    playing: 'Dinle. Kâğıda not alabilirsin.',
    recording: 'Şimdi konuş. Söyleyeceklerin bitince düğmeye bas.',
    complete: 'Bu bölüme geri dönemezsin. Bir nefes al, sonra devam et.',
    lastOfDialogue: '1. diyalog bitti. Sen 2. diyaloğa geçerken kayıtları değerlendiriliyor.',
    last: 'Son bölüm buydu.',
    absent: 'Yine de sesli söyle. Son bölümden sonra ne söylediğini yazarsın. Bitince devam et.',
  },
  overTime: 'Süre doldu. Bu bölümü yine de bitirebilirsin; son bölüm bu.',
  absent: 'Sıra sende, kayıt yok',
  buttons: {
    start: 'Sınava başla',
    starting: 'Bir saniye',
    finish: 'Bitir ve devam et',
    next: 'Sonraki bölüm',
    complete: 'Deneme sınavını bitir',
    tryAgain: 'Yeniden dene',
    wait: 'Lütfen bekle',
    withoutMicrophone: 'Mikrofonsuz devam et',
    withoutRecording: 'Kayıtsız devam et',
    tryMicrophone: 'Mikrofonu yeniden dene',
  },
  without: {
    microphone:
      'Bütün bölümleri dinler, ne söylediğini son bölümden sonra yazarsın. Sonuçta kendi beyanın olduğu belirtilir.',
    recording: 'Ne söylediğini son bölümden sonra yazabilirsin. Yazmazsan atlanmış sayılır.',
  },
  setAside: (places) => {
    const named = places.map(({ dialogue, segment }) => `${dialogue}. diyalog, ${segment}. bölüm`).join('; ')
    return places.length === 1
      ? `Şu kaydı alamadık: ${named}. Ne söylediğini son bölümden sonra yazabilirsin; yazmazsan atlanmış sayılır.`
      : `Şu kayıtları alamadık: ${named}. Ne söylediğini son bölümden sonra yazabilirsin; yazmazsan atlanmış sayılırlar.`
  },
  leave:
    'Sınavdan ayrılıyor musun? Süre işlemeye devam eder. Kayıtların saklanır; döndüğünde bu bölüm yeniden dinletilir.',
  briefing: (dialogue) => `${dialogue}. diyalog`,
  progress: (dialogue) => `${dialogue}. diyalog, her bölüm bir tahta`,
  plank: (n, state) =>
    `${n}. bölüm: ${state === 'laid' ? 'kaydedildi' : state === 'current' ? 'şimdiki bölüm' : 'sırada'}`,
  clock: {
    minutes: (minutes) => `${minutes} dk kaldı`,
    exact: (clock) => `${clock} kaldı`,
    label: 'Bizim saatimize göre kalan süre',
  },
  waiting: (count) => `${count} kayıt burada duruyor ve gönderiliyor.`,
  offline: 'Çevrimdışısın. Devam et: kayıtlar bu tarayıcıda durur, bağlantı gelince gönderilir.',
  realRules: {
    repeat: 'Yeniden dinle',
    free: (left) => `Bu diyalogda ${left} serbest tekrarın var`,
    costs: (marks) => `Bir tekrar daha ${marks} puan götürür`,
    again: 'Bu sayılmaz',
    cue: (seconds) => `${seconds} sn içinde başla`,
    cueLate: 'Şimdi başla: uzun duraksama puan götürebilir',
    budget: (minutes, of) => `Çeviri süresi: ${minutes}/${of} dk`,
  },
  microphone: {
    denied:
      'Tarayıcının burada mikrofon kullanma izni yok. Adresin yanındaki site ayarlarını aç, mikrofona izin ver ve yeniden dene.',
    none: 'Mikrofon bulunamadı. Bir mikrofon bağla ve yeniden dene.',
    busy: 'Mikrofon yanıt vermiyor. Başka bir program kullanıyor olabilir: onu kapatıp yeniden dene.',
    insecure: 'Tarayıcılar mikrofonu yalnızca güvenli sayfalara açar. Bu sayfayı https ile açıp yeniden dene.',
    unsupported: 'Bu tarayıcı ses kaydedemiyor. Güncel bir Chrome, Edge, Firefox ya da Safari kaydedebilir.',
  },
  nothingRecorded: 'Kayıt saklanamayacak kadar kısaydı. Düğmeye bas ve yeniden konuş.',
  toasts: {
    audioTitle: 'Ses sorunu',
    audio: 'Bölümün sesi oynatılamadı. Kayda geçiliyor.',
    errorTitle: 'Hata',
    microphone: 'Mikrofona ulaşılamadı',
    play: 'Ses oynatılamadı',
    submit: 'Bölüm gönderilemedi',
    evaluate: 'Diyalog değerlendirilemedi',
    complete: 'Deneme sınavı tamamlanamadı',
  },
  finishing: {
    title: 'Sınavın tamamlanıyor',
    timeOver: 'Süre doldu',
    timeOverText: 'Kaydettiklerin değerlendiriliyor; geri kalanı atlanmış sayılır.',
    steps: {
      uploading: 'Kayıtlar gönderildi',
      evaluating: 'Diyaloglar değerlendirildi',
      completing: 'Sonuçlar hazır',
    },
    states: { done: 'tamam', active: 'sürüyor', open: 'sırada' },
    hint: 'Bir dakikayı bulabilir. Lütfen bu sayfayı açık tut.',
    offline:
      'Çevrimdışısın. Kayıtların bu tarayıcıda duruyor, bağlantı gelince gönderilecek. Lütfen bu sayfayı açık tut.',
    failed: 'Hiçbir şey kaybolmadı: kayıtların duruyor. Lütfen yeniden dene.',
  },
  announce: {
    preparing: ({ dialogue, segment, count, target }) =>
      `${dialogue}. diyalog, ${count} bölümden ${segment}. bölüm. ${INTO[target]} çevir.`,
    complete: 'Bölüm tamam. “Sonraki bölüm” düğmesiyle devam edersin.',
    lastComplete: 'Bölüm tamam. “Deneme sınavını bitir” düğmesi sınavı bitirir.',
    done: 'Sonuçların hazır.',
  },
  noScript: {
    title: 'Deneme sınavı için JavaScript gerekiyor',
    text: 'Sınav her bölümü bir kez dinletir ve zilden sonra seni kaydeder; bir sayfa bunu ancak JavaScript ile yapabilir. Bu sınavın süresi işliyor; JavaScript’i aç ve bu sayfayı yeniden yükle.',
    instead: 'JavaScript olmadan da, aynı kurallarla puanlanan diyalogları dinleyip yazarak çalışabilirsin.',
    link: 'Yazarak çalış',
  },
  evaluating: {
    title: 'Sınavın değerlendiriliyor',
    text: 'Bütün kayıtlar bizde. Sonuçların hazır olunca burada görünür.',
    look: 'Yeniden bak',
  },
  marking: {
    honest: 'Bu puanları biz değil, sen veriyorsun: sonuçta bu yazar ve puanın hiçbir ortalamana katılmaz.',
    beside: 'Bu sınavı Köprü puanladı, o puanlar değişmez. Seninkiler onların yanında saklanır.',
    back: 'Sonuçlara dön',
  },
  words: {
    title: 'Ne söyledin?',
    text: (count) =>
      count === 1
        ? 'Bir bölümün kaydı bizde, ama yazıya dökülemedi. Dinle ve ne söylediğini yaz.'
        : `${count} bölümün kaydı bizde, ama yazıya dökülemedi. Her birini dinle ve ne söylediğini yaz.`,
    textMixed: (count) =>
      count === 1
        ? 'Bir bölümde ne söylediğini henüz bilmiyoruz. Ne söylediğini yaz.'
        : `${count} bölümde ne söylediğini henüz bilmiyoruz. Kaydın olanları dinle ve ne söylediğini yaz.`,
    noRecording: 'Bu bölümün kaydı yok.',
    honest:
      'Şimdi ne diyeceğini değil, o zaman ne dediğini yaz. Sonuçta bunun kendi beyanın olduğu belirtilir. Bir şey söylemediysen “Burada bir şey söylemedim” kutusunu işaretle.',
    segment: (dialogue, n) => `${dialogue}. diyalog, ${n}. bölüm`,
    said: (language) => `${LANGUAGE[language]} olarak söylediklerin`,
    own: (dialogue, n) => `Senin kaydın, ${dialogue}. diyalog, ${n}. bölüm`,
    submit: 'Sonucumu göster',
    submitting: 'Bir saniye',
    tooLong: 'Bu çok uzun. Lütfen kısalt.',
  },
}
