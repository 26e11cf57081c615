import type { admin as en } from '../en/admin.ts'

export const admin: typeof en = {
  title: 'Yönetici masası',
  subtitle: 'Genel durum ve kullanıcıların söyledikleri',
  figures: {
    users: 'Kullanıcılar',
    subscribers: 'Aboneler',
    submissions: 'Teslimler',
    waitlist: 'Bekleme listesi',
    jobs: 'Bekleyen işler',
    parkedJobs: 'Bakılması gereken işler',
  },
  dialogues: 'Bütün diyaloglar',
  addDialogue: 'Yeni diyalog ekle',
  acts: 'Yöneticilerin son işlemleri',
  noActs: 'Henüz bir şey yok.',
  actions: {
    'dialogue-created': (what) => `“${what}” diyaloğunu ekledi`,
    'dialogue-updated': (what) => `“${what}” diyaloğunu düzenledi`,
    'dialogue-deleted': (what) => `“${what}” diyaloğunu sildi`,
    'dialogue-restored': (what) => `“${what}” diyaloğunu geri getirdi`,
  },
  feedback: 'Geri bildirimler',
  noFeedback: 'Henüz kimse bir şey yazmadı.',
  guest: 'Misafir',
  older: 'Daha eski',
  newest: 'En yeni',
}
