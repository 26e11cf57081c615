import { SegmentSchema } from '#app/models/dialogues/segment.ts'

// A dialogue with faithful renditions of each segment in other words, written for these tests.
const TURNS = [
  {
    speaker: 'English',
    text: "Good morning, Karen Doyle speaking, property manager at Bell Street Realty. I see you've reported a leak in your bathroom. When did it start?",
    translation:
      "Günaydın, ben Bell Street Realty'den mülk yöneticisi Karen Doyle. Banyonuzda su sızıntısı olduğunu bildirmişsiniz. Ne zaman başladı?",
    paraphrases: [
      "Günaydın, ben Karen Doyle, Bell Street Realty'de emlak yöneticisiyim. Banyonuzda bir kaçak olduğunu bildirmişsiniz. Ne zaman ortaya çıktı?",
      "Günaydın, adım Karen Doyle, Bell Street Realty'nin mülk sorumlusuyum. Banyoda su kaçağı bildirdiğinizi görüyorum. Bu ne zaman başladı?",
      'İyi sabahlar, Bell Street Realty emlak müdürü Karen Doyle konuşuyor. Banyonuzda su sızdığını haber vermişsiniz, ne zaman başladı?',
    ],
  },
  {
    speaker: 'Turkish',
    text: 'Günaydın Karen Hanım. Geçen perşembe gecesi şiddetli yağmurdan sonra başladı. Önce birkaç damlaydı ama şimdi tavanda siyah küf var. İki yaşındaki kızım astım hastası.',
    translation:
      "Good morning, Karen. It started last Thursday night after the heavy rain. At first it was just a few drops, but now there's black mould on the ceiling. My two-year-old daughter has asthma.",
    paraphrases: [
      "Good morning Karen. It began on Thursday night last week, following a severe rainstorm. First there were only a couple of drops, but there's black mold on the ceiling now. My daughter, who is two, suffers from asthma.",
      'Morning, Karen. It started last Thursday night after it rained heavily. In the beginning it was a few drips, but now we have black mould on our ceiling. My daughter is two years old and she is asthmatic.',
      'Good morning Karen, the leak started on the night of last Thursday after strong rain. Initially just a few drops, now the ceiling has black mould. My two year old girl has asthma.',
      'Good morning. It was last Thursday, at night, once the heavy rain had stopped, that it began. It used to be a few drops, and now I see black mould up on the ceiling. My daughter is two and has asthma, Karen.',
    ],
  },
  {
    speaker: 'English',
    text: "I'm sorry to hear that. It's an urgent repair, so I'll send someone today between two and four. Please don't use the bathroom light until they've checked the wiring.",
    translation:
      'Bunu duyduğuma üzüldüm. Bu acil bir onarım, o yüzden bugün iki ile dört arasında birini göndereceğim. Elektrik tesisatını kontrol edene kadar lütfen banyonun ışığını kullanmayın.',
    paraphrases: [
      'Çok üzüldüm. Acil bir tamirat bu, bu nedenle bugün saat iki ile dört arasında birini yollayacağım. Kablolar kontrol edilinceye kadar lütfen banyo ışığını açmayın, kullanmayın.',
      'Bunu duymak beni üzdü. Acil bir tamir, onun için bugün 2 ile 4 arası birisini göndereceğim. Elektrik tesisatına bakılana kadar banyodaki lambayı kullanmayın lütfen.',
      'Üzüldüm. Bu acil bir onarım olduğundan bugün 14:00 ile 16:00 arasında birini gönderiyorum. Tesisatı kontrol etmeden banyo lambasını lütfen kullanmayın.',
    ],
  },
  {
    speaker: 'Turkish',
    text: 'O saatlerde işteyim, eşim de İngilizce bilmiyor. Beşten sonra gelmeleri mümkün mü? Değilse yedek anahtarla girebilirsiniz, yeter ki bana önceden haber verin.',
    translation:
      "I'm at work at that time, and my wife doesn't speak English. Could they come after five? If not, you can go in with the spare key, as long as you let me know beforehand.",
    paraphrases: [
      "I'm working during those hours, and my wife can't speak English. Would it be possible for them to come after five? Otherwise you can enter with the spare key, provided you tell me in advance.",
      "At those hours I'm at work, and my wife doesn't know English. Is it possible that they come after five o'clock? If it isn't, you can let yourself in with the spare key as long as you notify me beforehand.",
      "I'll be at work then, my wife does not speak English either. Can they come after 5? If not, please use the spare key to go in, just let me know ahead of time, if that's all right.",
      "I'll be working then and my wife has no English. Would they be able to come any time after five? If that's not possible, the spare key is fine, so long as you warn me first.",
    ],
  },
  {
    speaker: 'English',
    text: "After five should be possible, but there may be a call-out fee, so I need the owner's approval. Meanwhile, please email me photos of the damage.",
    translation:
      'Beşten sonrası mümkün görünüyor, ancak servis ücreti çıkabilir; bu yüzden ev sahibinin onayını almam gerekiyor. Bu arada lütfen hasarın fotoğraflarını bana e-postayla gönderin.',
    paraphrases: [
      'Saat beşten sonra olabilir ama bir servis ücreti söz konusu olabilir, onun için mal sahibinin iznini almam lazım. O arada hasarın resimlerini bana e-posta ile yollayın lütfen.',
      'Beşten sonra mümkün olmalı, fakat servis ücreti alınabilir; dolayısıyla ev sahibinin onayına ihtiyacım var. Bu sırada lütfen zararın fotoğraflarını bana mail atın.',
      "5'ten sonra olur herhalde, ancak gelme ücreti çıkabilir, ev sahibinden onay almam gerek. Bu arada hasarın fotoğraflarını lütfen bana e-postayla iletin.",
    ],
  },
  {
    speaker: 'Turkish',
    text: "Hemen gönderirim. Bir de sözleşmemiz 14 Mart'ta bitiyor ve kirayı artıracağınızı duydum. Şu anda haftada 520 dolar ödüyoruz, daha fazlasını karşılayamayız.",
    translation:
      "I'll send them right away. Also, our lease ends on 14 March, and I've heard you're going to increase the rent. We're currently paying $520 a week; we can't afford any more than that.",
    paraphrases: [
      "I'll forward them straight away. Our contract finishes on the 14th of March as well, and I heard that you will raise the rent. At the moment we pay five hundred and twenty dollars per week and we cannot afford more.",
      "I'm sending them immediately. By the way our lease expires on March fourteenth, and I hear you'll be putting up the rent. Right now we pay 520 dollars weekly; we couldn't manage any more than that.",
      "I will send them at once. And our tenancy agreement is ending on 14 March and I've been told the rent is going up. We pay $520 each week at present, more than this we can't afford.",
      "Of course, you'll have them shortly. One more thing: the lease runs out on the fourteenth of March, and word is that the rent will go up. Our rent is 520 dollars a week now, and that is the most we can pay.",
    ],
  },
  {
    speaker: 'English',
    text: "The owner wants $545 a week, but nothing's final yet. If you sign for another twelve months by the end of February, she's willing to keep the current rent.",
    translation:
      'Ev sahibi haftada 545 dolar istiyor ama henüz hiçbir şey kesinleşmedi. Şubat sonuna kadar on iki ay daha kalmak üzere imza atarsanız, mevcut kirayı korumaya razı.',
    paraphrases: [
      'Mal sahibi haftalık beş yüz kırk beş dolar talep ediyor, fakat daha hiçbir şey kesin değil. Şubat sonuna dek on iki aylık yeni bir sözleşme imzalarsanız şimdiki kirayı aynı tutmayı kabul ediyor.',
      'Ev sahibi haftada 545 dolar istiyor ama henüz kesinleşen bir şey yok. Eğer şubat ayının sonuna kadar bir yıl daha imzalarsanız, mevcut kirayı korumaya hazır.',
      'Ev sahibinin isteği haftada 545 dolar, ancak henüz bir şey netleşmedi. Şubat bitene kadar 12 ay için daha imza atarsanız bugünkü kirayı değiştirmemeye razı.',
    ],
  },
  {
    speaker: 'Turkish',
    text: 'Bu bizim için çok iyi olur. Ama imzalamadan önce küfün tamamen temizleneceğinden emin olmak istiyorum. Geçen yıl da söz verilmişti, kimse gelmedi.',
    translation:
      'That would be very good for us. But before I sign, I want to be sure the mould will be completely removed. We were promised that last year too, and nobody came.',
    paraphrases: [
      "That would suit us very well. However, before signing I'd like to make sure the mold will be entirely cleaned. It was promised last year too and no one came.",
      "That'd be really good for us. But I want to be certain that the mould is going to be fully removed before I sign. Last year they also promised, but nobody turned up.",
      'It would be great for us. But prior to signing, I want to be sure that the mould will be cleaned completely. They gave us their word last year as well and nobody showed up.',
      "We'd be very happy with that. Still, I won't sign until I'm sure that all of the mould will be gone. We heard the same promise last year, and not a single person came.",
    ],
  },
  {
    speaker: 'English',
    text: "I understand. I'll confirm in writing that the mould will be treated within fourteen days. If it isn't, you can apply to the tribunal for a rent reduction.",
    translation:
      'Anlıyorum. Küfün on dört gün içinde temizleneceğini size yazılı olarak teyit edeceğim. Temizlenmezse, kiranızın düşürülmesi için mahkemeye başvurabilirsiniz.',
    paraphrases: [
      'Anladım. Küfün on dört gün içerisinde giderileceğini yazıyla doğrulayacağım. Giderilmezse kira indirimi için mahkemeye müracaat edebilirsiniz.',
      'Anlıyorum. Küfle 14 gün içinde ilgilenileceğini yazılı olarak onaylayacağım. Eğer temizlenmezse, kiranın düşürülmesi için heyete başvuruda bulunabilirsiniz.',
      'Sizi anlıyorum. İki hafta içinde küfün temizleneceğini yazılı olarak teyit ederim. Yapılmazsa, kiranızda indirim için mahkemeye başvurabilirsiniz.',
    ],
  },
  {
    speaker: 'Turkish',
    text: 'Peki, depozitomuz ne olacak? Tavan bizim yüzümüzden zarar görmedi; taşındığımızda giriş raporuna çatlağı yazmıştık. Bunun depozitomuzdan kesilmesini kabul edemem.',
    translation:
      "And what will happen to our bond? The ceiling wasn't damaged because of us; we noted the crack in the condition report when we moved in. I can't accept this being deducted from our bond.",
    paraphrases: [
      "So what about our bond? The ceiling damage isn't our fault; we wrote the crack in the condition report when we moved in. I cannot accept that being taken out of our bond.",
      "And what's going to happen with our deposit? The ceiling wasn't damaged by us, we had recorded the crack in the entry report when moving in. I won't accept a deduction from our deposit for this.",
      "OK, and our bond? It is not because of us that the ceiling got damaged; when we moved in we noted the crack on the entry condition report. I can't agree to this being deducted from the bond.",
      "All right, but what about our bond? We didn't cause the damage to the ceiling; the crack was already in the condition report we filled in when we moved in. I can't agree to lose part of our bond over it.",
    ],
  },
  {
    speaker: 'English',
    text: "You won't lose any of your bond over this. Roof leaks are the owner's responsibility, not yours. Just report any new leak within twenty-four hours.",
    translation:
      'Bu yüzden depozitonuzdan hiçbir kesinti yapılmayacak. Çatı sızıntıları sizin değil, ev sahibinin sorumluluğundadır. Yalnızca, yeni bir sızıntı olursa yirmi dört saat içinde bildirin.',
    paraphrases: [
      'Bundan dolayı depozitonuzdan hiç kesinti olmayacak. Çatı sızıntılarından siz değil, ev sahibi sorumlu. Sadece yeni bir sızıntı olduğunda yirmi dört saat içinde haber verin.',
      'Bu nedenle depozitonuzdan bir şey kaybetmeyeceksiniz. Çatıdaki sızıntılar ev sahibinin sorumluluğu, sizin değil. Yeni bir kaçak olursa 24 saat içinde bildirmeniz yeterli.',
      'Bunun için depozitonuzun hiçbir kısmını kaybetmezsiniz. Çatı akıntıları ev sahibinin sorumluluğunda, sizin sorumluluğunuz değil. Yeni sızıntıları bir gün içinde bildirin yeter.',
    ],
  },
  {
    speaker: 'Turkish',
    text: 'İçim rahatladı, çok teşekkür ederim. Perşembe günü ofisinize gelip yeni sözleşmeyi imzalayabilir miyim? Son üç maaş bordromu da getireyim mi?',
    translation:
      "That's a great relief, thank you very much. Could I come to your office on Thursday and sign the new lease? Should I bring my last three payslips as well?",
    paraphrases: [
      "I'm so relieved, thanks a lot. May I come to your office on Thursday to sign the new contract? Should I also bring my three most recent pay slips?",
      'That puts my mind at ease, thank you so much. Can I come by your office Thursday and sign the new lease agreement? Shall I bring my last three payslips too?',
      'What a relief, many thanks. Is it possible to come to the office on Thursday and sign the new lease? Do you want me to bring my last 3 payslips as well?',
      'I feel much better now, thank you. Could I drop by your office on Thursday to sign the new contract, and would you like me to bring my payslips, the last three?',
    ],
  },
  {
    speaker: 'English',
    text: "Thursday at half past ten suits me. You don't need payslips because you're already our tenant. But your wife must come too, as she's also on the lease.",
    translation:
      'Perşembe on buçuk benim için uygun. Zaten kiracımız olduğunuz için bordroya gerek yok. Ancak sözleşmede eşinizin de adı bulunduğundan onun da gelmesi gerekiyor.',
    paraphrases: [
      'Perşembe saat on buçuk bana uyar. Siz zaten kiracımızsınız, o yüzden bordro gerekmez. Ama eşiniz de gelmeli, çünkü onun da adı sözleşmede var.',
      'Perşembe günü 10:30 bana uygun. Hâlihazırda kiracımız olduğunuzdan maaş bordrosuna ihtiyaç yok. Fakat eşiniz de sözleşmede olduğundan onun da gelmesi lazım.',
      'Perşembe on otuzda olur. Zaten bizim kiracımız olduğunuz için bordro getirmenize gerek yok. Ancak eşinizin de gelmesi şart, çünkü o da kira sözleşmesinde.',
    ],
  },
] as const

export const EXAMPLE_SEGMENTS = TURNS.map(({ speaker, text, translation }) =>
  SegmentSchema.parse({ speaker, text, translation }),
)
/** Per segment: renditions that a fair marker would not mark down. */
export const PARAPHRASES: readonly (readonly string[])[] = TURNS.map(({ paraphrases }) => paraphrases)
