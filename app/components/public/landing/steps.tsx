import { landingCopy } from '#app/config/copy/landing.ts'
import { STEP_PICTURES } from '#app/config/landing-pictures.ts'
import { useCopy, useLocale } from '../../shell/locale.ts'
import { Section } from '../section.tsx'

/** A screenshot by scripts/brand/make-landing-pictures.mjs, in the reader's language and theme. */
function StepPicture({ name, alt }: { name: (typeof STEP_PICTURES.names)[number]; alt: string }) {
  const { folder, widths, sizes, width, height } = STEP_PICTURES
  const locale = useLocale()
  const file = (theme: string, pixels: number) => `${folder}/${name}-${locale}-${theme}-${pixels}.avif`
  const files = (theme: string) => widths.map((pixels) => `${file(theme, pixels)} ${pixels}w`).join(', ')
  return (
    <picture>
      <source srcSet={files('dark')} sizes={sizes} media="(prefers-color-scheme: dark)" />
      <img
        src={file('light', widths[0])}
        srcSet={files('light')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className="h-auto w-full max-w-90 rounded-card border border-line"
      />
    </picture>
  )
}

/** How a score is made: three steps, each with its screen. */
export function Steps({ dialogues }: { dialogues: number }) {
  const copy = useCopy(landingCopy).steps
  return (
    <Section id="steps" overline={copy.overline} title={copy.title}>
      <ol className="grid gap-x-8 gap-y-12 md:grid-cols-3">
        {copy.list.map(({ title, text, alt }, index) => {
          const name = STEP_PICTURES.names[index]
          return (
            <li key={title} className="flex flex-col">
              <h3 className="flex items-baseline gap-3 text-20">
                <span aria-hidden="true" className="step-plank">
                  {index + 1}
                </span>
                {title}
              </h3>
              <p className="mt-3 mb-6 text-soft">{text(dialogues)}</p>
              {name !== undefined && (
                <div className="mt-auto">
                  <StepPicture name={name} alt={alt} />
                </div>
              )}
            </li>
          )
        })}
      </ol>
      <p className="measure mt-10 text-15 text-soft">{copy.honest}</p>
    </Section>
  )
}
