/** Which voice is heard, and the page where it is chosen: /voices. */
export const voices = {
  kinds: {
    recorded: 'recorded by a person',
    natural: 'natural computer voice',
    basic: 'basic computer voice',
    device: "your device's voice",
  },
  change: 'Change the voice',
  pageTitle: 'Voices',
  subtitle: 'Choose the voice that reads to you',
  legend: 'Voice for practice and words',
  options: {
    natural: {
      label: 'Natural computer voice',
      text: 'Close to how people speak, with several voices in each language. Where it has not been recorded, you hear the basic voice.',
    },
    device: {
      label: "Your device's own voice",
      text: 'Spoken by your phone or computer; nothing is sent anywhere. Where it has no voice for a language, you hear the natural one.',
    },
    basic: {
      label: 'Basic computer voice',
      text: 'Sounds like a robot, but says every word clearly and the same way.',
    },
  },
  sample: { en: 'English sample', tr: 'Turkish sample' },
  /** The buttons for the device's voice. */
  say: { en: 'Hear it in English', tr: 'Hear it in Turkish' },
  missing: { en: 'Your device has no English voice.', tr: 'Your device has no Turkish voice.' },
  rules:
    'A recording by a person is always played as it is. In mock tests everybody hears the same: the best voice that there is.',
  forBrowser: 'Without an account, the choice is kept in this browser.',
  submit: 'Use this voice',
  submitting: 'Saving',
}
