import { expect, test } from 'vitest'
import { findingsOf, type Row } from './findings-of.fixture.ts'

/** The model with one ending or function word changed, and the rule that finds it. */
const CHANGED: [rule: string, row: Row][] = [
  [
    'question-lost',
    [
      'tr',
      "Did Defne's teacher let you know that her reading has improved?",
      "Defne'nin öğretmeni, kızın okumasının ilerlediğini size bildirdi mi?",
      "Defne'nin öğretmeni, kızın okumasının ilerlediğini size bildirdi.",
    ],
  ],
  [
    'tense-changed',
    [
      'tr',
      "The fridge is under warranty, so you're entitled to a refund.",
      'Buzdolabı garanti kapsamında, dolayısıyla para iadesi hakkınız var.',
      'Buzdolabı garanti kapsamındaydı, dolayısıyla para iadesi hakkınız vardı.',
    ],
  ],
  [
    'informal-address',
    [
      'tr',
      "You're entitled to a refund or a repair.",
      'Para iadesi veya onarım hakkınız var.',
      'Para iadesi veya onarım hakkın var.',
    ],
  ],
  [
    'informal-address',
    [
      'tr',
      'The fridge is still under warranty.',
      'Buzdolabı hâlâ garanti kapsamında.',
      'Buzdolabı hâlâ garanti kapsamında canım.',
    ],
  ],
  [
    'person-swapped',
    [
      'tr',
      "He has to drop them off at your mother's place, not yours.",
      'Onları sizin evinize değil, annenizin evine bırakmak zorunda.',
      'Onları sizin evinize değil, kendi annesinin evine bırakmak zorunda.',
    ],
  ],
  [
    'unit-replaced',
    [
      'tr',
      'Give Baran five millilitres of the syrup tonight.',
      "Baran'a bu akşam şuruptan beş mililitre verin.",
      "Baran'a bu akşam şuruptan beş yemek kaşığı verin.",
    ],
  ],
  [
    'relative-replaced',
    [
      'tr',
      "My supervisor told my husband's sister that I had rung in sick.",
      'Şefim görümceme hasta olduğumu bildirdiğimi söylemiş.',
      'Şefim eltime hasta olduğumu bildirdiğimi söylemiş.',
    ],
  ],
  [
    'relative-replaced',
    [
      'en',
      'Dayım geçen yıl kalp krizi geçirdi.',
      "My mother's brother had a heart attack last year.",
      "My father's brother had a heart attack last year.",
    ],
  ],
  [
    'relative-replaced',
    [
      'en',
      "Kız kardeşim ağustosta Türkiye'den gelecek.",
      "My sister's coming from Turkey in August.",
      "My brother's coming from Turkey in August.",
    ],
  ],
]

test.each(CHANGED)('%s: %s', (rule, row) => {
  expect(findingsOf(row).map((finding) => finding.rule)).toContain(rule)
})

/** The same message with similar words. */
const SAME: Row[] = [
  [
    'tr',
    'Could you let me know whether her reading has improved?',
    'Okumasının ilerleyip ilerlemediğini bana bildirir misiniz?',
    'Okumasının ilerleyip ilerlemediğini bana bildirin lütfen.',
  ],
  [
    'tr',
    'We had no right to a refund at that time.',
    'O sırada para iadesi hakkımız yoktu.',
    'O zamanlar para iadesi hakkımız yoktu.',
  ],
  ['tr', 'My arm hurts a lot, doctor.', 'Kolum çok ağrıyor doktor bey.', 'Kolum çok acıyor, canım yanıyor doktor bey.'],
  [
    'tr',
    "He drops the children off at your mother's house.",
    'Çocukları annenizin evine bırakıyor.',
    'Çocukları sizin annenizin evine bırakıyor.',
  ],
  [
    'tr',
    'Give him one teaspoon of the syrup.',
    'Ona şuruptan beş mililitre verin.',
    'Ona şuruptan bir çay kaşığı verin.',
  ],
  [
    'en',
    'Dayım geçen yıl kalp krizi geçirdi.',
    "My mother's brother had a heart attack last year.",
    'My uncle had a heart attack last year.',
  ],
  [
    'en',
    'Dayım geçen yıl kalp krizi geçirdi.',
    'My uncle had a heart attack last year.',
    "My mum's brother had a heart attack last year.",
  ],
  [
    'tr',
    "My brother's coming from Turkey in August.",
    "Erkek kardeşim ağustosta Türkiye'den gelecek.",
    "Kardeşim ağustosta Türkiye'den geliyor.",
  ],
]

test.each(SAME)('nothing is changed (%s): %s', (...row) => {
  expect(findingsOf(row).filter(({ type }) => type !== 'minor')).toEqual([])
})

/** "Look after" is no order of events, and another verb may carry the obligation. */
const LEFT: Row[] = [
  [
    'en',
    'Çocuklara hafta içi ben işteyken kayınvalidem bakıyor.',
    "My mother-in-law looks after the children on weekdays while I'm at work.",
    "When I'm at work on weekdays the children are looked after by my mother-in-law.",
  ],
  [
    'en',
    "Haftada on saatten fazla çalışırsanız Centrelink'e bildirmek zorundasınız; eşinizin gelirini de internetten beyan edebilirsiniz.",
    "If you work more than ten hours a week, you have to report it to Centrelink. You can also declare your partner's income online.",
    "You must tell Centrelink if you're working more than ten hours a week. You can also report your spouse's income online.",
  ],
]

test.each(LEFT)('worded in an order and with verbs of its own (%s): %s', (...row) => {
  expect(findingsOf(row).filter(({ type }) => type !== 'minor')).toEqual([])
})
