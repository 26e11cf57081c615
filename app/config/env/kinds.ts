import { z } from 'zod'
import { environment as copy } from '../copy/en/environment.ts'

// The kinds of variables, each with its sentence about a wrong value.

export const MIN_SECRET_LENGTH = 16

export const text = z.string().optional()

export function wholeNumber(name: string, range: { min: number; max: number }) {
  const message = copy.wholeNumber(name, range)
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .refine((value) => value >= range.min && value <= range.max, message)
    .optional()
}

export function number(name: string, range: { min: number }) {
  const message = copy.number(name, range)
  return z
    .string()
    .regex(/^\d{1,9}(\.\d{1,9})?$/, message)
    .transform(Number)
    .refine((value) => value >= range.min, message)
    .optional()
}

export function urlWith(message: string, isRight: (url: URL) => boolean) {
  return z
    .string()
    .refine((value) => URL.canParse(value) && isRight(new URL(value)), message)
    .optional()
}

export const isWeb = (url: URL) => url.protocol === 'https:' || url.protocol === 'http:'
export const webAddress = (name: string) => urlWith(copy.webAddress(name), isWeb)
export const oneOf = <const Choices extends readonly [string, ...string[]]>(name: string, choices: Choices) =>
  z.enum(choices, copy.oneOf(name, choices)).optional()

/** A comma-separated list of secrets. */
export function secrets(name: string) {
  return z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .refine(
      (parts) => parts.every((part) => part.length >= MIN_SECRET_LENGTH),
      copy.shortSecret(name, MIN_SECRET_LENGTH),
    )
    .optional()
}
