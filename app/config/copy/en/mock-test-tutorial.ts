/** /mock-test/tutorial/:templateId. Texts in quotation marks in specification 2, section 2 are literal. */
export const mockTestTutorial = {
  preparing: (title: string) => `Preparing: ${title}`,
  step: (options: { number: number; count: number }) => `Step ${options.number} of ${options.count}`,
  progress: 'Progress of the tutorial',
  previous: 'Previous',
  next: 'Next',
  cancel: 'Cancel Tutorial',
  complete: 'Complete Tutorial & Return to Menu',
  completing: 'Saving...',
  recordFirst: 'Make the recording first, then go on.',
  welcome: {
    title: 'Welcome to your mock test',
    text: 'A mock test is two dialogues, one after the other. Between an English speaker and a Turkish speaker, you are the interpreter: you hear one segment, say it in the other language, and go on to the next.',
    points: (options: { minutes: number; points: number }) => [
      `The clock allows ${options.minutes} minutes. Each dialogue is marked out of 45, so that the whole is out of ${options.points}.`,
      'If the page is closed or the network drops, the test goes on at the first segment you have not sent.',
      'This tutorial takes about two minutes. Nothing in it is scored, and the clock does not run yet.',
    ],
  },
  audio: {
    title: 'You listen, and nothing is written',
    text: 'Before each dialogue you read a short description of who is speaking and why. From then on there is only sound: no transcript, no translation.',
    points: [
      'English you interpret into Turkish, Turkish into English.',
      'Speak as the speaker does, in the first person: "I have an appointment", not "he says he has an appointment".',
      'Have a pen and blank paper ready. Notes by hand are allowed in the real test, too.',
    ],
  },
  chimes: {
    title: 'Two chimes tell you where you are',
    text: 'The screen may be out of sight while you take notes, so two sounds lead you. Listen to both until you can tell them apart.',
    start: {
      name: 'Start chime',
      meaning: 'It rises. Half a second later the speaker begins.',
      play: 'Hear the start chime',
    },
    record: {
      name: 'Record chime',
      meaning: 'Two short beats, after the last word. Your recording runs: it is your turn.',
      play: 'Hear the record chime',
    },
    failed:
      'This browser did not play the sound. Check that the volume is up and the device is not muted, then try again.',
    real: 'In the NAATI test a chime ends each segment, and you begin within five seconds.',
  },
  recording: {
    title: 'Try a recording',
    text: (seconds: number) =>
      `Press the button, wait for the record chime, and speak for ${seconds} seconds: your name, the weather, anything. The recording stays in this browser and is gone when you leave.`,
    start: 'Start the practice recording',
    again: 'Record again',
    asking: 'Your browser asks whether this page may use the microphone. Please allow it.',
    chime: 'Listen for the chime...',
    recording: 'Recording: speak now',
    done: 'That worked. You can listen to it, record again, or go on.',
    quiet: 'The recording was made, but it is very quiet. Come closer or choose another microphone, and record again.',
    own: 'Your practice recording',
    failedTitle: 'There is no recording yet',
    failed: 'The browser broke off the recording. Please try again.',
    empty: 'The recording was too short. Please try again.',
    without: 'The mock test needs a microphone. Without one you can practise by typing:',
    typed: 'Choose a dialogue',
    noScript: {
      title: 'This step needs JavaScript',
      text: 'Recording in a browser needs JavaScript, which is off here. In the test you press nothing to begin: after the record chime the recording runs, and you speak. You can read on; switch JavaScript on before you start the test itself.',
    },
  },
  nextSegment: {
    title: 'Next Segment',
    text: 'When you have said everything, press Finish & Continue. The recording ends and is sent while you go on.',
    points: [
      'Then press Next Segment. Once you have clicked it, you cannot go back.',
      'Each segment plays once. If you missed a part, interpret what you heard: a part is better than nothing.',
      'After the last segment the button says Complete Mock Test.',
    ],
  },
  ready: {
    title: 'You are ready',
    text: 'That is all there is to the screen. The next page shows the conditions of this test; the clock starts only when you begin.',
    points: [
      'A quiet place, and about an hour without interruption.',
      'A microphone that works, and the volume up.',
      'A pen and blank paper.',
    ],
  },
}
