import type { cookiePolicy as en } from '../en/cookie-policy.ts'

export const cookiePolicy: typeof en = {
  sections: {
    short: {
      title: 'Kısaca',
      text: `- Köprü yalnızca çalışması için gereken çerezleri yazar. **Hiçbiri reklam ya da analiz için değildir; hiçbiri sizi başka sitelerde izlemez.**
- Burada çerez penceresi olmamasının nedeni bu: onay verilecek bir şey yok.
- Hesabınız yoksa en fazla seçtiğiniz dilin, sesin ve açıklama dilinin çerezleri, form gönderdiğinizde bir dakikalık bir çerez, ücretsiz örnekle birlikte de sonucunu saklayabilmenizi sağlayan bir çerez yazılır.`,
    },
    cookies: {
      title: 'Yazdığımız her çerez',
      text: `Çerez, tarayıcınızın bir site için sakladığı ve o siteye geri gönderdiği küçük bir metindir. Bizimkileri betikler değil, yalnızca sunucumuz okuyabilir; başka bir yere gitmezler.`,
    },
    storage: {
      title: 'Tarayıcınızda kalanlar',
      text: `Tarayıcınız bazı şeyleri, kendiliğinden hiçbir yere göndermeden bizim için saklar. Teslim edilene kadar ses kayıtlarınız da bunların arasındadır; kapanan bir sekme ya da kopan bir bağlantı hiçbir şey kaybettirmez.`,
    },
    others: {
      title: 'Başkalarının çerezleri',
      text: `Sayfalarımız başka sitelerden hiçbir şey yüklemez; bu sitede bir istisnası varsa aşağıda adıyla yazar. Giriş için Google’a, ödeme için Stripe’a gibi başka bir siteye geçtiğinizde o sitenin kendi çerezleri ve kendi politikası geçerlidir.`,
    },
    control: {
      title: 'Çerezler nasıl silinir?',
      text: `Çerezleri ve site verilerini tarayıcınızın ayarlarından silin; çıkış yapmak da oturum çerezini siler. O olmadan oturumunuz açık kalamaz. Ücretsiz örnek, rehber ve sık sorulan sorular çerezsiz de çalışır.`,
    },
  },
  caption: { cookies: 'Köprü’nün çerezleri', storage: 'Tarayıcıda saklananlar' },
  columns: { name: 'Ad', purpose: 'Amaç', span: 'Süre' },
  rows: {
    session: 'Oturumunuzu açık tutar. Köprü’yü kullandıkça yenilenir, çıkış yapınca biter.',
    owner: 'Tarayıcıda hangi hesabın açık olduğunu söyler; böylece bir sayfa başka bir hesabın verisini kullanmaz.',
    left: 'Az önce hangi hesaptan çıkıldığını söyler; böylece o hesabın tarayıcıda sakladıkları silinir.',
    sent: 'Hangi formun gönderildiğini söyler; böylece tarayıcı yazdıklarınızın kopyasını siler.',
    language: 'Seçtiğiniz dili hatırlar.',
    explanations: 'Sonuçlardaki açıklamalar için seçtiğiniz dili hatırlar. Yalnızca bir dil seçerseniz yazılır.',
    voice: 'Seçtiğiniz sesi hatırlar. Yalnızca hesabınız yokken bir ses seçerseniz yazılır.',
    toast: '“Şifre değişti” gibi kısa bir mesajı bir sonraki sayfaya taşır.',
    banner: 'E-posta adresinizi doğrulamanızı isteyen satırı kapattığınızı hatırlar.',
    sample:
      'Ücretsiz örneğin bu tarayıcıda çözüldüğünü gösterir; böylece sonuç, bu tarayıcıda açtığınız hesaba geçer, başkasına geçmez. Hesap açınca silinir.',
    googleState: 'Google’dan dönenin oraya giden kişi olduğunu doğrular. Her deneme için bir tane.',
    googleReturn: 'Google’a gitmeden önce hangi sayfayı istediğinizi hatırlar.',
    googleSignUp: 'Google ile açılan hesabı, siz kullanıcı adı seçene kadar bekletir.',
  },
  storage: {
    sidebar: 'Kenar çubuğunu daraltıp daraltmadığınız.',
    preferences: 'Bu tarayıcı için yapılan seçimler: oynatıcı için seçtiğiniz mikrofon ve adı, klavye kısayolları.',
    texts:
      'Her hesap için ayrı: yazıp göndermediğiniz metinler, diyalog için aldığınız notlar, son üç aramanız ve tarayıcının konuşmanızı tanımasına izin verip vermediğiniz. Çıkış yapınca silinir.',
    attempts:
      'Her hesap için ayrı: henüz teslim edilmemiş bir alıştırmanın kayıtları ve nerede kalındığı. Çıkış yapınca silinir.',
    offline:
      'Bağlantı yokken gösterilen bir sayfa ve yeniden indirilmesin diye Köprü’nün betikleri. Ayrıca çevrimdışı çalışmak için sakladığınız diyaloglar ve sesleri; bunlar çıkış yaptığınızda silinir.',
    setups: 'Bu sekmedeki bir ödemenin tamamlanmakta olduğu; ödeme iki kez yapılmasın diye.',
  },
  forever: 'siz silene kadar',
  tab: 'sekmeyi kapatana kadar',
  stripe:
    'Kart formu, yalnızca Köprü’nün ödeme sayfasında Stripe’tan yüklenir. Dolandırıcılığa karşı **__stripe_mid** (1 yıl) ve **__stripe_sid** (30 dakika) çerezlerini yazar.',
  mux: 'Diyaloglarımızın sesi Mux’tan (stream.mux.com) yüklenir.',
  stripeElsewhere: 'Ödemeyi, kendi çerezleri olan Stripe’ın kendi sayfasında yaparsınız.',
}
