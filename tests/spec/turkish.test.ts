import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { errorWords } from '#app/config/copy/tr/error-words.ts'
import { landing } from '#app/config/copy/tr/landing.ts'
import { outlook } from '#app/config/copy/tr/outlook.ts'
import { scoring } from '#app/config/copy/tr/scoring.ts'

const COPY = new URL('../../app/config/copy/', import.meta.url)

/** Every catalogue of a language, by its name. */
function catalogues(language: 'en' | 'tr'): [string, string][] {
  const folder = new URL(`${language}/`, COPY)
  return readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')])
}

/** Where a wording occurs: 'landing.ts: its line'. */
function places(language: 'en' | 'tr', wording: RegExp | string): string[] {
  const isIn = (line: string) => (typeof wording === 'string' ? line.includes(wording) : wording.test(line))
  return catalogues(language).flatMap(([name, text]) =>
    text
      .split('\n')
      .filter(isIn)
      .map((line) => `${name}: ${line.trim()}`),
  )
}

// docs/english.md, Glossary, and docs/turkish.md: the words to use, and the ones they replaced.
test.each([
  ['zil', /sinyal/iu],
  ['diğer', /(?<!\p{L})(?:öteki|öbür)/iu],
  ['en fazla (at most)', /(?<!\p{L})en çok (?:\$\{|\d|dakika)/iu],
  ['konuşma tanıma', /(?<!\p{L})ses tanıma/iu],
  ['yeniden değerlendirme', /(?<!\p{L})inceleme/iu],
  ['dâhil', /(?<!\p{L})dahil(?!\p{L})/iu],
  ['bir değerlendirici', /(?<!\p{L})bir insan/iu],
  ['alıştırma', /(?<!\p{L})çalışma(?:ya başla| (?:diyalo|tahmini|ekranı)|larımızda)/iu],
  ['mesaj', /(?<!\p{L})ileti(?:yi?|nin|yle)?(?!\p{L})/iu],
  ['e-posta', /(?<![-\u2011\p{L}])posta/iu],
  ['Kullanım koşulları', /hizmet koşul/iu],
  ['dinle (a button), dinlet-, oynat-', /(?<!\p{L})çal(?:ıyor|arken|ın(?:ır|dı|amadı)|['’:])|dinlet['’]/iu],
  ['yeniden (again)', /(?<!\p{L})tekrar (?:dene|dinle)/iu],
  ['yanıt', /(?<!\p{L})cevap/iu],
  ['büyük olasılıkla', /ihtimalle/iu],
  ['geri bildirim', /(?<!\p{L})görüş(?:ler|ü)?(?!\p{L})/iu],
  ['tercümanlık', /(?<!\p{L})çevirmenlik/iu],
])('one word for one thing: %s', (_, replaced) => {
  expect(places('tr', replaced)).toEqual([])
})

test.each([
  ['Resmî sonuç', 'Resmî kurala göre'],
  ['NAATI puanı', 'Alıştırma puanı'],
  ['bir tekrar ücretsiz', 'bir tekrar hakkı var, puan kırılmaz'],
  ['Bugün, serin ve gidişin', 'Bugünkü hedefin, serin ve gelişimin'],
  ["'Hesapla'", 'Üyelere açık'],
  ['iyi yapılmış', 'tek dil çifti, ama hakkıyla'],
  ['Şifreni postayla', 'Şifreni e‑postayla ya da mesajla'],
  ['Size verildi', 'Hediye edildi'],
  ['Harika iş', 'Çok iyi!'],
  ['İngilizce ile bir başka dil', 'İngilizce ile Türkçe arasında'],
  ['Diyalog, ücretsiz örnekteki', 'Bu, ücretsiz örnekteki diyalog'],
  ['GEÇER', 'GEÇTİ'],
  ['az istenen diller', 'talebin az olduğu diller'],
  ['9 Ağustos 2022’den sonra', '9 Ağustos 2022’de ve sonrasında'],
  ['size bakan bir büyüğe', 'velinize ya da vasinize'],
  ['güvene al', 'güvence altına al'],
  ['Asıl ses', 'Özgün ses'],
  ['ancak siz düğmeye basınca yapılır, tarayıcınız', 'her bölümde kayıt zilinin ardından kendiliğinden başlar'],
])('“%s” became “%s”', (before, now) => {
  expect(places('tr', before)).toEqual([])
  expect(places('tr', now)).not.toEqual([])
})

test.each([
  ['Official verdict', 'By NAATI’s pass rule'],
  ['NAATI score', 'Practice score'],
  ['A recording is made only after you press the button', 'it starts by itself after the record chime'],
])('“%s” became “%s” in English', (before, now) => {
  expect(places('en', before)).toEqual([])
  expect(places('en', now)).not.toEqual([])
})

test('e-posta is not broken at its hyphen inside a sentence of a page', () => {
  const isMail = /^(?:mail|billing-news)\.ts/
  expect(places('tr', /(?<=[\p{L}.,:;!?] [([]?)e-posta/iu).filter((place) => !isMail.test(place))).toEqual([])
})

test('a pass has the same name on the landing page as in results, and a wrong day the same on the sheet as below it', () => {
  expect([landing.sheet.pass, landing.card.score]).toEqual(['GEÇTİ', 'GEÇTİ'])
  expect(errorWords.autoFail).toContain('KALDI')
  const sheet = scoring.clauses['day-replaced']({ expected: 'salı', heard: 'çarşamba', count: '' })
  expect(sheet).toContain('gün ya da ay')
  expect(outlook.whatIf.families.dates(1)).toContain('gün ya da ay')
})
