/** The microphone and what writes down what it hears, before and beside the player. */
export const microphone = {
  title: 'Check your microphone',
  failed: 'We cannot hear you yet',
  done: 'Close the check',
  tryAgain: 'Try again',
  typeInstead: 'Type instead',
  help: {
    denied:
      'The browser is not allowed to use the microphone here. Open the site settings beside the address, allow the microphone, and try again.',
    none: 'No microphone was found. Connect one or choose another, and try again.',
    busy: 'The microphone is not answering. Another program may be using it: close that, and try again.',
    insecure: 'Browsers give the microphone to secure pages only. Open this page with https, and try again.',
    unsupported: 'This browser cannot record sound. A current Chrome, Edge, Firefox or Safari can.',
  },
  check: {
    asking: 'Your browser asks whether this page may use the microphone. Please allow it.',
    listening: 'Say a sentence in your normal voice.',
    quiet: 'We hear very little. Come closer, or choose another microphone.',
    heard: 'We can hear you.',
    device: 'Microphone',
    unnamedDevice: (n: number) => `Microphone ${n}`,
  },
  recognition: {
    onDevice: 'Your browser can write down what you say on this device. Nothing is sent to its maker.',
    downloadable: 'Your browser can write down what you say on this device after a one-time download.',
    download: 'Download the language pack',
    downloading: 'The browser is downloading the language pack.',
    downloadFailed: 'The language pack could not be downloaded. You can type what you said instead.',
    remote:
      'Your browser can write down what you say, but it sends your voice to its maker for that. It is off unless you allow it.',
    allowRemote: 'Allow it',
    turnOff: 'Do not use it',
    unavailable: 'This browser cannot write down what you say. You can type it instead.',
  },
}
