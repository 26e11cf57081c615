import { MAX_SEGMENT_RECORDING_MIB, MAX_SEGMENT_RECORDING_MINUTES } from '../../segment-audio.ts'
import type { segmentAudio as en, segmentAudioErrors as enErrors } from '../en/segment-audio.ts'

export const segmentAudio: typeof en = {
  title: 'Sesler ve kayıtlar',
  subtitle: 'Bu diyalogda öğrencilerin duydukları, bölüm bölüm',
  back: 'Diyaloglar',
  edit: 'Metni düzenle',
  open: 'Sesler ve kayıtlar',
  /** In the table of dialogues. */
  action: 'Sesler',
  intro:
    'Siz bir kayıt ekleyene kadar her bölümü bilgisayar sesi okur. Kayıt, öğrenciler duymadan önce yalnızca konuşma kalacak biçimde kesilir ve sesi bilgisayar sesinin düzeyine getirilir.',
  unheard: (count) =>
    count === 1
      ? 'Bir kayıt önceki metin için yapılmış, bu yüzden öğrenciler onu duymuyor. Lütfen ne olacağına karar verin.'
      : `${count} kayıt önceki metin için yapılmış, bu yüzden öğrenciler onları duymuyor. Lütfen ne olacağına karar verin.`,
  formats: `En fazla ${MAX_SEGMENT_RECORDING_MIB} MB ve ${MAX_SEGMENT_RECORDING_MINUTES} dakika: Opus içeren WebM ya da Ogg, veya WAV.`,
  converts: 'M4A, MP3 gibi tarayıcınızın oynatabildiği başka biçimler burada önce WAV’a dönüştürülür.',
  deleted: 'Bu diyalog silinmiş. Kimse çalışamaz, ama kayıtları onunla birlikte saklanır.',
  recorded: (count, of) => `${of} bölümden ${count} tanesinin kaydı var.`,
  segment: (n) => `${n}. bölüm`,
  voice: 'Bilgisayar sesi',
  recording: 'Kayıt',
  listen: (n) => `${n}. bölüm: öğrencilerin duyduğu ses`,
  made: (by, when) => (by === null ? `Eklendi: ${when}.` : `${by}, ${when}.`),
  mastering: (seconds, gain) => `${gain} dB; kesilen sessizlik: başta ${seconds.before} sn, sonda ${seconds.after} sn.`,
  upload: 'Kayıt yükle',
  replace: 'Başka bir kayıt yükle',
  file: (n) => `${n}. bölüm için kayıt`,
  send: 'Bu kaydı kullan',
  sending: 'Gönderiliyor…',
  converting: 'WAV’a dönüştürülüyor…',
  unreadable: 'Bu dosyayı tarayıcınız da okuyamıyor. Lütfen WAV olarak kaydedip yeniden seçin.',
  toVoice: 'Bilgisayar sesine dön',
  confirmVoice: {
    title: (n) => `${n}. bölümü yine bilgisayar sesi okusun mu?`,
    text: 'Kayıt hemen kaldırılır. Başlamış deneme sınavları onunla devam eder.',
    button: 'Bilgisayar sesini kullan',
  },
  other: {
    title: 'Önceki metin için kaydedilmiş',
    text: 'Bu bölümün metni kayıttan sonra değişmiş. Siz karar verene kadar öğrenciler bilgisayar sesini duyar.',
    words: 'Kayıtta söylenen:',
    listen: (n) => `${n}. bölüm: önceki metnin kaydı`,
    listenHomeless: 'Kayıt',
    adopt: 'Yeni metin için kullan',
    discard: 'Kaldır',
  },
  homeless: {
    title: 'Bölümü olmayan kayıtlar',
    text: 'Metinleri artık diyalogda yok. Metni geri koyarsanız yine duyulurlar.',
  },
  confirmDiscard: {
    title: 'Bu kayıt kaldırılsın mı?',
    text: 'Bir daha duyulmaz. Gerekirse yeniden yükleyebilirsiniz.',
    button: 'Kaldır',
  },
  cancel: 'Vazgeç',
  done: {
    uploaded: 'Kayıt kullanımda. Bir kez dinleyin.',
    voice: 'Bu bölümü yine bilgisayar sesi okuyor.',
    adopted: 'Kayıt artık yeni metin için kullanılıyor.',
    discarded: 'Kayıt kaldırıldı.',
  },
  mux: {
    waiting: 'Henüz Mux’ta değil: buradan sunuluyor.',
    preparing: 'Mux hazırlıyor: o zamana kadar buradan sunuluyor.',
    ready: 'Mux üzerinden yayımlanıyor.',
    errored: 'Mux bunu alamadı: buradan sunuluyor.',
    leaving: 'Buradan sunuluyor.',
  },
}

export const segmentAudioErrors: typeof enErrors = {
  fileMissing: 'Lütfen önce bir dosya seçin.',
  notAudio: 'Bu, okuyabildiğimiz bir kayıt değil. Lütfen Opus içeren WebM ya da Ogg, veya WAV gönderin.',
  undecodable:
    'Bu biçim burada okunamıyor. Lütfen WAV ya da Opus içeren WebM veya Ogg gönderin; JavaScript açıksa tarayıcınız diğer biçimleri kendisi dönüştürür.',
  tooLarge: `Bir kayıt en fazla ${MAX_SEGMENT_RECORDING_MIB} MB olabilir.`,
  tooLong: `Bir kayıt en fazla ${MAX_SEGMENT_RECORDING_MINUTES} dakika olabilir.`,
  noSpeech: 'Bu kayıtta konuşma yok; hiçbir şey değiştirilmedi.',
  wordsMissing: 'Kaydın hangi metin için olduğu belirtilmemiş: bölümün wordsHash değerini gönderin.',
  wordsChanged:
    'Bu bölümün metni bu arada değişmiş; hiçbir şey değiştirilmedi. Metne bakın, sonra kaydı yeniden gönderin.',
  recordingNotFound: 'Bu kayıt artık kullanılmıyor.',
  noRecording: 'Bu bölümün kaydı yok: zaten bilgisayar sesi okuyor.',
}
