import { data, redirect } from 'react-router'
import type { Locale } from '#app/config/copy/locale.ts'
import { UPGRADE_PATH } from '#app/config/navigation.ts'
import { AppError } from '#app/errors.ts'

/**
 * For the pages of one mock test: a missing test gets its own 404 page, one that needs Pro redirects to /upgrade.
 */
export async function templateOr404<Result extends object>(locale: Locale, work: () => Promise<Result>) {
  try {
    return data({ locale, isMissing: false as const, ...(await work()) })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.code === 'PREMIUM_REQUIRED') throw redirect(UPGRADE_PATH)
    if (error.code === 'NOT_FOUND') return data({ locale, isMissing: true as const }, { status: error.status })
    throw error
  }
}
