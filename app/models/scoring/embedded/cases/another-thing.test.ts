import { expect, test } from 'vitest'
import { majorRulesOf, type Row } from './findings-of.fixture.ts'

const POLICY = ['Hayat sigortam ay sonunda bitiyor.', 'I lose my life insurance at the end of the month.'] as const
const COURT = ['He was given a fine last year.', 'Geçen yıl para cezası aldı.'] as const
const ELBOW = ['Dizim merdivende incindi.', 'I hurt my knee on the stairs.'] as const
const HELP = ['Kira yardımım kesildi.', 'My rent assistance has been cut off.'] as const
const ANOTHER: Row[] = [
  ['en', ...POLICY, 'At the end of the month that is the end of my health insurance.'],
  ['tr', ...COURT, 'Geçen sene ona hapis cezası verildi.'],
  ['en', ...ELBOW, 'I did my shoulder in on the stairs.'],
  ['en', ...HELP, 'They stopped my child support.'],
]
test.each(ANOTHER)('another thing of the same kind (%s): %s', (...row) =>
  expect(majorRulesOf(row)).toContain('term-replaced'),
)

const LUCK = ['Başım belada, duruşma yarın.', 'My head is in trouble; the hearing is tomorrow.'] as const
const TRADE = ['Ustayla yarın görüşeceğim.', "I'm seeing the tradesman tomorrow."] as const
const TRUCK = ['The ute is parked outside.', 'Kamyonet dışarıda duruyor.'] as const
const ROSE = ['There is a nest in the rosebush.', 'Gül ağacında bir yuva var.'] as const
const CRECHE = ['Kreş altıda kapanıyor.', 'The childcare centre closes at six.'] as const
const SAME: Row[] = [
  ['en', ...LUCK, 'Fingers crossed for tomorrow, the hearing is then and I am in trouble.'],
  ['en', ...TRADE, "I'm seeing the plumber tomorrow."],
  ['tr', ...TRUCK, 'Araç dışarıda duruyor.'],
  ['tr', ...ROSE, 'Gül dalında bir yuva var.'],
  ['en', ...CRECHE, 'The kinder closes at six.'],
]
test.each(SAME)('a wider word, a part or a set phrase is no other thing (%s): %s', (...row) =>
  expect(majorRulesOf(row)).not.toContain('term-replaced'),
)

const DEPOT = [
  'If you return the van late, you may have to pay for another day, so please call us first.',
  'Kamyoneti geç iade ederseniz bir gün daha ödemek zorunda kalabilirsiniz; o yüzden lütfen önce bizi arayın.',
] as const
const COUSIN = [
  'Kuzenim bana bin dolar borç vermişti, dün yarısını geri verdim.',
  'My cousin had lent me a thousand dollars, and yesterday I paid back half of it.',
] as const
const FORM = [
  'Önce sınavı mı geçmem lazım, yoksa başvuruyu mu yapayım?',
  'Do I need to pass the test first, or should I apply first?',
] as const
const REWORDED: Row[] = [
  ['tr', ...DEPOT, 'Aracı vaktinde getirmezseniz fazladan bir günlük para isteyebiliriz, önce bize telefon edin.'],
  ['en', ...COUSIN, "I'd borrowed a thousand dollars from my cousin. Half went back yesterday."],
  ['en', ...FORM, 'Which comes first for me, passing the test or putting in the application?'],
]
test.each(REWORDED)('a shorter wording is no omission, a continued action no addition (%s): %s', (...row) =>
  expect(majorRulesOf(row)).toEqual([]),
)
