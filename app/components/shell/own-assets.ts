import { createContext } from 'react'

interface OwnAssets {
  /** The rules of a page that carries them itself. */
  styles: string | undefined
  /** What a page without a framework runs. */
  script: string
}

/** What a page brings along instead of loading it; set where the server renders one, and nowhere else. */
export const OwnAssetsContext = createContext<OwnAssets | undefined>(undefined)
