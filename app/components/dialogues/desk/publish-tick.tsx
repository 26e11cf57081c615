import { dialogueTransferCopy } from '#app/config/copy/dialogue-transfer.ts'
import { useCopy } from '../../shell/locale.ts'

/** Whether what is imported is published at once. */
export function PublishTick() {
  const copy = useCopy(dialogueTransferCopy)
  return (
    <label className="mt-4 flex items-start gap-3 text-15">
      <input
        type="checkbox"
        name="publish"
        aria-describedby="publish-hint"
        className="mt-0.5 size-5 shrink-0 accent-accent"
      />
      <span>
        {copy.publish}
        <span id="publish-hint" className="measure block text-13 text-soft">
          {copy.publishHint}
        </span>
      </span>
    </label>
  )
}
