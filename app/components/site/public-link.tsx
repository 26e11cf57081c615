import { type LinkProps } from 'react-router'
import { Link } from '../ui/link.tsx'
import { PUBLIC_PAGES, type PublicPage } from '#app/config/navigation.ts'
import { useLocalPath } from '../shell/locale.ts'

interface Props extends Omit<LinkProps, 'to'> {
  page: PublicPage
  /** The anchor, without '#'. */
  anchor?: string
}

/** Links to a public page in the current language. */
export function PublicLink({ page, anchor, ...rest }: Props) {
  const local = useLocalPath()
  return <Link to={local(PUBLIC_PAGES[page]) + (anchor === undefined ? '' : `#${anchor}`)} {...rest} />
}
