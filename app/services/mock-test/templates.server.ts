import type { Locale } from '#app/config/copy/locale.ts'
import { AppError } from '#app/errors.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import { canPractise, seesDrafts } from '#app/models/dialogues/dialogue-access.ts'
import { wordsIn } from '#app/models/dialogues/dialogue-words.ts'
import type { TemplateDetails, TemplateView } from '#app/models/mock-test/exam-view.ts'
import { findTemplate, listTemplates, type Template } from '#app/models/mock-test/template.server.ts'

function toView(template: Template, user: CurrentUser | undefined): TemplateView {
  const { dialogue1, dialogue2, ...columns } = template
  return {
    ...columns,
    dialogue1Id: dialogue1.id,
    dialogue2Id: dialogue2.id,
    dialogueCount: 2,
    segmentCount: dialogue1.segmentCount + dialogue2.segmentCount,
    userCanAccess: canPractise({ dialogue: template, user, now: new Date() }),
  }
}

/** With title and description in the reader's language, or in English. */
export function inLanguage(template: TemplateView, locale: Locale): TemplateView {
  const { title, description } = wordsIn(template, locale)
  return { ...template, title, description }
}

/** The mock tests that can be taken; guests see them too. */
export async function loadTemplates(user: CurrentUser | undefined): Promise<TemplateView[]> {
  return (await listTemplates({ orDrafts: seesDrafts(user) })).map((template) => toView(template, user))
}

/**
 * A mock test before it starts, without any text from its dialogues.
 *
 * @throws AppError NOT_FOUND
 */
export async function getTemplate(options: {
  templateId: number
  user: CurrentUser | undefined
}): Promise<TemplateDetails> {
  const { templateId: id, user } = options
  const template = await findTemplate({ id, orDrafts: seesDrafts(user) })
  if (!template) throw new AppError('NOT_FOUND', (copy) => copy.templateNotFound)
  const { dialogue1, dialogue2 } = template
  return { template: toView(template, user), dialogue1, dialogue2 }
}
