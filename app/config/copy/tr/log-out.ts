import type { LogOutCopy } from '../log-out.ts'

export const logOut: LogOutCopy = {
  title: 'Gönderilmemiş çalışmaların var',
  lead: 'Çıkış yaptığında bu tarayıcının hesabın için sakladıkları silinir. Şunlar yalnızca burada:',
  recordings: (count) => `${count} ses kaydı`,
  notes: (count) => `Diyaloglarla ilgili ${count} özel not`,
  drafts: (count) => `${count} forma yazıp göndermediğin metin`,
  sendHint:
    'Gönderilen kayıtlar hesabında seni bekler. Devam etmek için diyaloğu ya da deneme sınavını istediğin cihazda aç.',
  textHint: 'Metinler kendi formuyla gönderilir. Saklamak istiyorsan önce geri dönüp o formu tamamla.',
  send: 'Kayıtları gönder ve çıkış yap',
  sending: (done, total) => `Gönderiliyor: ${done}/${total}…`,
  failed: (count) => `${count} kayıt gönderilemedi. Bağlantını kontrol edip yeniden dene.`,
  delete: 'Sil ve çıkış yap',
  stay: 'Oturumum açık kalsın',
  changed: {
    title: 'Bu tarayıcıdaki hesap değişti',
    text: 'Bu sayfa açıldıktan sonra giriş ya da çıkış yapıldı. Bu sayfadan hiçbir şey gönderilmeyecek. Devam etmek için sayfayı yenile.',
    reload: 'Sayfayı yenile',
  },
}
