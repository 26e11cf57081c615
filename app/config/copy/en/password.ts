/** Texts next to password fields. */
export const password = {
  show: 'Show password',

  strength: 'Password strength',
  strengths: { weak: 'Weak', medium: 'Medium', strong: 'Strong' },
  checks: {
    length: '8 or more characters',
    uppercase: 'An uppercase letter',
    lowercase: 'A lowercase letter',
    number: 'A number',
    special: 'A special character',
  },
}
