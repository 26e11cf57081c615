import type { ReactNode, RefAttributes } from 'react'
import { Link as RouterLink, type LinkProps } from 'react-router'

type Props = LinkProps & RefAttributes<HTMLAnchorElement>

/**
 * The router's link as the server writes it: an address. The router itself would look up the place and prepare a press for
 * each link, which costs more than the rest of a row.
 */
function WrittenLink(props: Props) {
  const { to, ref, discover, prefetch, reloadDocument, replace, state, preventScrollReset, viewTransition, ...rest } =
    props
  const isWhole = typeof to === 'string' && to.startsWith('/')
  if (!isWhole || discover !== undefined || prefetch !== undefined) return <RouterLink {...props} />
  return <a {...rest} href={to} data-discover="true" />
}

/** A link that the router follows without loading a new document. */
export const Link: (props: Props) => ReactNode = import.meta.env.SSR ? WrittenLink : RouterLink
