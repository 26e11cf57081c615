import { COMMENT_MAX_CHARACTERS, COMMENT_MIN_CHARACTERS } from '../../feedback.ts'
import type { feedback as en } from '../en/feedback.ts'

export const feedback: typeof en = {
  title: 'Düşünceni paylaş',
  lead: 'Çalışmana ne yardımcı olurdu? Anlat; her mesajı tek tek okuyoruz.',
  category: 'Konu',
  chooseCategory: 'Bir konu seç',
  categories: {
    'General Suggestion': 'Genel öneri',
    'Bug Report': 'Hata bildirimi',
    'Confusing Content': 'Anlaşılmayan içerik',
    'Scoring Feedback': 'Puanlama hakkında',
    Other: 'Başka bir konu',
  },
  comment: 'Geri bildirimin',
  counter: (characters) => `${characters}/${COMMENT_MAX_CHARACTERS}`,
  commentHint: `En az ${COMMENT_MIN_CHARACTERS}, en fazla ${COMMENT_MAX_CHARACTERS} karakter.`,
  cancel: 'Vazgeç',
  submit: 'Gönder',
  submitting: 'Gönderiliyor…',
  failed: 'Geri bildirimini alamadık. Yazdığın her şey burada duruyor. Lütfen yeniden dene.',
  failedTitle: 'Geri bildirim gönderilemedi',
  failedText: 'Lütfen daha sonra yeniden dene',
  placeholder: 'Aklında ne varsa yaz…',
  placeholders: {
    'General Suggestion': 'Yeni özellik ya da iyileştirme önerini yaz…',
    'Bug Report': 'Hatayı ve nasıl ortaya çıktığını anlat…',
    'Confusing Content': 'Hangi diyalog ya da içerik anlaşılmıyordu? Ne yardımcı olurdu?',
    'Scoring Feedback': 'Sence hangi puan ya da değerlendirme yanlış? Neden?',
    Other: 'Ayrıntılı olarak anlat…',
  },
}
