import { PAYMENT_RECORD_YEARS } from '../../billing.ts'
import type { billingNews as en } from '../en/billing-news.ts'

export const billingNews: typeof en = {
  plans: { monthly: 'ayda A$40', fortnightly: '2 haftada bir A$25' },

  mails: {
    activated: {
      subject: 'Pro etkin',
      paragraphs: (plan, date) => [
        'Teşekkür ederiz. Artık bütün diyaloglar ve bütün deneme sınavları size açık.',
        plan === null ? `Yenilenme tarihi: ${date}.` : `Ödemeniz: ${plan}. Yenilenme tarihi: ${date}.`,
      ],
      action: 'Alıştırmaya başla',
      afterwards: [
        'İstediğiniz zaman Ayarlar’dan kartınızı değiştirebilir, başka plana geçebilir ya da iptal edebilirsiniz.',
      ],
    },
    payment_failed: {
      subject: 'Ödemeniz alınamadı',
      paragraphs: () => [
        'Pro aboneliğinizin ödemesini alamadık. Çoğunlukla kartın süresi ya da limiti dolmuş olur.',
        'Önümüzdeki günlerde yeniden deneyeceğiz. Pro’nun açık kalması için lütfen kartınızı kontrol edin:',
      ],
      action: 'Kartımı kontrol et',
      afterwards: ['Bunu zaten yaptıysanız bu e-postayı dikkate almayın.'],
    },
    ending: {
      subject: 'Aboneliğiniz iptal edildi',
      paragraphs: (_plan, date) => [
        `Pro aboneliğiniz iptal edildi ve yenilenmeyecek. Pro ${date} tarihine kadar açık kalır.`,
        'O güne kadar fikriniz değişirse iptali Ayarlar’dan geri alabilirsiniz.',
      ],
      action: 'Ayarları aç',
      afterwards: ['Ne seçerseniz seçin sonuçlarınız, notlarınız ve ilerlemeniz kalır.'],
    },
    ending_soon: {
      subject: 'Pro yakında bitiyor',
      paragraphs: (_plan, date) => [
        `Pro aboneliğiniz, istediğiniz gibi, ${date} tarihinde bitiyor. Başka ücret alınmaz.`,
        'Devam etmek isterseniz iptali o güne kadar geri alın:',
      ],
      action: 'Ayarları aç',
      afterwards: ['Bitmesini istiyorsanız bir şey yapmanız gerekmez.'],
    },
    ended: {
      subject: 'Pro aboneliğiniz sona erdi',
      paragraphs: () => [
        'Pro aboneliğiniz sona erdi, başka ücret alınmaz. Ücretsiz diyaloglar da sonuçlarınız da size açık kalır.',
      ],
      action: 'Planları gör',
      afterwards: [`Yasa gereği ödeme kayıtlarınızı ${PAYMENT_RECORD_YEARS} yıl saklarız.`],
    },
  },
}
