import type { memory as en } from '../en/memory.ts'

export const memory: typeof en = {
  title: 'Bellek merdiveni',
  subtitle: 'Bir kez dinle, tekrar et, çevir',
  languages: { en: 'İngilizce', tr: 'Türkçe' },
  span: (words) => (words === 0 ? 'Henüz oturan basamak yok' : `${words} kelimeyi tutuyorsun`),
  examLine: (english, turkish) =>
    `Sınavda bir bölüm İngilizcede en fazla ${english} kelimedir, Türkçede yaklaşık ${turkish}.`,
  chart: (language, spans) => `${language}, zamanla aklında tuttuğun kelime sayısı: ${spans}`,
  rung: (words) => `${words} kelime`,
  rungStates: {
    holds: 'oturdu',
    next: (standing, tried) => (tried === 0 ? 'sırada' : `sırada: son ${tried} denemenin ${standing} tanesi tuttu`),
    ahead: 'ileride',
  },
  rule: 'Son dört denemenin üçü tutunca basamak oturur.',
  climb: (words) => `${words} kelimeyi dene`,
  warmUp: 'Gölgeleme ile ısın',
  steps: {
    listen: {
      title: 'Bir kez dinle',
      text: {
        en: 'Sonra aklında kalanı yüksek sesle, İngilizce tekrar et.',
        tr: 'Sonra aklında kalanı yüksek sesle, Türkçe tekrar et.',
      },
      play: 'Dinle',
      playing: 'Oynatılıyor',
      played: 'Bir kez dinledin',
      noSound: 'Ses oynatılamadı. Yeniden dene.',
      next: 'Tekrar ettim',
    },
    shadow: {
      title: 'Gölgele',
      text: 'Dinlerken bir iki kelime arkadan sen de söyle. Puanlanmaz.',
      next: 'Şimdi tırman',
    },
    repeat: {
      title: 'Neleri söyledin?',
      text: 'Aynı sözlerle ya da kendi sözlerinle söylediğin her parçayı işaretle.',
      next: 'Sırada: çevir',
    },
    interpret: {
      title: { en: 'Şimdi İngilizce', tr: 'Şimdi Türkçe' },
      text: 'Aklından, yüksek sesle çevir. Bitirene kadar metin gizli kalır.',
      next: 'Çevirdim',
    },
    mark: {
      title: 'Neler geçti?',
      text: 'Çevirinde geçen her parçayı işaretle.',
      model: 'Örnek çeviri',
      next: 'Kaydet',
    },
    done: {
      stands: 'Tuttu',
      falls: 'Henüz değil',
      repeated: (count, of) => `Tekrar: ${of} parçanın ${count} tanesi`,
      interpreted: (count, of) => `Çeviri: ${of} parçanın ${count} tanesi`,
      rule: 'Hem tekrarda hem çeviride parçaların en az %85’i geçerse deneme tutar: altı parçanın altısı, yedi parçanın altısı.',
      next: 'Sonraki metin',
    },
  },
  all: 'Hepsini işaretle',
  heard: 'Duyduğun',
  back: 'Merdivene dön',
}
