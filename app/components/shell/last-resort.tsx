import { isRouteErrorResponse } from 'react-router'
import { shellCopy } from '#app/config/copy/shell.ts'
import { HOME_PATH } from '#app/config/navigation.ts'
import { ButtonLink } from '../ui/button.tsx'
import { useCopy, useLocalPath } from './locale.ts'
import { BridgeMark } from './wordmark.tsx'

function Column({ title, text, children }: { title: string; text: string; children: React.ReactNode }) {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-start gap-4 px-4 py-18 md:px-6">
      <BridgeMark className="size-16" />
      <h1 className="text-34">{title}</h1>
      <p className="text-soft">{text}</p>
      {children}
    </div>
  )
}

export function NotFoundPage() {
  const copy = useCopy(shellCopy)
  const local = useLocalPath()
  return (
    <Column title={copy.notFound.title} text={copy.notFound.text}>
      <ButtonLink to={local(HOME_PATH)}>{copy.notFound.home}</ButtonLink>
    </Column>
  )
}

/** For refusals with a sentence of their own, and for crashes, which only have a reference. */
export function FailedPage({ sentence, requestId }: { sentence?: string; requestId?: string }) {
  const copy = useCopy(shellCopy)
  return (
    <Column title={copy.failed.title} text={sentence ?? copy.failed.text}>
      <ButtonLink to="" reloadDocument>
        {copy.failed.retry}
      </ButtonLink>
      {requestId && <p className="text-13 text-soft">{copy.failed.reference(requestId)}</p>}
    </Column>
  )
}

/** The sentence and reference of a refusal, where the server sent one. */
export function readRefusal(error: unknown): { sentence?: string; requestId?: string } {
  const body: unknown = isRouteErrorResponse(error) ? error.data : undefined
  if (typeof body !== 'object' || body === null) return {}
  return {
    ...('error' in body && typeof body.error === 'string' && { sentence: body.error }),
    ...('requestId' in body && typeof body.requestId === 'string' && { requestId: body.requestId }),
  }
}
