import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { PASSWORD_SPECIAL_CHARACTERS } from '#app/config/accounts.ts'
import { NewPasswordSchema } from './password.ts'
import { PASSWORD_PATTERNS, STRENGTH_BY_CHECKS } from './password-strength.ts'

const oneOf = (characters: string) => fc.constantFrom(...characters.split(''))
const upper = oneOf('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const lower = oneOf('abcdefghijklmnopqrstuvwxyz')
const digit = oneOf('0123456789')
const special = oneOf(PASSWORD_SPECIAL_CHARACTERS)
const printable = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((text) => !text.includes('\0'))

function checksPassed(password: string): number {
  return Object.values(PASSWORD_PATTERNS).filter((pattern) => pattern.test(password)).length
}

const passwordStrength = (password: string) => STRENGTH_BY_CHECKS[checksPassed(password)]

function firstProblem(password: unknown): string | undefined {
  return NewPasswordSchema.safeParse(password).error?.issues[0]?.message
}

test('eight characters with one of each kind are accepted unchanged', () => {
  const password = fc
    .tuple(upper, lower, digit, special, fc.string({ unit: lower, minLength: 4, maxLength: 8 }), printable)
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(password, (text) => {
      expect(NewPasswordSchema.parse(text)).toBe(text)
      expect(passwordStrength(text)).toBe('strong')
    }),
  )
})

test('a password is valid only if all five checks of the meter pass', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.oneof(upper, lower, digit, special, fc.constant('ğ')), maxLength: 12 }),
      (text) => {
        const allPass = checksPassed(text) === Object.keys(PASSWORD_PATTERNS).length
        expect(NewPasswordSchema.safeParse(text).success).toBe(allPass)
      },
    ),
  )
})

test('one more character never makes a password weaker', () => {
  const rank = (text: string) => ['weak', 'medium', 'strong'].indexOf(passwordStrength(text) ?? '')
  const character = fc.oneof(upper, lower, digit, special)
  fc.assert(
    fc.property(fc.string({ unit: character, maxLength: 12 }), character, (text, more) => {
      expect(rank(text + more)).toBeGreaterThanOrEqual(rank(text))
      expect(rank(text)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test.each([
  ['', 'weak'],
  ['a', 'weak'],
  ['aA', 'weak'],
  ['aA1', 'medium'],
  ['abcdefgA', 'medium'],
  ['aA1!', 'strong'],
  ['abcdefgA1', 'strong'],
  ['abcdefA1!', 'strong'],
])('%j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})

test.each([
  ['Aa1!aaa', 'passwordShort'],
  ['aaaaaa1!', 'passwordUppercase'],
  ['AAAAAA1!', 'passwordLowercase'],
  ['Aaaaaaa!', 'passwordNumber'],
  ['Aaaaaaa1', 'passwordSpecial'],
  ['Aaaaaa1-', 'passwordSpecial'],
  ['ğüşıöçA!', 'passwordLowercase'],
  [`Aa1!${'a'.repeat(253)}`, 'passwordLong'],
  ['Aaaaaa1!\0', 'unreadable'],
  [undefined, 'passwordRequired'],
  [12_345_678, 'passwordRequired'],
])('%j is refused: %s', (password, message) => {
  expect(firstProblem(password)).toBe(message)
})

test('256 characters are accepted, and spaces at the ends belong to the password', () => {
  expect(firstProblem(`Aa1!${'a'.repeat(252)}`)).toBeUndefined()
  expect(NewPasswordSchema.parse('  Aa1!aa  ')).toBe('  Aa1!aa  ')
})

test.each(PASSWORD_SPECIAL_CHARACTERS.split(''))('%s is a special character', (character) => {
  expect(firstProblem(`Aaaaaa1${character}`)).toBeUndefined()
})
