import { type ReactNode, useEffect, useRef } from 'react'
import { Form, href } from 'react-router'
import { memoryCopy } from '#app/config/copy/memory.ts'
import { MEMORY_PATH } from '#app/config/navigation.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import { stands } from '#app/models/memory/ladder.ts'
import type { TryPlace } from '#app/models/memory/try-step.ts'
import { useCopy } from '../shell/locale.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { PlayOnce } from './play-once.tsx'
import { UnitTicks } from './unit-ticks.tsx'

export interface TryPageProps {
  passage: { id: string; language: Language; text: string; translation: string; units: string[] }
  place: TryPlace
  /** Of the try that this one becomes. */
  tryId: string
  /** Where to go from here: the next passage of the ladder. */
  next: string | null
  onDevice: boolean
}

function Step({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Each step is a page of its own to a screen reader.
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-26 outline-none">
        {title}
      </h2>
      {text !== undefined && <p className="mt-1 mb-6 text-soft">{text}</p>}
      {children}
    </>
  )
}

function Quote({ label, lang, children }: { label: string; lang: Language; children: string }) {
  return (
    <figure className={`mb-6 border-l-4 pl-4 ${lang === 'en' ? 'border-english' : 'border-turkish'}`}>
      <figcaption className="text-13 text-soft">{label}</figcaption>
      <blockquote lang={lang}>{children}</blockquote>
    </figure>
  )
}

function Done({ passage, place, next }: TryPageProps) {
  const copy = useCopy(memoryCopy).steps.done
  const units = passage.units.length
  const { repeated, interpreted } = place
  const isStanding = stands({ units, repeated, interpreted })
  return (
    <Step title={isStanding ? copy.stands : copy.falls} text={copy.rule}>
      <p role="status" className="tabular">
        {copy.repeated(repeated, units)}
        <br />
        {copy.interpreted(interpreted, units)}
      </p>
      {next !== null && (
        <ButtonLink to={href('/memory/:passage', { passage: next })} className="mt-6 w-full">
          {copy.next}
        </ButtonLink>
      )}
    </Step>
  )
}

/** A step of a try, as a plain form: listen, say it back, tick, interpret, tick. */
export function TryPage(props: TryPageProps) {
  const copy = useCopy(memoryCopy)
  const { passage, place, tryId, onDevice } = props
  const { language, text, translation, units } = passage
  const target: Language = language === 'en' ? 'tr' : 'en'
  const path = href('/memory/:passage', { passage: passage.id })
  const { steps } = copy
  const sound = (
    <PlayOnce
      url={href('/api/memory/:passage/speech', { passage: passage.id })}
      text={text}
      language={language}
      onDevice={onDevice}
      mayRepeat={place.step === 'shadow'}
    />
  )
  return (
    <section data-clear-foot className="mx-auto max-w-lg">
      {place.step === 'shadow' && (
        <Step title={steps.shadow.title} text={steps.shadow.text}>
          {sound}
          <ButtonLink
            look="secondary"
            to={props.next === null ? MEMORY_PATH : href('/memory/:passage', { passage: props.next })}
            className="mt-4 w-full"
          >
            {steps.shadow.next}
          </ButtonLink>
        </Step>
      )}
      {place.step === 'listen' && (
        <Step title={steps.listen.title} text={steps.listen.text[language]}>
          {sound}
          <ButtonLink look="secondary" to={`${path}?step=repeat`} className="mt-4 w-full">
            {steps.listen.next}
          </ButtonLink>
        </Step>
      )}
      {place.step === 'repeat' && (
        <Step title={steps.repeat.title} text={steps.repeat.text}>
          <Form action={path}>
            <input type="hidden" name="step" value="interpret" />
            <UnitTicks units={units} language={language} />
            <Button type="submit" className="mt-6 w-full">
              {steps.repeat.next}
            </Button>
          </Form>
        </Step>
      )}
      {place.step === 'interpret' && (
        <Step title={steps.interpret.title[target]} text={steps.interpret.text}>
          <ButtonLink to={`${path}?step=mark&repeated=${place.repeated}`} className="w-full">
            {steps.interpret.next}
          </ButtonLink>
        </Step>
      )}
      {place.step === 'mark' && (
        <Step title={steps.mark.title} text={steps.mark.text}>
          <Quote label={steps.mark.model} lang={target}>
            {translation}
          </Quote>
          <Form method="post" action={path}>
            <input type="hidden" name="id" value={tryId} />
            <input type="hidden" name="repeated" value={place.repeated} />
            <UnitTicks units={units} language={language} />
            <Button type="submit" className="mt-6 w-full">
              {steps.mark.next}
            </Button>
          </Form>
        </Step>
      )}
      {place.step === 'done' && <Done {...props} />}
      <p className="mt-8">
        <ButtonLink look="quiet" to={MEMORY_PATH} className="-ml-2">
          {copy.back}
        </ButtonLink>
      </p>
    </section>
  )
}
