import { Link } from '../../../ui/link.tsx'
import { dialogueDeskCopy } from '#app/config/copy/dialogue-desk.ts'
import { insightCopy } from '#app/config/copy/insight.ts'
import { editorPath } from '#app/config/navigation.ts'
import type { SegmentInsight } from '#app/models/dialogues/insight/insight.ts'
import { spokenLanguage } from '#app/models/dialogues/language.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import { DESK_LINK, DeskRow, DeskRowTitle, DeskTable } from '../../../admin/desk-table.tsx'
import { useCopy } from '../../../shell/locale.ts'
import { Page } from '../../../shell/page.tsx'
import { InsightCells, useInsightColumns } from './insight-cells.tsx'
import { BackToEditor } from '../back-to-editor.tsx'

interface Props {
  id: number
  title: string
  segments: (Pick<Segment, 'speaker' | 'text'> & { insight: SegmentInsight | null })[]
}

const HUE = { English: 'text-english', Turkish: 'text-turkish' }

/** /admin/dialogues/:id/insight: how learners fare with each segment. */
export function InsightPage({ id, title, segments }: Props) {
  const copy = useCopy(insightCopy)
  const desk = useCopy(dialogueDeskCopy)
  const columns = useInsightColumns()
  return (
    <Page title={copy.title} subtitle={title}>
      <BackToEditor id={id} label={copy.back} />
      <h2 id="insight-title" className="text-20">
        {desk.segments}
      </h2>
      <p className="measure mt-1 text-15 text-soft">{copy.intro}</p>
      <DeskTable labelledBy="insight-title" columns={[copy.columns.segment, ...columns]}>
        {segments.map(({ speaker, text, insight }, index) => (
          <DeskRow key={`${index} ${text}`}>
            <DeskRowTitle className="md:max-w-md">
              <span className="block">
                <Link
                  to={`${editorPath(id)}#segment-${index + 1}`}
                  aria-label={copy.editSegment(index + 1)}
                  className={`${DESK_LINK} tabular ${HUE[speaker]}`}
                >
                  {desk.segment(index + 1)}
                </Link>
              </span>
              <span lang={spokenLanguage({ speaker })} className="line-clamp-2 font-normal">
                {text}
              </span>
            </DeskRowTitle>
            <InsightCells insight={insight} />
          </DeskRow>
        ))}
      </DeskTable>
    </Page>
  )
}
