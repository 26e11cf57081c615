import type { keptForm as en } from '../en/kept-form.ts'

export const keptForm: typeof en = {
  title: 'Oturumunuz sona ermiş',
  text: 'Hiçbir şey kaydedilmedi, ama yazdıklarınızın hepsi hâlâ bu sayfada.',
  logIn: 'Yeni sekmede giriş yap',
  thenSend: 'Orada giriş yaptıktan sonra bu sekmeye dönüp yeniden gönderin.',
  send: 'Yeniden gönder',
  typed: (count) => `Yazdıklarınız: ${count} alan`,
  files: 'Dosyalar formda kalmaz. Gönderdikten sonra lütfen yeniden seçin.',
}
