import { remember } from '#app/remember.ts'

/** Time zones come from browsers. */
const MOST_KEPT = 200

/** Formatters are cached: creating one takes up to a millisecond and some memory, and every page needs them. */
function keeping<Options, Format>(make: (locale: string, options: Options) => Format) {
  const made = remember(
    (key) => {
      const [locale, options]: [string, Options] = JSON.parse(key)
      return make(locale, options)
    },
    { most: MOST_KEPT },
  )
  return (locale: string, options: Options) => made(JSON.stringify([locale, options]))
}

/** Throws a RangeError for an unknown time zone, as Intl does. */
export const dateFormat = keeping(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)
export const numberFormat = keeping(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)
export const collator = keeping((locale, options: Intl.CollatorOptions) => new Intl.Collator(locale, options))
