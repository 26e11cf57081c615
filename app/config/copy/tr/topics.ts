import type { topics as en } from '../en/topics.ts'

export const topics: typeof en = {
  names: {
    Business: 'İş dünyası',
    Community: 'Toplum yaşamı',
    'Consumer Affairs': 'Tüketici hakları',
    Education: 'Eğitim',
    Employment: 'Çalışma hayatı',
    Finance: 'Finans',
    Healthcare: 'Sağlık',
    Housing: 'Konut',
    Immigration: 'Göçmenlik',
    Insurance: 'Sigorta',
    Legal: 'Hukuk',
    'Social Services': 'Sosyal hizmetler',
  },
  pair: (one, other) => `${one} ve ${other.toLocaleLowerCase('tr')}`,
}
