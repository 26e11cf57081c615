import type { publishing as en } from '../en/publishing.ts'

export const publishing: typeof en = {
  since: (day) => `${day} tarihinden beri yayında`,
  draftNote: 'Bu bir taslak: öğrenenler görmez.',
  savedAsDraft: 'Taslak olarak duruyor: öğrenenler henüz görmez.',
  savedPublished: 'Öğrenenler görüyor.',
  publish: 'Yayımla',
  unpublish: 'Yayından kaldır',
  actionOn: (action, title) => `${action}: ${title}`,
  cancel: 'Vazgeç',
  state: 'Durum',
  show: { label: 'Gösterilenler', all: 'Hepsi', draft: 'Taslaklar', published: 'Yayında' },
  asSaved: 'Son kaydedilen hâliyle yayımlanır.',
  askPublish: (title) => `“${title}” yayımlansın mı?`,
  askUnpublish: (title) => `“${title}” yayından kaldırılsın mı?`,
  dialogue: {
    practice: (count) =>
      count === 0
        ? 'Öğrenenler görecek. Bildirim isteyen kimse yok.'
        : `Öğrenenler görecek ve ${count} kişiye bildirim gidecek.`,
    again: 'Öğrenenler yeniden görecek. Kimseye ikinci kez bildirim gitmez.',
    mockTest:
      'Öğrenenlerin gördüğü deneme sınavlarında kullanılabilir. Alıştırmalarda listelenmez, kimseye bildirim gitmez.',
    unpublish:
      'Öğrenenler artık listelerde görmez. Başlamış olanlar devam eder, bütün sonuçlar kalır. Yeniden yayımlayabilirsiniz.',
  },
  template: {
    publish: 'Kullanımda olduğu sürece öğrenenler görecek. Kimseye bildirim gitmez.',
    unpublish: 'Öğrenenler artık görmez. Başlamış olanlar sonuna kadar devam eder, bütün sonuçlar kalır.',
  },
  word: {
    publish: 'Öğrenenler listede, alıştırmada ve tekrarlarında görecek. Kimseye bildirim gitmez.',
    unpublish: 'Öğrenenler artık görmez. Hatırladıkları, kelimenin yeniden yayımlanacağı güne kadar saklanır.',
  },
  failed: { publish: 'Yayımlanamadı', unpublish: 'Yayından kaldırılamadı' },
}
