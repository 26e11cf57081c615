import { MAX_PLAYS } from '../../practice.ts'
import { MAX_RECORDING_MINUTES } from '../../speech.ts'
import type { practice as en } from '../en/practice.ts'

const LANGUAGE = { en: 'İngilizce', tr: 'Türkçe' }
/** Both names of a language take the same suffix. */
const INTO = { en: 'İngilizceye', tr: 'Türkçeye' }

export const practice: typeof en = {
  player: {
    language: LANGUAGE,

    play: 'Dinle',
    stopPlaying: 'Durdur',
    record: 'Kayda başla',
    stopRecording: 'Bitir',
    reRecord: 'Yeniden kaydet',
    playOwn: 'Kendini dinle',
    nextSegment: 'Sonraki bölüm',
    completeTest: 'Alıştırmayı tamamla',
    showTranscript: 'Metni göster',
    hideTranscript: 'Metni gizle',
    volume: 'Ses düzeyi',
    tryAgain: 'Yeniden dene',
    dismiss: 'Kapat',
    startAgain: 'Baştan başla',
    playAgain: (plays) => (plays === 0 ? 'Dinleme hakkın bitti' : `Dinle, ${plays} hak`),
    backToDialogue: 'Diyaloğa dön',
    keysTitle: 'Klavye kısayolları',
    keysOn: 'Bu kısayolları kullan',
    progress: 'Karşıya giden yolun, her bölüm bir tahta',
    plank: (n, state) =>
      `${n}. bölüm: ${state === 'laid' ? 'kaydedildi' : state === 'current' ? 'şimdiki bölüm' : 'sırada'}`,
    segmentOf: (n, count) => `Bölüm ${n}/${count}`,
    speaks: { en: 'İngilizce konuşan', tr: 'Türkçe konuşan' },
    interprets: { en: 'Sen, İngilizce', tr: 'Sen, Türkçe' },
    seekSource: 'Bölümdeki konum',
    seekOwn: 'Kaydındaki konum',
    tools: { both: 'İkisini dinle', notes: 'Notlar', sound: 'Ses', type: 'Kalanını yaz' },
    speedNote: 'Sınavdaki hız 1×.',
    playsLeft: (plays) => `${plays} dinleme hakkın kaldı`,

    typeInstead: 'Konuşmak yerine yaz',
    typeRest: (recorded) =>
      recorded === 1
        ? 'Kaydın saklanır ve gönderilir. Diğer bölümlerin çevirisini yazarsın.'
        : `${recorded} kaydın saklanır ve gönderilir. Diğer bölümlerin çevirisini yazarsın.`,

    markOwn: 'Kendim puanlayayım',

    microphoneFailed: (n) => `${n}. bölüm için mikrofona ulaşılamadı. Lütfen izinleri kontrol et.`,
    noAudioData: (n) => `${n}. bölümde ses alınamadı`,
    recordingFailed: (n) => `${n}. bölüm kaydedilemedi, ses alınamadı`,
    playLimit: `Dinleme sınırına ulaşıldı (${MAX_PLAYS} kez)`,
    submitFailed: 'Kayıtlar gönderilemedi',
    scoring: 'Puanlanıyor…',
    scoringHint: '10–20 saniye sürebilir.',
    steps: {
      stored: 'Kayıtlar ulaştı',
      transcribed: (done, total) => `Yazıya dökülen: ${done}/${total}`,
      scored: 'Puanlandı',
      states: { done: 'tamam', active: 'sürüyor', open: 'sırada' },
      ended: (step) => `${step}.`,
    },
    savedOnServer: (saved, count) => `Sunucuya kaydedilen: ${saved}/${count}`,

    sourceAudio: {
      unavailable: (n) => `${n}. bölümün sesi şu anda kullanılamıyor. Dinleme hakkından düşmedi.`,
      missing: (n) => `${n}. bölümün sesini bulamadık.`,
      refused: (n) => `${n}. bölümün sesi sana açık değil. Dinlemek için giriş yap ya da Pro’ya geç.`,
      network: (n) => `${n}. bölümün sesi gelmedi. Bağlantını kontrol et; dinleme hakkından düşmedi.`,
      blocked: 'Tarayıcı sesi engelledi. Yeniden “Dinle” düğmesine bas; dinleme hakkından düşmedi.',
      broken: (n) => `Bu tarayıcı ${n}. bölümü oynatamadı.`,
    },
    ownAudio: (n) => `${n}. bölümdeki kaydın oynatılamadı. Kayıt yine de duruyor.`,
    missingRecordings: (numbers) =>
      numbers.length === 1
        ? `${numbers.join('')}. bölümün kaydı eksik.`
        : `Kaydı eksik olan bölümler: ${numbers.join(', ')}.`,

    quiet: (n) => `${n}. bölüm kaydedildi, ama neredeyse hiçbir şey duyamadık. Devam etmeden önce bir dinle.`,
    cutOff: (n) => `${n}. bölümün kaydı yarıda kesildi. O ana kadar söylediklerin duruyor; dinle ya da yeniden kaydet.`,
    notKept:
      'Bu tarayıcı kayıt saklamamıza izin vermiyor; kayıtların yalnızca bu sayfa açıkken durur. Puanını görene kadar sayfayı açık tut.',
    longest: `Kayıt ${MAX_RECORDING_MINUTES} dakika sonra kendiliğinden biter.`,
    resumed: 'Yeniden hoş geldin. Kayıtların duruyor, kaldığın yerden devam edebilirsin.',

    uploading: (percent) => `Kayıtların gönderiliyor: %${percent}.`,
    waitingForNetwork: 'Bağlantı kesildi. Kayıtların burada duruyor, bağlantı gelir gelmez gönderilecek.',
    submitNetwork: 'Sunucuya ulaşamadık. Kayıtların bu tarayıcıda duruyor; lütfen yeniden dene.',
    submitUnexpected: 'Gelen yanıt okunamadı. Kayıtların bu tarayıcıda duruyor; lütfen yeniden dene.',

    announce: {
      segment: (n, count, from, into) =>
        `${count} bölümden ${n}. bölüm. ${LANGUAGE[from]} konuşuluyor, ${INTO[into]} çevir.`,
      played: (playsLeft) =>
        playsLeft === 0
          ? `Bölüm bitti. Dinleme sınırına ulaşıldı (${MAX_PLAYS} kez). Şimdi kayda başlayabilirsin.`
          : `Bölüm bitti. ${playsLeft} dinleme hakkın kaldı. Şimdi kayda başlayabilirsin.`,
      recording: 'Kayıt sürüyor.',
      recorded: (n, seconds) => `${n}. bölüm kaydedildi, ${seconds} saniye.`,
      allRecorded: 'Bütün bölümler kaydedildi. Alıştırmayı tamamlayabilirsin.',
      cleared: (n) => `${n}. bölümün kaydı silindi. Yeniden kaydedebilirsin.`,
      transcriptShown: 'Metin gösteriliyor.',
      transcriptHidden: 'Metin gizlendi.',
    },

    keys: {
      primary: 'Ana düğme, üzerinde ne yazıyorsa',
      reRecord: 'Bu bölümü yeniden kaydet',
      next: 'Sonraki bölüm',
      play: 'Bölümü dinle ya da durdur',
      playOwn: 'Kaydını dinle ya da durdur',
      transcript: 'Metni göster ya da gizle',
    },
  },
}
