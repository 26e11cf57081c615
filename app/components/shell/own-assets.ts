import { createContext } from 'react'

interface OwnAssets {
  /** The inlined CSS, for a page that has it inline. */
  styles: string | undefined
  /** The script of a page that is not hydrated. */
  script: string
}

/** Assets that a page inlines instead of loading. Set only where the server renders such a page. */
export const OwnAssetsContext = createContext<OwnAssets | undefined>(undefined)
