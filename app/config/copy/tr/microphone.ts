import type { microphone as en } from '../en/microphone.ts'

export const microphone: typeof en = {
  title: 'Mikrofonunu dene',
  failed: 'Seni henüz duyamıyoruz',
  done: 'Denemeyi kapat',
  tryAgain: 'Yeniden dene',
  typeInstead: 'Konuşmak yerine yaz',
  help: {
    denied:
      'Tarayıcının burada mikrofon kullanma izni yok. Adresin yanındaki site ayarlarını aç, mikrofona izin ver ve yeniden dene.',
    none: 'Mikrofon bulunamadı. Bir mikrofon bağla ya da başka birini seç, sonra yeniden dene.',
    busy: 'Mikrofon yanıt vermiyor. Başka bir program kullanıyor olabilir: onu kapatıp yeniden dene.',
    insecure: 'Tarayıcılar mikrofonu yalnızca güvenli sayfalara açar. Bu sayfayı https ile açıp yeniden dene.',
    unsupported: 'Bu tarayıcı ses kaydedemiyor. Güncel bir Chrome, Edge, Firefox ya da Safari kaydedebilir.',
  },
  check: {
    asking: 'Tarayıcın, bu sayfanın mikrofonu kullanıp kullanamayacağını soruyor. Lütfen izin ver.',
    listening: 'Her zamanki sesinle bir cümle söyle.',
    heard: 'Seni duyuyoruz.',
    device: 'Mikrofon',
    unnamedDevice: (n) => `Mikrofon ${n}`,
  },
  trouble: {
    'no-sound':
      'Hiç ses gelmiyor. Mikrofonun bir düğmeyle kapatılmış ya da yanlış mikrofon seçilmiş olabilir: kontrol et ya da başka bir mikrofon seç.',
    clipping: 'Sesin bu mikrofona fazla yüksek geliyor. Biraz uzaklaş ya da mikrofonun düzeyini kıs.',
    quiet: 'Çok az duyuyoruz. Yaklaş ya da başka bir mikrofon seç.',
    noisy: 'Çevren gürültülü. Mikrofona yaklaş ya da daha sessiz bir yere geç.',
    muted: 'Mikrofonun sessize alınmış. Cihazın üzerinden ya da ayarlarından yeniden aç.',
    lost: 'Mikrofonun bağlantısı koptu. O ana kadar söylediklerin saklandı. Yeniden bağla ya da başka bir mikrofon seç.',
  },
  device: {
    loopback: (label) => `“${label}” senin sesini değil, cihazının çıkardığı sesi kaydediyor. Başka bir mikrofon seç.`,
    absent: (label) => `Seçtiğin mikrofon bağlı değil. Onun yerine şunu kullanıyoruz: “${label}”.`,
    changed: (label, before) =>
      `Şu an kullandığımız mikrofon “${label}”; geçen sefer “${before}” kullanılmıştı. Yanlışsa başka birini seç.`,
  },
  recognition: {
    question: {
      'on-device': () => 'Tarayıcın, sesini kimseye göndermeden, söylediklerini bu cihazda yazıya döksün mü?',
      download: () =>
        'Tarayıcın bir kereliğine dil paketi indirip söylediklerini, sesini kimseye göndermeden, bu cihazda yazıya döksün mü?',
      vendor: (maker) =>
        `Tarayıcın, sesini onu geliştiren şirkete${maker ? ` (${maker})` : ''} göndererek söylediklerini yazıya döksün mü?`,
      'some-vendor': (maker) =>
        `Tarayıcın, iki dilden biri için sesini onu geliştiren şirkete${maker ? ` (${maker})` : ''} göndererek, söylediklerini yazıya döksün mü?`,
    },
    yes: {
      'on-device': 'Kullan',
      download: 'Dil paketini indir',
      vendor: 'İzin ver',
      'some-vendor': 'İzin ver',
    },
    onlyHere: 'Yalnızca bu cihazda',
    no: 'Kullanma',
    otherwise: 'İstemezsen sonra kendi kaydını puanlar ya da ne söylediğini yazarsın.',
    ready: {
      'on-device': () => 'Tarayıcın söylediklerini bu cihazda yazıya döküyor. Bunun için sesin kimseye gönderilmiyor.',
      remote: (maker) =>
        `Tarayıcın söylediklerini yazıya döküyor. Bunun için sesini onu geliştiren şirkete${maker ? ` (${maker})` : ''} gönderiyor.`,
    },
    only: {
      en: 'Bunu yalnızca İngilizce için yapabiliyor: Türkçe söylediklerini sonra kendin puanlar ya da yazarsın.',
      tr: 'Bunu yalnızca Türkçe için yapabiliyor: İngilizce söylediklerini sonra kendin puanlar ya da yazarsın.',
    },
    installing: (done, count) =>
      `Tarayıcı dil paketlerini indiriyor: ${count} paketten ${done} tanesi hazır. Bu arada mikrofonunu deneyebilirsin.`,
    progress: 'Dil paketlerinin indirilmesi',
    downloadFailed: 'Dil paketi indirilemedi; bu yüzden sonra kendi kaydını puanlar ya da ne söylediğini yazarsın.',
    without: {
      unavailable:
        'Bu tarayıcı söylediklerini yazıya dökemiyor; bu yüzden sonra kendi kaydını puanlar ya da ne söylediğini yazarsın.',
      phone:
        'Telefonlar ve tabletler aynı anda hem kayıt yapıp hem konuşmayı yazıya dökemiyor; bu yüzden sonra kendi kaydını puanlar, ne söylediğini yazar ya da yazdırırsın.',
      off: 'Tarayıcın söylediklerini yazıya dökmüyor; bu yüzden sonra kendi kaydını puanlar ya da ne söylediğini yazarsın.',
      'not-here':
        'Tarayıcın söylediklerini bu cihazda yazıya dökemiyor; bu yüzden sonra kendi kaydını puanlar ya da ne söylediğini yazarsın.',
      refused:
        'Tarayıcın söylediklerini yazıya dökmeyi reddetti; bu yüzden sonra kendi kaydını puanlar ya da ne söylediğini yazarsın.',
      network:
        'Tarayıcın konuşma tanıma hizmetine ulaşamadı; bu yüzden sonra kendi kaydını puanlar ya da ne söylediğini yazarsın.',
      failed:
        'Tarayıcının konuşma tanıması durdu; bu yüzden sonra kendi kaydını puanlar ya da ne söylediğini yazarsın.',
    },
    change: 'Konuşma tanımayı kullan',
    tryAgain: 'Yeniden dene',
  },
  heard: {
    hearing: 'Tarayıcının duyduğu',
    heard: 'Tarayıcının duyduğu',
    typed: 'Senin yazdığın',
    wrong: 'Ben bunu demedim',
    sayAgain: 'Yeniden söyle',
    type: 'Söylediğimi yaz',
    leave: 'Sonra kendim puanlayayım',
    left: 'Bu bölümü sonra kendin puanlar ya da ne söylediğini yazarsın.',
    label: 'Söylediğin',
    save: 'Kaydet',
    cancel: 'Vazgeç',
  },
}
