import { expect, test } from 'vitest'
import { wordingsOf, wordsOf } from '../wordings.ts'
import { findForm } from './find-form.ts'

const find = (turkish: string, sentence: string) => {
  const { tr } = wordingsOf({ english: '', turkish, acceptedEnglish: [], acceptedTurkish: [] })
  const words = wordsOf(sentence, 'tr')
  const place = findForm(words, tr, 'tr')
  return place && words.slice(place.start, place.end).join(' ')
}

test.each([
  ['itiraz etmek', 'Karara dün itiraz ettim.', 'itiraz ettim'],
  ['itiraz etmek', 'Karara itiraz ediyorum.', 'itiraz ediyorum'],
  ['gitmek', 'Oraya gidecek.', 'gidecek'],
  ['ödemek', 'Kirayı ödüyor.', 'oduyor'],
  ['ödemek', 'Kirayı öderim.', 'oderim'],
  ['satın almak', 'Ev satın alan oldu.', 'satin alan'],
  ['iptal etmek', 'Randevu iptal edildi.', 'iptal edildi'],
  ['karşılamak', 'Sigorta bunu karşılamıyor.', 'karsilamiyor'],
  ['toplamak', 'Çöpü salı topluyorlar.', 'topluyorlar'],
  ['kira sözleşmesi', 'Kira sözleşmesini imzaladı.', 'kira sozlesmesini'],
])('%s occurs in “%s”', (turkish, sentence, found) => {
  expect(find(turkish, sentence)).toBe(found)
})

test.each([
  ['itiraz etmek', 'İtirazı reddetti.'],
  ['itiraz etmek', 'Ettiği itiraz.'],
  ['almak', 'Altı kişi aldı.'],
  ['ödemek', 'Odada oturdu.'],
  ['istemek', 'İşte burada.'],
  ['görmek', 'Görev arkadaşım.'],
  ['aramak', 'Araba burada.'],
  ['satmak', 'Sadece satın.'],
  ['toplamak', 'Toplam ne kadar, toplantı ne zaman?'],
  ['x mak', 'Herhangi bir x kelimesi.'],
  ['', 'Hiçbir şey.'],
])('%s does not occur in “%s”', (turkish, sentence) => {
  expect(find(turkish, sentence)).toBeUndefined()
})
