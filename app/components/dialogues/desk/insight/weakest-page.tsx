import { Link } from '../../../ui/link.tsx'
import { insightCopy } from '#app/config/copy/insight.ts'
import { editorPath, INSIGHT_PATH } from '#app/config/navigation.ts'
import { type SegmentInsight, WEAKNESSES, type Weakness } from '#app/models/dialogues/insight/insight.ts'
import { spokenLanguage } from '#app/models/dialogues/language.ts'
import type { Segment } from '#app/models/dialogues/segment.ts'
import { DeskNav } from '../../../admin/desk-nav.tsx'
import { DESK_LINK, DeskRow, DeskRowTitle, DeskTable } from '../../../admin/desk-table.tsx'
import { ShowChoice } from '../../../admin/show-choice.tsx'
import { useCopy } from '../../../shell/locale.ts'
import { Page } from '../../../shell/page.tsx'
import { InsightCells, useInsightColumns } from './insight-cells.tsx'

interface Props {
  by: Weakness
  rows: (Pick<Segment, 'speaker' | 'text'> & { title: string; insight: SegmentInsight })[]
}

/** /admin/insight: the segments of the library that need attention. */
export function WeakestPage({ by, rows }: Props) {
  const copy = useCopy(insightCopy)
  const columns = useInsightColumns()
  const choices = WEAKNESSES.map((one) => ({
    to: one === 'lost' ? INSIGHT_PATH : `${INSIGHT_PATH}?by=${one}`,
    label: copy.by[one],
    isCurrent: one === by,
  }))
  return (
    <Page title={copy.title} subtitle={copy.weakest}>
      <DeskNav />
      <h2 id="weakest-title" className="text-20">
        {copy.weakest}
      </h2>
      <p className="measure mt-1 text-15 text-soft">{copy.weakestIntro}</p>
      <ShowChoice label={copy.rank} choices={choices} />
      {rows.length === 0 ? (
        <p className="mt-3">{copy.none}</p>
      ) : (
        <DeskTable labelledBy="weakest-title" columns={[copy.columns.segment, ...columns]}>
          {rows.map(({ title, speaker, text, insight }) => (
            <DeskRow key={`${insight.dialogueId} ${insight.segmentIndex}`}>
              <DeskRowTitle className="md:max-w-md">
                <span className="block">
                  <Link
                    to={`${editorPath(insight.dialogueId)}#segment-${insight.segmentIndex + 1}`}
                    className={DESK_LINK}
                  >
                    {copy.where(title, insight.segmentIndex + 1)}
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
      )}
    </Page>
  )
}
