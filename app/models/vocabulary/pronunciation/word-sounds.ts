// What `npm run words` needs of the app, which bundles this file.
export { ESPEAK_IPA_VOICE } from '#app/config/speech.ts'
export { VocabularyFileSchema } from '../vocabulary-file.ts'
export { englishSounds, englishToRead } from './english-sounds.ts'
export { turkishSounds } from './turkish-sounds.ts'
