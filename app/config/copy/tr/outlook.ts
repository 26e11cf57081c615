import type { outlook as en } from '../en/outlook.ts'

const COUNTS = ['hiç', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz', 'on']
const counted = (count: number) => COUNTS[count] ?? String(count)
const NAMED_SEGMENTS = 3
const VERDICTS = { higher: 'daha yüksek', otherwise: 'başka bir' }

const SIDES = { below: 'yetmez', above: 'yeter', both: 'yetebilir de yetmeyebilir de' }

const capital = (text: string) => `${text.charAt(0).toLocaleUpperCase('tr')}${text.slice(1)}`

/** '3. bölüm', '3., 5. ve 8. bölümler'. */
const segments = (numbers: readonly number[]) => {
  const ordinals = new Intl.ListFormat('tr').format(numbers.map((number) => `${number}.`))
  return numbers.length === 1 ? `${ordinals} bölüm` : `${ordinals} bölümler`
}
const inSegments = (numbers: readonly number[]) => `${segments(numbers)}de`

/** One error, or several of a kind: a number takes no plural. */
const kind =
  (one: string, many = one) =>
  (count: number) =>
    count === 1 ? one : `${counted(count)} ${many}`

export const outlook: typeof en = {
  short: (marks) => `Geçmek için gereken 29 puana ${marks} puan kaldı.`,
  above: (marks) => `Geçmek için gereken 29 puandan ${marks} puan fazla.`,
  exact: 'Geçmek için gereken 29 puana tam ulaştı.',
  passLine: (marks) => `geçme puanı ${marks}`,
  range: ({ low, high, side, why }) =>
    `Bir değerlendirici baksa puanın büyük olasılıkla ${low} ile ${high} arasında olurdu, bu da gereken 29 puana ${SIDES[side]}: ${why}`,
  point: (marks, why) => `Bir değerlendirici de büyük olasılıkla ${marks} puan verirdi: ${why}`,
  withoutJudge:
    'Anlamı karşılaştıran değerlendirmemiz kullanılamadı. Bu sonucu yalnızca kurallar puanladı: kurallar sadece en belirgin hataları bulur, bir değerlendirici büyük olasılıkla daha az puan verirdi.',
  why: {
    matched: 'sözlerini bütün bölümlerde eşleştirebildik ve denemelerimizde böyle aralıkların dörtte üçü doğru çıktı.',
    matchedSaid:
      'sözlerini çevirdiğin bütün bölümlerde eşleştirebildik ve denemelerimizde böyle aralıkların dörtte üçü doğru çıktı.',
    judged: 'denemelerimizde böyle 24 aralığın 21’i doğru çıktı.',
    withModel:
      'bizim puanlamamızın yanında bir dil modeli de baktı; böyle aralıkların ne kadar sık doğru çıktığını ölçmedik.',
    nothing: 'mesajdan neredeyse hiçbir şey bulamadık.',
    astray: (numbers) =>
      numbers.length <= NAMED_SEGMENTS
        ? `${inSegments(numbers)} söylediklerin ${numbers.length === 1 ? 'o bölümün' : 'o bölümlerin'} çevirisi değil.`
        : `${counted(numbers.length)} bölümde söylediklerin o bölümlerin çevirisi değil.`,
    some: (numbers, verdict) =>
      `${inSegments(numbers)} sözlerini eşleştiremedik; bir değerlendirici ${numbers.length === 1 ? 'bu bölüme' : 'bu bölümlere'} ${VERDICTS[verdict]} puan verebilir.`,
    many: (count, verdict) =>
      `${counted(count)} bölümde sözlerini eşleştiremedik; bir değerlendirici ${VERDICTS[verdict]} puan verebilir.`,
    review: {
      disagreement: 'iki ayrı değerlendirme çok farklı puanlar verdi; düşük olanı geçerli.',
      addressed: 'duyulanların bir kısmı dinleyene değil, puanı verene sesleniyor.',
    },
  },
  unmatched: {
    higher: 'Buradaki sözlerini eşleştiremedik. Bir değerlendirici daha yüksek puan verebilir.',
    otherwise: 'Buradaki sözlerini eşleştiremedik; gözümüzden kaçan bir şey olabilir.',
  },
  whatIf: {
    title: 'Puanı ne değiştirirdi?',
    now: (marks) => `şimdi ${marks}`,
    line: (what, numbers) =>
      numbers.length > 0 && numbers.length <= NAMED_SEGMENTS
        ? `${inSegments(numbers)}ki ${what} olmasaydı`
        : `${capital(what)} olmasaydı`,
    conveyed: (words, segment) => `${segment}. bölümdeki “${words}” aktarılsaydı`,
    interpreted: (numbers) =>
      numbers.length <= NAMED_SEGMENTS
        ? `${segments(numbers)} çevrilseydi`
        : `Çevrilmeyen ${counted(numbers.length)} bölüm çevrilseydi`,
    pass: 'geçer',
    families: {
      missed: kind('çevrilmeyen bölüm'),
      numbers: kind('yanlış sayı'),
      dates: kind('yanlış gün ya da ay'),
      units: kind('yanlış birim'),
      lostNegations: kind('kaybolan olumsuzluk'),
      addedNegations: kind('eklenen olumsuzluk'),
      names: kind('yanlış ad'),
      conditions: kind('değişen koşul'),
      persons: kind('kişi karışıklığı'),
      sourceWords: kind('çevrilmemiş kelimeler', 'çevrilmemiş yer'),
      omissions: kind('atlama'),
      additions: kind('ekleme'),
      distortions: kind('anlam değişikliği'),
      wordings: kind('dil hatası'),
      register: kind('üslup hatası'),
      hesitation: kind('duraksama'),
      repeats: kind('tekrar'),
    },
  },
}
