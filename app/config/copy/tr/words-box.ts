import type { wordsBox as en } from '../en/words-box.ts'

export const wordsBox: typeof en = {
  failed: 'Olmadı. Yazdıkların burada duruyor; lütfen yeniden dene.',
  nothing: 'Burada bir şey söylemedim',
  blank: (count) =>
    count === 1 ? '1 bölüm boş: orada bir şey söylemedin mi?' : `${count} bölüm boş: oralarda bir şey söylemedin mi?`,
  blankHint: 'Öyleyse o bölüm atlanmış sayılır, XP kazandırmaz. Bir şey söylediysen işaretli alana yaz.',
  yesNothing: 'Evet, orada bir şey söylemedim',
  faults: {
    blank: 'Bu alan boş. Ne söylediğini yaz ya da “Burada bir şey söylemedim” kutusunu işaretle.',
    both: 'Burada yazı var, ama “Burada bir şey söylemedim” işaretli. Yalnızca birini bırak.',
  },
  dictation: {
    start: 'Sesle yaz',
    stop: 'Sesle yazmayı bitir',
    listening: 'Dinliyoruz. O zaman nasıl söylediysen öyle söyle.',
    silent: 'Hiçbir söz duyamadık. Yeniden dene ya da yaz.',
    notInstalled: 'Dil paketi indirilemedi. Lütfen kelimeleri yaz.',
    close: 'Şimdi değil',
  },
}
