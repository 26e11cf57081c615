import type { warmUp as en } from '../en/warm-up.ts'

export const warmUp: typeof en = {
  title: 'Isınma',
  subtitle: 'Sınav sabahı için on dakika',
  why: 'Uyanmış bir sese ve belleğe ilk bölüm daha kolay gelir. Burada yeni bir şey yok, hiçbiri de sınav değil. Bu sabah sana yürüyüş daha iyi gelecekse yürüyüşe çık.',
  minutes: (count) => `${count} dk`,
  numbers: {
    title: 'Sayılar',
    text: 'Sayılarla hız turu, en kolay düzeyde. Puanın ne olursa olsun iki dakika sonra bırak.',
    link: 'Sayılarla başla',
  },
  memory: {
    title: 'Bellek',
    known: 'Daha önce iyi tekrarladığın bir metin. Bir kez kendi dilinde, bir kez diğerinde söyle.',
    first: 'Kısa bir metin. Bir kez kendi dilinde, bir kez diğerinde söyle.',
    link: 'Bir metni tekrarla',
  },
  words: {
    title: 'Kelimeler',
    due: (count) => `Zaten sırası gelmiş ${count} kelime.`,
    easy: (count) => `Sırası gelen kelime yok. Kolay ${count} kelime yeter.`,
    link: 'Kelimeleri yanıtla',
  },
  dialogue: {
    title: 'Sesin',
    known: (title, marks, segments) =>
      `“${title}”: bu diyalogda 45 üzerinden ${marks} almıştın. İlk ${segments} bölümü yüksek sesle çevir, sonra çık: puanlanmaz.`,
    sample: (segments) => `Ücretsiz örnek. İlk ${segments} bölümü yüksek sesle çevir, sonra çık: puanlanmaz.`,
    link: 'Yüksek sesle çevir',
  },
  end: {
    title: 'Sonra bırak',
    text: 'Biraz su iç, kalemi kâğıdı masaya koy ve başla. Nasıl yapıldığını biliyorsun.',
    link: 'Güne bir kez daha bak',
  },
}
