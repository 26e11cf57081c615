import { FileDown } from 'lucide-react'
import { reportCopy } from '#app/config/copy/report.ts'
import { useCopy } from '../shell/locale.ts'
import { buttonClasses } from '../ui/button.tsx'

/** A plain link, so that it works without JavaScript. The response is a file. */
export function ReportLink({ href, look = 'secondary' }: { href: string; look?: 'secondary' | 'quiet' }) {
  const copy = useCopy(reportCopy)
  return (
    <a href={href} className={buttonClasses(look)}>
      <FileDown aria-hidden="true" className="size-5" strokeWidth={1.75} />
      {copy.download}
    </a>
  )
}
