import { remember } from '#app/remember.ts'

interface TimezoneGroup {
  /** The first part of an IANA name; null for names without one. */
  region: string | null
  zones: { name: string; place: string }[]
}

/** IANA names by region, both in alphabetical order: `America/Argentina/Salta` becomes `Argentina, Salta` in America. */
export function groupTimezones(names: readonly string[]): TimezoneGroup[] {
  const groups = new Map<string | null, TimezoneGroup['zones']>()
  for (const name of [...new Set(names)].sort()) {
    const [first = name, ...rest] = name.split('/')
    const region = rest.length > 0 ? first : null
    const place = (rest.length > 0 ? rest.join(', ') : first).replaceAll('_', ' ')
    groups.set(region, [...(groups.get(region) ?? []), { name, place }])
  }
  return [...groups].map(([region, zones]) => ({ region, zones }))
}

/** What is in the name of a zone. Nothing of it means anything in HTML. */
const ZONE = /^[\w+:/-]+$/
/** Stands for the label of the zones without a region, which is not the same in all languages. */
const REST_LABEL = '*'

/** The options of all zones and of `more`. A saved zone may be one that this machine does not list. */
const optionsWith = remember(
  (more: string): string => {
    const groups = groupTimezones(
      [...Intl.supportedValuesOf('timeZone'), 'UTC', more].filter((name) => ZONE.test(name)),
    )
    const written = groups.map(({ region, zones }) => {
      const options = zones.map(({ name, place }) => `<option value="${name}">${place}</option>`)
      return `<optgroup label="${region ?? REST_LABEL}">${options.join('')}</optgroup>`
    })
    return written.join('')
  },
  { most: 100, longest: 100 },
)

/**
 * All time zones by region as HTML: hundreds of options that are the same for everybody.
 *
 * @param options.saved is offered even if this machine does not list it.
 * @param options.rest the label of the zones without a region; it must be safe in HTML.
 */
export function timezoneOptions(options: { saved: string; chosen: string; rest: string }): string {
  const { saved, chosen, rest } = options
  return optionsWith(saved)
    .replace(`<optgroup label="${REST_LABEL}">`, () => `<optgroup label="${rest}">`)
    .replace(`<option value="${chosen}">`, (option) => option.replace('>', ' selected="">'))
}
