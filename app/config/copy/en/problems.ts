/**
 * What can be wrong with a field. Schemas name a problem by its key (`problem('usernameShort')`), so that the sentence
 * is picked where it is read. Texts that spec/1 and spec/2, section 5 put in quotation marks are literal.
 */
export const problems = {
  required: 'Please fill this in.',
  unreadable: 'This contains a character that we cannot read.',
  nameOrEmailLong: 'No username or email address is that long.',
  usernameRequired: 'Username is required',
  usernameShort: 'Username must be at least 3 characters',
  usernameLong: 'Username must be at most 30 characters',
  usernameCharacters: 'Use letters, digits, dots, dashes and underscores only.',
  usernameTaken: 'This username is already taken.',
  emailInvalid: 'Please enter a valid email address',
  emailTaken: 'An account with this email address already exists.',
  passwordRequired: 'Password is required',
  currentPasswordRequired: 'Current password is required',
  passwordShort: 'Password must be at least 8 characters',
  passwordLong: 'Password must be at most 256 characters',
  passwordUppercase: 'Password must contain at least one uppercase letter',
  passwordLowercase: 'Password must contain at least one lowercase letter',
  passwordNumber: 'Password must contain at least one number',
  passwordSpecial: 'Password must contain at least one special character',
  confirmationRequired: 'Please confirm your password',
  passwordsDiffer: "Passwords don't match",
  termsRequired: 'Please accept the Terms of Service and Privacy Policy to continue',
  timezoneUnknown: 'We do not know this time zone.',
  tokenMissing: 'The link is not complete.',
}
