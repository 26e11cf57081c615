import { createElement, type SVGProps } from 'react'

interface IconData {
  /** Tag and attributes of each element, in drawing order. */
  node: [string, Record<string, string>][]
}

/**
 * Replaces lucide-react's icon factory in a build (build-plugins/small-icons.ts). Lucide's version reads contexts and
 * options that nothing here sets.
 */
export function createSmallIcon({ node }: IconData) {
  return function Icon(props: SVGProps<SVGSVGElement>) {
    return createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  }
}
