import { founderStoryCopy } from '#app/config/copy/founder-story.ts'
import { landingCopy } from '#app/config/copy/landing.ts'
import { useCopy } from '../../shell/locale.ts'
import { COLUMN, SectionHeading } from '../section.tsx'

// Turkish first: the story was told in Turkish.
const LANGUAGES = ['tr', 'en'] as const
const LOOKS = { tr: 'story-tr', en: 'story-en' }

/** The story in both languages; two radio buttons and styles/story.css switch between them without script. */
export function FounderStory() {
  const { story } = useCopy(landingCopy)
  return (
    <section aria-labelledby="story-title" className={COLUMN}>
      <div className="story border-t border-line py-12 md:grid md:grid-cols-[2fr_3fr] md:gap-x-12 md:py-18">
        <div>
          <SectionHeading id="story" overline={story.overline} title={story.title} />
          <fieldset className="mt-6 inline-flex rounded-control border border-line p-1">
            <legend className="sr-only">{story.language}</legend>
            {LANGUAGES.map((language) => (
              <label key={language} lang={language} className="story-choice">
                <input
                  type="radio"
                  name="story"
                  value={language}
                  defaultChecked={language === 'tr'}
                  className={`sr-only ${LOOKS[language]}-chosen`}
                />
                {story.languages[language]}
              </label>
            ))}
          </fieldset>
        </div>
        {LANGUAGES.map((language) => (
          <div key={language} lang={language} className={`${LOOKS[language]} measure max-md:mt-8`}>
            {founderStoryCopy[language].map((paragraph, index) => (
              <p key={paragraph} className={index === 0 ? 'text-20 leading-8' : 'mt-4'}>
                {paragraph}
              </p>
            ))}
            <p className="mt-6 text-15 text-soft">{landingCopy[language].story.signed}</p>
          </div>
        ))}
      </div>
    </section>
  )
}
