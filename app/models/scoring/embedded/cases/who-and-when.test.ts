import { expect, test } from 'vitest'
import { rulesOf, type Row } from './findings-of.fixture.ts'

const SOMEBODY_ELSE: Row[] = [
  [
    'tr',
    'I lent my sister the car and she paid for the petrol.',
    'Kız kardeşime arabayı ödünç verdim, benzini o ödedi.',
    'Kız kardeşim bana arabayı ödünç verdi, benzini de ben ödedim.',
  ],
  [
    'tr',
    'The council has to inspect the stall before you open it.',
    'Açmadan önce belediyenin tezgâhı denetlemesi gerekiyor.',
    'Açmadan önce sizin tezgâhı denetlemeniz gerekiyor.',
  ],
  [
    'tr',
    'Once he leaves the company, he loses the visa.',
    'Şirketten ayrılırsa vizesini kaybeder, çünkü patronu ona sponsor oldu.',
    'Şirketten ayrılırsanız vizenizi kaybedersiniz, çünkü patronu ona sponsor oldu.',
  ],
  [
    'en',
    'Müdür bana fazla mesaiyi teklif etti ama ben kabul etmedim.',
    'The manager offered me the overtime, but I refused it.',
    'I offered the overtime, but my manager refused it.',
  ],
  [
    'en',
    'Kızımın astımı var, evde kalıyor.',
    'My daughter has asthma, so she stays at home.',
    'She stays at home, my daughter, because I have got asthma.',
  ],
  [
    'en',
    'Yanımda çalışan iki kişi cuma günü izinli.',
    'The two people who work for me are off on Friday.',
    'The two people I work for are off on Friday.',
  ],
]

test.each(SOMEBODY_ELSE)('into %s: “%s” is done by somebody else as said', (...row) => {
  expect(rulesOf(row)).toEqual(expect.arrayContaining([expect.stringMatching(/^(?:person|roles)-swapped$/u)]))
})

const SOMEBODY_ELSES: Row[] = [
  [
    'en',
    'Hırsızlar annemin altın bileziklerini almış, televizyona dokunmamışlar.',
    "The thieves took my mother's gold bracelets; they didn't touch the television.",
    'The burglars stole my gold bangles and left the TV alone.',
  ],
  [
    'en',
    'Cezayı kuzenim aldı, ehliyetinin fotokopisi bende.',
    'My cousin got the fine; I have a photocopy of his licence.',
    'The fine went to my cousin, and a copy of my own licence is with me.',
  ],
  [
    'en',
    'Bu sabah hesabımdan dokuz yüz dolar çekilmiş.',
    'This morning nine hundred dollars was taken out of my account.',
    "Nine hundred dollars went out of my husband's account this morning.",
  ],
  [
    'tr',
    'His bumper had a scratch, and he is claiming from my insurer.',
    'Tamponunda bir çizik vardı, şimdi benim sigortamdan para istiyor.',
    'Benim tamponumda bir çizik vardı, şimdi sigorta şirketimden para istiyor.',
  ],
  [
    'tr',
    "We never got the form back from your mother's doctor.",
    'Annenizin doktorundan form bize hiç geri gelmedi.',
    'Kendi doktorunuz formu bize hiç göndermedi.',
  ],
  [
    'tr',
    'Your son left the gate open, so the dog got out.',
    'Kapıyı oğlunuz açık bırakmış, köpek de kaçmış.',
    'Kendi oğlu kapıyı açık bıraktığı için köpek kaçmış.',
  ],
]

test.each(SOMEBODY_ELSES)('into %s: “%s” is of somebody else’s as said', (...row) => {
  expect(rulesOf(row)).toContain('person-swapped')
})

