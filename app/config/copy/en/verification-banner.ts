/** Above every page while the email address is not verified. Fixed wording (docs/english.md). */
export const verificationBanner = {
  label: 'Email verification',
  text: (email: string) => `Please verify your email address (${email}) to secure your account.`,
  resend: 'Resend Email',
  sending: 'Sending...',
  dismiss: 'Dismiss',
}
