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
    heard: 'We can hear you.',
    device: 'Microphone',
    unnamedDevice: (n: number) => `Microphone ${n}`,
  },
  /** Trouble while trying the microphone or recording, each with what to do. */
  trouble: {
    'no-sound':
      'We are not getting any sound. Your microphone may be muted by a switch, or be the wrong one: check it, or choose another.',
    clipping: 'You are too loud for this microphone. Move back a little, or turn its level down.',
    quiet: 'We hear very little. Come closer, or choose another microphone.',
    noisy: 'It is noisy around you. Come closer to the microphone, or go to a quieter place.',
    muted: 'Your microphone is muted. Turn it on again, on the device or in its settings.',
    lost: 'The microphone was disconnected. What you said until then is kept. Connect it again, or choose another.',
  },
  device: {
    loopback: (label: string) =>
      `“${label}” records what your device plays, not your voice. Choose another microphone.`,
    absent: (label: string) => `The microphone you chose is not connected. We are using “${label}” instead.`,
    changed: (label: string, before: string) =>
      `We are using “${label}”; last time it was “${before}”. If that is wrong, choose another.`,
  },
  recognition: {
    /** Asked once, before the first recording. `maker`: of the browser, or null if we do not know it. */
    question: {
      'on-device': () =>
        'Let your browser turn what you say into text, on this device and without sending your voice to anyone?',
      download: () =>
        'Let your browser download a language pack once, and then turn what you say into text on this device, without sending your voice to anyone?',
      vendor: (maker: string | null) =>
        `Let your browser turn what you say into text? To do that, it sends your voice to its maker${maker ? `, ${maker}` : ''}.`,
      'some-vendor': (maker: string | null) =>
        `Let your browser turn what you say into text? For one of the two languages, it sends your voice to its maker${maker ? `, ${maker}` : ''}.`,
    },
    yes: {
      'on-device': 'Use it',
      download: 'Download the language pack',
      vendor: 'Allow it',
      'some-vendor': 'Allow it',
    },
    onlyHere: 'Only on this device',
    no: 'Do not use it',
    otherwise: 'If not, you mark your own recording afterwards, or type what you said.',
    ready: {
      'on-device': () => 'Your browser turns what you say into text on this device. Your voice is not sent to anyone.',
      remote: (maker: string | null) =>
        `Your browser turns what you say into text. For that it sends your voice to its maker${maker ? `, ${maker}` : ''}.`,
    },
    only: {
      en: 'It does so only for English: what you say in Turkish you mark yourself afterwards, or type.',
      tr: 'It does so only for Turkish: what you say in English you mark yourself afterwards, or type.',
    },
    installing: (done: number, count: number) =>
      `The browser is downloading the language packs: ${done} of ${count} done. You can try your microphone meanwhile.`,
    progress: 'Download of the language packs',
    downloadFailed:
      'The language pack could not be downloaded, so you mark your own recording afterwards, or type what you said.',
    /** Why nothing is recognised, and what happens instead. */
    without: {
      unavailable:
        'This browser cannot turn what you say into text, so you mark your own recording afterwards, or type what you said.',
      phone:
        'A phone or tablet cannot record and turn speech into text at the same time, so you mark your own recording afterwards, or dictate or type what you said.',
      off: 'Your browser does not turn what you say into text, so you mark your own recording afterwards, or type what you said.',
      'not-here':
        'Your browser cannot turn what you say into text on this device, so you mark your own recording afterwards, or type what you said.',
      refused:
        'Your browser refused to turn what you say into text, so you mark your own recording afterwards, or type what you said.',
      network:
        'Your browser could not reach its speech recognition, so you mark your own recording afterwards, or type what you said.',
      failed:
        'Your browser’s speech recognition stopped, so you mark your own recording afterwards, or type what you said.',
    },
    change: 'Use speech recognition',
    tryAgain: 'Try again',
  },
  /** The words of a segment, as the browser writes them down. */
  heard: {
    hearing: 'Your browser hears',
    heard: 'Your browser heard',
    typed: 'You typed',
    wrong: "That's not what I said",
    sayAgain: 'Say it again',
    type: 'Type what I said',
    leave: 'Mark it myself afterwards',
    left: 'You mark this segment yourself afterwards, or type what you said.',
    label: 'What you said',
    save: 'Save',
    cancel: 'Cancel',
  },
}
