import { PRINTED_WORDS_MAX } from '../../vocabulary.ts'
import { LIST_LIMIT_MAX } from '../../notifications.ts'
import { MAX_REVISIONS_PER_SEGMENT } from '../../practice-submission.ts'
import { MAX_KEPT_RECORDINGS, MAX_RECORDING_MIB, MAX_RECORDING_MINUTES, MAX_SUBMISSION_MIB } from '../../speech.ts'
import { OWN_WORDS_MAX } from '../../vocabulary.ts'
import type { errors as en } from '../en/errors.ts'
import { problems } from './problems.ts'

export const errors: typeof en = {
  problems,
  unauthenticated: 'Devam etmek için giriş yap.',
  wrongCredentials: 'Kullanıcı adı ya da şifre yanlış. Lütfen bilgilerini gözden geçirip yeniden dene.',
  forbidden: 'Buraya erişim iznin yok.',
  otherAccount:
    'Bu sayfa açıldıktan sonra burada başka bir hesapla giriş yapıldı. Hiçbir şey gönderilmedi. O hesapla devam etmek için sayfayı yenile.',
  foreignOrigin: 'Bu istek bu siteden gelmedi; hiçbir şey değiştirilmedi.',
  premiumRequired: 'Bu diyalog Pro’ya dâhil. Çalışmak için Pro’ya geç.',
  lessonPremium: 'Bu ders Pro’ya dâhil. İlk üçü ücretsiz.',
  notFound: 'Aradığını bulamadık.',
  noSuchApi: 'Böyle bir API çağrısı yok.',
  dialogueNotFound: 'Bu diyaloğu bulamadık.',
  editedElsewhere: 'Bu düzenleme başka bir pencerede değiştirildi, kaydedildi ya da silindi.',
  dialogueSavedMeanwhile: 'Siz açtıktan sonra bu diyaloğu başkası kaydetmiş.',
  dialogueKeptForTemplate: (template) =>
    `Bu diyalog “${template}” adlı deneme sınavında yer aldığından deneme sınavlarına ayrılmış kalır. Önce o sınavı kullanımdan kaldırın.`,
  dialogueInTemplate: (template) =>
    `Bu diyalog “${template}” adlı deneme sınavında yer alıyor. Önce o sınavı kullanımdan kaldırın, sonra diyaloğu silin.`,
  dialogueInPublished: (template) =>
    `Bu diyalog, öğrencilerin gördüğü “${template}” adlı deneme sınavında yer alıyor. Önce o sınavı yayından ya da kullanımdan kaldırın.`,
  segmentNotFound: 'Bu diyalogda böyle bir bölüm yok.',
  studyPlanNotFound: 'Burada bir çalışma planı yok. Adres değiştirilmiş olabilir.',
  wordNotFound: 'Bu kelimeyi bulamadık.',
  wordReviewed: 'Bu kelimeyi daha önce çalıştığın için destende kalıyor.',
  ownWordsFull: `Kendi eklediğin kelimeler ${OWN_WORDS_MAX.toLocaleString('tr')} oldu, sınır bu. Önce artık gerekmeyen birini sil.`,
  sprintNotFound: 'Böyle bir tur yok.',
  spokenAnswerUnreadable: 'Bu kaydı okuyamadık. Lütfen yeniden söyle ya da yanıtı göster.',
  tooManyToPrint: `Lütfen bir alan ya da en fazla ${PRINTED_WORDS_MAX} kelimelik bir arama seç.`,
  voiceNotFound: 'Böyle bir ses yok.',
  submissionNotFound: 'Bu alıştırmayı bulamadık.',
  reportNotReady: 'Bu alıştırma henüz puanlanmadı, bu yüzden raporu yok.',
  reportUnavailable: 'Rapor şu anda hazırlanamadı. Lütfen birazdan yeniden dene.',
  recordingNotFound: 'Bu kaydı bulamadık.',
  keptRecordingsFull: `${MAX_KEPT_RECORDINGS} kayıt saklıyorsun, sınır bu. Önce birini bırak, sonra bunu sakla.`,
  notificationNotFound: 'Bu bildirimi bulamadık.',
  listLimit: `limit, 1 ile ${LIST_LIMIT_MAX} arasında bir tam sayıdır.`,
  listCursor: 'Bu imleç (cursor) geçerli değil. İmleç vermeden baştan başla.',
  waitlistTaken: 'Bu e‑posta zaten kayıtlı',
  methodNotAllowed: (method) => `Burada ${method} kullanılamaz.`,
  currentPasswordIncorrect: 'Mevcut şifre yanlış',
  passwordNotSet: 'Bu hesaba Google ile giriş yapılıyor, henüz şifresi yok. Önce hesap ayarlarından bir şifre belirle.',
  conflict: 'Bu zaten yapılmış ya da bu arada değişmiş. Lütfen sayfayı yenileyip yeniden dene.',
  submissionOfOtherDialogue: 'Bu alıştırma başka bir diyaloğa ait.',
  validation: 'Lütfen girdiklerini gözden geçir.',
  malformedBody: 'Gönderileni okuyamadık. Lütfen yeniden dene.',
  uploadsAtOnce: 'Aynı anda çok fazla kayıt gönderiliyor. Lütfen bunu birkaç saniye sonra yeniden gönder.',
  truncatedUpload: 'Gönderim tamamlanmadan kesildi. Lütfen yeniden gönder.',
  tooLarge: 'Bu, yüklenemeyecek kadar büyük.',
  recordingTooLarge: (segment) => `${segment}. bölümün kaydı ${MAX_RECORDING_MIB} MB sınırını aşıyor.`,
  recordingTooLong: (segment) => `${segment}. bölümün kaydı ${MAX_RECORDING_MINUTES} dakikadan uzun.`,
  recordingNotAudio: (segment) => `${segment}. bölüm için gelen dosya, okuyabildiğimiz bir ses kaydı değil.`,
  recordingUnnamed: 'Bir kaydın dosya adında bölüm numarası yok.',
  recordingTwice: (segment) => `${segment}. bölüm aynı gönderimde iki kez geldi.`,
  recordingOutOfRange: (segment) => `Bu diyalogda ${segment}. bölüm yok.`,
  truncatedRecording: (segment) => `Gönderim, ${segment}. bölümün kaydı sırasında kesildi. Lütfen yeniden gönder.`,
  recordingEmpty: (segment) => `${segment}. bölümün kaydı boş.`,
  attemptTooLarge: `Bu alıştırmanın kayıtları toplamda ${MAX_SUBMISSION_MIB} MB sınırını aşıyor.`,
  stagedMissing: 'Bu alıştırmanın bazı kayıtları ulaşmadı. Lütfen onları yeniden gönder.',
  attemptSubmitted: 'Bu alıştırma teslim edildi, kayıtları artık değişmez.',
  marksOfOtherSegment:
    'Gelen işaretler arasında burada puanlanmayan bir bölüm var, bu yüzden puan hesaplanmadı. İşaretlerin duruyor: sayfayı yenile, sonra yeniden gönder.',
  marksOffList: (segments) =>
    segments.length === 1
      ? `${segments[0]}. bölümün listesi eksik ya da hatalı geldi, bu yüzden puan hesaplanmadı. İşaretlerin duruyor: o bölüme yeniden bak, sonra yeniden gönder.`
      : `Şu bölümlerin listeleri eksik ya da hatalı geldi: ${segments.join(', ')}. Bu yüzden puan hesaplanmadı. İşaretlerin duruyor: o bölümlere yeniden bak, sonra yeniden gönder.`,
  attemptUnscored: 'Bu alıştırmanın puanı henüz yok. Puanlandıktan sonra yeniden dene.',
  attemptOutgrown: 'Bu diyalog o zamandan beri değişti, bu yüzden alıştırma yeniden puanlanamıyor.',
  revisionTaken: 'Bu kimlik başka bir şey için kullanılmış. Sayfayı yenileyip yeniden gönder.',
  correctionOfNothing:
    'Bu bölümde hiçbir şey duyulmadı, bu yüzden düzeltilecek bir şey yok. Bunun yerine bölümü yeniden dene.',
  correctionUnchanged: 'Bu sözler zaten puanlandı. Gerçekte ne söylediğini yaz.',
  tooManyCorrections: (segment) =>
    `${segment}. bölümü ${MAX_REVISIONS_PER_SEGMENT} kez düzelttin, sınır bu. Bunun yerine bölümü yeniden dene.`,
  tooManyRetries: (segment) =>
    `${segment}. bölümü ${MAX_REVISIONS_PER_SEGMENT} kez yeniden denedin, sınır bu. Bunun yerine bütün diyaloğu yeniden çalış.`,
  retryEmpty: 'Bu denemede ne ses kaydı var ne de yazı.',
  retrySilent: 'Bu kayıtta konuşma duyamadık, o yüzden saklamadık. Mikrofona yaklaşıp bir kez daha dene.',
  nothingSubmitted: 'Gönderilenlerde ne ses kaydı var ne de yazı.',
  submissionFields: {
    dialogueId: 'Diyalog numarası eksik ya da sayı değil.',
    submissionId: 'Alıştırmanın kimliği bir UUID değil.',
    staged: 'Yüklenen kayıtlar {segmentIndex, sha256} biçiminde değil.',
    willMark: 'true ya da false olmalı: kayıtları kendin mi puanlayacaksın?',
    willType: 'true ya da false olmalı: kalanı sonradan yazılacak mı?',
    transcripts: 'Metinler {segmentIndex, text} biçiminde değil ya da biri çok uzun.',
  },
  templateNotFound: 'Deneme sınavı bulunamadı',
  mockTestNotFound: 'Deneme sınavı bulunamadı',
  mockTestPremium: 'Bu deneme sınavı Pro’ya dâhil. Girmek için Pro’ya geç.',
  mockTestRunning: 'Bitmemiş bir deneme sınavın var. Önce onu bitir.',
  mockTestCooldown: (date) =>
    `Bir sonraki deneme sınavına girebileceğin tarih: ${date}. O zamana kadar tek tek diyaloglarla çalış.`,
  mockTestTimeOver: 'Bu deneme sınavının süresi doldu. O ana kadar teslim ettiklerin puanlanıyor.',
  mockTestCompleted: 'Bu deneme sınavı bitti, artık kayıt almıyor.',
  mockTestDialogueClosed: 'Bu diyalog kapandı, artık kayıt almıyor.',
  mockTestOutOfOrder: (segment) =>
    segment === null
      ? 'Bu deneme sınavı artık kayıt almıyor.'
      : `Bölümler sırayla gider. Bu diyalogda sırada ${segment}. bölüm var.`,
  mockTestSegmentUnknown: 'Bu deneme sınavında böyle bir bölüm yok.',
  mockTestSlotOrder: 'Önce 1. diyalog gelir.',
  mockTestSegmentsLeft: (count) => `Bu diyalogda ${count} bölüm kaldı ve süre dolmadı. Hiçbir şey değiştirilmedi.`,
  mockTestSlotUnknown: 'Bu diyalog, bu deneme sınavının o sırasında değil.',
  mockTestNotEvaluated: 'Önce iki diyaloğun da değerlendirilmesi gerekiyor.',
  mockTestStillRunning:
    'Bu deneme sınavı sürüyor. Son bölümden sonra kendini puanlayabilir ya da eksik kalan sözlerini yazabilirsin.',
  mockTestMarksOffList:
    'Listeler bize eksiksiz ulaşmadı, bu yüzden puan hesaplanmadı. İşaretlerin duruyor: lütfen yeniden gönder.',
  mockTestMarked: 'Bu deneme sınavını zaten puanladın.',
  mockTestWordsWanted: 'Lütfen tanınamayan bölümlerde ne söylediğini yaz. Deneme sınavın bundan sonra puanlanır.',
  noTemporaryUser: 'Bekleyen bir kayıt bulunamadı',
  googleEmailTaken: 'Bu e‑posta adresiyle bir hesap zaten var. Lütfen şifrenle giriş yap.',
  googleOff: 'Google ile giriş burada kurulu değil.',
  unsupportedMediaType: 'Bu tür içeriği burada okuyamıyoruz.',
  resetLinkInvalid: 'Bu şifre bağlantısı çalışmıyor ya da daha önce kullanılmış. Lütfen yenisini iste.',
  resetLinkExpired: 'Bu şifre bağlantısının süresi dolmuş. Lütfen yenisini iste.',
  rateLimited: (minutes) =>
    minutes <= 1
      ? 'Çok fazla deneme oldu. Lütfen bir dakika bekle.'
      : `Çok fazla deneme oldu. Lütfen ${minutes} dakika bekle.`,
  paymentsOff: 'Ödemeler burada kurulu değil.',
  checkoutFailed: 'Ödeme sayfası açılamadı',
  subscriptionFailed: 'Abonelik başlatılamadı',
  portalFailed: 'Fatura sayfası açılamadı',
  alreadySubscribed: 'Zaten bir aboneliğiniz var. Fatura sayfasından değiştirebilir ya da iptal edebilirsiniz.',
  proAlready: 'Pro size zaten açık; satın alınacak bir şey yok.',
  noBillingYet: 'Burada yönetebileceğiniz bir abonelik yok.',
  notBoughtHere: 'Pro burada satın alınmadı, bu yüzden Stripe’ta size ait bir kart ya da fatura yok.',
  paymentUnknown: 'Bu ödemeyi tanımıyoruz. Lütfen plan sayfasından yeniden başlayın.',
  paymentUnfinished: 'Bu ödeme tamamlanmamış. Lütfen plan sayfasından yeniden başlayın.',
  paymentNeedsAction:
    'Bankanız bu kartı onaylamanızı bekliyor, bu yüzden hiçbir ücret alınmadı. Lütfen plan sayfasından yeniden başlayın.',
  paymentCancelled: 'Bu ödeme iptal edilmiş; hiçbir ücret alınmadı. Lütfen plan sayfasından yeniden başlayın.',
  cardDeclined: (reason) => `${reason} Hiçbir ücret alınmadı. Lütfen plan sayfasından başka bir kartla deneyin.`,
  paymentTooOld:
    'Bu ödemeye bir günden uzun süre önce başlanmış; hiçbir ücret alınmadı. Lütfen plan sayfasından yeniden başlayın.',
  billingBusy: 'Başka bir ödemeniz şu anda işleniyor. Lütfen birazdan yeniden deneyin.',
  webhookSignature: 'Bu webhook’un imzası geçerli değil.',
  providerUnavailable: 'İhtiyaç duyduğumuz bir hizmet yanıt vermiyor. Lütfen birazdan yeniden dene.',
  scoringSlow: 'Puanlama her zamankinden uzun sürüyor. Kayıtların saklandı; sonucu birazdan yeniden iste.',
  speechUnavailable: 'Bu bölümün sesi şu anda kullanılamıyor. Lütfen birazdan yeniden dene.',
  busy: (seconds: number) =>
    `Şu anda çok kişi çalışıyor. Bu sayfa ${seconds} saniye sonra kendiliğinden yeniden açılacak.`,
  databaseUnavailable: 'Veritabanımıza şu anda ulaşamıyoruz. Lütfen birazdan yeniden dene.',
  storageFull: 'Şu anda kayıt saklayamıyoruz. Senin kayıtların bu tarayıcıda güvende; lütfen birazdan yeniden dene.',
  slugTaken: 'Bu kısa adı (slug) başka bir diyalog taşıyor. Onun yerine kaydedin ya da başka bir kısa ad kullanın.',
  templateSavedMeanwhile: 'Siz açtıktan sonra bu deneme sınavını başkası kaydetmiş.',
  wordSavedMeanwhile: 'Siz açtıktan sonra bu kelimeyi başkası kaydetmiş.',
  userNotFound: 'Bu kullanıcıyı bulamadık.',
  userChangedMeanwhile: 'Bu arada başkası değiştirdi, o yüzden değişikliğiniz yapılmadı. Şimdiki hâli burada.',
  lastAdmin: 'Bu, son yönetici. Önce başka birini yönetici yapın.',
  ownRole: 'Lütfen kendi rolünüzden vazgeçtiğinizi onaylayın.',
  manualProDay: 'Bugünle beş yıl sonrası arasında bir gün seçin.',
  jobSettled: 'Bu işle başkası zaten ilgilendi.',
  internal: 'Bizim tarafımızda bir şeyler ters gitti. Bunun kaydını aldık.',
}
