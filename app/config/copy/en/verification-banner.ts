/** Above every page of the shell while the email address is not verified (spec/1, section 2: literal). */
export const verificationBanner = {
  label: 'Email verification',
  text: (email: string) => `Please verify your email address (${email}) to secure your account.`,
  resend: 'Resend Email',
  sending: 'Sending...',
  dismiss: 'Dismiss',
}
