import { prepareFakeSpeech } from '../../scripts/fake-speech.mjs'

/** Gives the fake microphone something to say. */
export default prepareFakeSpeech
