import type { Locale } from '#app/config/copy/locale.ts'
import { mockTestResultsCopy } from '#app/config/copy/mock-test-results.ts'
import { mockTestVerdictCopy } from '#app/config/copy/mock-test-verdict.ts'
import { reportCopy } from '#app/config/copy/report.ts'
import { scoreReportCopy } from '#app/config/copy/score-report.ts'
import { topicName, topicsCopy } from '#app/config/copy/topics.ts'
import { shellCopy } from '#app/config/copy/shell.ts'
import { PASS_MARKS } from '#app/config/scoring.ts'
import type { CurrentUser } from '#app/models/accounts/current-user.ts'
import { titleIn } from '#app/models/dialogues/dialogue-words.ts'
import { dialogueAt } from '#app/models/mock-test/attempt-state.ts'
import type { MockTestResults, ResultsDialogue } from '#app/models/mock-test/results-view.ts'
import { templateTitleIn } from '#app/models/mock-test/template-title.ts'
import { dateWriter } from '#app/models/progress/local-time.ts'
import type { Report, ReportDialogue } from '#app/models/scoring/report.ts'
import { describeCostliest, marksIn, type ReportLanguages } from '../scoring/describe-lines.ts'
import { describeDialogue } from '../scoring/describe-report.ts'
import { renderReport } from '../scoring/render-report.server.ts'
import { loadResults } from './load-results.server.ts'

interface Options extends ReportLanguages {
  user: CurrentUser
  mockTestId: number
  signal?: AbortSignal
}

function describeScore({ official, summary, markedBy }: MockTestResults, locale: Locale): Report['score'] {
  const copy = mockTestResultsCopy[locale]
  const { marks } = marksIn(locale)
  const score = copy.outOf(marks(summary.totalScore), summary.maxPossibleScore)
  const { autoFail: lead, autoFailNote: text } = scoreReportCopy[locale]
  return {
    label: copy.score,
    text: `${score} · ${copy.percentage(marks(summary.percentage))}`,
    verdict:
      markedBy === 'learner'
        ? copy.own.badge
        : mockTestVerdictCopy[locale].verdict[official.passed ? 'pass' : 'notYet'],
    passed: official.passed,
    sentence: null,
    notes: official.autoFailed.map((slot) => ({ lead: copy.inDialogue(slot, lead), text })),
  }
}

function officialRemark({ official, officialLine }: MockTestResults, locale: Locale): string[] {
  const copy = mockTestResultsCopy[locale]
  const { marks, minus } = marksIn(locale)
  const margins = official.margins.map((margin, index) =>
    copy.margin({
      dialogue: index + 1,
      marks: marks(official.dialogues[index] ?? 0),
      margin: margin >= 0 ? `+${marks(margin)}` : minus(-margin),
      needed: PASS_MARKS,
    }),
  )
  return [officialLine, ...margins]
}

function rulesRemark({ rules }: MockTestResults['mockTest'], locale: Locale): string[] {
  const copy = mockTestResultsCopy[locale].rules
  const { marks, minus } = marksIn(locale)
  const { interpretingMinutes, budgetMinutes, freeRepeats: free } = rules
  if (!rules.realRules) return [copy.guided]
  const repeats = rules.repeats.map((count, index) => {
    const taken = rules.repeatDeductions[index] ?? 0
    return copy.repeats({ dialogue: index + 1, repeats: count, free, deduction: taken > 0 ? minus(taken) : null })
  })
  if (interpretingMinutes === null || budgetMinutes === null) return repeats
  const over = rules.overBudget ? [copy.overBudget(budgetMinutes)] : []
  return [...repeats, copy.minutes(marks(interpretingMinutes), budgetMinutes), ...over]
}

