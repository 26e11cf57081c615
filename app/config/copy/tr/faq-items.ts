import { PLANS } from '../../billing.ts'
import { examFacts } from '../../exam-facts.ts'
import { DEDUCTION_MARKS } from '../../scoring.ts'
import type { faqItems as en } from '../en/faq-items.ts'
import { topics } from './topics.ts'

const f = examFacts
/** Turkish writes 0,5. */
const comma = (marks: number) => String(marks).replace('.', ',')
const dollars = (cents: number) => `${cents / 100} Avustralya doları`

export const faqItems: typeof en = {
  'what-is-ccl': {
    question: 'NAATI CCL sınavı nedir?',
    answer: `CCL, *Credentialled Community Language* sözlerinin kısaltması. İngilizce ile ikinci bir dil (bizde Türkçe) arasında sözlü çeviri sınavı: iki konuşmayı bölüm bölüm dinler, her bölümü diğer dilde söylersin.

Sınavı geçmek, Avustralya’nın puana dayalı göçmenlik sisteminde **${f.points.value} puan** getirir. Tercümanlık belgesi değildir; aldığın puanı da kimse görmez: ${f.passMarks.value} ile ${f.marks.value} aynı puanı getirir.

[Rehber](/guides/naati-ccl-overview) her şeyi en baştan anlatıyor.`,
  },
  'test-day': {
    question: 'Sınav günü ne olur?',
    answer: `Kendi bilgisayarının başındasın, bir gözetmen seni internetten izler. Ayrı konularda **${f.dialogues.value} diyalog** dinlersin; her biri yaklaşık ${f.wordsPerDialogue.value} kelime, yarısı İngilizce. Konuşanlardan biri genellikle bir görevli ya da uzman, diğeri ondan bir şey isteyen, Türkçe konuşan biri.

- En fazla ${f.wordsPerSegment.value} kelimelik bir bölüm dinlersin, sonra bir zil duyarsın. ${f.startWithinSeconds.value} saniye içinde çevirmeye başlaman beklenir.
- Bir diyalog çoğunlukla ${f.typicalSegments.value.least} ile ${f.typicalSegments.value.most} bölüm arasındadır. NAATI kesin sayı vermiyor.
- Önceki bölüme dönüş yok.

Çevirinin kendisi yaklaşık **${f.interpretingMinutes.value} dakika** sürer. Giriş işlemleriyle birlikte ${f.appointmentMinutes.value} dakika kadar ayır.`,
  },
  'repeats-and-notes': {
    question: 'Bir bölümü yeniden dinleyebilir miyim, not alabilir miyim?',
    answer: `Her diyalogda **${f.freeRepeatsPerDialogue.value} bölümü** puan kaybetmeden yeniden dinleyebilirsin. Daha fazlası puan götürür; ne kadar olduğunu NAATI açıklamıyor. Kendini de düzeltebilirsin: düzelttiğini söyle, ama bunu alışkanlık yapma.

Not almak serbest: kalem ve ciltsiz boş kâğıtla. Sözlük, önceden hazırlanmış not ve klavye yasak. Kulaklık da yasak; o yüzden bilgisayarın kendi hoparlörü ve mikrofonuyla çalış.`,
  },
  'how-long': {
    question: 'Ne kadar hazırlanmalıyım?',
    answer: `Bunun resmî bir ölçüsü yok. İki dili de her gün konuşan birine önerimiz: **iki ila dört ay, günde 30–60 dakika**. Ailene ya da işte zaten çeviri yapıyorsan daha az, dillerinden biri paslandıysa daha çok.

Her gün az çalışmak, haftada bir çok çalışmaktan iyidir. Duyduğun bölümü aklında tutmak başlı başına bir beceridir ve birkaç günde körelir. [Rehberde bir çalışma planı var](/guides/naati-ccl-overview#preparation-strategy).`,
  },
  'what-is-free': {
    question: 'Neler ücretsiz, Pro ne kadar?',
    answer: `[Baştan sona bir diyalog](/practice/sample) için hesap bile gerekmez. Kart istemeyen ücretsiz hesapla ücretsiz diyaloglar, kelimeler ve kelime alıştırması, bir de geçmişin açılır.

Pro bütün diyalogları ve bütün deneme sınavlarını açar. Ücreti **ayda ${dollars(PLANS.monthly.amountCents)}** ya da **iki haftada bir ${dollars(PLANS.fortnightly.amountCents)}**. İkisi de aynı şeyi açar, istediğin zaman iptal edersin. Sınavına kadar ne tutacağını [planlar sayfasında](/upgrade) görürsün.`,
  },
  'pass-mark': {
    question: 'Geçme puanı kaç?',
    answer: `İki koşul var, ikisi birden gerekir: **toplamda ${f.marks.value} üzerinden en az ${f.passMarks.value}** ve **her diyalogda ${f.marksPerDialogue.value} üzerinden en az ${f.passMarksPerDialogue.value}**.

Yani bir diyalogdan 40, diğerinden 26 alırsan toplam 66 eder, ama geçmiş olmazsın. Deneme sınavlarımız iki koşulu da uygular ve hangisinin eksik kaldığını her seferinde söyler.`,
  },
  'how-naati-marks': {
    question: 'NAATI sınavı nasıl puanlıyor?',
    answer: `Yukarıdan aşağıya. Her diyalog ${f.marksPerDialogue.value} puanla başlar; hata anlaşmayı ne kadar bozuyorsa o kadar puan kırılır. En az iki değerlendirici birbirinden bağımsız puan verir. Baktıkları şeyler: doğruluk (eksik, fazla ya da değişmiş bir şey olmaması), dilin niteliği ve akıcılık (uzun duraksamalar, tereddüt, sık düzeltme).

NAATI **ne ağırlık ne de hata başına puan açıklıyor**. Kesin rakam veren, tahmin ediyordur. Biz kendi ölçümüzü açıklıyor, bizim olduğunu da söylüyoruz: alıştırma puanımızın alt puanlarında anlam %70, dil %20, teknik %10 ağırlık taşır.`,
  },
  'how-kopru-scores': {
    question: 'Köprü nasıl puan veriyor?',
    answer: `Ses kaydın önce yazıya dökülür: sitede konuşma tanıma kuruluysa onunla, değilse izin verirsen tarayıcınla; istersen söylediğini kendin yazarsın. Sonuçta hangisi olduğu belirtilir.

Ardından her bölüm, hem söylenenle hem örnek çeviriyle karşılaştırılır ve gösterilebilen her hata yazılır: değişen bir sayı, kaybolan bir olumsuzluk, eksik bir cümle, karışan bir akrabalık. Her satır **senin kendi sözlerini** ya da eksik kalan yeri alıntılar ve puanını düşer: kritik hatada ${DEDUCTION_MARKS.critical}, büyük hatada ${DEDUCTION_MARKS.major}, küçük hatada ${comma(DEDUCTION_MARKS.minor)}. Kalan, ${f.marksPerDialogue.value} üzerinden puanındır. Üç kritik hatada diyalogdan kalırsın; bu bizim koyduğumuz sıkı bir kural, sonuçta da öyle yazar.

Rehberde [adım adım bir örnek](/guides/naati-ccl-overview#ai-advantage) var.`,
  },
  'how-far-to-trust': {
    question: 'Otomatik bir puana ne kadar güvenebilirim?',
    answer: `Onu bir alıştırma tahmini say ve sınırlarını bil. Sayıları, tarihleri, saatleri, adları, olumsuzlukları ve eksikleri iyi bulur. Serbest anlatım daha zordur: düzgün bir cümledeki tek yanlış fiil gözden kaçabilir, doğru ama farklı bir söyleyişten puan kırılabilir. Aksan ve tonlama hiç değerlendirilmez.

Bu yüzden her sonuç, bir değerlendiricinin vereceği puanın büyük olasılıkla nerede olacağını bir aralıkla gösterir; yanlış duyulanı düzeltip bölümü yeniden puanlatabilirsin; ve buradaki hiçbir puan sınav sonucu için söz vermez.`,
  },
  topics: {
    question: 'Hangi konular çıkıyor?',
    answer: `NAATI ${f.domains.value} alan sayıyor; bir sınavın iki diyaloğu farklı alanlardan gelir: ${Object.values(topics.names).join(', ').toLocaleLowerCase('tr')}.

Kitaplığımızda her alandan, Avustralya’daki gündelik hayattan diyaloglar var. Avustralya’da Türkçe konuşanların zaten kullandığı Medicare, TAFE gibi İngilizce sözler olduğu gibi kalabilir.`,
  },
  requirements: {
    question: 'Sınav için ve burada çalışmak için ne gerekir?',
    answer: `**Sınav için:** sessiz bir oda; kendi mikrofonu ve hoparlörü olan bir bilgisayar; Chrome; kesilmeyen bir bağlantı; ikinci kamera olarak telefon ya da tablet. NAATI, düzeni en az 48 saat önceden denemeni istiyor.

**Burada:** telefonda ya da bilgisayarda güncel bir tarayıcı ve mikrofon. Mikrofonun yoksa ya da konuşamayacağın bir yerdeysen çevirini yazabilirsin; aynı kurallarla puanlanır.`,
  },
  'points-and-visas': {
    question: 'Puan hangi vizelerde sayılıyor, ne kadar geçerli?',
    answer: `${f.points.value} puan, ${f.visas.value.slice(0, -1).join(', ')} ve ${f.visas.value.at(-1)} numaralı nitelikli göç vizelerinin puan hesabına girer. 9 Ağustos 2022’de ve sonrasında verilen sonuç **${f.validityYears.value} yıl** geçerlidir; birçok sayfada hâlâ üç yıl yazıyor.

Bu puanın senin durumunu değiştirip değiştirmediğini kayıtlı bir göçmenlik danışmanına sor. Biz göçmenlik danışmanlığı yapmıyoruz.`,
  },
  'fee-and-results': {
    question: 'Sınav kaç para, sonuç ne zaman gelir, yeniden girebilir miyim?',
    answer: `Sınav ücreti **${f.feeDollars.value} Avustralya doları**. Sonuç, yaklaşık ${f.resultWeeks.value.least}–${f.resultWeeks.value.most} hafta sonra e‑postayla gelir.

${f.reviewFromMarks.value} ya da daha yüksek puanla kaldıysan ${f.reviewWithinDays.value} gün içinde yeniden değerlendirme isteyebilirsin; ücreti ${f.reviewFeeDollars.value} dolar. Sınava yeniden girebilirsin; bildiğimiz sabit bir bekleme süresi yok. Bu, sınav tarihlerine bağlı: talebin az olduğu dillerde yılda en az ${f.sittingsPerYear.value} oturum var, o yüzden tarihlere erken bak. Ücretler değişir; başvurmadan önce NAATI’nin sayfasını kontrol et.`,
  },
  'other-languages': {
    question: 'Köprü başka dillerde de var mı?',
    answer: `Henüz yok. Türkçe ve İngilizceyle başlıyoruz; çünkü iki dili iyi bilen bir puanlayıcı, kırk dili az bilen birinden değerlidir. Sırada Çince ve Tayca var: [e‑postanı bırak](/coming-soon), dilin hazır olunca yazalım.

Sitenin kendisi Türkçe ve İngilizce; istediğin an değiştirebilirsin.`,
  },
  microphone: {
    question: 'Mikrofonum çalışmıyor. Ne yapabilirim?',
    answer: `Çoğu zaman tarayıcıya izin verilmemiştir. Adres çubuğunun yanındaki site ayarlarını aç, mikrofona izin ver, sayfayı yeniden yükle. Sonra başlamadan önce ses göstergesine bak: konuşunca oynar.

Mikrofonu başka bir program (arama, toplantı) kullanıyorsa onu kapat. Hiçbiri işe yaramazsa **konuşmak yerine yazmayı** seç: çalışmaya devam edersin, o ana kadar kaydettiklerin de tarayıcında durur.`,
  },
}
