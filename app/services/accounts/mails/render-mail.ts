import { escapeHtml } from '#app/escape-html.ts'
import { mailCopy } from '#app/config/copy/mail.ts'
import type { Locale } from '#app/config/copy/locale.ts'
import { DARK as dark, LIGHT as light } from '#app/config/colours.js'

/** A mail's content, from which both parts are made. */
export interface MailDescription {
  locale: Locale
  subject: string
  /** The name in the greeting. */
  name: string
  paragraphs: readonly string[]
  action: { label: string; link: string }
  afterwards: readonly string[]
  /** For mails that their reader chose: how to end them. */
  unsubscribe?: { label: string; link: string }
  /** The product's absolute address. */
  site: string
}

function renderText({ locale, name, paragraphs, action, afterwards, unsubscribe, site }: MailDescription): string {
  const copy = mailCopy[locale]
  const end = unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.link}`] : []
  const signature = ['-- ', copy.closing, copy.reason(site), ...end].join('\n')
  const parts = [copy.greeting(name), ...paragraphs, `${action.label}:\n${action.link}`, ...afterwards, signature]
  return `${parts.join('\n\n')}\n`
}

const FONT = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"
const BODY_TEXT = `font:16px/1.55 ${FONT};color:${light.ink}`
const SMALL_TEXT = `font:13px/1.5 ${FONT};color:${light.soft}`

// The inline styles are the light theme, as many mail programs support nothing else; those with a dark theme use
// these.
const DARK_RULES = `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${[
  `.paper{background:${dark.paper}!important}`,
  `.ink{color:${dark.ink}!important}`,
  `.soft,.soft a{color:${dark.soft}!important}`,
  `.line{border-color:${dark.line}!important}`,
  `.button{background:${dark.accent}!important}.button a{color:${dark.accentInk}!important}`,
  `.english{background:${dark.english}!important}.sun{background:${dark.sun}!important}`,
  `.turkish{background:${dark.turkish}!important}`,
].join('')}}`

const paragraph = (text: string) => `<p class="ink" style="margin:0 0 16px;${BODY_TEXT}">${escapeHtml(text)}</p>`
const plank = (name: 'english' | 'sun' | 'turkish') =>
  `<td class="${name}" width="26" height="5" style="background:${light[name]};border-radius:2px;font-size:0">&nbsp;</td>`

/** The name over the bridge's three planks: table cells, as images would have to be loaded. */
function wordmark(name: string): string {
  const letters = `font:600 26px/1.2 ${FONT};color:${light.ink};letter-spacing:-0.01em`
  return `<p class="ink" style="margin:0 0 8px;${letters}">${escapeHtml(name)}</p>
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 28px"><tr>${plank('english')}
<td width="3"></td>${plank('sun')}<td width="3"></td>${plank('turkish')}</tr></table>`
}

function button({ label, link }: MailDescription['action']): string {
  const look = `display:inline-block;padding:13px 24px;font:600 16px/1.25 ${FONT};color:${light.accentInk}`
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr>
<td class="button" style="background:${light.accent};border-radius:10px"><a href="${escapeHtml(link)}"
 style="${look};text-decoration:none;border-radius:10px">${escapeHtml(label)}</a></td></tr></table>`
}

function footer({ locale, action, unsubscribe, site }: MailDescription): string {
  const copy = mailCopy[locale]
  const small = (html: string) => `<p class="soft" style="margin:0 0 12px;${SMALL_TEXT}">${html}</p>`
  const linkTo = (link: string, label: string) =>
    `<a href="${escapeHtml(link)}" style="color:${light.soft};word-break:break-all">${escapeHtml(label)}</a>`
  return `<div class="line" style="margin:24px 0 0;padding:20px 0 0;border-top:1px solid ${light.line}">
${small(`${escapeHtml(copy.linkHint)}<br>${linkTo(action.link, action.link)}`)}
${small(escapeHtml(copy.closing))}
${small(escapeHtml(copy.reason(site)))}${unsubscribe ? `\n${small(linkTo(unsubscribe.link, unsubscribe.label))}` : ''}</div>`
}

function renderHtml(description: MailDescription): string {
  const { locale, subject, name, paragraphs, action, afterwards } = description
  const copy = mailCopy[locale]
  const said = [copy.greeting(name), ...paragraphs].map(paragraph).join('\n')
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title><style>${DARK_RULES}</style></head>
<body class="paper" style="margin:0;padding:0;background:${light.paper}">
<table class="paper" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${light.paper}">
<tr><td align="center" style="padding:36px 20px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px"><tr><td align="left">
${wordmark(copy.productName)}
${said}
${button(action)}
${afterwards.map(paragraph).join('\n')}
${footer(description)}
</td></tr></table></td></tr></table></body></html>
`
}

/** A mail's text and HTML parts, with the same content. */
export function renderMail(description: MailDescription): { text: string; html: string } {
  return { text: renderText(description), html: renderHtml(description) }
}
