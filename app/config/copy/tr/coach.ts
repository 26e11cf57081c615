import type { coach as en } from '../en/coach.ts'

export const coach: typeof en = {
  title: 'Sıradaki adım',
  go: 'Devam et',
  minutes: (count) => `yaklaşık ${count} dk`,
  more: 'Başka bir şey',
  names: {
    wanted: 'Denemeni bitir',
    segment: 'Hatalarını yeniden dene',
    words: 'Kelimeler',
    dialogue: 'Bir diyalog',
    sprint: 'Bir hız turu',
    memory: 'Bellek merdiveni',
    lesson: 'Not alma dersi',
    'mock-test': 'Bir deneme sınavı',
    'warm-up': 'Isınma',
    rehearsal: 'Prova',
  },
  reasons: {
    wanted: (count) => `Puanlanmadan önce ${count} bölüm senin sözlerini bekliyor.`,
    dueSegments: (count) => `Sana puan kaybettiren ${count} bölümün sırası geldi.`,
    dueWords: (count) => `${count} kelime unutulmak üzere.`,
    weakestTopic: 'En çok puan kaybettiğin alandan.',
    weakestError: 'En sık yaptığın hatayı çalıştırır.',
    portion: 'Bugünün payından.',
    theme: 'Bu haftanın amacına uygun.',
    usual: 'Her zaman iyi bir alıştırma.',
  },
  other: {
    title: 'Tek bir şeyi çalış',
    sprints: 'Hız turları',
    memory: 'Bellek merdiveni',
    notes: 'Not alma',
    mistakes: 'Hatalarını yeniden dene',
  },
}
