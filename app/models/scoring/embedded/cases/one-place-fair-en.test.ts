import { expect, test } from 'vitest'
import { majorRulesOf, type Row } from './findings-of.fixture.ts'

/** The model except for one place, which is reworded. */
const SAME: Row[] = [
  [
    'en',
    'Bu formu siz doldurun, gerisini ben hallederim.',
    "Please fill in this form, and I'll take care of the rest.",
    "Please fill out this form, and I'll take care of the rest.",
  ],
  [
    'en',
    'Poliçeniz yalnızca boru birden patlarsa hasarı karşılıyor.',
    'Your policy only covers the damage if the pipe bursts suddenly.',
    'Your policy only covers the damage where the pipe bursts suddenly.',
  ],
  [
    'en',
    'Allah korusun, kursu yarıda bırakmak zorunda kalırsam param yanar mı?',
    'If, God forbid, I have to leave the course halfway, do I lose my money?',
    'If, God forbid, I had to leave the course halfway, would I lose my money?',
  ],
  [
    'en',
    'Komşular bize yemek getirdi ama bu daha ne kadar sürer, bilmiyorum.',
    "The neighbours brought us food, but I don't know how much longer we can go on like this.",
    'The neighbours brought us food, but goodness knows how much longer we can go on like this.',
  ],
  [
    'en',
    'Sergiye üç resmimi verdim; ikisi satıldı, biri geri döndü.',
    'I gave three of my paintings to the exhibition; two were sold and one came back.',
    'I gave three of my paintings to the exhibition; two found buyers and one came back.',
  ],
  [
    'en',
    'İndirimi kaybetmeden daha ucuz bir tarifeye geçebilirsiniz.',
    'You can move to a cheaper plan without losing your discount.',
    'You can move to a less expensive plan without losing your discount.',
  ],
  [
    'en',
    'İşe gece dörtte başlıyorum, öğlen on ikide bitiriyorum.',
    'I start work at four at night and finish at twelve noon.',
    'I start work at 4 am and finish at twelve noon.',
  ],
  [
    'en',
    'Arabayı kızım aldı, altıdan önce dönmez. Kaça kadar açıksınız?',
    "My daughter has the car, and she won't be back before six. What time are you open until?",
    "My daughter has the car, and she won't be home until after six. What time do you close?",
  ],
  [
    'en',
    'Sağ olun ama benim derdim para değil, bir özür.',
    "Thank you, but it's not money I'm after, it's an apology.",
    "I appreciate it, but it's not money I'm after, it's an apology.",
  ],
  [
    'en',
    'Parayı cumaya kadar istiyor, yoksa tezgâhı başkasına verecek.',
    "She wants the money by Friday; otherwise she'll give the stall to someone else.",
    "She wants the money by Friday; if not, she'll give the stall to someone else.",
  ],
  [
    'en',
    'Gürültüyü ölçmeden bana ceza kesebilirler mi?',
    'Can they fine me without measuring the noise?',
    'Can they fine me before they measure the noise?',
  ],
  [
    'en',
    'Oğlumun formda olmadığını ben de biliyorum.',
    'I know as well as anyone that my son is out of form.',
    "I know as well as anyone that my son's not in form.",
  ],
  [
    'en',
    'Tansiyon ilacı alıyorum, o yüzden ağrı kesici kullanmıyorum.',
    "I take blood pressure tablets, so I don't take painkillers.",
    'I take blood pressure tablets, so I avoid painkillers.',
  ],
  [
    'en',
    'Üç kez uyardım ama aldırmıyor, çocuklar da uyuyamıyor.',
    "I warned him three times but he takes no notice, and the children can't sleep.",
    'I warned him three times but he takes no notice, and the children lie awake.',
  ],
  [
    'en',
    'Acele etmeyip altı ay daha biriktirirseniz oranınız düşer.',
    "If you don't rush and save for another six months, your rate will come down.",
    'If you take your time and save for another six months, your rate will come down.',
  ],
  [
    'en',
    'Nefesi durursa bana hemen haber verin.',
    'If his breathing stops, tell me at once.',
    'Should his breathing stop, tell me at once.',
  ],
  [
    'en',
    'Bavulunuzu yine açık bırakmışsınız.',
    "Uncle, you've left your suitcase open again in the hallway.",
    "Uncle, you've gone and left your suitcase open again in the hallway.",
  ],
  [
    'en',
    'Ama alışamazsam yenisini geri verebilir miyim?',
    "It's very clear. But if I can't get used to them, can I give them back?",
    "It's very clear. But if I don't manage to get used to them, can I give them back?",
  ],
  [
    'en',
    'Yarısını cuma günü, kalanını da gelecek ay vereceğim.',
    "Nobody can beat me at bargaining. I'll pay half on Friday and the rest next month.",
    "Nobody can beat me at bargaining. I'll hand over half on Friday and the rest next month.",
  ],
  [
    'en',
    'Sağ arka lambanın camı kırılmıştı.',
    'When I came back, the back door was dented and the right tail-light was broken.',
    'When I came back, the back door was dented and the right-hand tail-light was broken.',
  ],
  [
    'en',
    'Hamuru yoğururken yarım bardaktan fazla su eklemeyin.',
    'Do not add more than half a glass of water while kneading the dough.',
    'While kneading the dough, add no more than half a glass of water.',
  ],
  [
    'en',
    'Hamuru yoğururken yarım bardaktan fazla su eklemeyin.',
    'Do not add more than half a glass of water while kneading the dough.',
    "While kneading the dough, don't put in over half a glass of water.",
  ],
  [
    'en',
    "Tren arıza nedeniyle Polatlı'da 75 dakika bekledi.",
    'The train waited in Polatlı for 75 minutes because of a breakdown.',
    'The train was held up in Polatlı for an hour and a quarter by a breakdown.',
  ],
  [
    'en',
    'Yunus maratonu 2 saat 16 dakikada bitirdi ve ikinci oldu.',
    'Yunus finished the marathon in 2 hours 16 minutes and came second.',
    'Yunus ran the marathon in 2:16 and came second.',
  ],
  [
    'en',
    'Bilim insanları ölümlerin sebebinin tarım ilacı olduğunu düşünmüyor.',
    'Scientists do not think that pesticides were the cause of the deaths.',
    'Scientists doubt that pesticides were behind the deaths.',
  ],
  [
    'en',
    'Balon turu rüzgâr yüzünden iptal edilince paramızı geri aldık.',
    'When the balloon tour was cancelled because of the wind, we got our money back.',
    "The balloon tour didn't go ahead because of the wind, so we got our money back.",
  ],
]

test.each(SAME)('%s: %s', (...row) => {
  expect(majorRulesOf(row)).toEqual([])
})
