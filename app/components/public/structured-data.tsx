/** A thing of schema.org: JSON of our own making. */
export type Thing = { '@type': string } & Record<string, unknown>

/**
 * Tells search engines what the page is about. A block of data, which browsers never run: the content security policy has
 * no say in it. `<` is written so that no text can end the block.
 */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll(
    '<',
    String.raw`\u003c`,
  )
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
