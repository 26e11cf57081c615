import { Lock } from 'lucide-react'
import { href } from 'react-router'
import { draftCopy } from '#app/config/copy/draft.ts'
import { mockTestMenuCopy } from '#app/config/copy/mock-test-menu.ts'
import { UPGRADE_PATH } from '#app/config/navigation.ts'
import type { TemplateItem } from '#app/models/mock-test/menu-view.ts'
import { GuestLink } from '../../dialogues/guest-prompt.tsx'
import { useTopicName } from '../../dialogues/topic-name.ts'
import { useCopy } from '../../shell/locale.ts'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink, buttonClasses } from '../../ui/button.tsx'
import { LevelBadge } from './level-badge.tsx'
import { TwoSpans } from './two-spans.tsx'

interface Props {
  template: TemplateItem
  isGuest: boolean
}

function Way({ template, isGuest }: Props) {
  const copy = useCopy(mockTestMenuCopy).card
  const { id, title, isLocked } = template
  const path = href('/mock-test/exam/:templateId', { templateId: String(id) })
  if (isLocked) {
    return (
      <ButtonLink to={UPGRADE_PATH} look="secondary" className="ml-auto" aria-label={`${copy.upgrade}: ${title}`}>
        <Lock aria-hidden="true" strokeWidth={1.75} className="size-4" />
        {copy.upgrade}
      </ButtonLink>
    )
  }
  const label = `${copy.open}: ${title}`
  return isGuest ? (
    <GuestLink variant="mock-test" to={path} label={label} className={buttonClasses('primary', 'ml-auto')}>
      {copy.open}
    </GuestLink>
  ) : (
    <ButtonLink to={path} className="ml-auto" aria-label={label}>
      {copy.open}
    </ButtonLink>
  )
}

/** One available test. */
export function TemplateRow({ template, isGuest }: Props) {
  const copy = useCopy(mockTestMenuCopy).card
  const { id, title, titleLanguage, description, descriptionLanguage, category, level, accessLevel } = template
  const { durationMinutes, dialogueCount, segmentCount } = template
  const { draft } = useCopy(draftCopy)
  const titleId = `template-${id}-title`
  const nameOf = useTopicName()
  return (
    <li className="border-b border-line">
      <article aria-labelledby={titleId} className="flex h-full flex-col py-5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-soft">
          <LevelBadge level={level} />
          <Badge look={accessLevel === 'premium' ? 'pro' : 'neutral'}>{copy.access[accessLevel]}</Badge>
          <span>{nameOf(category)}</span>
          {template.isDraft && <Badge look="warning">{draft}</Badge>}
        </p>
        <h3 id={titleId} lang={titleLanguage} className="mt-1 text-20">
          {title}
        </h3>
        <p lang={descriptionLanguage} className="mt-1 mb-3 text-15 text-soft">
          {description}
        </p>
        <TwoSpans
          segmentCount={segmentCount}
          dialogueCount={dialogueCount}
          className="mt-auto mb-3 h-4 w-full max-w-80"
        />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="tabular flex flex-wrap gap-x-3 text-13 text-soft">
            <span>{copy.minutes(durationMinutes)}</span>
            <span>{copy.dialogues(dialogueCount)}</span>
            <span>{copy.segments(segmentCount)}</span>
          </p>
          <Way template={template} isGuest={isGuest} />
        </div>
      </article>
    </li>
  )
}
