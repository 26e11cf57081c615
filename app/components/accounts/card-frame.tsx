import type { ReactNode } from 'react'
import { signInCopy } from '#app/config/copy/sign-in.ts'
import { Bridge } from '../practice/bridge.tsx'
import { useCopy } from '../shell/locale.ts'

const PLANKS = Array.from({ length: 7 }, (_, index) => ({
  tone: 'laid' as const,
  language: index % 2 === 0 ? ('en' as const) : ('tr' as const),
}))

/** One column for what is asked; on a wide screen, beside it, what the account is for. */
export function CardFrame({ children }: { children: ReactNode }) {
  const copy = useCopy(signInCopy).aside
  return (
    <div className="mx-auto grid max-w-5xl lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-18">
      <div className="w-full max-w-md justify-self-center px-4 py-10 md:py-16 lg:justify-self-start lg:px-6">
        {children}
      </div>
      <aside className="hidden self-center border-l border-line py-12 pl-12 lg:block">
        <Bridge label={copy.bridge} planks={PLANKS.map((plank, index) => ({ ...plank, label: String(index + 1) }))} />
        <p className="display mt-8 text-26">{copy.title}</p>
        <p className="mt-2 text-soft">{copy.text}</p>
      </aside>
    </div>
  )
}
