import { Link, type LinkProps } from 'react-router'
import { PUBLIC_PAGES, type PublicPage } from '#app/config/navigation.ts'
import { useLocalPath } from '../shell/locale.ts'

interface Props extends Omit<LinkProps, 'to'> {
  page: PublicPage
  /** Within the page, without '#'. */
  anchor?: string
}

/** Leads to a public page in the language of this one. */
export function PublicLink({ page, anchor, ...rest }: Props) {
  const local = useLocalPath()
  return <Link to={local(PUBLIC_PAGES[page]) + (anchor === undefined ? '' : `#${anchor}`)} {...rest} />
}
