import { OfflinePage } from '#app/components/public/offline-page.tsx'
import { pageTitle } from '#app/components/shell/page-title.ts'
import { offlineCopy } from '#app/config/copy/offline.ts'

/** Kept by public/sw.js for when there is no connection. See root.tsx. */
export const handle = { isPublic: true }

export function meta() {
  return [
    { title: pageTitle(`${offlineCopy.en.title} / ${offlineCopy.tr.title}`) },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function Offline() {
  return <OfflinePage />
}
