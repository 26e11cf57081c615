import { createElement, type ReactNode, type RefAttributes } from 'react'
import { Link as RouterLink, type LinkProps } from 'react-router'

type Props = LinkProps & RefAttributes<HTMLAnchorElement>

/** What tells the router how to follow a link. */
const NOT_WRITTEN = {
  to: undefined,
  ref: undefined,
  reloadDocument: undefined,
  replace: undefined,
  state: undefined,
  preventScrollReset: undefined,
  viewTransition: undefined,
} satisfies { [Name in keyof Props]?: undefined }

/**
 * The router's link as the server writes it: an address. The router itself would look up the place and prepare a press for
 * each link, which costs more than the rest of a row.
 */
function WrittenLink(props: Props) {
  const { to, discover, prefetch } = props
  const isWhole = typeof to === 'string' && to.startsWith('/')
  if (!isWhole || discover !== undefined || prefetch !== undefined) return <RouterLink {...props} />
  return createElement('a', { ...props, ...NOT_WRITTEN, href: to, 'data-discover': 'true' })
}

/** A link that the router follows without loading a new document. */
export const Link: (props: Props) => ReactNode = import.meta.env.SSR ? WrittenLink : RouterLink
