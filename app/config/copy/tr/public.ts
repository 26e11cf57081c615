import type { publicFrame as en } from '../en/public.ts'

export const publicFrame: typeof en = {
  startPractice: 'Alıştırmaya başla',
  startFree: 'Ücretsiz başla',
  backToHome: 'Ana sayfaya dön',
  pages: {
    home: 'Ana sayfa',
    sample: 'Ücretsiz örnek',
    guide: 'CCL sınavı rehberi',
    faq: 'Sık sorulan sorular',
    siteIndex: 'Site haritası',
    comingSoon: 'Diğer diller',
    privacy: 'Gizlilik politikası',
    terms: 'Kullanım koşulları',
    cookies: 'Çerez politikası',
  },
  short: { guide: 'Rehber', faq: 'SSS' },
  groups: { prepare: 'Hazırlık', kopru: 'Köprü', legal: 'Yasal' },
  footer: 'Alt bilgi',
  tagline: 'NAATI CCL sınavı için Türkçe–İngilizce alıştırma. İki dilin arasında bir köprü.',
  relatedTitle: 'Buradan devam et',
  related: {
    sample: 'Baştan sona bir diyalog, satır satır puanlanır. Hesap gerekmez.',
    guide: 'Sınavın biçimi, puanlaması, hazırlık yolu; kaynaklarıyla.',
    faq: 'Sınava başvurmadan önce en çok sorulanlar.',
    comingSoon: 'Köprü Türkçeyle başlıyor. Sırada Çince ve Tayca var.',
  },
  sources: 'Kaynaklar',
  checked: (month) => `son kontrol: ${month}`,
}
