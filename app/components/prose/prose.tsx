import { Link } from '../ui/link.tsx'
import { isPublicPath, pathInLanguage } from '#app/config/local-path.ts'
import { ContactLink } from '../billing/contact-link.tsx'
import { useLocale } from '../shell/locale.ts'
import { type Block, type Inline, readBlocks, readInline } from '#app/models/help/prose-blocks.ts'

/** A contact link: see `contact` below. */
const CONTACT = 'contact:'
const LINK = 'font-semibold text-accent underline underline-offset-4'

interface Reader {
  /** Target of `[…](contact:)`; null: the feedback form. */
  contact?: string | null | undefined
}

function Anchor({ href, text, contact = null }: { href: string; text: string } & Reader) {
  const locale = useLocale()
  if (href === CONTACT) {
    return (
      <ContactLink email={contact} className={LINK}>
        {text}
      </ContactLink>
    )
  }
  if (!href.startsWith('/')) {
    return (
      <a href={href} rel="external noopener" className={LINK}>
        {text}
      </a>
    )
  }
  // Public pages ship no script, so links to them load a document.
  return (
    <Link to={pathInLanguage({ locale, path: href })} reloadDocument={isPublicPath(href)} className={LINK}>
      {text}
    </Link>
  )
}

function Piece({ piece, contact }: { piece: Inline } & Reader) {
  const locale = useLocale()
  switch (piece.kind) {
    case 'text':
      return piece.text
    case 'bold':
      return <strong className="font-semibold">{piece.text}</strong>
    case 'foreign':
      return <i lang={locale === 'en' ? 'tr' : 'en'}>{piece.text}</i>
    case 'link':
      return <Anchor href={piece.href} text={piece.text} contact={contact} />
  }
}

function Pieces({ content, contact }: { content: Inline[] } & Reader) {
  return content.map((piece, index) => <Piece key={index} piece={piece} contact={contact} />)
}

/** One line of a catalogue, with bold text and links. */
export function ProseLine({ text, contact }: { text: string } & Reader) {
  return <Pieces content={readInline(text)} contact={contact} />
}

function BlockView({ block, contact }: { block: Block } & Reader) {
  if (block.kind === 'heading') {
    return (
      <h3 className="pt-4 text-20 first:pt-0">
        <Pieces content={block.content} contact={contact} />
      </h3>
    )
  }
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Pieces content={block.content} contact={contact} />
      </p>
    )
  }
  const List = block.isOrdered ? 'ol' : 'ul'
  return (
    <List
      className={`grid gap-2 pl-5 marker:text-soft ${block.isOrdered ? 'list-decimal marker:font-semibold' : 'list-disc'}`}
    >
      {block.items.map((content, index) => (
        <li key={index} className="pl-1">
          <Pieces content={content} contact={contact} />
        </li>
      ))}
    </List>
  )
}

/** A long text of a catalogue (models/help/prose-blocks.ts), typeset for reading. */
export function Prose({ text, contact, className = '' }: { text: string; className?: string } & Reader) {
  return (
    <div className={`measure grid gap-4 ${className}`}>
      {readBlocks(text).map((block, index) => (
        <BlockView key={index} block={block} contact={contact} />
      ))}
    </div>
  )
}
