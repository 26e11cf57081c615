import { newUsername, query, type Server } from './accounts.ts'
import type { SpokenSegment } from './sample.ts'

/** A dialogue at a library desk: enough for a journey that does not need a whole dialogue at the speed of speech. */
const SEGMENTS: SpokenSegment[] = [
  {
    speaker: 'English',
    text: 'Good morning. How can I help you?',
    translation: 'Günaydın. Nasıl yardımcı olabilirim?',
  },
  { speaker: 'Turkish', text: 'Üç kitap almak istiyorum.', translation: 'I would like to borrow three books.' },
  { speaker: 'English', text: 'Please bring them back by Friday.', translation: 'Lütfen cumaya kadar geri getirin.' },
  { speaker: 'Turkish', text: 'Cuma günü gelemem.', translation: 'I cannot come on Friday.' },
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
