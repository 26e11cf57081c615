import { prepareFakeSpeech } from '../../scripts/test/fake-speech.mjs'

/** Creates the fake microphone's speech. */
export default prepareFakeSpeech
