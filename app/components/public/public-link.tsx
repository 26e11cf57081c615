import { Link, type LinkProps } from 'react-router'
import { PUBLIC_PATHS, type PublicPage } from '#app/config/navigation.ts'

interface Props extends Omit<LinkProps, 'to'> {
  page: PublicPage
  /** Within the page, without '#'. */
  anchor?: string
}

/** Leads to a public page in the language of this one. */
export function PublicLink({ page, anchor, ...rest }: Props) {
  return <Link to={PUBLIC_PATHS[page] + (anchor === undefined ? '' : `#${anchor}`)} {...rest} />
}
