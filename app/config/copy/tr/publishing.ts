import type { publishing as en } from '../en/publishing.ts'

export const publishing: typeof en = {
  since: (day) => `Yayında: ${day}`,
  draftNote: 'Bu bir taslak: öğrenciler görmez.',
  savedAsDraft: 'Taslak olarak duruyor: öğrenciler henüz görmez.',
  savedPublished: 'Öğrenciler görüyor.',
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
        ? 'Öğrenciler görecek. Bildirim gidecek kimse yok.'
        : `Öğrenciler görecek ve ${count} öğrenciye bildirim gidecek.`,
    again: 'Öğrenciler yeniden görecek. Kimseye ikinci kez bildirim gitmez.',
    mockTest:
      'Öğrencilerin gördüğü deneme sınavlarında kullanılabilir. Alıştırmalarda listelenmez, kimseye bildirim gitmez.',
    unpublish:
      'Öğrenciler artık listelerde görmez. Başlamış olanlar devam edebilir, bütün sonuçlar kalır. Yeniden yayımlayabilirsiniz.',
  },
  template: {
    publish: 'Kullanımda olduğu sürece öğrenciler görecek. Kimseye bildirim gitmez.',
    unpublish: 'Öğrenciler artık görmez. Başlamış olanlar bitirebilir, bütün sonuçlar kalır.',
  },
  word: {
    publish: 'Öğrenciler listede, alıştırmada ve tekrarlarında görecek. Kimseye bildirim gitmez.',
    unpublish: 'Öğrenciler artık görmez. İlerlemeleri, yeniden yayımlarsanız diye saklanır.',
  },
  failed: { publish: 'Yayımlanamadı', unpublish: 'Yayından kaldırılamadı' },
}