function describeRemarks(results: MockTestResults, locale: Locale): Report['remarks'] {
  const copy = mockTestResultsCopy[locale]
  const { mockTest, selfReported, markedBy } = results
  const { ranOut, notHandedIn } = mockTest
  const missing = notHandedIn > 0 ? [ranOut ? copy.ranOut : copy.endedEarly(notHandedIn)] : []
  const own = markedBy === 'learner' ? [copy.own.lead, copy.own.note] : []
  const notes = [...own, ...missing, ...(selfReported ? [copy.selfReportedText] : [])]
  return [
    { title: copy.official, items: officialRemark(results, locale) },
    { title: copy.rules.chosen(mockTest.rules.realRules), items: rulesRemark(mockTest, locale) },
    ...(notes.length > 0 ? [{ title: copy.noteTitle, items: notes }] : []),
  ]
}

function describeOne(
  dialogue: ResultsDialogue,
  { mockTest }: MockTestResults,
  languages: ReportLanguages,
): ReportDialogue {
  const { locale } = languages
  const copy = mockTestResultsCopy[locale]
  const { slot, evaluation, lines } = dialogue
  const { total, repeats, repeatDeduction } = dialogueAt([mockTest.dialogue1Results, mockTest.dialogue2Results], slot)
  const further = { label: copy.rules.sheet(repeats, mockTest.rules.freeRepeats), deduction: repeatDeduction, total }
  const described = describeDialogue({
    title: copy.review.dialogue(slot, titleIn(dialogue, locale)),
    evaluation,
    segments: lines,
    ...languages,
    ...(repeatDeduction > 0 && { further }),
  })
  if (repeatDeduction === 0) return described
  const { marks, minus } = marksIn(locale)
  const { language, text } = described.advice
  const after = copy.rules.after(minus(repeatDeduction), marks(total))
  return { ...described, advice: { language, text: `${text} ${after}` } }
}

function describeNext({ dialogues, official }: MockTestResults, locale: Locale): Report['next'] {
  const { next: title } = scoreReportCopy[locale]
  const { step } = mockTestResultsCopy[locale]
  const weaker = dialogueAt(dialogues, official.dialogues[1] < official.dialogues[0] ? 2 : 1)
  const text =
    official.total === official.outOf
      ? step.clean
      : step.topic(weaker.slot, topicName(weaker.topic, topicsCopy[locale]))
  return { title, text }
}

function describeMockTest(results: MockTestResults, { user, locale, explainIn }: Options): Report {
  const copy = reportCopy[locale]
  const { mockTest, dialogues, summary } = results
  const date = dateWriter({ timezone: user.timezone, locale })(new Date(mockTest.completedAt))
  return {
    language: locale,
    productName: shellCopy[locale].productName,
    kind: copy.mockTestKind,
    title: templateTitleIn(mockTest, locale),
    facts: [date, copy.preparedFor(user.firstName ?? user.username)],
    score: describeScore(results, locale),
    remarks: describeRemarks(results, locale),
    costliest: describeCostliest(
      dialogues.map(({ slot, evaluation }) => {
        return { name: mockTestResultsCopy[locale].review.name(slot), score: evaluation.naatiScore }
      }),
      { locale, explainIn, cost: Math.round((summary.maxPossibleScore - summary.totalScore) * 10) / 10 },
    ),
    next: describeNext(results, locale),
    estimate: mockTestResultsCopy[locale].estimate,
    dialogues: dialogues.map((dialogue) => describeOne(dialogue, results, { locale, explainIn })),
    footer: copy.footer,
    pageNumber: copy.pageNumber,
  }
}

/**
 * The PDF report of a learner's finished mock test: total and official verdict, the rules and their effect, and both
 * dialogues.
 *
 * @returns the file, and a name without an extension.
 * @throws AppError NOT_FOUND; CONFLICT until it is finished; PROVIDER_UNAVAILABLE if too many are being generated.
 */
export async function makeMockTestReport(options: Options): Promise<{ pdf: Uint8Array<ArrayBuffer>; name: string }> {
  const { locale, signal } = options
  const report = describeMockTest(await loadResults({ ...options, now: new Date() }), options)
  const [date = ''] = report.facts
  return { pdf: await renderReport({ report, signal }), name: reportCopy[locale].fileName(report.title, date) }
}
