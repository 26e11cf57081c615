import type { comingSoon as en } from '../en/coming-soon.ts'

export const comingSoon: typeof en = {
  pageTitle: 'Sırada Çince ve Tayca var',
  description: 'Köprü Türkçeyle açılıyor. E‑posta adresini bırak, Çince ya da Tayca açıldığında bir kez yazalım.',
  overline: 'Bekleme listesi',
  title: 'Sıradaki köprüler',
  lead: 'Köprü Türkçeyle açılıyor; Çince ve Tayca arkadan gelecek. E‑posta adresini bırak, yenisi açıldığında sana bir kez yazalım.',
  languages: { turkish: 'Türkçe', chinese: 'Çince', thai: 'Tayca' },
  open: 'açık',
  later: 'sonra',
  startTurkish: 'Türkçeyle başla',
  email: 'E-posta',
  join: 'Listeye katıl',
  joining: 'Ekleniyor…',
  hint: 'Yalnızca bu tek e‑posta için. Kimseyle paylaşmayız.',
  joined: 'Listedesin!',
  joinedText: 'Sıradaki dil açıldığında sana bir kez yazacağız.',
  taken: 'Zaten listedesin! Açıldığında haber vereceğiz.',
  invalid: 'Geçerli bir e‑posta adresi yaz.',
  failed: 'Bir şeyler ters gitti. Yeniden dener misin?',
  connection: 'Bağlantı kurulamadı. İnternetini kontrol edip yeniden dene.',
}
