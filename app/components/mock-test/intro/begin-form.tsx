import type { SubmissionResult } from '@conform-to/react'
import { useLocation, useNavigation } from 'react-router'
import { mockTestIntroCopy } from '#app/config/copy/mock-test-intro.ts'
import { PLACES } from '#app/config/navigation.ts'
import { FormFrame } from '../../forms/form-frame.tsx'
import { SubmitButton } from '../../forms/submit-button.tsx'
import { useCopy } from '../../shell/locale.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { RulesChoice } from './rules-choice.tsx'
import { StartingOverlay } from './starting-overlay.tsx'

interface Props {
  minutes: number
  /** 0 if the learner may start at any time. */
  cooldownDays: number
  lastResult: SubmissionResult | undefined
}

/**
 * Starts the test: a plain form, so that a press before hydration counts. Without JavaScript it is hidden: a test
 * that cannot be taken would use up the weekly one.
 */
export function BeginForm({ minutes, cooldownDays, lastResult }: Props) {
  const copy = useCopy(mockTestIntroCopy)
  const { pathname } = useLocation()
  const { state, formMethod, formAction } = useNavigation()
  const isStarting = state !== 'idle' && formMethod === 'POST' && formAction === pathname
  return (
    <div className="mt-8 hidden scripted:block">
      <FormFrame lastResult={lastResult}>
        <RulesChoice />
        <p className="measure mt-6">
          {copy.clock(minutes)} {cooldownDays > 0 && copy.cooldownAhead(cooldownDays)}
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <SubmitButton pending={copy.starting.title} className="max-md:w-full">
            {copy.begin}
          </SubmitButton>
          <ButtonLink to={PLACES.mockTest} look="secondary" className="max-md:w-full">
            {copy.cancel}
          </ButtonLink>
        </div>
      </FormFrame>
      <StartingOverlay isOpen={isStarting} />
    </div>
  )
}
