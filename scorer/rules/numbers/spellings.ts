/** "15.45" may be said as "3.45". */
const HOURS_OF_HALF_DAY = 12
/** Up to here a number may be an hour of the day. */
const LAST_HOUR = 24
/** "The clock says ninety nine", of thousands. */
const UNSAID_THOUSAND = 1000

/** An hour by both clocks; hours and minutes without a colon. */
function clockSpellings(number: string): string[] {
  const [hours = '', minutes] = number.split(':')
  const hour = Number(hours)
  const rest = minutes === undefined ? '' : `:${minutes}`
  const spellings = minutes === '00' ? [hours] : []
  if (minutes === '30') spellings.push(`${hours}.5`)
  if (number.endsWith('.5')) spellings.push(`${hours.replace('.5', '')}:30`)
  if (!Number.isInteger(hour) || hour > LAST_HOUR) return spellings
  const other = hour > HOURS_OF_HALF_DAY ? hour - HOURS_OF_HALF_DAY : hour + HOURS_OF_HALF_DAY
  if (minutes === '00') spellings.push(String(other))
  return [...spellings, `${other}${rest}`, `${other}${rest.slice(1)}`]
}

/** "Nine thirty" beside "dokuz buçuk", of which nothing says that it is a time. */
const HALF_PAST = /^([0-9]{1,2})\.5$/

/** Every way to write a number as it was read. "3.50" and "3:50" are read alike, so what stands beside it decides. */
export function spellingsOf(number: string, { isMoney, isClock }: { isMoney: boolean; isClock: boolean }): string[] {
  const decimal = number.replace(':', '.')
  const spellings = [number, decimal, number.replace(':', '')]
  if (Number.isFinite(Number(decimal))) spellings.push(String(Number(decimal)))
  if (isClock) spellings.push(...clockSpellings(number))
  const [, hour] = HALF_PAST.exec(number) ?? []
  if (hour !== undefined) spellings.push(`${hour}30`)
  const isWhole = /^[0-9]+$/.test(number)
  if (!isMoney && isWhole && Number(number) < UNSAID_THOUSAND) spellings.push(String(Number(number) * UNSAID_THOUSAND))
  return spellings
}
