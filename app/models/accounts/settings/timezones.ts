export interface TimezoneGroup {
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
