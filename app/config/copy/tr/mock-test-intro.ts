import { START_CUE_SECONDS } from '../../mock-test.ts'
import type { mockTestIntro as en } from '../en/mock-test-intro.ts'

export const mockTestIntro: typeof en = {
  back: 'Deneme sınavlarına dön',
  cancel: 'Vazgeç',
  begin: 'Sınava başla',
  starting: { title: 'Başlatılıyor…', text: 'Deneme sınavın başlatılıyor…' },
  missing: {
    title: 'Deneme sınavı bulunamadı',
    text: 'Bu adreste bir deneme sınavı yok. Listeden kaldırılmış olabilir.',
  },
  facts: {
    minutes: (minutes) => `${minutes} dakika`,
    dialogues: (count) => `${count} diyalog`,
    segments: (count) => `${count} bölüm`,
    points: (points) => `${points} puan`,
    pass: (points) => `Geçme puanı: ${points}+`,
  },
  conditions: {
    title: 'Sınav koşulları',
    quiet: 'Kimsenin araya girmeyeceği sessiz bir yer.',
    microphone: 'Çalışan bir mikrofon.',
    checkIt: 'Aşağıda dene.',
    points: [
      `Notlarına bakacak zaman: ikinci zilden sonra kayıt başlar, sen hazır olunca konuşursun; gerçek kurallarda ${START_CUE_SECONDS} saniye içinde.`,
      'Anlaşılır ve doğal bir hızda konuş.',
      'Doğruluk, akıcılık ve terimler değerlendirilir.',
    ],
  },
  details: {
    title: 'Sınavın ayrıntıları',
    category: 'Kategori',
    duration: 'Süre',
    segments: 'Bölümler',
    segmentCount: ({ segments, dialogues }) => `${dialogues} diyalogda ${segments} bölüm`,
    totalPoints: 'Toplam puan',
    passingScore: 'Geçme puanı',
    passRule: ({ points, each }) => `${points}, her diyalogda da en az ${each}`,
    access: 'Erişim',
    accessLevels: { free: 'Ücretsiz', premium: 'Pro' },
  },
  tutorial: {
    title: 'İlk kez mi buradasın?',
    text: 'Tanıtım, ekranı ve iki zili gösterir, bir deneme kaydı yaptırır. İki dakika sürer, bu sırada süre işlemez.',
    start: 'Tanıtıma başla',
    again: 'Tanıtımı yeniden gör',
  },
  rules: {
    legend: 'Kurallarını seç',
    guided: {
      label: 'Köprü kuralları',
      text: 'Her bölüm bir kez dinletilir. Kayıt zilinden sonra hazır olduğunda başlarsın; yalnızca sınavın toplam süresi sayılır.',
    },
    real: {
      label: 'Gerçek kurallar',
      text: ({ freeRepeats, repeatMarks, startCueSeconds, budgetMinutes }) =>
        `NAATI’ye olabildiğince yakın. Her diyalogda ${freeRepeats} tekrar serbesttir; sonraki her tekrar ${repeatMarks} puan götürür. Söze başlaman gereken ${startCueSeconds} saniye ekranda sayılır. Çevirinin toplam ${budgetMinutes} dakika sürmesi beklenir: aşarsan not edilir, puan götürmez.`,
      kept: 'Tekrarlar ve dakikalar sonucunda görünür.',
    },
    fixed: 'Başladıktan sonra değiştirilemez.',
  },
  microphone: 'Mikrofonun',
  microphoneHint:
    'NAATI, cihazın kendi mikrofonunu ve hoparlörünü ister; kulaklığa izin vermez. Sınav günü ne kullanacaksan onu dene.',
  clock: (minutes) => `${minutes} dakikalık süre, “Sınava başla” düğmesiyle işlemeye başlar ve durmaz.`,
  cooldownAhead: (days) => `Yeni bir sınava ${days} gün sonra başlayabilirsin.`,
  running: {
    title: 'Başka bir deneme sınavın sürüyor',
    text: (title) => `“${title}” sınavına başlamıştın. Önce onu bitir; sonra yenisine başlayabilirsin.`,
    continue: 'Devam et',
  },
  cooldown: {
    title: 'Henüz değil',
    text: (from) =>
      `Bir sonraki deneme sınavına başlayabileceğin zaman: ${from}. O zamana kadar son sınavda ortaya çıkan eksiklerin üzerinde çalış.`,
    practise: 'Bir diyalog çalış',
  },
  noScript: {
    title: 'Deneme sınavı için JavaScript gerekiyor',
    text: 'Sınav sesi oynatır, konuşmanı kaydeder ve süreyi tutar; tarayıcı bunların hiçbirini JavaScript olmadan yapamaz. Sınava girmek için JavaScript’i aç ya da yazarak bir diyalog çalış: bunun için JavaScript gerekmez, aynı kurallarla puanlanır.',
    link: 'Yazarak çalış',
  },
  failed: 'Deneme sınavı başlatılamadı',
}
