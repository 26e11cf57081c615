/** The names of errors, in results and in /history. */
export const errorWords = {
  autoFail: 'Auto-Fail Triggered: This dialogue was marked as FAIL due to multiple critical errors (3 or more).',
  severity: { critical: 'Critical', major: 'Major', minor: 'Minor' },
  category: {
    omission: 'Omission',
    insertion: 'Addition',
    distortion: 'Distortion',
    language_quality: 'Language',
    register: 'Register',
    delivery: 'Delivery',
  },
}
