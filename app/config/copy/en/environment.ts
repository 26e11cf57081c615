/** Errors in the settings, for the person who starts the server. */
export const environment = {
  wholeNumber: (name: string, range: { min: number; max: number }) =>
    `${name} must be a whole number from ${range.min} to ${range.max}.`,
  number: (name: string, range: { min: number }) => `${name} must be a number, at least ${range.min}.`,
  oneOf: (name: string, choices: readonly string[]) => `${name} must be one of: ${choices.join(', ')}.`,
  webAddress: (name: string) => `${name} must be a web address such as https://example.org.`,
  origin: (name: string) => `${name} must be a web address without a path, such as https://example.org.`,
  serverAddress: (name: string) =>
    `${name} must be a web address such as http://localhost:8000/v1, without a name, a password or a query.`,
  databaseUrl: (name: string) => `${name} must begin with postgresql:// and name a host and a database.`,
  vapidKey: (name: string) => `${name} must be a key as npx web-push generate-vapid-keys prints it.`,
  ownOrigin: (name: string) => `${name} must be a web address of this machine without a path: it is for tests only.`,
  smtpUrl: (name: string) => `${name} must begin with smtp:// or smtps:// and name a host.`,
  mailAddress: (name: string) =>
    `${name} must be an email address, such as hello@example.org or "Köprü <hello@example.org>".`,
  shortSecret: (name: string, minimum: number) => `Each part of ${name} must have at least ${minimum} characters.`,
  signingKey: (name: string) => `${name} must be an RSA private key in PEM, plain or in base64.`,
  needs: (name: string, missing: readonly string[]) => `${name} is set, so ${missing.join(' and ')} must be set too.`,
  demoAccounts: (accounts: readonly { username: string; password: string }[]) =>
    [
      'Demo accounts, shown only now:',
      ...accounts.map(({ username, password }) => `  ${username.padEnd(8)}${password}`),
    ].join('\n'),
  appUrlRequired:
    'APP_URL must be set where DATABASE_URL is set in production: the address that visitors use, such as https://example.org. Cookies and emailed links depend on it.',
  smtpUrlRequired:
    'SMTP_URL must be set where DATABASE_URL is set in production, so that emailed links reach people and not only the log. Set MAIL_OUTBOX=on if files are enough.',
  serverVoicesRequired:
    'TTS_BASE_URL is set, so two voices of a language must be set too: TTS_VOICE_EN_FEMALE and TTS_VOICE_EN_MALE, or TTS_VOICE_TR_FEMALE and TTS_VOICE_TR_MALE.',
  sessionSecretRequired:
    'SESSION_SECRET must be set where DATABASE_URL is set in production, so that every process signs with the same one.',
}
