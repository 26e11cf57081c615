import { DELETION_GRACE_DAYS } from '../../accounts.ts'
import { STANDARD_WORDS } from '../../dialogues.ts'
import { MAX_PLAYS } from '../../practice.ts'
import { DAILY_GOAL_XP } from '../../progress.ts'
import { AUTO_FAIL_CRITICALS, DEDUCTION_MARKS, FULL_MARKS, PASS_MARKS } from '../../scoring.ts'
import { RECORDING_RETENTION_DAYS } from '../../speech.ts'
import type { helpEntries as en } from '../en/help-entries.ts'

/** Turkish writes 0,5. */
const comma = (marks: number) => String(marks).replace('.', ',')

export const helpEntries: typeof en = {
  scoring: {
    question: 'Yapay zekâ puanlaması nasıl çalışıyor?',
    answer: `**${FULL_MARKS}** puanla başlarsın; gösterilebilen her hata bir satırdır ve puan düşürür. Kalan, puanındır. Deneme sınavında iki diyalog olduğundan puan **${2 * FULL_MARKS}** üzerindendir.`,
    steps: [
      '**Sözler.** Ses kaydın yazıya dökülür: sitede kuruluysa konuşma tanımayla, izin verirsen tarayıcınla, ya da kendin yazarsın. Sonuçta hangisi olduğu yazar.',
      '**Bulgular.** Her bölüm söylenenle, örnek çeviriyle ve doğru kabul edilen diğer söyleyişlerle karşılaştırılır. Kaybolan, eklenen, değişen ne varsa yanına senin sözlerinle yazılır.',
      `**Puanlar.** Kritik hata ${DEDUCTION_MARKS.critical}, büyük hata ${DEDUCTION_MARKS.major}, küçük hata ${comma(DEDUCTION_MARKS.minor)} puan götürür. Çevrilmeyen bölüm payı kadar götürür; yani sessizlik 0’dır.`,
      `**Sonuç.** Burada geçmek için ${FULL_MARKS} üzerinden en az ${PASS_MARKS} gerekir; ${AUTO_FAIL_CRITICALS} ya da daha fazla kritik hata varsa geçilmez. Bu son kural bizim. Deneme sınavı, NAATI’nin geçme kuralına göre sonucu da gösterir: ${2 * FULL_MARKS} üzerinden 63 ve her diyalogda ${PASS_MARKS}.`,
      '**Belirsizlik.** Puanın yanında, bir değerlendiricinin büyük olasılıkla vereceği aralık ve ne kadar emin olduğumuz yazar. Bir şey yanlış duyulduysa düzelt, bölüm yeniden puanlanır.',
    ],
    tip: 'Aksanı ve tonlamayı değil, sözleri değerlendirir; bir tahmindir, çünkü NAATI hangi hatanın kaç puan götürdüğünü açıklamıyor. Gerçek bir örnekle [puanın nasıl hesaplandığına](/guides/naati-ccl-overview#ai-advantage) ve [puanların nasıl kırıldığına](/guides/naati-ccl-overview#scoring-criteria) bak.',
  },
  start: {
    question: 'Alıştırmaya nasıl başlarım?',
    answer: 'Bir diyalog seç, dinle, çevir. Bir diyalog on, on beş dakika sürer.',
    steps: [
      '[Alıştırma](/practice) sayfasını aç, **konu** ve **düzeye** göre bir diyalog seç. Kilitli olanlar Pro’ya dâhildir.',
      `**Dinle** düğmesine bas, ilk bölümü dinle. Her bölümü ${MAX_PLAYS} kez dinleyebilirsin.`,
      '**Kayda başla** düğmesine bas, diğer dilde, konuşanın yerine geçerek söyle. İstersen kendini dinle, yeniden kaydet.',
      '**Sonraki bölüm** ile devam et. Sonuncudan sonra **Alıştırmayı tamamla**; hepsi puanlanmaya gider.',
      'Puan dökümünü oku, en kötü bölümü bir kez daha dene.',
    ],
    tip: `Çevirdiğin her bölüm 10 XP getirir; günün hedefi ${DAILY_GOAL_XP} XP. Mikrofonun yoksa ya da konuşamıyorsan yazmayı seç: aynı kurallarla puanlanır.`,
  },
  results: {
    question: 'Eski sonuçlarım nerede?',
    answer:
      '[Alıştırma geçmişinde](/history): her diyalog ve her deneme sınavı, en yenisi üstte; kayıtların, notların ve tam raporla. Listeyi tür ve konuya göre daraltabilir, raporu PDF olarak indirebilirsin. Zaman içindeki gidişin [panelinde](/dashboard).',
    steps: [],
    tip: '',
  },
  privacy: {
    question: 'Kayıtlarıma ve verilerime ne oluyor?',
    answer: `Sonuç sayfasında saklamayı seçmediğin kayıtlar **${RECORDING_RETENTION_DAYS} gün** sonra silinir. Sözler, puanlar ve notlar hesabın durdukça kalır. Veri satmayız, reklam göstermeyiz, kimseyi izlemeyiz. Bu sitenin kullandığı dış hizmetler, varsa, [gizlilik politikasında](/privacy-policy) yazar.`,
    steps: [
      'Her şeyi tek bir zip dosyası olarak almak için: [Hesap ayarları](/settings), **Verilerimi indir**.',
      `Hesabını silmek için: [Hesap ayarları](/settings), **Hesabımı sil**. Hemen kapanır; ${DELETION_GRACE_DAYS} gün içinde giriş yaparsan geri döner.`,
    ],
    tip: 'Kayıtlarını yalnızca sen, o da oturumun açıkken dinleyebilirsin.',
  },
  password: {
    question: 'Şifremi nasıl değiştiririm?',
    answer: '[Hesap ayarları](/settings) sayfasındaki güvenlik bölümünden.',
    steps: [
      '**Şimdiki şifreni** yaz.',
      '**Yenisini** iki kez yaz: en az 8 karakter; büyük ve küçük harf, rakam ve özel karakter içersin.',
      'Kaydet. **Diğer bütün cihazlarda oturumun kapanır.**',
    ],
    tip: 'Unuttun mu? Çıkış yap, [şifremi unuttum](/forgot-password) bağlantısını seç: sana 15 dakika boyunca, bir kez çalışan bir bağlantı göndeririz. Şifreni e‑postayla ya da mesajla asla sormayız.',
  },
  levels: {
    question: 'Başlangıç, orta ve ileri ne demek?',
    answer: `Üçünde de sınavdaki kadar bölüm var. Değişen, bir bölümün ne kadar dolu olduğu.

- **Başlangıç:** bölüm başına ortalama ${STANDARD_WORDS.beginner.meanMax} kelime; her seferinde taşınacak bir iki şey.
- **Orta:** sınavdaki uzunlukta bölümler; sayılar, koşullar, terimler.
- **İleri:** biraz daha uzun ve daha dolu: birkaç bilgi birden, daha ince terimler, daha uzun gerekçeler.

Dillerin güçlü olsa da başlangıçtan başla: diğerlerinin istediği belleği o çalıştırır.`,
    steps: [],
    tip: '',
  },
  naati: {
    question: 'NAATI CCL sınavına nasıl hazırlanırım?',
    answer:
      'Az ve her gün: iki ila dört ay, günde 30–60 dakika. [Rehberde](/guides/naati-ccl-overview#preparation-strategy) hafta hafta bir plan var. Kısaca:',
    steps: [
      'Üç diyalog çevir, **hangi hata türlerini** tekrarladığını yaz.',
      'Onları çalış: sayılar, not alma, terimler, üslup. [Kelimelerin](/vocabulary) kaçırdıklarını önüne getirir.',
      'On iki **konunun** hepsini bir kez çalış, sonra zamanını kaçtığın ikisine ver.',
      'Son haftalarda gerçek koşullarda [deneme sınavına](/mock-test) gir: kulaklık yerine hoparlör, tek tekrar.',
    ],
    tip: 'Ücretleri, tarihleri ve kuralları NAATI belirler; bunlar değişir. Bildiklerimiz, kaynağı ve tarihiyle [sık sorulan sorularda](/faq).',
  },
  technical: {
    question: 'Mikrofon ya da ses çalışmıyor',
    answer: 'Nedeni hemen her zaman eksik bir izin ya da mikrofonu kullanan başka bir programdır.',
    steps: [
      'Adresin yanındaki **site ayarlarını** aç, **mikrofona** izin ver, sayfayı yeniden yükle.',
      'Diğer program ve sekmelerdeki aramaları, toplantıları kapat.',
      '**Sistem ayarlarında** doğru mikrofon ve hoparlörün seçili olduğuna, sekmenin sessizde olmadığına bak.',
      'Güncel bir **Chrome, Edge, Firefox ya da Safari** ile dene. Mikrofon için adres https olmalı.',
      'Yine mi olmadı? **Yazmayı** seç; bize de cihazını ve tarayıcını yaz.',
    ],
    tip: 'Açık bir alıştırma varken site verilerini silme: teslim edilmemiş kayıtlar yalnızca bu tarayıcıda durur.',
  },
}
