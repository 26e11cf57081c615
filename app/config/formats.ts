/** Formatters take up to a millisecond and some memory to make, and are asked for anew on every page. */
const MOST_KEPT = 200

function keeping<Options, Format>(make: (locale: string, options: Options) => Format) {
  const kept = new Map<string, Format>()
  return (locale: string, options: Options): Format => {
    const key = `${locale} ${JSON.stringify(options)}`
    const format = kept.get(key) ?? make(locale, options)
    // Time zones come from browsers.
    if (kept.size >= MOST_KEPT) kept.clear()
    kept.set(key, format)
    return format
  }
}

/** Throws a RangeError for an unknown time zone, as Intl does. */
export const dateFormat = keeping(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)
export const numberFormat = keeping(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)
export const collator = keeping((locale, options: Intl.CollatorOptions) => new Intl.Collator(locale, options))
