import type { ReactNode } from 'react'

interface Props {
  title: string
  subtitle?: ReactNode
  /** The title is that of the row that led here. */
  isOpened?: boolean
  children: ReactNode
}

/** A page in the frame: its title, which desktops show in the header, and its content. A direct child of main. */
export function Page({ title, subtitle, isOpened = false, children }: Props) {
  return (
    <>
      <div className="page-title flex flex-col justify-center px-4 pt-6 md:px-5 lg:px-8 lg:pt-0">
        <h1 className={`text-26 lg:line-clamp-1 lg:leading-8 ${isOpened ? 'shared-title' : ''}`}>{title}</h1>
        {subtitle !== undefined && <p className="text-15 text-soft lg:truncate lg:text-13">{subtitle}</p>}
      </div>
      <div className="page-body w-full max-w-6xl px-4 pt-6 pb-12 md:px-5 lg:px-8 lg:pt-8">{children}</div>
    </>
  )
}
