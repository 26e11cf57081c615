import { Bookmark, Heart, Lock } from 'lucide-react'

const IDS = { bookmark: 'row-bookmark', like: 'row-like', lock: 'row-lock' } as const

/** The place where one is used decides its size, and whether it is filled. */
const DRAWN = { strokeWidth: 1.75, width: '100%', height: '100%', fill: undefined } as const

/** The icons of the rows, drawn once and out of sight: a row refers to them. */
export function RowIcons() {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      <Bookmark id={IDS.bookmark} {...DRAWN} />
      <Heart id={IDS.like} {...DRAWN} />
      <Lock id={IDS.lock} {...DRAWN} />
    </svg>
  )
}

/** One of them, as HTML. */
export function rowIcon(name: keyof typeof IDS, className: string): string {
  return `<svg aria-hidden="true" class="${className}"><use href="#${IDS[name]}"/></svg>`
}
