import { createElement, type SVGProps } from 'react'

interface IconData {
  /** What is drawn, in its order. */
  node: [string, Record<string, string>][]
}

/**
 * Stands in for lucide's own factory (scripts/client-bundle.mjs), which reads contexts and options that nobody here sets,
 * weighs more than the icons of a page, and writes names on them that no rule of ours knows.
 */
export function createLeanIcon({ node }: IconData) {
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
