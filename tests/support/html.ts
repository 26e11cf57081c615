/** The value of the field with this name. */
export function valueIn(html: string, name: string): string | undefined {
  const control = [...html.matchAll(/<(?:input|textarea)[^>]*>(?:[^<]*<\/textarea>)?/g)].find(([tag]) =>
    tag.includes(`name="${name}"`),
  )?.[0]
  return /value="([^"]*)"/.exec(control ?? '')?.[1] ?? />\n?([^<]*)<\/textarea>/.exec(control ?? '')?.[1]
}

/** The value of the button with this label. */
export function intentIn(html: string, words: string): string {
  const button = [...html.matchAll(/<button[^>]*>.*?<\/button>/gs)].find(([tag]) => tag.includes(words))?.[0] ?? ''
  return (/value="([^"]*)"/.exec(button)?.[1] ?? '').replaceAll('&quot;', '"')
}

/** Whether the field with this name is marked as invalid. */
export function isInvalid(html: string, name: string): boolean {
  const tags = [...html.matchAll(/<(?:input|select|textarea)[^>]*>/g)].map(([tag]) => tag)
  return tags.some((tag) => tag.includes(`name="${name}"`) && tag.includes('aria-invalid="true"'))
}
