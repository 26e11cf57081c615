import { LOCALES } from '#app/config/copy/locale.ts'
import { KEPT_DIALOGUES_SCRIPT } from '#app/config/public-scripts.ts'
import { offlineCopy } from '#app/config/copy/offline.ts'
import { Bridge, type Plank } from '../practice/bridge.tsx'
import { buttonClasses } from '../ui/button.tsx'
import { Wordmark } from '../site/wordmark.tsx'

const COUNT = 13
const MIDDLE = 6
const PLANKS: Plank[] = Array.from({ length: COUNT }, (_, index) => ({
  tone: index === MIDDLE ? 'missed' : 'laid',
  language: index % 2 === 0 ? 'en' : 'tr',
  label: String(index + 1),
}))
const HUES = { en: 'border-english', tr: 'border-turkish' }

/** In both languages, as the reader's is unknown: a bridge without its middle plank, a word on each bank. */
export function OfflinePage() {
  return (
    <main id="content" className="mx-auto flex min-h-dvh max-w-4xl flex-col justify-center gap-10 px-4 py-12 md:px-6">
      <Wordmark />
      <div aria-hidden="true">
        <Bridge planks={PLANKS} label="" />
      </div>
      <div className="grid gap-8 md:grid-cols-2">
        {LOCALES.map((locale, index) => {
          const Heading = index === 0 ? 'h1' : 'h2'
          const copy = offlineCopy[locale]
          return (
            <section key={locale} lang={locale} className={`border-l-4 pl-5 ${HUES[locale]}`}>
              <Heading className="text-34">{copy.title}</Heading>
              <p className="mt-3 text-soft">{copy.text}</p>
              <p className="mt-5">
                {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- it leads to the page that was requested */}
                <a href="" className={buttonClasses(index === 0 ? 'primary' : 'secondary')}>
                  {copy.retry}
                </a>
              </p>
            </section>
          )
        })}
      </div>
      <section id="kept" hidden className="border-t border-line pt-6">
        <h2 className="text-20">
          {offlineCopy.en.kept} / <span lang="tr">{offlineCopy.tr.kept}</span>
        </h2>
        <ul className="mt-3 space-y-2" />
      </section>
      <script src={KEPT_DIALOGUES_SCRIPT} defer />
    </main>
  )
}
