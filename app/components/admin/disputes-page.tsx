import { Form } from 'react-router'
import { DISPUTE_RATE_DAYS } from '#app/config/admin.ts'
import { adminPeopleCopy } from '#app/config/copy/admin-people.ts'
import { DISPUTES_PATH } from '#app/config/navigation.ts'
import { FORMAT_LOCALES, useCopy, useLocale } from '../shell/locale.ts'
import { Page } from '../shell/page.tsx'
import { useMoment } from '../shell/use-moment.ts'
import { Badge } from '../ui/badge.tsx'
import { Pager } from '../ui/pager.tsx'
import { DeskNav } from './desk-nav.tsx'
import { DESK_LINK, DeskCell, DeskRow, DeskRowTitle, DeskTable } from './desk-table.tsx'
import { ShowChoice } from './show-choice.tsx'

export interface ShownDispute {
  id: string
  dialogueTitle: string
  /** 0-based. */
  segmentIndex: number
  heard: string | null
  recogniser: 'openai' | 'browser' | 'typed' | null
  corrected: string
  /** Out of 45. */
  segment: { before: number; after: number }
  dialogue: { before: number; after: number }
  isSeen: boolean
  /** ISO 8601. */
  createdAt: string
}

interface Rate {
  dialogueId: number
  title: string
  disputes: number
  attempts: number
}

interface Props {
  disputes: ShownDispute[]
  rates: Rate[]
  openOnly: boolean
  timeZone: string
  older: string | undefined
  newest: string | undefined
}

const PER = 100

function useMarks() {
  const format = new Intl.NumberFormat(FORMAT_LOCALES[useLocale()], { maximumFractionDigits: 1 })
  return ({ before, after }: { before: number; after: number }) => ({
    before: format.format(before),
    after: format.format(after),
  })
}

function Words({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-3">
      <dt className="text-13 leading-6 text-soft">{name}</dt>
      <dd className="measure wrap-anywhere">{children}</dd>
    </div>
  )
}

function SeenForm({ dispute }: { dispute: ShownDispute }) {
  const copy = useCopy(adminPeopleCopy).disputes
  if (dispute.isSeen) {
    return (
      <p>
        <Badge>{copy.isSeen}</Badge>
      </p>
    )
  }
  return (
    // Posts to the current address, so the list's page stays.
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="seen" />
      <input type="hidden" name="id" value={dispute.id} />
      <button
        type="submit"
        aria-label={copy.seenOn(dispute.dialogueTitle, dispute.segmentIndex + 1)}
        className={`${DESK_LINK} text-15`}
      >
        {copy.seen}
      </button>
    </Form>
  )
}

function DisputeItem({ dispute, timeZone }: { dispute: ShownDispute; timeZone: string }) {
  const copy = useCopy(adminPeopleCopy).disputes
  const moment = useMoment(timeZone)
  const marks = useMarks()
  const { heard, corrected, recogniser } = dispute
  return (
    <li className="grid gap-x-8 gap-y-2 py-3 text-15 md:grid-cols-[16rem_minmax(0,1fr)_auto]">
      <div>
        <h3 className="text-15 font-semibold">
          {dispute.dialogueTitle}, {copy.segment(dispute.segmentIndex + 1)}
        </h3>
        <p className="text-13 text-soft">
          <time dateTime={dispute.createdAt}>{moment(dispute.createdAt)}</time>
          <br />
          {copy.recogniser}: {copy.recognisers[recogniser ?? 'unknown']}
        </p>
      </div>
      <dl className="grid content-start gap-y-1">
        <Words name={copy.heard}>{heard ?? <span className="text-soft">{copy.heardNothing}</span>}</Words>
        <Words name={copy.corrected}>
          <span className="font-semibold">{corrected}</span>
        </Words>
        <Words name={copy.marks}>
          <span className="tabular text-soft">
            {copy.segmentMarks(marks(dispute.segment))} · {copy.dialogueMarks(marks(dispute.dialogue))}
          </span>
        </Words>
      </dl>
      <SeenForm dispute={dispute} />
    </li>
  )
}

function Rates({ rates }: { rates: Rate[] }) {
  const copy = useCopy(adminPeopleCopy).disputes.rates
  const format = new Intl.NumberFormat(FORMAT_LOCALES[useLocale()], { maximumFractionDigits: 1 })
  const { columns } = copy
  if (rates.length === 0) return null
  return (
    <section aria-labelledby="rates-title" className="mt-10">
      <h2 id="rates-title" className="text-20">
        {copy.title}
      </h2>
      <p className="mt-1 text-15 text-soft">{copy.intro(DISPUTE_RATE_DAYS)}</p>
      <DeskTable
        labelledBy="rates-title"
        columns={[columns.dialogue, columns.disputes, columns.attempts, columns.rate]}
      >
        {rates.map(({ dialogueId, title, disputes, attempts }) => (
          <DeskRow key={dialogueId}>
            <DeskRowTitle>{title}</DeskRowTitle>
            <DeskCell name={columns.disputes}>{disputes}</DeskCell>
            <DeskCell name={columns.attempts}>{attempts}</DeskCell>
            <DeskCell name={columns.rate}>{format.format((disputes * PER) / attempts)}</DeskCell>
          </DeskRow>
        ))}
      </DeskTable>
    </section>
  )
}

/** /admin/disputes: where learners report that the transcript is wrong. */
export function DisputesPage({ disputes, rates, openOnly, timeZone, older, newest }: Props) {
  const copy = useCopy(adminPeopleCopy).disputes
  return (
    <Page title={copy.title} subtitle={copy.subtitle}>
      <DeskNav />
      <p className="measure text-15 text-soft">{copy.privacy}</p>
      <div className="mt-3">
        <ShowChoice
          label={copy.showLabel}
          choices={[
            { to: `${DISPUTES_PATH}?show=open`, label: copy.show.open, isCurrent: openOnly },
            { to: DISPUTES_PATH, label: copy.show.all, isCurrent: !openOnly },
          ]}
        />
      </div>
      <h2 className="sr-only">{copy.title}</h2>
      {disputes.length === 0 ? (
        <p className="mt-4 text-soft">{openOnly ? copy.noneOpen : copy.none}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line border-y border-line">
          {disputes.map((dispute) => (
            <DisputeItem key={dispute.id} dispute={dispute} timeZone={timeZone} />
          ))}
        </ul>
      )}
      <Pager older={{ to: older, label: copy.older }} newest={{ to: newest, label: copy.newest }} />
      <Rates rates={rates} />
    </Page>
  )
}
