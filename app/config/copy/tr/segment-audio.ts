import { MAX_SEGMENT_RECORDING_MIB, MAX_SEGMENT_RECORDING_MINUTES } from '../../segment-audio.ts'
import type { segmentAudio as en, segmentAudioErrors as enErrors } from '../en/segment-audio.ts'

export const segmentAudio: typeof en = {
  title: 'Sesler ve kayıtlar',
  subtitle: 'Bu diyalogda adayların duyduğu, bölüm bölüm',
  back: 'Diyaloglar',
  edit: 'Metni düzenleyin',
  open: 'Sesler ve kayıtlar',
  /** In the table of dialogues. */
  action: 'Sesler',
  intro:
    'Siz yerine bir kayıt koyana kadar her bölümü bilgisayar sesi okur. Kayıt, yalnızca konuşma kalacak biçimde kesilir ve sesi bilgisayar sesinin düzeyine getirilir.',
  unheard: (count) =>
    count === 1
      ? 'Bir kayıt başka sözler için yapılmıştı, bu yüzden şimdi duyulmuyor. Lütfen ne olacağına karar verin.'
      : `${count} kayıt başka sözler için yapılmıştı, bu yüzden şimdi duyulmuyor. Lütfen ne olacağına karar verin.`,
  formats: `En fazla ${MAX_SEGMENT_RECORDING_MIB} MB ve ${MAX_SEGMENT_RECORDING_MINUTES} dakika: Opus içeren WebM ya da Ogg, veya WAV.`,
  converts: 'M4A, MP3 gibi tarayıcınızın çalabildiği başka biçimler burada önce WAV’a çevrilir.',
  deleted: 'Bu diyalog silinmiş. Kimse çalışamaz, ama kayıtları onunla birlikte saklanır.',
  recorded: (count, of) => `${of} bölümden ${count} tanesinin kaydı var.`,
  segment: (n) => `Bölüm ${n}`,
  voice: 'Bilgisayar sesi',
  recording: 'Kayıt',
  listen: (n) => `Bölüm ${n}: adayların duyduğu ses`,
  made: (by, when) => (by === null ? `Yerleştirildi: ${when}.` : `${by}, ${when}.`),
  mastering: (seconds, gain) => `${gain} dB; kesilen sessizlik: başta ${seconds.before} sn, sonda ${seconds.after} sn.`,
  upload: 'Kayıt yükleyin',
  replace: 'Başka bir kayıt yükleyin',
  file: (n) => `Bölüm ${n} için kayıt`,
  send: 'Yerine koyun',
  sending: 'Gönderiliyor...',
  converting: 'WAV’a çevriliyor...',
  unreadable: 'Bu dosyayı tarayıcınız da okuyamıyor. Lütfen WAV olarak kaydedip yeniden seçin.',
  toVoice: 'Bilgisayar sesine dönün',
  confirmVoice: {
    title: (n) => `Bölüm ${n} yine bilgisayar sesiyle okunsun mu?`,
    text: 'Kayıt hemen geri alınır. Başlamış deneme sınavları onunla devam eder.',
    button: 'Bilgisayar sesini kullanın',
  },
  other: {
    title: 'Başka sözler için kaydedilmiş',
    text: 'Bu bölümün metni kayıttan sonra değişmiş. Siz karar verene kadar adaylar bilgisayar sesini duyar.',
    words: 'Kayıtta söylenen:',
    listen: (n) => `Bölüm ${n}: önceki metnin kaydı`,
    listenHomeless: 'Kayıt',
    adopt: 'Yeni metne de uyuyor: kullanın',
    discard: 'Geri alın',
  },
  homeless: {
    title: 'Bölümü olmayan kayıtlar',
    text: 'Sözleri artık diyalogun hiçbir yerinde geçmiyor. Sözleri geri koyarsanız yine duyulurlar.',
  },
  confirmDiscard: {
    title: 'Bu kayıt geri alınsın mı?',
    text: 'Bir daha duyulmaz. Gerekirse yeniden yükleyebilirsiniz.',
    button: 'Geri alın',
  },
  cancel: 'Vazgeçin',
  done: {
    uploaded: 'Kayıt yerinde. Bir kez dinleyin.',
    voice: 'Bu bölümü yine bilgisayar sesi okuyor.',
    adopted: 'Kayıt artık yeni metin için duyuluyor.',
    discarded: 'Kayıt geri alındı.',
  },
  mux: {
    waiting: 'Henüz Mux’ta değil: buradan sunuluyor.',
    preparing: 'Mux hazırlıyor: o zamana kadar buradan sunuluyor.',
    ready: 'Mux üzerinden yayınlanıyor.',
    errored: 'Mux bunu alamadı: buradan sunuluyor.',
    leaving: 'Buradan sunuluyor.',
  },
}

export const segmentAudioErrors: typeof enErrors = {
  fileMissing: 'Lütfen önce bir dosya seçin.',
  notAudio: 'Bu, okuyabildiğimiz bir kayıt değil. Lütfen Opus içeren WebM ya da Ogg, veya WAV gönderin.',
  undecodable:
    'Bu biçim burada okunamıyor. Lütfen WAV ya da Opus içeren WebM veya Ogg gönderin; JavaScript açıksa tarayıcınız diğerlerini kendisi çevirir.',
  tooLarge: `Bir kayıt en fazla ${MAX_SEGMENT_RECORDING_MIB} MB olabilir.`,
  tooLong: `Bir kayıt en fazla ${MAX_SEGMENT_RECORDING_MINUTES} dakika olabilir.`,
  noSpeech: 'Bu kayıtta kimsenin sesi duyulmuyor; hiçbir şey değiştirilmedi.',
  wordsMissing: 'Kaydın hangi sözler için olduğu eksik: bölümün wordsHash değerini gönderin.',
  wordsChanged: 'Bu bölümün metni bu arada değişmiş; hiçbir şey yerleştirilmedi. Metne bakın, sonra yeniden gönderin.',
  recordingNotFound: 'Bu kayıt artık kullanılmıyor.',
  noRecording: 'Bu bölümün kaydı yok: zaten bilgisayar sesi okuyor.',
}
