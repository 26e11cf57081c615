import { newUsername, query, type Server } from './accounts.ts'
import type { SpokenSegment } from './sample.ts'

/**
 * A dialogue at a library desk, for a journey that does not need a whole one. Each segment is spoken for some six
 * seconds: with less, a busy machine finds the voice at its end when it goes to stop it.
 */
const SEGMENTS: SpokenSegment[] = [
  {
    speaker: 'English',
    text: 'Good morning, and welcome to the library. My name is Sue, and I work at this desk. How can I help you?',
    translation:
      'Günaydın, kütüphaneye hoş geldiniz. Benim adım Sue, bu masada çalışıyorum. Size nasıl yardımcı olabilirim?',
  },
  {
    speaker: 'Turkish',
    text: 'Merhaba, okuldan bir liste verdiler. Kızım için üç kitap almak istiyorum, ikisini rafta bulamadım.',
    translation:
      'Hello, the school gave us a list. I would like to borrow three books for my daughter; I could not find two of them on the shelf.',
  },
  {
    speaker: 'English',
    text: 'Those two are at our other branch, and I can have them here tomorrow. Please bring them all back by Friday.',
    translation: 'O ikisi diğer şubemizde, yarın buraya getirtebilirim. Lütfen hepsini cuma gününe kadar geri getirin.',
  },
  {
    speaker: 'Turkish',
    text: 'Cuma günü gelemem, o gün geç saate kadar çalışıyorum. Kitapları pazartesi getirsem olur mu?',
    translation:
      'I cannot come on Friday; I work until late that day. Would it be all right if I brought the books on Monday?',
  },
]

export interface ShortDialogue {
  id: number
  title: string
  segments: SpokenSegment[]
}

/** Adds a free dialogue of four segments to a server's library. */
export async function addShortDialogue(server: Server = 'plain'): Promise<ShortDialogue> {
  const title = newUsername('At the library desk')
  const [row] = await query(
    `INSERT INTO dialogues (title, description, level, topic, transcript, access_level, updated_at)
     VALUES ($1, 'A short call.', 'beginner', 'Community', $2, 'free', now()) RETURNING id`,
    [title, JSON.stringify({ segments: SEGMENTS })],
    server,
  )
  return { id: Number(row?.id), title, segments: SEGMENTS }
}
