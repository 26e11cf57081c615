import type { ReadSegment } from '../reading/segment.ts'
import { type Named, namedIn } from './kinds/kinds.ts'
import { type Edit, fromEnglish, fromTurkish, type Rule } from './rule.ts'
import { heardInstead } from './shared/heard-instead.ts'

/** A member that only one side denies may be any: "not cheap" and "dear". */
const isSame = (one: Named) => (other: Named) =>
  one.set === other.set && (one.member === other.member || one.isDenied !== other.isDenied)

function find({ sourceLanguage, language, source, references, rendition }: ReadSegment): Edit[] {
  const meant = namedIn(source, sourceLanguage)
  const said = namedIn(rendition, language)
  const models = references.map((words) => namedIn(words, language))
  const known = [...meant, ...models.flat()]
  const unknown = said.filter((one) => !known.some(isSame(one)))
  // What most right renditions leave out or say in other words may be missing here too.
  const isUsual = (one: Named) => 2 * models.filter((model) => model.some(isSame(one))).length >= models.length
  const lost = meant.filter((one) => !said.some(isSame(one)) && isUsual(one))
  const edits: Edit[] = []
  for (const one of lost) {
    const place = unknown.findIndex(({ set }) => set === one.set)
    const [instead] = place < 0 ? [] : unknown.splice(place, 1)
    if (instead) edits.push({ severity: 'major', category: 'distortion', lost: one.words, said: instead.words })
  }
  return edits
}

export const rule: Rule = {
  id: 'other-of-its-kind',
  finds: 'One of several things that exclude each other (kinds/*.tsv) in whose place another one was said.',
  find,
  message: heardInstead,
  examples: [
    fromTurkish(['Annem hastanede.', 'My mother is in hospital.', 'my father is in hospital'], ['annem', 'father']),
    fromEnglish(['Who sold it to you?', 'Size kim sattı?', 'sizden kim satın aldı'], ['sold', 'satın aldı']),
    fromEnglish(['Call us tomorrow.', 'Yarın bizi arayın.', 'bugün bizi arayın'], ['tomorrow', 'bugün']),
    fromEnglish(['Come at 3 pm.', 'Öğleden sonra 3 gibi gelin.', 'sabah üç gibi gelin'], ['pm', 'sabah']),
    fromEnglish(['It opens at 9 a.m.', 'Sabah dokuzda açılıyor.', 'akşam dokuzda açılıyor'], ['a m', 'akşam']),
    fromTurkish(
      ['Kirayı haftalık ödüyorum.', 'I pay the rent weekly.', 'i pay the rent monthly'],
      ['haftalık', 'monthly'],
    ),
    fromTurkish(
      ['Geçen yıl evlendik.', 'We got married last year.', 'We got divorced last year.'],
      ['evlendik', 'divorced'],
    ),
    fromTurkish(
      ['Daha ucuz bir oda var mı?', 'Is there a cheaper room?', 'is there a dearer room'],
      ['ucuz', 'dearer'],
    ),
    fromEnglish(['He was found not guilty.', 'Suçsuz bulundu.', 'suçlu bulundu'], ['not guilty', 'suçlu']),
    fromEnglish(['Towing is included.', 'Çekici dâhil.', 'çekici hariç'], ['included', 'hariç']),
    fromTurkish(['Hepsini ödedim.', 'I paid all of it.', 'i paid some of it'], ['hepsini', 'some']),
    fromTurkish(
      ['Dolabın kapağı kapanmıyor.', "The cupboard door won't close.", "the cupboard door won't open"],
      ['kapanmıyor', 'open'],
    ),
    fromEnglish(['It is quite cheap.', 'Oldukça ucuz.', 'pahalı değil']),
    fromEnglish(['I forgot his name.', 'Adını unuttum.', 'adını hatırlamıyorum']),
    fromTurkish(['Kapı açık değil.', 'The door is not open.', 'the door is shut']),
    fromTurkish(['Herkes geldi.', 'Everyone came.', 'nobody stayed away everyone came']),
    fromTurkish(['Annem hastanede.', 'My mother is in hospital.', 'my mum is in hospital']),
    fromTurkish(['Annem hastanede.', 'My mother is in hospital.', 'my father no sorry my mother is in hospital']),
    fromEnglish(['Who sold it to you?', 'Size kim sattı?', 'kimden aldınız']),
    fromEnglish(['Call us tomorrow.', 'Yarın bizi arayın.', 'bizi yarın arayın bugün değil']),
    fromEnglish(['Your aunt called.', 'Halanız aradı.', 'teyzeniz aradı']),
  ],
}
