import { createContext } from 'react'

/** The rules of a page that carries them itself; set where the server renders one of those, and nowhere else. */
export const OwnStylesContext = createContext<string | undefined>(undefined)
