import { type ComponentType, lazy, useEffect } from 'react'

export interface LogOutProps {
  /** Signs out by the plain form. */
  sendPlainly: () => void
  onStay: () => void
}

// A separate file, so that pages preload only this one and not the chunks behind it.

/** If the chunks cannot be loaded, the plain form still signs out. */
function PlainLogOut({ sendPlainly }: LogOutProps) {
  useEffect(sendPlainly, [sendPlainly])
  return null
}

export async function loadLogOut(): Promise<{ default: ComponentType<LogOutProps> }> {
  try {
    return { default: (await import('./log-out-steps.tsx')).LogOutSteps }
  } catch {
    return { default: PlainLogOut }
  }
}

const Steps = lazy(loadLogOut)

export function LazyLogOut(props: LogOutProps) {
  return <Steps {...props} />
}
