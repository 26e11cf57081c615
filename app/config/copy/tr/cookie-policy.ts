import type { cookiePolicy as en } from '../en/cookie-policy.ts'

export const cookiePolicy: typeof en = {
  sections: {
    short: {
      title: 'Kısaca',
      text: `- Köprü yalnızca çalışması için gereken çerezleri yazar. **Hiçbiri reklam ya da analiz için değildir; hiçbiri sizi başka sitelerde izlemez.**
- Burada çerez penceresi olmamasının nedeni bu: onay verilecek bir şey yok.
- Hesabınız yoksa en fazla bir dil çerezi, form gönderdiğinizde bir de bir dakikalık çerez yazılır.`,
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
      title: 'Çerezlerden nasıl kurtulursunuz',
      text: `Çerezleri ve site verilerini tarayıcınızın ayarlarından silin; oturum çerezi çıkış yapınca da gider. Oturum çerezi olmadan kimse oturumunu açık tutamaz. Ücretsiz örnek, rehber ve sorular çerezsiz de çalışır.`,
    },
  },
  caption: { cookies: 'Köprü’nün çerezleri', storage: 'Tarayıcıda saklananlar' },
  columns: { name: 'Ad', purpose: 'Ne için', span: 'Ne kadar' },
  rows: {
    session: 'Oturumunuzu açık tutar. Köprü’yü kullandıkça yenilenir, çıkış yapınca biter.',
    language: 'Seçtiğiniz dili hatırlar.',
    toast: '“Şifre değişti” gibi kısa bir mesajı bir sonraki sayfaya taşır.',
    googleState: 'Google’dan dönenin oraya giden kişi olduğunu doğrular. Her deneme için bir tane.',
    googleReturn: 'Google’a gitmeden önce hangi sayfayı istediğinizi hatırlar.',
    googleSignUp: 'Google ile açılan hesabı, siz kullanıcı adı seçene kadar bekletir.',
  },
  storage: {
    sidebar: 'Kenar çubuğunu daraltıp daraltmadığınız.',
    searches: 'Alıştırma listesindeki son üç aramanız.',
    preferences:
      'Oynatıcıdaki seçimleriniz (mikrofon, tarayıcının konuşma tanıması, tuşlar) ve diyaloğun yanına yazıp henüz teslim etmediğiniz notlar.',
    attempts: 'Henüz teslim edilmemiş bir alıştırmanın kayıtları ve nerede kalındığı.',
    offline: 'Bağlantı yokken gösterilen bir sayfa ve yeniden indirilmesin diye Köprü’nün betikleri.',
    setups: 'Bu sekmedeki bir ödemenin tamamlanmakta olduğu; iki kez yapılmasın diye.',
  },
  forever: 'siz silene kadar',
  tab: 'sekmeyi kapatana kadar',
  stripe:
    'Kart formu, yalnızca Köprü’nün ödeme sayfasında Stripe’tan yüklenir. Dolandırıcılığa karşı **__stripe_mid** (1 yıl) ve **__stripe_sid** (30 dakika) çerezlerini yazar.',
  mux: 'Diyaloglarımızın sesi Mux’tan (stream.mux.com) yüklenir.',
  stripeElsewhere: 'Ödemeyi, kendi çerezleri olan Stripe’ın kendi sayfasında yaparsınız.',
}
