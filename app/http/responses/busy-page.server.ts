import { errorCopy } from '#app/config/copy/errors.ts'
import { lastResortCopy } from '#app/config/copy/last-resort.ts'
import type { Locale } from '#app/config/copy/locale.ts'
import styles from '../../styles/app.css?url'

/**
 * The page of a server that is too busy to make one: it says so, and its `Refresh` header loads it again, as its link does. It holds
 * only our own words and a number, so nothing needs escaping.
 */
export function busyPage({ locale, seconds }: { locale: Locale; seconds: number }): string {
  const { busy } = errorCopy[locale]
  const { crowded, failed } = lastResortCopy[locale]
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${crowded.title}</title>
<link rel="stylesheet" href="${styles}">
</head>
<body>
<main class="mx-auto flex max-w-xl flex-col items-start gap-4 px-4 pt-10 pb-18 md:px-6 md:pt-18">
<h1 class="text-34 md:text-46">${crowded.title}</h1>
<p class="measure text-soft" role="status">${busy(seconds)}</p>
<a href="" class="inline-flex min-h-11 items-center font-semibold text-accent">${failed.retry}</a>
</main>
</body>
</html>
`
}
