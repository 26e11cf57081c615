/** /mock-test/tutorial/:templateId. Some sentences are fixed wording (docs/english.md). */
export const mockTestTutorial = {
  preparing: (title: string) => `Preparing: ${title}`,
  step: (options: { number: number; count: number }) => `Step ${options.number} of ${options.count}`,
  progress: 'Progress of the tutorial',
  previous: 'Previous',
  next: 'Next',
  cancel: 'Cancel Tutorial',
  complete: 'Complete Tutorial & Return to Menu',
  completing: 'Saving...',
  recordFirst: 'Make the recording first, then continue.',
  welcome: {
    title: 'Welcome to your mock test',
    text: 'A mock test is two dialogues, one after the other. You are the interpreter between an English speaker and a Turkish speaker: you hear one segment, say it in the other language, and move on to the next.',
    points: (options: { minutes: number; points: number }) => [
      `You have ${options.minutes} minutes. Each dialogue is marked out of 45, and the whole test out of ${options.points}.`,
      'If the page closes or the connection drops, you continue with the first segment you have not sent.',
      'This tutorial takes about two minutes. Nothing in it is scored, and the clock has not started.',
    ],
  },
  audio: {
    title: 'You only listen: there is no text',
    text: 'Before each dialogue you read a short description of who is speaking and why. From then on there is only audio: no transcript, no translation.',
    points: [
      'You interpret English into Turkish, and Turkish into English.',
      'Speak as the speaker does, in the first person: "I have an appointment", not "he says he has an appointment".',
      'Have a pen and blank paper ready. Handwritten notes are allowed in the real test too.',
    ],
  },
  chimes: {
    title: 'Two chimes tell you where you are',
    text: 'You may not be looking at the screen while you take notes, so two sounds guide you. Listen to both until you can tell them apart.',
    start: {
      name: 'Start chime',
      meaning: 'It rises. Half a second later the speaker begins.',
      play: 'Hear the start chime',
    },
    record: {
      name: 'Record chime',
      meaning: 'Two short beats, after the last word. Your recording has started: it is your turn.',
      play: 'Hear the record chime',
    },
    failed:
      'This browser did not play the sound. Check that the volume is up and the device is not muted, then try again.',
    real: 'In the NAATI test a chime ends each segment, and you start within five seconds.',
  },
  recording: {
    title: 'Try a recording',
    text: (seconds: number) =>
      `Press the button, wait for the record chime, and speak for ${seconds} seconds: your name, the weather, anything. The recording stays in this browser and is deleted when you leave.`,
    start: 'Start the practice recording',
    again: 'Record again',
    asking: 'Your browser is asking whether this page may use the microphone. Please allow it.',
    chime: 'Listen for the chime...',
    recording: 'Recording: speak now',
    done: 'That worked. You can listen to it, record again or continue.',
    quiet: 'The recording was made, but it is very quiet. Come closer or choose another microphone, and record again.',
    own: 'Your practice recording',
    failedTitle: 'There is no recording yet',
    failed: 'The browser stopped the recording. Please try again.',
    empty: 'The recording was too short. Please try again.',
    without: 'The mock test needs a microphone. Without one you can practise by typing:',
    typed: 'Choose a dialogue',
    noScript: {
      title: 'This step needs JavaScript',
      text: 'Recording in a browser needs JavaScript, which is off here. In the test you do not press anything to start: recording starts after the record chime, and you speak. You can read on; turn JavaScript on before you start the test itself.',
    },
  },
  nextSegment: {
    title: 'Next Segment',
    text: 'When you have said everything, press Finish & Continue. The recording ends and is sent while you continue.',
    points: [
      'Then press Next Segment. Once you have clicked it, you cannot go back.',
      'Each segment plays once. If you missed a part, interpret what you heard: a part is better than nothing.',
      'After the last segment the button says Complete Mock Test.',
    ],
  },
  ready: {
    title: 'You are ready',
    text: 'That is all you will see on the screen. The next page shows the conditions of this test; the clock starts only when you do.',
    points: [
      'A quiet place, and about an hour without interruption.',
      'A microphone that works, and the volume up.',
      'A pen and blank paper.',
    ],
  },
}
