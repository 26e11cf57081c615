import { dialogueDeskCopy } from '#app/config/copy/dialogue-desk.ts'
import { publishingCopy } from '#app/config/copy/publishing.ts'
import { ConfirmPanel } from '../../admin/users/confirm-panel.tsx'
import { useCopy } from '../../shell/locale.ts'

export interface Named {
  id: number
  title: string
  isDraft: boolean
}

/** Whom publishing notifies: `audience` learners, or nobody if it was announced before. */
export interface Publishing extends Omit<Named, 'isDraft'> {
  news: 'new' | 'old' | 'none'
  audience: number
}

export interface Asked {
  removing: Named | null
  restoring: Named | null
  publishing: Publishing | null
  unpublishing: Named | null
  /** Why it failed. */
  problem: string | undefined
  answer: unknown
}

interface Props extends Asked {
  pathTo: (more?: Record<string, string>) => string
}

function useDeletion({ removing, restoring }: Asked) {
  const { confirm: copy } = useCopy(dialogueDeskCopy)
  if (removing) {
    return {
      ...removing,
      intent: 'delete',
      question: copy.delete(removing.title),
      warning: copy.deleteWarning,
      text: copy.deleteText,
      isDanger: true,
      button: copy.deleteButton,
    }
  }
  return (
    restoring && {
      ...restoring,
      intent: 'restore',
      question: copy.restore(restoring.title),
      warning: undefined,
      text: restoring.isDraft ? copy.restoreDraftText : copy.restoreText,
      isDanger: false,
      button: copy.restoreButton,
    }
  )
}

function usePublication({ publishing, unpublishing }: Asked) {
  const copy = useCopy(publishingCopy)
  if (publishing) {
    const { news, audience } = publishing
    const { practice, again, mockTest } = copy.dialogue
    const told = { new: practice(audience), old: again, none: mockTest }[news]
    return {
      ...publishing,
      intent: 'publish',
      question: copy.askPublish(publishing.title),
      warning: undefined,
      text: `${told} ${copy.asSaved}`,
      isDanger: false,
      button: copy.publish,
    }
  }
  return (
    unpublishing && {
      ...unpublishing,
      intent: 'unpublish',
      question: copy.askUnpublish(unpublishing.title),
      warning: undefined,
      text: copy.dialogue.unpublish,
      isDanger: true,
      button: copy.unpublish,
    }
  )
}

/** Confirms deleting, restoring, publishing or unpublishing a dialogue. */
export function Questions({ pathTo, ...props }: Props) {
  const { cancel } = useCopy(publishingCopy)
  const deletion = useDeletion(props)
  const publication = usePublication(props)
  const asked = deletion ?? publication
  if (!asked) return null
  const { id, intent, question, text, isDanger, button } = asked
  return (
    <ConfirmPanel
      key={`${intent} ${id} ${props.problem}`}
      title={question}
      warning={asked.warning}
      text={text}
      isDanger={isDanger}
      button={button}
      cancel={cancel}
      intent={intent}
      action={pathTo({ [intent]: String(id) })}
      cancelPath={pathTo()}
      problem={props.problem}
      answer={props.answer}
    />
  )
}
