import { prepareFakeSpeech } from '../../scripts/test/fake-speech.mjs'

/** Gives the fake microphone something to say. */
export default prepareFakeSpeech
