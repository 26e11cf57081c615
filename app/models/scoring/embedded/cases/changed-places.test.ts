import { expect, test } from 'vitest'
import { majorRulesOf, type Row } from './findings-of.fixture.ts'

/** A near copy with one thing replaced. */
const CHANGED: [rule: string, row: Row][] = [
  [
    'roles-swapped',
    [
      'tr',
      'My aunt died of cancer; my mother is still alive.',
      'Teyzem kanserden öldü, annem hâlâ hayatta.',
      'Annem kanserden öldü, teyzem hâlâ hayatta.',
    ],
  ],
  [
    'roles-swapped',
    [
      'en',
      'İki kızım ve bir oğlum var, en küçüğü yedi yaşında.',
      'I have two daughters and a son; the youngest is seven.',
      'I have two sons and a daughter; the youngest is seven.',
    ],
  ],
  [
    'relation-changed',
    [
      'tr',
      "We'll look at your file within two weeks.",
      'Dosyanızı iki hafta içinde inceleyeceğiz.',
      'Dosyanızı iki hafta sonra inceleyeceğiz.',
    ],
  ],
  [
    'relation-changed',
    [
      'en',
      'Dosyanızı iki hafta içinde inceleyeceğiz.',
      "We'll look at your file within two weeks.",
      "We'll look at your file after two weeks.",
    ],
  ],
  [
    'relation-changed',
    [
      'en',
      'Yarın gelirken pasaportunuzu ya da ehliyetinizi getirin lütfen.',
      'When you come tomorrow, please bring your passport or your licence.',
      'When you come tomorrow, please bring your passport and your licence.',
    ],
  ],
  [
    'question-lost',
    [
      'en',
      "Defne'nin öğretmeni okumasının ilerlediğini size bildirdi mi?",
      "Did Defne's teacher let you know that her reading has improved?",
      "Defne's teacher let you know that her reading has improved.",
    ],
  ],
  [
    'tense-changed',
    [
      'en',
      'Buzdolabı hâlâ garanti kapsamında, para iadesi hakkınız var.',
      'The fridge is still under warranty, so you have a right to a refund.',
      'The fridge was still under warranty, so you had a right to a refund.',
    ],
  ],
  [
    'term-replaced',
    [
      'tr',
      "She can't eat peanuts.",
      'Annem alerjik, bu yüzden fıstık yiyemez.',
      'Annem alerjik, bu yüzden ceviz yiyemez.',
    ],
  ],
  [
    'opposite-word',
    [
      'tr',
      'Your family payment will be reduced from this month.',
      'Aile ödemeniz bu aydan itibaren azaltılacak.',
      'Aile ödemeniz bu aydan itibaren kesilecek.',
    ],
  ],
]

test.each(CHANGED)('%s: %s', (rule, row) => {
  expect(majorRulesOf(row)).toContain(rule)
})

/** Another order or link with the same meaning. */
const SAME: Row[] = [
  [
    'en',
    'Annem ve babam geldi, kardeşim gelmedi.',
    "My mother and my father came, but my brother didn't.",
    "My father and my mother came, but my brother didn't.",
  ],
  [
    'en',
    'Biletleri on gün içinde iade edeceğiz.',
    "We'll refund the tickets within ten days.",
    "You'll get your money back in no more than ten days.",
  ],
  ['tr', "I'll send it in ten days.", 'On gün içinde gönderirim.', 'On gün sonra gönderirim.'],
  [
    'en',
    'Aç olmanızı istiyorum, sigara ya da içki de yok.',
    "I'd like you to fast, and no cigarettes or alcohol.",
    'I need you to fast, with no cigarettes and no alcohol.',
  ],
  [
    'en',
    'Ev sahibi boruyu onartmadığını söyledi.',
    "The landlord said he hasn't had the pipe fixed and it is leaking.",
    "The landlord said he hadn't had the pipe fixed and it was leaking.",
  ],
]

/** One "no" may be repeated for each thing. */
const DENIED: Row[] = [
  ['en', 'Ne sigara ne de içki kullanıyorum.', "I don't smoke or drink.", "I don't smoke and I don't drink."],
  [
    'en',
    'Evde süt ve şeker kalmadı.',
    "There's no milk or sugar left in the house.",
    "There's no milk left in the house and no sugar.",
  ],
]
/** Two reversals that cancel each other out. */
const TWICE: Row[] = [
  [
    'en',
    'Kardeşim benden iki yaş büyük.',
    'My brother is two years older than me.',
    "I'm two years younger than my brother.",
  ],
  [
    'en',
    'Ödemeyi geciktirirseniz faiz işler.',
    'If you pay late, interest will be charged.',
    "You'll be charged interest unless you pay on time.",
  ],
]

/** Impersonal statements, passives and negatives in other words. */
const OTHERWISE: Row[] = [
  [
    'en',
    'Bu fatura bana ait değil; ben o adreste hiç oturmadım.',
    "This bill isn't mine; I have never lived at that address.",
    "That's not my bill. I never lived there.",
  ],
  [
    'tr',
    'You were seen leaving the shop without paying.',
    'Mağazadan ödeme yapmadan çıktığınız görülmüş.',
    'Parasını ödemeden dükkândan çıkarken görülmüşsünüz.',
  ],
  ['tr', 'The results came back clear.', 'Sonuçlar temiz çıktı.', 'Tahlillerde bir şey çıkmadı.'],
  ['tr', "We've run out of insulin.", 'İnsülinimiz bitti.', 'Evde hiç insülin kalmadı.'],
]

test.each([...SAME, ...DENIED, ...TWICE, ...OTHERWISE])('nothing is changed (%s): %s', (...row) => {
  expect(majorRulesOf(row)).toEqual([])
})
