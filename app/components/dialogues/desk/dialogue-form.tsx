import { type SubmissionResult, useForm } from '@conform-to/react'
import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { dialogueDeskCopy } from '#app/config/copy/dialogue-desk.ts'
import { STANDARD_WORDS } from '#app/config/dialogues.ts'
import { sourceWords } from '#app/models/dialogues/content-rules.ts'
import {
  type DraftValues,
  nextSegment,
  readDraft,
  readSegment,
  readValues,
} from '#app/models/dialogues/draft-values.ts'
import type { SegmentGuidance } from '#app/models/dialogues/guidance.ts'
import { keepGuidance } from '#app/models/dialogues/kept-guidance.ts'
import { keepUnits } from '#app/models/dialogues/kept-units.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import { DeskForm } from '../../admin/desk-form.tsx'
import type { DraftEntry } from '../../browser-storage/drafts.ts'
import { isTyped } from '../../drafts/desk-draft.ts'
import { useCopy } from '../../shell/locale.ts'
import { useScrollRoom } from '../../shell/use-scroll-room.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { BasicFields } from './basic-fields.tsx'
import { ContentAdvice } from './content-advice.tsx'
import { EditorKeys } from './editor/editor-keys.tsx'
import { KeepEdit } from './editor/keep-edit.tsx'
import { LostPartsNote } from './editor/lost-parts.tsx'
import { SegmentFields } from './segment-fields.tsx'
import type { Stale } from './stale-choice.tsx'

/** The saved segments with their units of meaning, and what an examiner says of each: no field changes them. */
export interface StoredParts {
  segments: readonly Segment[]
  guidance: readonly SegmentGuidance[]
}

const NOTHING_STORED: StoredParts = { segments: [], guidance: [] }

interface Props {
  /** The action's result; plain JSON, so it also arrives without JavaScript. */
  lastResult: SubmissionResult | undefined
  defaultValue: DraftValues
  action: string
  /** Address that leaves the edit; undefined if nothing is being edited. */
  cancelPath?: string | undefined
  /** Address of the same form, empty. */
  clearPath: string
  stale?: Stale | undefined
  /** The full form, whose text is kept on the server; null for the simple one of /admin. */
  editor: {
    dialogueId: number | null
    revision: number
    isPublished: boolean
    stored: StoredParts
  } | null
}

/** Adds or edits a dialogue. Segments are added, moved and removed by submit buttons, so no script is needed. */
export function DialogueForm({ lastResult, defaultValue, action, stale, editor, ...paths }: Props) {
  const copy = useCopy(dialogueDeskCopy)
  const isEdit = paths.cancelPath !== undefined
  const element = useRef<HTMLFormElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  useScrollRoom(bar)
  const [form, fields] = useForm<DraftValues>({
    id: 'dialogue',
    lastResult: lastResult ?? null,
    defaultValue,
    shouldDirtyConsider: isTyped,
  })
  // No rest element: the getters create their fields on access.
  const { segments } = fields
  const rows = segments.getFieldList()
  const draft = readDraft(form.value ?? defaultValue)
  const { segments: stored, guidance } = editor?.stored ?? NOTHING_STORED
  const units = keepUnits({ stored, drafted: draft.segments })
  const examined = keepGuidance({ stored, guidance, drafted: draft.segments })
  const isBusy = useNavigation().formAction === action
  useNewSegmentFocus({ element, count: rows.length })
  const alert = form.errors?.[0] ?? segments.errors?.[0]
  /** Adds as many segments as the draft has, in one call; their values are restored afterwards. */
  const addRows = (entries: readonly DraftEntry[]) => {
    const numbers = entries.map(([key]) => Number(/^segments\[(\d+)\]/.exec(key)?.[1] ?? -1))
    const rowsWanted = [...defaultValue.segments]
    while (rowsWanted.length <= Math.max(...numbers)) rowsWanted.push(nextSegment(rowsWanted))
    if (rowsWanted.length > rows.length) form.update({ value: { ...defaultValue, segments: rowsWanted } })
  }
  const move = (from: number, to: number) => form.reorder.getButtonProps({ name: segments.name, from, to })
  return (
    <DeskForm
      form={form}
      version={fields.version}
      action={action}
      lastResult={lastResult}
      alert={alert}
      failed={copy.failed[isEdit ? 'update' : 'create']}
      leave={editor ? null : copy.leave}
      stale={stale}
      element={element}
      draft={{ prepare: addRows, rows: rows.length }}
    >
      {editor && <EditorKeys element={element} />}
      <div className="gap-x-12 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div>
          <BasicFields fields={fields} isFull={editor !== null} counted={sourceWords(draft.segments)} />
          <h2 className="mt-4 mb-3 text-20">{copy.segments}</h2>
          <ol className="space-y-6">
            {rows.map((meta, index) => (
              <SegmentFields
                // The server gives an added segment no key yet.
                key={meta.key ?? meta.name}
                meta={meta}
                index={index}
                count={rows.length}
                current={units.segments[index] ?? readSegment(undefined)}
                guidance={examined.guidance[index] ?? null}
                wordsMax={STANDARD_WORDS[draft.level].most}
                buttons={{
                  up: move(index, index - 1),
                  down: move(index, index + 1),
                  remove: form.remove.getButtonProps({ name: segments.name, index }),
                }}
              />
            ))}
          </ol>
          <Button
            type="submit"
            look="secondary"
            className="mt-6"
            data-key="add"
            {...form.insert.getButtonProps({ name: segments.name, defaultValue: nextSegment(draft.segments) })}
          >
            <Plus aria-hidden="true" strokeWidth={1.75} className="size-5" />
            {copy.addSegment}
          </Button>
        </div>
        <div className="mt-8 self-start lg:sticky lg:top-20 lg:mt-0 lg:max-h-[calc(100dvh-11rem)] lg:overflow-y-auto">
          {editor && <LostPartsNote units={units.lost} guidance={examined.lost} />}
          <ContentAdvice draft={draft} />
        </div>
      </div>
      <div
        ref={bar}
        className="mt-8 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-paper py-3 md:sticky md:bottom-0"
      >
        <Button type="submit" disabled={isBusy} data-key="save">
          {isBusy ? copy.saving : isEdit ? copy.update : copy.save}
        </Button>
        {editor && (
          <KeepEdit
            dialogueId={editor.dialogueId}
            revision={editor.revision}
            isPublished={editor.isPublished}
            element={element}
            values={JSON.stringify(readValues(form.value ?? defaultValue))}
            action={action}
            version={defaultValue.version}
            answer={lastResult}
          />
        )}
        <span className="ml-auto flex flex-wrap gap-x-3">
          {paths.cancelPath !== undefined && (
            <ButtonLink look="quiet" to={paths.cancelPath} reloadDocument={!editor}>
              {copy.cancel}
            </ButtonLink>
          )}
          <ButtonLink look="quiet" to={paths.clearPath} reloadDocument>
            {copy.clear}
          </ButtonLink>
        </span>
      </div>
    </DeskForm>
  )
}

/** Focuses the segment that was just added. */
function useNewSegmentFocus({ element, count }: { element: React.RefObject<HTMLFormElement | null>; count: number }) {
  const before = useRef(count)
  useEffect(() => {
    if (count > before.current) element.current?.querySelector<HTMLElement>(`#segment-${count} [data-first]`)?.focus()
    before.current = count
  }, [element, count])
}
