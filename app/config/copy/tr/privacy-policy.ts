import { MINIMUM_AGE_YEARS, SAMPLE_CLAIM_DAYS } from '../../accounts.ts'
import { RECORDING_RETENTION_DAYS } from '../../speech.ts'
import type { privacyPolicy as en } from '../en/privacy-policy.ts'

export const privacyPolicy: typeof en = {
  sections: {
    short: {
      title: 'Kısaca',
      text: `- Çalışmanız için gerekeni saklarız: hesabınızı, ses kayıtlarınızı, içlerindeki sözleri, puanlarınızı.
- Saklamayı seçmediğiniz kayıtlar **${RECORDING_RETENTION_DAYS} gün** sonra silinir.
- Veri satmayız, reklam göstermeyiz, sizi başka sitelerde izlemeyiz. Bu sitede bir analiz hizmeti yoktur.
- Her şeyi indirebilir, hesabınızı kendiniz silebilirsiniz: [Hesap ayarları](/settings).`,
    },
    who: {
      title: 'Biz kimiz, hangi kurallara uyuyoruz',
      text: `“Biz”, bu siteyi Köprü adıyla işletendir. NAATI ile hiçbir bağımız yoktur.

Kişisel bilgileri, 1988 tarihli Avustralya Gizlilik Yasası’nın **Avustralya Gizlilik İlkeleri**ne göre işleriz. Türkiye’de, Avrupa Birliği’nde ya da kendi gizlilik hakları olan başka bir yerde yaşıyorsanız isteklerinizi herkesinki gibi yanıtlarız.

Bu sayfadaki her konuda [bize yazın](contact:).`,
    },
    collect: {
      title: 'Neleri saklıyoruz',
      text: `**Hesabınız.** Kullanıcı adı, e‑posta adresi ve şifreniz; şifre yalnızca geri çevrilemeyen bir özet olarak saklanır. Google ile girdiyseniz adınız, fotoğrafınızın adresi ve Google’ın sizin için kullandığı numara. Diliniz, saat diliminiz, hangi bildirimleri istediğiniz.

**Alıştırmalarınız.** Ses kayıtlarınız; bizim ya da tarayıcınızın tanıdığı ya da sizin yazdığınız sözler; puanlarıyla değerlendirme; düzeltmeler ve yeniden denemeler; özel notlar; yer imleri ve beğeniler; eklediğiniz kelimeler ve kelimelere yazdığınız notlar; bildiğiniz ve kaçırdığınız kelimeler; hız turlarının ve bellek merdiveninin sonuçları; sınav tarihinizle çalışma planınız, neye ne kadar zaman ayırdığınız; söylediyseniz sınavınızın nasıl geçtiği, puanları ve notuyla; her günün puanı ve seriniz; her bölümüyle deneme sınavları.

**Hatırlatmalarınız**, açtıysanız. Seçtiğiniz saat ve türler, hatırlatma gönderilen günler ve her cihaz için tarayıcısının bunun için bize verdiği adres ile anahtarlar.

**Aboneliğiniz.** Plan, durumu, dönemin sonu, Stripe’ın siz ve aboneliğiniz için kullandığı numaralar. Kart bilgisi yok.

**Bize söyledikleriniz.** Geri bildirim ve hangi sayfadan yazdığınız, e‑postalarınız; bekleme listesine yazdıysanız adresiniz.

**Bir siteyi çalıştırmak için gerekenler.** Girişinizin açık kalması için bir oturum. Kötüye kullanıma karşı sayaçlar; IP adresinizin kendisiyle değil, özetiyle saklanır. Her isteğin saatini, sayfasını ve sonucunu yazan bir günlük; adınız ve adresiniz olmadan.

Sağlığınızı, inancınızı ya da vizenizi sormayız; diyaloglardaki kişiler uydurmadır. Lütfen notlara ve geri bildirime de böyle bilgiler yazmayın.`,
    },
    voice: {
      title: 'Sesiniz',
      text: `Kayıt, alıştırmada ancak siz düğmeye basınca yapılır; deneme sınavında, sınavı siz başlattıktan sonra, her bölümde kayıt zilinin ardından kendiliğinden başlar. Tarayıcınız kayıt sürdükçe bunu gösterir. Kayıt sunucumuza gönderilir, içinde konuşma olup olmadığına bakılır, yazıya dökülür ve puanlanır. Oturumunuz açıkken **onu yalnızca siz dinleyebilirsiniz**. Kim olduğunuzu tanımak için kullanmayız, model eğitmeyiz, başkasına da eğittirmeyiz.

Bu sitenin kendi konuşma tanıması yoksa söylediklerinizi tarayıcınız yazıya dökebilir. Bu size ilk kayıttan önce bir kez sorulur; siz evet diyene kadar kapalı kalır ve yanıtınızı kayıt yaptığınız her yerde değiştirebilirsiniz. Tarayıcınız bunu cihazınızda yapıyorsa hiçbir şey gönderilmez. Sesinizi Google, Microsoft ya da Apple gibi üreticisine gönderiyorsa bu, soruda belirtilir; evet demenizden sonra onların kuralları geçerlidir.

Mikrofon iki bölüm arasında açık kalır ki kulaklıklar ilk kelimeyi kaçırmasın; bu sırada hiçbir şey kaydedilmez ve gönderilmez. Sayfadan ayrıldığınızda ya da mikrofonu iki dakika kullanmadığınızda kapanır.

Konuşmak zorunda değilsiniz: her çeviriyi yazabilirsiniz.

**Misafir olarak** ücretsiz örneği yapabilirsiniz. Kayıtları aynı ${RECORDING_RETENTION_DAYS} günde silinir; sözler ve puan adsız kalır, kimse bunları sizinle ilişkilendiremez. Aynı tarayıcıda ${SAMPLE_CLAIM_DAYS} gün içinde hesap açarsanız örnek, kayıtlarıyla birlikte o hesaba geçer.`,
    },
    purposes: {
      title: 'Ne için kullanıyoruz',
      text: `Çalışmanız ve puan almanız için; ilerlemenizi göstermek için; hesabınızı güvende tutmak için; ödeme almak ve size yanıt vermek için; hataları bulup puanlamayı iyileştirmek için. Haber ve kampanya e‑postaları yalnızca kutuyu işaretlediyseniz gelir; hesap ayarlarında işareti kaldırınca ya da e‑postadaki bağlantıyla biter. Hatırlatmalar ve haftalık mektup yalnızca siz açtıysanız gelir; böyle her e‑postada onları durduran bir bağlantı vardır.

Bilgileri başka bir şey için ancak siz kabul ederseniz ya da yasa gerektirirse kullanırız.`,
    },
    providers: {
      title: 'Verileri başka kim alır',
      text: `Bazı işleri başka şirketler yapabilir; yalnızca o iş için gerekeni alırlar. Çoğu Avustralya dışındadır. Sözleşme ve yasayla bağlıdırlar; yaptıklarından size karşı biz sorumlu kalırız.

**Bir cihazdaki hatırlatmalar** tarayıcınızın üreticisinin (Google, Mozilla, Microsoft ya da Apple gibi) anlık bildirim hizmetinden geçer; yalnızca orada açtıysanız. Tarayıcınız için şifrelenirler: hizmet, Köprü’nün bu tarayıcıya ne zaman mesaj gönderdiğini öğrenir, ne yazdığını öğrenmez.`,
    },
    retention: {
      title: 'Ne kadar saklıyoruz',
      text: `Silme işlemi otomatiktir ve her saat yapılır. Bu sitenin işletmecisi yedek alıyorsa silinenler, yedekler yenilendikçe oradan da kaybolur.`,
    },
    safety: {
      title: 'Nasıl koruyoruz',
      text: `Herkese açık siteye bağlantılar şifrelidir. Şifreler argon2id ile özetlenir; oturumlar ve e‑postayla gönderilen bağlantılar yalnızca özet olarak durur, çalınan bir veritabanı hiçbir hesabı açmaz. Şifre değişince diğer bütün oturumlar kapanır. Ödeme sunucumuzdan geçmez.

Size zarar verebilecek bir veri ihlali olursa, veri ihlali bildirimiyle ilgili yasa gereği size ve Avustralya Bilgi Komiserliği’ne haber veririz.`,
    },
    rights: {
      title: 'Neler yapabilirsiniz',
      text: `- **Hepsini görmek.** [Hesap ayarları](/settings) sayfasında “Verilerimi indir” var: kayıtlar dâhil her şey tek bir zip dosyasında.
- **Düzeltmek.** Yanlış duyulan sözleri sonuç sayfasında düzeltirsiniz. E‑posta adresiniz gibi henüz değiştiremediğiniz şeyler için [bize yazın](contact:).
- **Bir kaydı süresinden uzun saklamak** ya da bundan vazgeçmek: sonuç sayfasında ve geçmişinizde.
- **Hesabınızı silmek**, hesap ayarlarında. Hemen kapanır. 30 gün içinde giriş yaparsanız geri döner; sonra kayıtlar dâhil her şey kalıcı olarak silinir.
- **Adsız kalmak.** Ücretsiz örnek, rehber ve sık sorulan sorular için hesap gerekmez.

İstekleri 30 gün içinde, ücret almadan yanıtlarız.`,
    },
    children: {
      title: 'On altı yaşın altı',
      text: `Köprü **${MINIMUM_AGE_YEARS} yaş ve üstü** içindir. Daha küçük biri hakkında bilerek bilgi saklamayız. Böyle bir hesap biliyorsanız [bize bildirin](contact:), sileriz.`,
    },
    complaints: {
      title: 'Memnun kalmazsanız',
      text: `Önce [bize yazın](contact:); 30 gün içinde yanıtlarız. Yanıt işe yaramazsa Avustralya Bilgi Komiserliği’ne (Office of the Australian Information Commissioner) şikâyette bulunabilirsiniz: [oaic.gov.au](https://www.oaic.gov.au/privacy/privacy-complaints), telefon 1300 363 992.`,
    },
    changes: {
      title: 'Değişiklikler',
      text: `Bu sayfa değişince üstteki tarih de değişir. Değişiklik sizin için önemliyse (veriyi başka bir şirket de alacaksa, bir şey daha uzun saklanacaksa) yürürlüğe girmeden hesabı olan herkese bildiririz.`,
    },
  },
  retention: {
    caption: 'Saklama süreleri',
    what: 'Ne',
    howLong: 'Süre',
    rows: {
      recordings: { what: 'Ses kayıtları', text: (span) => `${span}; sakladıklarınız, siz vazgeçene kadar` },
      unfinished: { what: 'Teslim edilmemiş bir alıştırmanın kayıtları', text: (span) => span },
      results: {
        what: 'Sözler, puanlar, notlar, ilerleme, çalışılacak kelimeler, eklediğiniz kelimeler, hatırlatmalar',
        text: () => 'hesabınız durdukça',
      },
      account: { what: 'Silinen hesap ve içindeki her şey', text: (span) => `${span}, sonra kalıcı olarak silinir` },
      payments: {
        what: 'Burada ödeme yaptıysanız ödeme kayıtları (vergi yasası gereği)',
        text: (span) => `hesabınız silindikten sonra ${span}: Stripe’taki numaralar, adınız olmadan`,
      },
      support: { what: 'Geri bildirim ve destek yazışmaları', text: (span) => span },
      modelAnswers: {
        what: 'Aynı sözler aynı puanı alsın diye bir dil modelinin yanıtları',
        text: (span) => `${span}; özet altında, adsız`,
      },
      vainSearches: {
        what: 'Kelimelerde sonuçsuz kalan aramalar',
        text: () => 'biz ilgilenene kadar: yalnızca metin ve kaç kez arandığı; kimin aradığı hiç saklanmaz',
      },
      waitlist: {
        what: 'Bekleme listesindeki adresiniz',
        text: () => 'dil hazır olana, siz isteyene ya da bu adresle açılan hesabınız silinene kadar',
      },
      guests: {
        what: 'Misafirin örneği',
        text: () =>
          'kayıtları yukarıdaki gibi; sözleri ve puanı, aynı tarayıcıda açılan bir hesaba geçmediyse adsız kalır',
      },
    },
  },
}
