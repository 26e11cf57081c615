import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { dialogueNameId } from '../dialogue-name-id.ts'

interface Props {
  /** Of the part, for the id of its heading. */
  name: string
  /** Keeps the ids of several dialogues on one page apart. */
  idPrefix?: string
  title: string
  /** What is inside, in a few words. */
  note?: string | undefined
  isOpen?: boolean
  headingLevel?: 'h2' | 'h3'
  children: ReactNode
}

/** A part of a result that is folded at first. Works without JavaScript. */
export function ResultPart({ name, idPrefix = '', title, note, isOpen = false, ...rest }: Props) {
  const { headingLevel: Heading = 'h2', children } = rest
  const id = `${idPrefix}${name}-title`
  return (
    <details open={isOpen} className="group/part border-t border-line">
      <summary className="flex min-h-14 list-none items-center gap-x-4 py-2 [&::-webkit-details-marker]:hidden">
        <Heading id={id} className="min-w-0 flex-1 text-20">
          {title}
        </Heading>
        {note !== undefined && <span className="tabular text-15 whitespace-nowrap text-soft">{note}</span>}
        <ChevronDown
          aria-hidden="true"
          strokeWidth={1.75}
          className="size-5 shrink-0 text-soft transition-transform duration-150 group-open/part:rotate-180"
        />
      </summary>
      <section aria-labelledby={`${dialogueNameId(idPrefix)} ${id}`.trim()} className="pt-2 pb-8">
        {children}
      </section>
    </details>
  )
}
