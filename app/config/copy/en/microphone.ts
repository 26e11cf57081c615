/** The microphone check and speech recognition, before and next to the player. */
export const microphone = {
  title: 'Check your microphone',
  failed: 'We cannot hear you yet',
  done: 'Close the check',
  tryAgain: 'Try again',
  typeInstead: 'Type instead',
  help: {
    denied:
      'The browser is not allowed to use the microphone here. Open the site settings next to the address, allow the microphone and try again.',
    none: 'No microphone was found. Connect one or choose another, then try again.',
    busy: 'The microphone is not answering. Another program may be using it: close that and try again.',
    insecure: 'Browsers allow the microphone on secure pages only. Open this page with https and try again.',
    unsupported: 'This browser cannot record audio. A current Chrome, Edge, Firefox or Safari can.',
  },
  check: {
    asking: 'Your browser is asking whether this page may use the microphone. Please allow it.',
    listening: 'Say a sentence in your normal voice.',
    quiet: 'We hear very little. Come closer, or choose another microphone.',
    heard: 'We can hear you.',
    device: 'Microphone',
    unnamedDevice: (n: number) => `Microphone ${n}`,
  },
  recognition: {
    onDevice: 'Your browser can turn what you say into text on this device. Nothing is sent to its maker.',
    downloadable: 'Your browser can turn what you say into text on this device after a one-time download.',
    download: 'Download the language pack',
    downloading: 'The browser is downloading the language pack.',
    downloadFailed: 'The language pack could not be downloaded. You can type what you said instead.',
    remote:
      'Your browser can turn what you say into text, but sends your voice to its maker to do so. It is off unless you allow it.',
    allowRemote: 'Allow it',
    turnOff: 'Do not use it',
    unavailable: 'This browser cannot turn what you say into text. You can type it instead.',
  },
}
