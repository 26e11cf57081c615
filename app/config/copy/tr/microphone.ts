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
    quiet: 'Çok az duyuyoruz. Yaklaş ya da başka bir mikrofon seç.',
    heard: 'Seni duyuyoruz.',
    device: 'Mikrofon',
    unnamedDevice: (n) => `Mikrofon ${n}`,
  },
  recognition: {
    onDevice: 'Tarayıcın söylediklerini bu cihazda yazıya dökebilir. Onu geliştiren şirkete hiçbir şey gönderilmez.',
    downloadable: 'Tarayıcın, bir kerelik bir indirmeden sonra söylediklerini bu cihazda yazıya dökebilir.',
    download: 'Dil paketini indir',
    downloading: 'Tarayıcı dil paketini indiriyor.',
    downloadFailed: 'Dil paketi indirilemedi. Bunun yerine ne söylediğini yazabilirsin.',
    remote:
      'Tarayıcın söylediklerini yazıya dökebilir, ama bunun için sesini onu geliştiren şirkete gönderir. Sen izin vermedikçe kapalıdır.',
    allowRemote: 'İzin ver',
    turnOff: 'Kullanma',
    unavailable: 'Bu tarayıcı söylediklerini yazıya dökemiyor. Kendin yazabilirsin.',
  },
}
