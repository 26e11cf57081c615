import { ButtonLink } from '../../ui/button.tsx'

interface Waiting {
  title: string
  text: string
  finish: string
  attempts: { key: string; title: string; line: string; to: string; label: string }[]
}

/** Submitted attempts that await the learner's typed answers; renders nothing without any. */
export function WaitingAttempts({ waiting }: { waiting: Waiting | null }) {
  if (!waiting) return null
  return (
    <section aria-labelledby="waiting" className="mb-8 border-l-4 border-sun py-1 pl-4">
      <h2 id="waiting" className="text-20">
        {waiting.title}
      </h2>
      <p className="text-15 text-soft">{waiting.text}</p>
      <ul className="mt-2 max-w-3xl divide-y divide-line">
        {waiting.attempts.map(({ key, title, line, to, label }) => (
          <li key={key} className="flex items-center justify-between gap-4 py-3">
            <div className="min-w-0">
              <p className="font-semibold">{title}</p>
              <p className="text-15 text-soft">{line}</p>
            </div>
            <ButtonLink to={to} look="secondary" aria-label={label} className="shrink-0">
              {waiting.finish}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
