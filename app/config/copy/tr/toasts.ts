import { RECORDING_RETENTION_DAYS } from '../../speech.ts'
import type { toasts as en } from '../en/toasts.ts'
import { billing } from './billing.ts'
import { instantToasts } from './instant-toasts.ts'
import { practiceList } from './practice-list.ts'
import { recordings } from './recordings.ts'

export const toasts: typeof en = {
  ...instantToasts,
  portalFailed: billing.portalFailed,
  portalWithoutBill: billing.portalWithoutBill,
  portalOff: billing.portalOff,
  recordingsFull: recordings.full,
  keepFailed: recordings.failed,
  markFailed: practiceList.markFailed,
  accountCreated: {
    title: 'Hesabın açıldı',
    text: 'Köprü’ye hoş geldin! Alıştırmaya hemen başlayabilirsin.',
    tone: 'success',
  },
  accountCreatedWithSample: {
    title: 'Hesabın açıldı',
    text: 'Köprü’ye hoş geldin! Çözdüğün örnek saklandı: geçmişinde duruyor, ilerlemene de sayılıyor.',
    tone: 'success',
  },
  accountCreatedTooLate: {
    title: 'Hesabın açıldı',
    text: 'Köprü’ye hoş geldin! Daha önce çözdüğün örnek eklenemedi; bundan sonra her şey saklanır.',
    tone: 'success',
  },
  welcomeBack: { title: 'Yeniden hoş geldin!', text: '', tone: 'success' },
  deletionCancelled: {
    title: 'Yeniden hoş geldin!',
    text: 'Hesabın silinmek üzereydi. Şimdi yine senin, içindeki her şey duruyor.',
    tone: 'success',
  },
  loggedOut: { title: 'Çıkış yaptın', text: '', tone: 'success' },
  resetLinkSent: {
    title: 'Bağlantı gönderildi',
    text: 'Bu adresle açılmış bir hesap varsa bağlantı yolda.',
    tone: 'success',
  },
  invalidResetLink: {
    title: 'Bağlantı geçersiz',
    text: 'Lütfen yeni bir bağlantı iste.',
    tone: 'destructive',
  },
  passwordReset: { title: 'Şifren yenilendi', text: 'Artık yeni şifrenle giriş yapabilirsin.', tone: 'success' },
  passwordChanged: {
    title: 'Şifren değişti',
    text: 'Diğer cihazlarında oturum kapatıldı.',
    tone: 'success',
  },
  emailVerified: { title: 'E-posta adresin doğrulandı', text: 'Teşekkürler. Hesabın güvende.', tone: 'success' },
  dialogueAdded: { title: 'Diyalog eklendi!', text: '', tone: 'success' },
  dialogueCreated: { title: 'Diyalog eklendi', text: '', tone: 'success' },
  dialogueUpdated: { title: 'Diyalog güncellendi', text: '', tone: 'success' },
  dialogueDeleted: { title: 'Diyalog silindi', text: '', tone: 'success' },
  dialogueRestored: { title: 'Diyalog geri getirildi', text: '', tone: 'success' },
  dialogueImported: { title: 'Diyalog içe aktarıldı', text: '', tone: 'success' },
  published: { title: 'Yayımlandı', text: 'Öğrenciler artık görüyor.', tone: 'success' },
  unpublished: { title: 'Yayından kaldırıldı', text: 'Yeniden taslak oldu.', tone: 'success' },
  templateCreated: { title: 'Deneme sınavı eklendi', text: '', tone: 'success' },
  templateUpdated: { title: 'Deneme sınavı güncellendi', text: '', tone: 'success' },
  templateActivated: { title: 'Deneme sınavı kullanımda', text: '', tone: 'success' },
  templateDeactivated: { title: 'Deneme sınavı kullanım dışı', text: '', tone: 'success' },
  wordCreated: { title: 'Kelime eklendi', text: '', tone: 'success' },
  wordUpdated: { title: 'Kelime güncellendi', text: '', tone: 'success' },
  wordDeleted: { title: 'Kelime silindi', text: '', tone: 'success' },
  roleChanged: { title: 'Rol değiştirildi', text: '', tone: 'success' },
  proGiven: { title: 'Pro verildi', text: '', tone: 'success' },
  proChanged: { title: 'Pro’nun son günü değiştirildi', text: '', tone: 'success' },
  proTaken: { title: 'Pro geri alındı', text: '', tone: 'success' },
  tutorialReset: { title: 'Tanıtım yeniden gösterilecek', text: '', tone: 'success' },
  sessionsEnded: { title: 'Bütün oturumlar kapatıldı', text: '', tone: 'success' },
  jobRetried: { title: 'İş yeniden deneniyor', text: '', tone: 'success' },
  jobDismissed: { title: 'İş kaldırıldı', text: '', tone: 'success' },
  feedbackDone: { title: 'Görüş tamamlandı sayıldı', text: '', tone: 'success' },
  feedbackReopened: { title: 'Görüş yeniden açıldı', text: '', tone: 'success' },
  disputeSeen: { title: 'İtiraz bakıldı sayıldı', text: '', tone: 'success' },
  notificationGone: {
    title: 'Artık mevcut değil',
    text: 'Bu bildirimin konusu olan içerik kaldırıldı.',
    tone: 'destructive',
  },
  noteSaved: { title: 'Not kaydedildi', text: '', tone: 'success' },
  recordingKept: { title: 'Kayıt saklanıyor', text: 'Sen bırakana kadar silinmez.', tone: 'success' },
  recordingReleased: {
    title: 'Kayıt artık saklanmıyor',
    text: `${RECORDING_RETENTION_DAYS} günü dolunca silinir.`,
    tone: 'success',
  },
  exportFailed: {
    title: 'Verilerini hazırlayamadık',
    text: 'Verilerini saatte birkaç kez indirebilirsin. Lütfen daha sonra yeniden dene.',
    tone: 'destructive',
  },
  reportFailed: {
    title: 'Raporunu hazırlayamadık',
    text: 'Sonucun duruyor. Lütfen birazdan yeniden dene.',
    tone: 'destructive',
  },
  logInToUpgrade: { title: 'Pro’ya geçmek için lütfen giriş yapın.', text: '', tone: 'destructive' },
  setPasswordLinkSent: {
    title: 'E-postana bak',
    text: 'Şifre belirleme bağlantısı yolda. 15 dakika geçerli.',
    tone: 'success',
  },
  deletionScheduled: {
    title: 'Hesabın silinecek',
    text: '30 gün sonra içindeki her şey silinmiş olacak. Hesabını korumak istersen o güne kadar giriş yap.',
    tone: 'success',
  },
}
