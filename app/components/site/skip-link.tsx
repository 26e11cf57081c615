import { shellCopy } from '#app/config/copy/shell.ts'
import { useCopy } from '../shell/locale.ts'

export function SkipLink() {
  const copy = useCopy(shellCopy)
  return (
    <a
      href="#content"
      className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-20 focus:rounded-control focus:bg-surface focus:px-4 focus:py-2"
    >
      {copy.skipToContent}
    </a>
  )
}
