import { SegmentSchema } from '#app/models/dialogues/segment.ts'

// Free renditions on other topics, written for these tests. None has a significant error.
const FREE = [
  {
    speaker: 'Turkish',
    text: 'Ehliyetimi yenilemek istiyorum ama gözlüksüz sınavdan geçemem.',
    translation: "I want to renew my licence, but I can't pass the test without glasses.",
    said: [
      "My licence needs renewing; only, with no glasses on I'd fail the test.",
      "I'd like my licence renewed, though unless I wear glasses I won't be able to pass the exam.",
    ],
  },
  {
    speaker: 'Turkish',
    text: 'İki haftada bir denetime geliyorlar, dün de geldiler ama kimse yoktu.',
    translation: 'They come for an inspection every two weeks; they came yesterday too, but nobody was there.',
    said: [
      "There's a fortnightly inspection. Yesterday they were here as well, only everyone was out.",
      'Every fortnight they inspect us, and yesterday again, but no one was home.',
    ],
  },
  {
    speaker: 'Turkish',
    text: 'Annem ameliyattan sonra yürüyemiyordu, şimdi bastonla yürüyor.',
    translation: "My mother couldn't walk after the operation; now she walks with a stick.",
    said: [
      'After her surgery my mum was unable to walk, but these days she gets about with a cane.',
      "Since the operation, when she couldn't walk at all, my mother has started to walk with a walking stick.",
    ],
  },
  {
    speaker: 'Turkish',
    text: 'Sözleşmeyi imzalamadan önce avukata göstermem lazım.',
    translation: 'I need to show the contract to a lawyer before I sign it.',
    said: [
      'A lawyer has to see the contract before I sign.',
      "I won't sign the agreement until I've shown it to my solicitor.",
    ],
  },
  {
    speaker: 'Turkish',
    text: 'Salı günü dörtte randevum vardı, kar yüzünden gelemedim.',
    translation: "I had an appointment on Tuesday at four; I couldn't come because of the snow.",
    said: [
      'My appointment was at 4 on Tuesday, but the snow stopped me from coming.',
      "On Tuesday I was booked in for four o'clock and the snow kept me away.",
    ],
  },
  {
    speaker: 'Turkish',
    text: 'Bu ilacı aç karnına içmeyin demişti doktor, ben yanlış anlamışım.',
    translation: 'The doctor had told me not to take this medicine on an empty stomach; I misunderstood.',
    said: [
      "I got it wrong: what the doctor said was that I mustn't have this drug on an empty stomach.",
      "The doctor said I should never take this medication without eating first. I'd misunderstood.",
    ],
  },
  {
    speaker: 'Turkish',
    text: 'Oğlum beşinci sınıfta, kızım daha okula gitmiyor.',
    translation: "My son is in year five; my daughter doesn't go to school yet.",
    said: [
      "My boy's in fifth grade and my girl is too young for school.",
      "I have a son in grade 5, and a daughter who hasn't started school.",
    ],
  },
  {
    speaker: 'Turkish',
    text: 'Hem evi hem arabayı sattık, hiçbir şeyimiz kalmadı.',
    translation: 'We sold both the house and the car; we have nothing left.',
    said: [
      "The house is gone and so is the car, both sold. There isn't anything left to us.",
      "We've sold our home as well as the car and we're left with nothing.",
    ],
  },
  {
    speaker: 'Turkish',
    text: 'Kirayı geciktirirsem ne kadar ceza ödeyeceğim?',
    translation: "How much of a fine will I pay if I'm late with the rent?",
    said: ["What's the penalty in case my rent is late?", 'If the rent comes late, how big a fine is there?'],
  },
  {
    speaker: 'English',
    text: "You can't park here on weekdays, but on Sundays it's free all day.",
    translation: 'Hafta içi buraya park edemezsiniz, ama pazar günleri bütün gün ücretsiz.',
    said: [
      'Buraya hafta arası park etmek yasak; pazarları ise gün boyu para ödemezsiniz.',
      'Hafta içinde burada park yapılmıyor, fakat pazar olunca tüm gün bedava.',
    ],
  },
  {
    speaker: 'English',
    text: 'Your blood test came back, and your iron is lower than it should be. Take one tablet every second day.',
    translation: 'Kan tahliliniz geldi, demiriniz olması gerekenden düşük. Gün aşırı bir tablet alın.',
    said: [
      'Tahlil sonucunuz çıktı: demir değeriniz normalin altında. İki günde bir, bir tane hap için.',
      'Kan sonuçlarınız elimizde, demiriniz eksik çıktı. Her iki günde bir tablet kullanın.',
    ],
  },
  {
    speaker: 'English',
    text: "If nobody answers, leave a message and we'll call you back within two hours.",
    translation: 'Kimse cevap vermezse mesaj bırakın, iki saat içinde sizi geri ararız.',
    said: [
      'Telefona bakan olmazsa mesaj bırakmanız yeterli, iki saat dolmadan size döneriz.',
      'Açan olmadığında mesajınızı bırakın; en geç 2 saatte sizi arayacağız.',
    ],
  },
  {
    speaker: 'English',
    text: 'The landlord may not increase the rent during the first twelve months.',
    translation: 'Ev sahibi ilk on iki ay içinde kirayı artıramaz.',
    said: [
      'İlk bir yıl boyunca mal sahibinin kirayı artırma hakkı yok.',
      'Kiraya ilk 12 ayda zam yapılması mümkün değil.',
    ],
  },
  {
    speaker: 'English',
    text: "My colleague Peter will show you where to wait, and then I'll bring the forms.",
    translation: 'Meslektaşım Peter size nerede bekleyeceğinizi gösterecek, sonra ben formları getireceğim.',
    said: [
      'Bekleyeceğiniz yeri iş arkadaşım Peter gösterecek; ardından formları ben getiririm.',
      'Önce Peter arkadaşım sizi bekleme yerine götürsün, sonra da formlarla ben gelirim.',
    ],
  },
  {
    speaker: 'English',
    text: "I didn't say you were lying; I said the dates don't match.",
    translation: 'Yalan söylüyorsunuz demedim, tarihler uyuşmuyor dedim.',
    said: [
      'Size yalancı demedim. Söylediğim şuydu: Tarihler birbirini tutmuyor.',
      'Yalan söylediğinizi iddia etmedim; tarihlerin tutarsız olduğunu söyledim.',
    ],
  },
  {
    speaker: 'English',
    text: 'Bring either your passport or your licence, whichever you have with you.',
    translation: 'Yanınızda hangisi varsa, ya pasaportunuzu ya da ehliyetinizi getirin.',
    said: [
      'Pasaport veya ehliyet, ikisinden hangisi yanınızdaysa onu getirmeniz yeter.',
      'Ehliyetinizi ya da pasaportunuzu getirebilirsiniz, hangisi varsa.',
    ],
  },
  {
    speaker: 'English',
    text: 'It was three weeks before anyone noticed the mistake.',
    translation: 'Hatayı birinin fark etmesi üç hafta sürdü.',
    said: ['Üç hafta boyunca yanlışlığı kimse fark etmedi.', 'Yanlış ancak üç hafta sonra fark edildi.'],
  },
  {
    speaker: 'English',
    text: 'You must tell us within ten days if you move.',
    translation: 'Taşınırsanız on gün içinde bize bildirmek zorundasınız.',
    said: [
      'Adres değiştirdiğinizde bunu on gün içinde bize haber vermeniz şart.',
      'Taşınma hâlinde bizi 10 gün içinde bilgilendirmelisiniz.',
    ],
  },
  {
    speaker: 'English',
    text: "She isn't only the manager, she also owns the shop.",
    translation: 'O yalnızca müdür değil, dükkânın da sahibi.',
    said: ['Hem müdür hem de dükkânın sahibi kendisi.', 'Kendisi sadece yönetici değil, aynı zamanda dükkân da onun.'],
  },
] as const

export const FREE_RENDITIONS = FREE.flatMap(({ said, ...segment }) =>
  said.map((text) => ({ segment: SegmentSchema.parse(segment), text })),
)
