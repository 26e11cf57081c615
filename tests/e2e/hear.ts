import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Plays a sound in the product's own player until its position moves.
 *
 * @param label What the player is called.
 * @returns its length in seconds.
 */
export async function hear(place: Page | Locator, label: string): Promise<number> {
  await place.getByRole('button', { name: `Play: ${label}`, exact: true }).click()
  const position = place.getByRole('slider', { name: `Position in: ${label}`, exact: true })
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(0)
  return Number(await position.getAttribute('max'))
}