const ANOTHER_TIME: Row[] = [
  [
    'en',
    'Emekli aylığına başvuracağım ama pasaportum eski.',
    "I'm going to apply for the pension, but my passport is old.",
    'I applied for the pension, but my passport is old.',
  ],
  [
    'en',
    'Un fiyatı iki katına çıktı, zam yapmadık.',
    "The price of flour has doubled, but we haven't raised our prices.",
    "The price of flour will double, but we haven't raised our prices.",
  ],
  [
    'en',
    'Hemşire haftada bir evde ziyaret etse annem rahat eder.',
    'If a nurse visited her at home once a week, my mother would be at ease.',
    'A nurse visits her at home once a week and my mother is at ease.',
  ],
  [
    'tr',
    'The owner has agreed to replace the oven.',
    'Ev sahibi fırını değiştirmeyi kabul etti.',
    'Ev sahibi fırını değiştirmeyi ileride kabul edecek.',
  ],
  [
    'tr',
    'You should have been paid double for that shift.',
    'O vardiya için size iki kat ücret ödenmeliydi.',
    'O mesai için size iki kat ücret ödendi.',
  ],
  // The model has no verb to compare with.
  [
    'en',
    'Ehliyetim mayısta yenilenecek, sınav yok.',
    'My licence is due for renewal in May, and there is no test.',
    'My licence was renewed in May, without any test.',
  ],
  // Near misses.
  [
    'en',
    'Raf koptu, karım az kalsın başını yere çarpıyordu.',
    'The shelf broke off, and my wife nearly hit her head on the floor.',
    'The shelf came off, and my wife hit her head on the floor.',
  ],
  [
    'tr',
    'The bus braked and my daughter fell on the step.',
    'Otobüs fren yaptı, kızım basamağa düştü.',
    'Otobüs fren yapınca kızım az kalsın basamağa düşecekti.',
  ],
]

test.each(ANOTHER_TIME)('into %s: “%s” has another tense', (...row) => {
  expect(rulesOf(row)).toContain('tense-changed')
})

const SURER: Row[] = [
  [
    'tr',
    'You may have to keep paying rent until we find a new tenant.',
    'Yeni bir kiracı bulana kadar kira ödemeye devam etmeniz gerekebilir.',
    'Yerinize birini bulana kadar kirayı ödemek zorundasınız.',
  ],
  [
    'en',
    'Eşimin ağustosta gelebileceğini umuyoruz.',
    'We hope that my husband will be able to come in August.',
    'My husband will definitely come in August.',
  ],
  [
    'tr',
    'We suggest that he see a psychologist, because his reading is weak.',
    'Bir psikoloğa görünmesini öneriyoruz, çünkü okuması zayıf.',
    'Bir psikoloğa gitmesi şart, okuması zayıf çünkü.',
  ],
  [
    'tr',
    'A second missed payment may affect your visa.',
    'Bir ödemeyi daha kaçırmanız vizenizi etkileyebilir.',
    'Bir taksit daha aksarsa vizeniz kesin etkilenir.',
  ],
  [
    'en',
    'Eniştem imzanın sahte olduğunu iddia ediyor.',
    'My brother-in-law claims that the signature is a fake.',
    'My brother-in-law has proved the signature is a fake.',
  ],
]

test.each(SURER)('into %s: “%s” is surer or stricter as said', (...row) => {
  expect(rulesOf(row)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^(?:possibility-lost|modality-changed|obligation-reversed)$/u)]),
  )
})

const REPORTED: Row[] = [
  [
    'en',
    'Ustabaşı formalite dedi, ben de kâğıdı okumadan imzaladım.',
    'The foreman said it was a formality, so I signed the paper and I never read it.',
    'He says the foreman told him it was a formality, so he signed the paper and never read it.',
  ],
  [
    'tr',
    'I lent my cousin money, and I don’t want to take him to court.',
    'Kuzenime borç verdim, onu mahkemeye vermek istemiyorum.',
    'Kuzenine borç vermiş, onu mahkemeye vermek istemiyormuş.',
  ],
]

test('a statement that became a mere possibility is found', () => {
  const row: Row = [
    'tr',
    'If you move out early, your bond will be kept and your file closed.',
    'Erken çıkarsanız depozitonuza el konur ve dosyanız kapatılır.',
    'Erken taşınırsanız depozitonuza el konur ve dosyanız kapatılabilir.',
  ]
  expect(rulesOf(row)).toContain('modality-changed')
})

test.each(REPORTED)('into %s: “%s” in reported speech is one error', (...row) => {
  const found = rulesOf(row)
  expect(found).toContain('reported-speech')
  expect(found).not.toContain('person-swapped')
})
