import { examFacts } from '../../exam-facts.ts'
import type { rehearsal as en } from '../en/rehearsal.ts'

const f = examFacts

const steps: typeof en.steps = {
  device: {
    title: 'Cihaz ve ses: kulaklık yok',
    facts: [
      'Her türlü kulaklık yasak. Sesi bilgisayarın kendi hoparlöründen duyar, kendi mikrofonuna konuşursun; Chrome’da, ProctorExam eklentisiyle. İkinci kamera bir telefon ya da tablettir.',
      `NAATI, sınavdan en az ${f.systemCheckHours.value} saat önce aynı düzenle bir sistem kontrolü ister; bağlantının hızı 10 Mbit/s, gönderirken 1,5 olmalı.`,
    ],
    todo: [
      'Sistem kontrolünü bu bilgisayarla, bu odada yaptım.',
      'Bilgisayarın kendi hoparlörüyle çalıştım; her kelime rahatça duyuluyor.',
      'Bilgisayar da telefon da şarjlı, diğer programlar kapalı.',
    ],
  },
  room: {
    title: 'Oda ve kimlik',
    facts: [
      `Bir gözetmen seni internet üzerinden izler. Girişle birlikte yaklaşık ${f.appointmentMinutes.value} dakika ayır; bunun yaklaşık ${f.interpretingMinutes.value} dakikası çeviridir.`,
    ],
    todo: [
      'Oda sessiz, bir saat boyunca kimse girmeyecek.',
      'Hangi kimliğin gerektiğini NAATI’nin onayında okudum; kimliğim masada.',
      'Sınavın kendi saat dilimimde kaçta başladığını biliyorum.',
    ],
  },
  notes: {
    title: 'Kalem ve kâğıt',
    facts: [
      'Kalem ve ciltsiz boş kâğıt kullanabilirsin. Başka bir şey yok: ne klavye ne sözlük ne de önceden hazırlanmış not.',
    ],
    todo: [
      'Yazan iki kalemim ve gereğinden fazla boş kâğıdım var.',
      'Kâğıtlarda hiçbir şey yazmıyor.',
      'Her bölümün altına bir çizgi çekiyor, ikinci diyaloğa yeni kâğıtla başlıyorum.',
    ],
  },
  chime: {
    title: 'Zil',
    facts: [
      `Önce kimin kiminle, neden konuştuğunu duyarsın. Sonra biri en fazla ${f.wordsPerSegment.value} kelimelik bir bölüm söyler, zil çalar ve sen diğer dilde söylersin. ${f.startWithinSeconds.value} saniye içinde başla.`,
      `Uzun duraksamalar puan götürebilir; özellikle de kayıt ${f.interpretingMinutes.value} dakikayı aşarsa.`,
    ],
    todo: [
      'Bir şey eksik olsa bile elimdekiyle başlıyorum.',
      'Konuşanın yerine geçiyorum: “Kartımı kaybettim”; “Kartını kaybettiğini söylüyor” değil.',
      'Her şeyi söyleyince susuyorum.',
    ],
  },
  repeat: {
    title: 'Tekrar hakkı',
    facts: [
      `Her diyalogda ${f.freeRepeatsPerDialogue.value} bölümü puanın kırılmadan yeniden dinleyebilirsin. Sonraki her tekrar puan götürür; ne kadar olduğunu NAATI açıklamıyor.`,
      'Tekrar düğmesine kendin basarsın.',
    ],
    todo: [
      'Hakkımı tek bir kelimeye değil, sayılarla dolu bir bölüme ya da kaçırdığım bir sona saklıyorum.',
      'Yeniden dinlerken notlarımdaki boşlukları dolduruyorum.',
      'Hakkım bittiyse duyduğumu söylüyorum. Bir kısmını söylemek susmaktan iyidir.',
    ],
  },
  words: {
    title: 'Bir kelime gelmeyince',
    facts: [
      'Haber verirsen kendini düzeltebilirsin. Sık düzeltme puan götürür, uzun duraksama da.',
      'Avustralya’daki Türklerin her gün kullandığı İngilizce sözler, örneğin Medicare ya da Centrelink, olduğu gibi kalabilir.',
    ],
    todo: ['Doğru kelimeyi aramak yerine hemen düz sözlerle söylüyorum.'],
  },
  after: {
    title: 'Sınavdan sonra',
    facts: [
      `Sonuç her adaya ayrı ayrı, e‑postayla, ${f.resultWeeks.value.least}–${f.resultWeeks.value.most} hafta içinde gelir. Geçmek için ${f.marks.value} üzerinden ${f.passMarks.value} ve her diyalogda ${f.marksPerDialogue.value} üzerinden en az ${f.passMarksPerDialogue.value} gerekir.`,
    ],
    todo: ['Sonrası için kendime güzel bir şey planladım.'],
  },
}

export const rehearsal: typeof en = {
  title: 'Prova',
  subtitle: 'Sınav günün, sırasıyla: o gün hiçbir şey sana yeni gelmesin',
  intro:
    'Metin NAATI’nin istediklerini söyler; işaret kutuları bizim önerilerimizdir. İşaretlerin yalnızca bu sayfada kalır.',
  steps,
  chimes: 'Deneme sınavlarımızın zilleri',
  chimesText: 'İkisini de dinle. NAATI’nin zili başka türlü olabilir, ama bizim ikincisinin işini görür: sıra sende.',
  phrases: {
    describe: { title: 'Ne işe yaradığını söyle', text: '“Depozito”, “referans” ya da “vaka yöneticisi” yerine:' },
    category: {
      title: 'Türünü söyle',
      text: 'Ne tür bir şey olduğunu bir ayrıntıyla söyle: anlam korunur. Tahminî bir ad anlamı değiştirebilir.',
    },
    correct: { title: 'Kendini bir kez düzelt', text: 'Haber ver ve o kısmın tamamını yeniden söyle.' },
    repeat: { title: 'Tekrar iste', text: 'Ekranda bunu bir düğme yapar. Karşında bir kişi varsa söyleyeceğin söz:' },
  },
  phraseLanguages: { en: 'İngilizcede', tr: 'Türkçede' },
  tell: 'Nasıl geçti?',
  tellText: 'O gün bitince bize söyleyebilir, sırada ne olduğunu görebilirsin.',
  mockTest: {
    title: 'Şimdi bir kez baştan sona',
    text: 'O günkü gibi bir deneme sınavı: hoparlörden, kalem ve kâğıtla, randevu saatinde, ara vermeden.',
    link: 'Deneme sınavı seç',
  },
  warmUp: 'O sabah için ısınma',
}
