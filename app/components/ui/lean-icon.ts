import { createElement, type SVGProps } from 'react'

interface IconData {
  name: string
  /** What is drawn, in its order. */
  node: [string, Record<string, string>][]
}

/**
 * Stands in for lucide's own factory in the browser (scripts/client-bundle.mjs), which reads contexts and options that
 * nobody here sets and weighs more than the icons of a page.
 */
export function createLeanIcon({ name, node }: IconData) {
  return function Icon({ className = '', ...rest }: SVGProps<SVGSVGElement>) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide lucide-${name} ${className}`,
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
  }
}
