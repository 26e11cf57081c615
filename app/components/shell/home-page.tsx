import { shellCopy } from '#app/config/copy/shell.ts'
import { Bridge, type Plank } from '../practice/bridge.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { useCopy } from './locale.ts'

// A crossing in the middle of its dialogue: turns alternate, the first planks are laid.
const PLANKS = 13
const LAID = 6

function planks(label: (number: number) => string): Plank[] {
  return Array.from({ length: PLANKS }, (_, index) => ({
    tone: index < LAID ? 'laid' : index === LAID ? 'current' : 'open',
    language: index % 2 === 0 ? 'en' : 'tr',
    label: label(index + 1),
  }))
}

export function HomePage() {
  const copy = useCopy(shellCopy).home
  return (
    <div className="mx-auto max-w-5xl px-4 md:px-6">
      <section className="grid items-center gap-8 py-12 md:py-18 lg:grid-cols-[3fr_2fr]">
        <div>
          <h1 className="text-34 md:text-46">{copy.title}</h1>
          <p className="measure mt-4 text-20 text-soft">{copy.lead}</p>
          <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2">
            <ButtonLink to="/practice/sample">{copy.start}</ButtonLink>
            <span className="text-15 text-soft">{copy.startHint}</span>
          </p>
        </div>
        <Bridge planks={planks(copy.bridgePlank)} label={copy.bridge} />
      </section>
      <section className="border-t border-line py-12">
        <h2 className="text-26">{copy.stepsTitle}</h2>
        <ol className="mt-6 grid gap-8 md:grid-cols-3">
          {copy.steps.map((step, index) => (
            <li key={step.title}>
              <p aria-hidden="true" className="display text-34 text-accent">
                {index + 1}
              </p>
              <h3 className="mt-1 text-20">{step.title}</h3>
              <p className="mt-1 text-soft">{step.text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="border-t border-line py-12">
        <h2 className="text-26">{copy.honestTitle}</h2>
        <p className="measure mt-3">{copy.honest}</p>
      </section>
    </div>
  )
}
