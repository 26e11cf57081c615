import type { languages as en } from '../en/languages.ts'

export const languages: typeof en = {
  settings: {
    title: 'Dil',
    intro: 'Sayfaların, sana gelen e‑postaların ve raporların dili. Diyaloglar iki dilde kalır.',
    label: 'Arayüz dili',
    submit: 'Dili kaydet',
    submitting: 'Kaydediliyor…',
  },
}
