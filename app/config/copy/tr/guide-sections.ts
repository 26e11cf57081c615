import { examFacts } from '../../exam-facts.ts'
import { DEDUCTION_MARKS, SEGMENT_CAP_MARKS } from '../../scoring.ts'
import type { guideSections as en } from '../en/guide-sections.ts'

const f = examFacts
/** Turkish writes 0,5. */
const comma = (marks: number) => String(marks).replace('.', ',')

export const guideSections: typeof en = {
  'what-is-ccl': {
    before: `Şu anda Avustralya’nın bir yerinde, bir bankonun önünde, bir kız babasına çeviri yapıyor. **Credentialled Community Language** sınavı tam da bu durumu alıp puanlıyor: biri İngilizce konuşuyor, biri Türkçe, aradaki köprü sensin.

Sınavı, Avustralya’nın yazılı ve sözlü çeviri kurumu NAATI yapıyor. Yine de bu bir tercümanlık sınavı değil. Mesleği yapma yetkisi vermez, konferans kabininin tekniklerini sormaz. Sorduğu şu: iki insan sana güvenebilir miydi?

### Ne kazandırır

Geçmek, ${f.visas.value.slice(0, -1).join(', ')} ve ${f.visas.value.at(-1)} numaralı nitelikli göç vizelerinin puan hesabında **${f.points.value} puan** getirir. Geçme puanının üstü bir şey katmaz: ${f.passMarks.value} de ${f.marks.value} da aynı puanı getirir. Başvuranların çoğu için kendi emeğiyle kazanabileceği en kolay puan budur; o yüzden “bir deneyeyim” demeye değil, hazırlanmaya değer.

9 Ağustos 2022’de ve sonrasında verilen sonuç ${f.validityYears.value} yıl geçerlidir.

### Kime göre

İki dilde de yaşayan birine. Başvurmak için sertifika, diploma ya da kurs gerekmez. İyi konuşanları şaşırtan kelimeler değil, bellektir: içinde iki sayı ve bir koşul olan otuz kelimeyi aklında tutup dil değiştirirken hiçbirini düşürmemek.`,
    after: '',
  },
  'test-format': {
    before: `Sınava genellikle kendi bilgisayarında, internet üzerinden gözetmenle girersin. Yalnızca dinler ve konuşursun: okunacak, yazılacak bir şey yok; kendi notların dışında.`,
    after: `### Bir diyalog nasıl geçer

1. Kimin kiminle, nerede, ne hakkında konuştuğunu duyarsın.
2. İlk konuşan, İngilizce ya da Türkçe bir bölüm söyler. Sonunda zil çalar.
3. Sen diğer dilde, konuşanın yerine geçerek söylersin: “Kartımı kaybettim”; “Kartını kaybettiğini söylüyor” değil.
4. Karşıdaki kişi diğer dilde yanıt verir. Zil çalar, sıra yine sende.
5. Sona kadar böyle, sırayla. Geri dönüş yok.

### Sınav günü

Kullanacağın düzeni **en az 48 saat önce** dene: Chrome, bilgisayarın kendi mikrofonu ve hoparlörü, seni yandan çeken bir telefon ya da tablet. Kulaklık yasak. Bunu aylar önceden bilmek işe yarar: dizüstünün hoparlöründen gelen sesi izlemek, kulağının içindekini izlemekten zordur. Kalemini ve boş kâğıtlarını hazır tut.

**Her diyalogda ${f.freeRepeatsPerDialogue.value} bölümü** yeniden dinleyebilirsin. Bu hakkı yalnızca hızlı olan bir bölüme değil, sayılarla dolu olana sakla.`,
  },
  'scoring-criteria': {
    before: `Her diyalog ${f.marksPerDialogue.value} puanla başlar, puan hatalarla düşer. En az iki değerlendirici birbirinden bağımsız dinler ve her hatayı anlaşmaya verdiği zarara göre tartar: yanlış ilaç dozu çok, beceriksiz bir ek az puan götürür.

Geçmek için **toplamda ${f.marks.value} üzerinden ${f.passMarks.value} ve her diyalogda ${f.marksPerDialogue.value} üzerinden en az ${f.passMarksPerDialogue.value}** gerekir. Gözden kaçan, ikinci koşuldur. İyi geçen diyalog kötü geçeni kurtarmaz.

Değerlendiriciler üç şeye bakar: mesaj tam ve doğru mu, dil iyi mi, anlatım akıcı mı. Biz de aynı üçüne bakıyoruz.`,
    after: `### Puan olarak karşılığı

Alıştırmalarımızda kritik hata (dinleyen yanlış davranır) ${DEDUCTION_MARKS.critical}, büyük hata (mesajın bir parçası kaybolur) ${DEDUCTION_MARKS.major}, küçük hata ${comma(DEDUCTION_MARKS.minor)} puan götürür; alışılmış uzunluktaki bir diyalogda bir bölüm ${SEGMENT_CAP_MARKS} puandan fazla götürmez. Üç kritik hatada, dökümde ne kalırsa kalsın, diyalogdan kalırsın. Bu ölçü ve bu kural **bizim**. Bilerek sıkı, herkese açık; aynı sözler her zaman aynı puanı alır.

Gerçek sınavda ${f.reviewFromMarks.value} ya da daha yüksek puanla kalırsan ${f.reviewWithinDays.value} gün içinde yeniden değerlendirme isteyebilirsin. Her deneme sınavımız, NAATI’nin geçme kuralına göre geçip geçmediğini ve iki koşuldan hangisinin eksik kaldığını gösterir.`,
  },
  'preparation-strategy': {
    before: `Resmî bir çalışma saati yok. Aşağıdaki, iki dili de her gün kullanan birine **bizim önerimiz**: iki ila dört ay, günde 30–60 dakika.

### 1. ve 2. hafta: nerede olduğunu gör

Hiçbir şeye bakmadan üç diyalog çevir. Puanı değil, dökümü oku: hangi hata türü hep geri geliyor? Çoğu kişide şunlardan üçüdür: sayılar, yarım kalan cümleler, olumsuzluklar, terimler, üslup. Kendininkileri yaz. Planın budur.

### 3–8. hafta: her seferinde tek şey

- **Bellek.** Bir bölüm dinle, iki saniye bekle, **aynı dilde** geri söyle. Sonra diğer dilde. Günde beş dakika yeter; hiçbir şey bu kadar işe yaramaz.
- **Not.** Belleğinin kaçırdığını yaz: sayı, ad, sıralama, “değil”, “eğer”, “-e kadar”. Gerisine işaret: ok, soru işareti, hayır için çarpı. Kelime yazarsan dinlemeyi bırakırsın.
- **Terim.** Her konudan altı ila on tane, iki yönde; Avustralya’da Türkçe konuşanların gerçekten kullandığı karşılıkla. Buradaki kelime alıştırması, kaçırdıklarını tam unutacakken önüne getirir.
- **Zayıf yanlar.** ${f.domains.value} konunun hepsini bir kez çalış, sonra zamanını kaçtığın ikisine ver. Sınav onlardan kaçmaz.

### 9–12. hafta: gerçek koşullar

Deneme sınavlarına geç, haftada bir: iki diyalog, her birinde tek tekrar, ara yok, kulaklık yerine hoparlör, randevunun saatinde. Aralarda tek tek yanlış giden bölümlere dön, oturana kadar söyle.

### Son hafta

Yeni konu yok. Günde kolay bir diyalog; konuşmak sıradan bir iş gibi gelsin. Düzenini dene. Uyu: yorgun bellek önce sayıları bırakır.`,
    after: '',
  },
  'ai-advantage': {
    before: `Gerçek sınav haftalar sonra bir sayı verir, nedenini söylemez. Öğretmen nedenini söyler, haftada bir saat. Puanlı alıştırma bu boşluğu doldurur: her puanın nedeni, konuştuktan dakikalar sonra, günün her saatinde.

Üç adımda olur.`,
    after: `### Duymadıkları

Kelimeleri değerlendirir. Aksan ve tonlama burada sayılmaz; serbest bir cümledeki yanlış fiil gözünden kaçabilir. Söyleyişin doğru ama ona yabancıysa puan kırabilir. Puanı olduğu gibi al: **bir alıştırma tahmini**. Sonuç, bir değerlendiricinin vereceği puanın büyük olasılıkla hangi aralıkta olacağını gösterir; emin değilse söyler.

### Neden kontrol edebilirsin

- Kırılan her puanın bir yeri vardır: senin sözlerin ya da eksik kalan sözler. Hiçbir puan “öyle geldi” diye kırılmaz.
- Ölçü herkese açık; puanlama herkes için, her saatte aynı.
- Yanlış duyulduysan kelimeleri düzelt, bölüm yeniden puanlanır. İki puan da görünür kalır.
- Kaydın yazıya dökülemediyse ne söylediğini sana sorarız. Sessizlik sessizlik olarak puanlanır, tahmin edilmez.`,
  },
  'common-mistakes': {
    before: `Türkçe ile İngilizce arasında köprüden hep aynı şeyler düşer.

### Sayılar ve saatler

“On buçuk” *half past ten*’dir, *ten* değil. “Yarım” yarım da olabilir, on iki buçuk da. Beş yüz yirmi, duymakla söylemek arasında iki yüz elli oluverir. **Her sayıyı yaz**, birimiyle birlikte: haftalık dolar, aylık dolar değildir.

### Her şeyi tersine çeviren ek

Türkçe, olumsuzluğu fiilin ortasına saklar: “kullanın”, “kullanmayın”. İngilizce başa koyar, ama vurgulamaz: *don’t*, duyulmadan geçer. Olumsuz görünen de olmayabilir: “ödemem lazım”, *I have to pay* demektir. Duyduğun her olumsuzluğa bir çarpı koy.

### Olabilir, olmalı, olacak

“Çıkabilir” *there may be*’dir, *there will be* değil. “Zorunda değilsiniz” *you need not*’tur, *you must not* değil. Görevliler bu sözleri özenle seçer; gücünü olduğu gibi taşı.

### Kim kime ne yaptı

Türkçe kişiyi çoğu zaman fiilin sonuna bırakır. “Aradı” *she called* da olur, *he called* da; ikisi de doğrudur. Ama “biz sizi ararız” ile “siz bizi arayın” bambaşka iki mesajdır. Eki dinle.

### Sen, siz, lütfen

Görevlinin *you*’su **siz**dir. Düşen bir *please* ya da “lütfen” küçük bir kayıptır; her bölümde düşerse birikir.

### “Diyor ki…”

Ses sensin. “Bana tercüman lazım” yine *I* ile söylenir. Aktarma cümlesi her seferinde hatadır.

### Akrabalar

“Teyze” de “hala” da *aunt* olabilir. Ters yönde birini seç ve devam et. Ama kayınvalide hiçbir zaman anne değildir.

### Kusursuz kelime

Doğru terimi ararken geçen on saniyelik sessizlik, düz sözlerle anlatmaktan pahalıdır: *the money you leave with the landlord*, depozitodur. Buradaki Türklerin hiç çevirmediğini de çevirme: Medicare, Medicare olarak kalır.`,
    after: '',
  },
}
