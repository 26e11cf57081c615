import { createElement, type SVGProps } from 'react'

interface IconData {
  /** Tag and attributes of each element, in drawing order. */
  node: [string, Record<string, string>][]
}

/** What is drawn, as HTML: it never changes, and a page has hundreds of icons. */
function drawingOf({ node }: IconData): string {
  const parts = node.map(([tag, attributes]) => {
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
    return `<${tag}${written.join('')}/>`
  })
  return `<g stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">${parts.join('')}</g>`
}

/**
 * Replaces lucide-react's icon factory in a build (build-plugins/small-icons.ts). Lucide's version reads contexts and
 * options that nothing here sets.
 */
export function createSmallIcon(data: IconData) {
  const dangerouslySetInnerHTML = { __html: drawingOf(data) }
  return function Icon(props: SVGProps<SVGSVGElement>) {
    // A class always sets the size.
    return createElement('svg', { viewBox: '0 0 24 24', fill: 'none', ...props, dangerouslySetInnerHTML })
  }
}
