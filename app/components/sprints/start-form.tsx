import type { FormEvent } from 'react'
import { Form } from 'react-router'
import { sprintsCopy } from '#app/config/copy/sprints.ts'
import { SPRINT_MINUTES } from '#app/config/sprints.ts'
import { readSprintOptions, SPEEDS, SPRINT_LEVELS, type SprintOptions } from '#app/models/sprints/options.ts'
import { WORD_DIRECTIONS } from '#app/models/vocabulary/drill/direction.ts'
import { Choices } from '../forms/choices.tsx'
import { useCopy } from '../shell/locale.ts'
import { Button } from '../ui/button.tsx'

interface Props {
  options: SprintOptions
  /** The sprint that starts without script. */
  seed: number
  onStart: (options: SprintOptions) => void
}

function readForm(form: HTMLFormElement): SprintOptions {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') query.set(name, value)
  return readSprintOptions(query)
}

/** What to choose before a sprint. Without script it leads to the first question. */
export function StartForm({ options, seed, onStart }: Props) {
  const copy = useCopy(sprintsCopy).options
  function start(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onStart(readForm(event.currentTarget))
  }
  return (
    <Form onSubmit={start} className="mx-auto max-w-lg space-y-6">
      <input type="hidden" name="seed" value={seed} />
      <Choices
        name="direction"
        label={copy.direction}
        choices={WORD_DIRECTIONS.toReversed()}
        chosen={options.direction}
        nameOf={(direction) => copy.directions[direction]}
      />
      <Choices
        name="level"
        label={copy.level}
        choices={SPRINT_LEVELS}
        chosen={options.level}
        nameOf={(level) => copy.levels[level]}
      />
      <Choices
        name="speed"
        label={copy.speed}
        choices={SPEEDS}
        chosen={options.speed}
        nameOf={(speed) => copy.speeds[speed]}
      />
      <Choices
        name="minutes"
        label={copy.minutes}
        choices={SPRINT_MINUTES}
        chosen={options.minutes}
        nameOf={copy.minutesCount}
      />
      <Button type="submit" className="w-full">
        {copy.start}
      </Button>
    </Form>
  )
}
