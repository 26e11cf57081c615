import { ArrowLeft } from 'lucide-react'
import { Link } from '../../ui/link.tsx'
import { editorPath } from '#app/config/navigation.ts'
import { DESK_LINK } from '../../admin/desk-table.tsx'

/** Above a page about one dialogue: the way back to its editor. */
export function BackToEditor({ id, label }: { id: number; label: string }) {
  return (
    <p className="mb-4">
      <Link to={editorPath(id)} className={`${DESK_LINK} gap-1`}>
        <ArrowLeft aria-hidden="true" strokeWidth={1.75} className="size-4" />
        {label}
      </Link>
    </p>
  )
}
