import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  AcceptedSchema,
  EmailSchema,
  RegisterSchema,
  SignInSchema,
  SignUpSchema,
  TimezoneSchema,
  UsernameSchema,
} from './account-form.ts'

const PASSWORD = 'Deniz!2026'
const allowed = fc.constantFrom(...'abcxyzABCXYZ0189_.-'.split(''))

function problemsOf(parsed: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) {
  return Object.fromEntries((parsed.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

test('a username has 3 to 30 letters, digits, underscores, dots and dashes, and is trimmed', () => {
  fc.assert(
    fc.property(fc.string({ unit: allowed, minLength: 3, maxLength: 30 }), (name) => {
      expect(UsernameSchema.parse(` ${name} `)).toBe(name)
    }),
  )
})

test('a username contains nothing else: no letter that folds in a second way, nothing invisible', () => {
  const other = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }).filter((text) => !/[\w.\s-]/.test(text))
  const part = fc.string({ unit: allowed, minLength: 2, maxLength: 6 })
  fc.assert(
    fc.property(part, other, part, (before, character, after) => {
      expect(UsernameSchema.safeParse(before + character + after).success).toBe(false)
    }),
  )
})

test.each([
  ['', 'usernameRequired'],
  ['   ', 'usernameRequired'],
  ['ab', 'usernameShort'],
  [' ab ', 'usernameShort'],
  ['x'.repeat(31), 'usernameLong'],
  ['iki kelime', 'usernameCharacters'],
  ['İrem', 'usernameCharacters'],
  ['ırmak', 'usernameCharacters'],
  ['a\0b', 'usernameCharacters'],
  ['deniz@example.org', 'usernameCharacters'],
  [7, 'usernameRequired'],
])('the username %j is refused: %s', (name, message) => {
  expect(UsernameSchema.safeParse(name).error?.issues[0]?.message).toBe(message)
})

test.each(['deniz@example.org', ' deniz@example.org ', 'd.y+ccl@mail.example.com.au'])('%j is an address', (email) => {
  expect(EmailSchema.parse(email)).toBe(email.trim())
})

test.each([
  '',
  'deniz',
  'deniz@',
  '@example.org',
  'a b@example.org',
  'a@b',
  'a\0@example.org',
  'a@example.org\nBcc: b@example.org',
  `${'a'.repeat(250)}@example.org`,
])('%j is not an address', (email) => {
  expect(EmailSchema.safeParse(email).error?.issues[0]?.message).toBe('emailInvalid')
})

test('only a form or an API call can tick a check box', () => {
  for (const value of ['on', 'true', true]) expect(AcceptedSchema.parse(value)).toBe(true)
  for (const value of [undefined, '', 'off', 'false', false, 'yes']) expect(AcceptedSchema.parse(value)).toBe(false)
})

test('an unknown time zone counts as none', () => {
  expect(TimezoneSchema.parse('Europe/Istanbul')).toBe('Europe/Istanbul')
  for (const name of ['', 'Mars/Olympus', '../etc', undefined]) expect(TimezoneSchema.parse(name)).toBeUndefined()
})

const account = { username: 'deniz', email: 'deniz@example.org', password: PASSWORD }

test('the form requires everything, an API call only three fields', () => {
  expect(problemsOf(SignUpSchema.safeParse({}))).toMatchObject({
    username: 'usernameRequired',
    email: 'emailInvalid',
    password: 'passwordRequired',
    confirmPassword: 'confirmationRequired',
    terms: 'termsRequired',
  })
  expect(problemsOf(SignUpSchema.safeParse(account))).toEqual({
    confirmPassword: 'confirmationRequired',
    terms: 'termsRequired',
  })
  expect(RegisterSchema.parse(account)).toMatchObject({ ...account, marketingEmails: false })
})

test('different passwords are reported if a confirmation is sent', () => {
  const differing = { ...account, confirmPassword: `${PASSWORD} `, terms: 'on' }
  expect(problemsOf(SignUpSchema.safeParse(differing))).toEqual({ confirmPassword: 'passwordsDiffer' })
  expect(problemsOf(RegisterSchema.safeParse(differing))).toEqual({ confirmPassword: 'passwordsDiffer' })
})

test('impossible names and passwords are refused before any lookup', () => {
  const refused = (fields: unknown) => problemsOf(SignInSchema.safeParse(fields))
  expect(refused({ username: ' ', password: '' })).toEqual({
    username: 'usernameRequired',
    password: 'passwordRequired',
  })
  expect(refused({ username: 'a\0b', password: 'c\0d' })).toEqual({ username: 'unreadable', password: 'unreadable' })
  expect(refused({ username: 'x'.repeat(255), password: 'x'.repeat(257) })).toEqual({
    username: 'nameOrEmailLong',
    password: 'passwordLong',
  })
  expect(refused({ username: 'İrem ', password: ' ' })).toEqual({})
})
