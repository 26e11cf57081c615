import { AppError } from '#app/errors.ts'
import { audioResponse } from '#app/http/responses/audio-response.server.ts'
import { endpoint } from '#app/http/endpoint.server.ts'
import { currentUser } from '#app/http/guards/guards.server.ts'
import { pathNumber } from '#app/http/params/path-params.server.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import { getVocabularyItem } from '#app/models/vocabulary/item.server.ts'
import { spokenWords } from '#app/services/speech/speech.server.ts'
import type { Route } from './+types/vocabulary-speech.ts'

function readLanguage(text: string): Language {
  if (text === 'en' || text === 'tr') return text
  throw new AppError('NOT_FOUND', (copy) => copy.wordNotFound)
}

/** GET /api/vocabulary/{id}/speech/{en|tr}: a word spoken. */
const handle = endpoint<Route.LoaderArgs | Route.ActionArgs>({
  async GET({ request, params, context }) {
    const language = readLanguage(params.language)
    const item = await getVocabularyItem(pathNumber(params.id, (copy) => copy.wordNotFound))
    const text = language === 'tr' ? item.turkish : item.english
    const choice = currentUser(context).voice
    return audioResponse(
      request,
      await spokenWords.get({ text, language, gender: 'female', isAnyGender: true, choice }),
    )
  },
})

export { handle as loader, handle as action }
