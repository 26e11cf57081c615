import type { mockTestTutorial as en } from '../en/mock-test-tutorial.ts'

export const mockTestTutorial: typeof en = {
  preparing: (title) => `Hazırlanıyor: ${title}`,
  step: ({ number, count }) => `Adım ${number}/${count}`,
  progress: 'Tanıtımda ilerleme',
  previous: 'Geri',
  next: 'İleri',
  cancel: 'Tanıtımdan çık',
  complete: 'Tanıtımı bitir ve sınavlara dön',
  completing: 'Kaydediliyor…',
  recordFirst: 'Önce kaydı yap, sonra devam et.',
  welcome: {
    title: 'Deneme sınavına hoş geldin',
    text: 'Deneme sınavı art arda iki diyalogdur. İngilizce konuşanla Türkçe konuşanın arasındaki tercüman sensin: bir bölümü dinler, diğer dilde söyler, sonrakine geçersin.',
    points: ({ minutes, points }) => [
      `Süre ${minutes} dakikadır. Her diyalog 45, sınavın tamamı ${points} üzerinden puanlanır.`,
      'Sayfa kapanır ya da bağlantı koparsa henüz göndermediğin ilk bölümden devam edersin.',
      'Bu tanıtım iki dakika kadar sürer. Hiçbir şey puanlanmaz, süre de henüz işlemez.',
    ],
  },
  audio: {
    title: 'Yalnızca dinlersin, yazı yok',
    text: 'Her diyalogdan önce kimin, neden konuştuğunu anlatan kısa bir açıklama okursun. Ondan sonra yalnızca ses vardır: ne metin ne çeviri.',
    points: [
      'İngilizceyi Türkçeye, Türkçeyi İngilizceye çevirirsin.',
      'Konuşan kişi gibi, birinci tekil kişiyle konuş: “Randevusu olduğunu söylüyor” değil, “Randevum var”.',
      'Bir kalem ve boş kâğıt hazırla. Elle not almak gerçek sınavda da serbesttir.',
    ],
  },
  chimes: {
    title: 'İki zil sana yol gösterir',
    text: 'Not alırken ekrana bakmıyor olabilirsin; bu yüzden iki ses sana yol gösterir. Ayırt edene kadar ikisini de dinle.',
    start: {
      name: 'Başlangıç zili',
      meaning: 'İncelerek yükselir. Yarım saniye sonra konuşma başlar.',
      play: 'Başlangıç zilini dinle',
    },
    record: {
      name: 'Kayıt zili',
      meaning: 'Son sözden sonra iki kısa vuruş. Kayıt başladı: sıra sende.',
      play: 'Kayıt zilini dinle',
    },
    failed: 'Bu tarayıcı sesi oynatmadı. Sesin açık olduğunu, cihazın sessizde olmadığını kontrol et ve yeniden dene.',
    real: 'NAATI sınavında her bölümün sonunda bir zil çalar ve beş saniye içinde başlarsın.',
  },
  recording: {
    title: 'Bir kayıt dene',
    text: (seconds) =>
      `Düğmeye bas, kayıt zilini bekle ve ${seconds} saniye konuş: adın, hava, ne olursa. Kayıt bu tarayıcıda kalır, sen ayrılınca silinir.`,
    start: 'Deneme kaydına başla',
    again: 'Yeniden kaydet',
    asking: 'Tarayıcın, bu sayfanın mikrofonu kullanıp kullanamayacağını soruyor. Lütfen izin ver.',
    chime: 'Zili dinle…',
    recording: 'Kayıt sürüyor: şimdi konuş',
    done: 'Oldu. Dinleyebilir, yeniden kaydedebilir ya da devam edebilirsin.',
    quiet: 'Kayıt yapıldı, ama sesi çok kısık. Yaklaş ya da başka bir mikrofon seç ve yeniden kaydet.',
    own: 'Deneme kaydın',
    failedTitle: 'Henüz kayıt yok',
    failed: 'Tarayıcı kaydı yarıda kesti. Lütfen yeniden dene.',
    empty: 'Kayıt çok kısaydı. Lütfen yeniden dene.',
    without: 'Deneme sınavı için mikrofon gerekir. Mikrofonun yoksa yazarak çalışabilirsin:',
    typed: 'Bir diyalog seç',
    noScript: {
      title: 'Bu adım için JavaScript gerekiyor',
      text: 'Tarayıcıda kayıt için JavaScript gerekir; burada kapalı. Sınavda başlamak için bir şeye basmazsın: kayıt zilinden sonra kayıt başlar ve sen konuşursun. Okumaya devam edebilirsin; sınavın kendisine başlamadan önce JavaScript’i aç.',
    },
  },
  nextSegment: {
    title: 'Sonraki bölüm',
    text: 'Söyleyeceklerini bitirince “Bitir ve devam et” düğmesine bas. Kayıt sona erer, sen devam ederken gönderilir.',
    points: [
      'Sonra “Sonraki bölüm” düğmesine bas. Bastıktan sonra geri dönemezsin.',
      'Her bölüm bir kez dinletilir. Bir kısmını kaçırdıysan duyduğunu çevir: bir parçası bile hiç yoktan iyidir.',
      'Son bölümden sonra düğmede “Deneme sınavını bitir” yazar.',
    ],
  },
  ready: {
    title: 'Hazırsın',
    text: 'Ekranda göreceklerin bu kadar. Sonraki sayfa bu sınavın koşullarını gösterir; süre ancak sen başlayınca işlemeye başlar.',
    points: [
      'Sessiz bir yer ve kesintisiz bir saat kadar zaman.',
      'Çalışan bir mikrofon, açık bir ses.',
      'Bir kalem ve boş kâğıt.',
    ],
  },
}
