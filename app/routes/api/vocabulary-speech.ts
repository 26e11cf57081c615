import { AppError } from '#app/errors.ts'
import { audioResponse } from '#app/http/responses/audio-response.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import { readWordKey } from '#app/models/vocabulary/word-ref.ts'
import { spokenWords } from '#app/services/speech/speech.server.ts'
import { findWord } from '#app/services/vocabulary/find-word.server.ts'
import type { Route } from './+types/vocabulary-speech.ts'

function readLanguage(text: string): Language {
  if (text === 'en' || text === 'tr') return text
  throw new AppError('NOT_FOUND', (copy) => copy.wordNotFound)
}

/** The wordings of a word of the library, or of one of the learner's own. */
async function readWord(key: string, userId: number): Promise<{ english: string; turkish: string }> {
  const ref = readWordKey(key)
  const word = ref && (await findWord({ ref, userId }))
  if (!word) throw new AppError('NOT_FOUND', (copy) => copy.wordNotFound)
  return word
}

/** GET /api/vocabulary/{word}/speech/{en|tr}: a word spoken. */
const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async GET({ request, params, context }) {
    const language = readLanguage(params.language)
    const { id: userId, voice: choice } = currentUser(context)
    const { english, turkish } = await readWord(params.word, userId)
    const text = language === 'tr' ? turkish : english
    return audioResponse(
      request,
      await spokenWords.get({ text, language, gender: 'female', isAnyGender: true, choice }),
    )
  },
})

export { handle as loader, handle as action }
