import { expect, test } from 'vitest'
import { SegmentSchema } from '#app/models/dialogues/segment.ts'
import { findErrors } from '../find-errors.ts'

function rulesFor(source: string, model: string, said: string): string[] {
  const speaker = /[çğışöü]/u.test(source) ? 'Turkish' : 'English'
  const segment = SegmentSchema.parse({ speaker, text: source, translation: model })
  return findErrors({ segment, segmentId: 1, rendition: { status: 'spoken', text: said } }).map(({ rule }) => rule)
}

test('an idiom translated word for word is found in both directions', () => {
  const english = 'The tickets cost an arm and a leg, so we stayed home.'
  expect(
    rulesFor(
      english,
      'Biletler ateş pahasıydı, biz de evde kaldık.',
      'biletler bir kol bir bacak tuttu biz de evde kaldık',
    ),
  ).toEqual(['calque'])
  const turkish = 'Bıçak kemiğe dayandı, artık bu işten ayrılacağım.'
  expect(
    rulesFor(
      turkish,
      "I've had all I can take; I'm leaving this job now.",
      "the knife has reached the bone and i'm leaving this job now",
    ),
  ).toContain('calque')
})

test('the same words cost nothing where the speaker meant them', () => {
  const source = 'Hayvanın kemiğini bu bıçakla kesiyorum.'
  expect(
    rulesFor(source, "I cut the animal's bone with this knife.", 'with this knife I cut the bone of the animal'),
  ).toEqual([])
})

test('one of several things that rise and fall is reversed', () => {
  const source = 'Sales are up twelve per cent on last year, but our costs have gone up even faster.'
  const model = 'Satışlar geçen yıla göre yüzde on iki arttı, ama giderlerimiz daha da hızlı yükseldi.'
  const said = 'geçen seneyle kıyaslayınca satışlarımız yüzde on iki düştü masraflarımız daha da hızlı arttı'
  expect(rulesFor(source, model, said)).toContain('opposite-word')
})

test('another object of the same verb is found by the pronoun before it', () => {
  const source = "If he's running late, just ring us."
  expect(rulesFor(source, 'Gecikecekse bizi aramanız yeterli.', 'geç kalırsa biz sizi ararız')).toContain(
    'roles-swapped',
  )
  expect(rulesFor(source, 'Gecikecekse bizi aramanız yeterli.', 'geç kalırsa bizi arayın')).not.toContain(
    'roles-swapped',
  )
})

test('"apart from that" is not a literal "out"', () => {
  const rules = rulesFor(
    'You can help out in the kitchen; just bring an apron.',
    'Mutfakta yardım edebilirsiniz; yalnız bir önlük getirin.',
    'Bir önlük getirin; bunun dışında mutfakta yardım etmeniz için bir şey gerekmiyor.',
  )
  expect(rules).not.toContain('calque')
})
