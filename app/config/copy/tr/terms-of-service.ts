import { MINIMUM_AGE_YEARS } from '../../accounts.ts'
import { PLANS } from '../../billing.ts'
import { AUTO_FAIL_CRITICALS } from '../../scoring.ts'
import type { termsOfService as en } from '../en/terms-of-service.ts'

const dollars = (cents: number) => `${cents / 100} Avustralya doları`

export const termsOfService: typeof en = {
  sections: {
    short: {
      title: 'Kısaca',
      text: `- Köprü, NAATI CCL sınavı için bir alıştırma sitesidir. **NAATI’den bağımsızdır**, puanları tahmindir.
- ${MINIMUM_AGE_YEARS} yaşını doldurmuş olmalısınız. Bir hesap bir kişi içindir.
- Pro, siz iptal edene kadar yenilenir; istediğiniz zaman iptal edersiniz. Avustralya Tüketici Yasası’ndan doğan haklarınız olduğu gibi kalır.
- Kaydettikleriniz sizin kalır.`,
    },
    agreement: {
      title: 'Bu anlaşma',
      text: `Hesap açarak ya da ücretsiz örneği kullanarak bu koşulları kabul edersiniz. “Biz”, bu siteyi Köprü adıyla işleteni; “siz”, siteyi kullanan kişiyi belirtir. Bilgilerinizle ne yaptığımız [gizlilik politikasında](/privacy-policy) yazar.`,
    },
    naati: {
      title: 'NAATI’den bağımsız',
      text: `Köprü’nün **NAATI ile bağı yoktur; NAATI onu onaylamamış, önermemiştir**. NAATI ve CCL başkalarına ait adlardır; burada yalnızca ne için çalışıldığını söylemek üzere geçer. Diyaloglarımız bize aittir; hiçbiri geçmiş bir sınavın sorusu değildir.

Sınavla ilgili her bilginin yanında kaynağı ve son kontrol ayı yazar. Kurallar ve ücretler değişir; başvurmadan ya da ödeme yapmadan önce NAATI’nin kendi sayfalarına bakın. Buradaki hiçbir şey göçmenlik danışmanlığı değildir: kayıtlı bir göçmenlik danışmanına ya da Avustralyalı bir avukata sorun.`,
    },
    scores: {
      title: 'Puanlar tahmindir',
      text: `NAATI hangi hatanın kaç puan götürdüğünü açıklamıyor. Biz, [rehberde](/guides/naati-ccl-overview#scoring-criteria) yayımladığımız ve herkes için aynı olan kendi ölçümüzle puan veririz; kendi sıkı kuralımıza göre ${AUTO_FAIL_CRITICALS} kritik hatada diyalogdan kalınır. Konuşma tanıma yanlış duyabilir, bir program bazı söyleyişleri yanlış değerlendirebilir. Puan **bir alıştırma tahminidir; sınav sonucu için öngörü ya da söz değildir**.

Vizeniz, işiniz ya da paranızla ilgili bir kararı yalnızca bir alıştırma puanına göre vermeyin.`,
    },
    account: {
      title: 'Hesabınız',
      text: `Size ait bir e‑posta adresi verin, şifrenizi kimseyle paylaşmayın, hesabınızı başkasının kullandığını düşünürseniz bize bildirin. Bir hesap bir kişi içindir: lütfen paylaşmayın, satmayın.

En az ${MINIMUM_AGE_YEARS} yaşında olmalısınız. 18 yaşından küçükseniz bir ödeme yapmadan önce velinize ya da vasinize sorun.`,
    },
    use: {
      title: 'Doğru kullanım',
      text: `Dilediğiniz kadar çalışın. Ama lütfen:

- başkalarını izinsiz kaydetmeyin; NAATI’nin sınav malzemesi dâhil, size ait olmayanı yüklemeyin;
- diyalogları, kelimeleri ya da sesleri toplu olarak kopyalamayın, yayımlamayın, satmayın;
- sitenin sınırlarını, kilitlerini, güvenliğini aşmaya ya da siteyi başkalarını mağdur edecek kadar yüklemeye çalışmayın;
- kimseyi aldatmak için ya da gerçek sınavda kullanmayın.

Site herkes için çalışsın diye bazı işlemlerin saatlik bir sınırı vardır. Deneme sınavına birkaç günde bir girilebilir; bir sonrakinin ne zaman başlayabileceği sayfada yazar.`,
    },
    ownership: {
      title: 'Sizin olan, bizim olan',
      text: `**Kayıtlarınız, sözleriniz ve notlarınız sizindir.** Bize, onları sakladığımız süre boyunca, burada istediğiniz şeyi yapabilmemiz için saklama ve işleme izni verirsiniz. Hepsi bu.

Diyaloglar, çevirileri, kelimeler, metinler, Köprü’nün adı ve görünüşü bize ya da bize izin verenlere aittir. Bunları kendi çalışmanız için kullanabilirsiniz; bir öğretmen de hesabı olan bir öğrenciyle kullanabilir. Gönderdiğiniz geri bildirimi, size bir borç doğurmadan Köprü’yü iyileştirmek için kullanabiliriz.`,
    },
    subscription: {
      title: 'Pro: ücret, yenileme, iptal',
      text: `Pro **ayda ${dollars(PLANS.monthly.amountCents)}** ya da **iki haftada bir ${dollars(PLANS.fortnightly.amountCents)}** tutar; varsa GST içindedir. İkisi de aynı içeriği açar. Stripe üzerinden peşin ödenir ve siz iptal edene kadar her dönemin sonunda otomatik yenilenir.

**İstediğiniz zaman iptal edersiniz**: [Hesap ayarları](/settings) sayfasındaki fatura sayfasından. Pro, ödediğiniz dönemin sonuna kadar açık kalır, başka ücret alınmaz. Ücretsiz hesabınız, sonuçlarınız ve kayıtlarınız durur.

Bir ödeme gerçekleşmezse Stripe bir süre yeniden dener; size haber veririz, olmazsa Pro kapanır.

**Ücret değişikliği.** Yeni ücret sizin için geçerli olmadan en az **30 gün** önce, nasıl iptal edebileceğinizle birlikte e‑postayla bildiririz. Ödenmiş dönemin ücreti değişmez.`,
    },
    refunds: {
      title: 'İade ve tüketici haklarınız',
      text: `Hizmetlerimiz, **Avustralya Tüketici Yasası** uyarınca kaldırılamayan güvencelerle sunulur: gereken özen ve beceriyle, belirttiğimiz amaca uygun ve makul sürede. Önemli bir eksiklikte sözleşmeyi sona erdirip almadığınız kısmın parasını geri alabilirsiniz; başka bir eksikliği makul sürede gideririz, gideremezsek yine sona erdirip iadenizi alabilirsiniz.

Yanlışlıkla alınanı da geri öderiz: iki kez, iptalden sonra ya da hiç açılmayan Pro için alınanı.

Yalnızca fikrinizi değiştirdiyseniz iptal edin: Pro ödenmiş dönemin sonuna kadar açık kalır, o dönem geri ödenmez. Bir şey kötü gittiyse yine de [bize yazın](contact:); yazdıklarınızı ekibimizden biri okur ve yanıtlar.

**Bu koşullardaki hiçbir şey, yasanın size verdiği hakları elinizden almaz.**`,
    },
    availability: {
      title: 'Bir şey çalışmadığında',
      text: `Köprü’nün çalışması için özen gösteririz, ama hiç kesilmeyeceğine söz veremeyiz. Ağlar, tarayıcılar ve kullandığımız hizmetler aksayabilir. Teslim edilmemiş kayıtlar birkaç gün tarayıcınızda durur; bir arıza size olabildiğince az şey kaybettirir.

Özellik ekleyebilir, değiştirebilir, kaldırabiliriz. Ödediğiniz bir şeyi kaldırırsak kullanmadığınız kısmı geri öderiz.`,
    },
    liability: {
      title: 'Sorumluluk',
      text: `Yasanın izin verdiği ölçüde, kimsenin öngöremeyeceği zararlardan ve bir sınav sonucunun ya da vize kararının doğurduğu sonuçlardan sorumlu değiliz. Yasanın, karşılanmayan bir güvence için sorumluluğumuzu sınırlamamıza izin verdiği yerde bu sorumluluk, hizmeti yeniden sunmakla ya da bunun bedelini ödemekle sınırlıdır. Bu, haksız ya da yasaya aykırı olacağı yerde ve bilerek ya da ağır kusurla verdiğimiz zararda geçerli değildir.`,
    },
    ending: {
      title: 'Anlaşmanın sona ermesi',
      text: `Hesabınızı [Hesap ayarları](/settings) sayfasından istediğiniz zaman silebilirsiniz; abonelik de onunla biter. Bu koşulları ağır biçimde ya da tekrar tekrar çiğneyen bir hesabı durdurabilir ya da kapatabiliriz. Yasa yasaklamadıkça ya da başkaları tehlikede olmadıkça nedenini ve ne yapabileceğinizi bildiririz. Kusurunuz olmadan kapatırsak kullanmadığınız kısmı geri öderiz.`,
    },
    changes: {
      title: 'Bu koşulların değişmesi',
      text: `Bu koşulları haklı bir nedenle değiştirebiliriz: yeni bir yasa, yeni bir özellik, bir risk. Sizin için önemli bir değişikliği, hesabı olan herkese en az 30 gün önceden e‑posta ya da bildirimle duyururuz. Kabul etmiyorsanız o zamana kadar iptal edin.`,
    },
    law: {
      title: 'Hukuk ve bize ulaşma',
      text: `Avustralya hukuku geçerlidir. Başka bir yerde yaşayan bir tüketiciyseniz kendi yasanızın verdiği ve vazgeçemeyeceğiniz koruma sizinle kalır. Mahkemeye ya da hakem heyetine gitmeden önce lütfen [bize yazın](contact:): çoğu şey birkaç satırla çözülür. Eyaletinizdeki tüketici kurumu da ücretsiz yardım eder.

Bu koşulların bir kısmı geçersizse geri kalanı geçerlidir.`,
    },
  },
}
