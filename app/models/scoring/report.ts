import type { Language } from '../dialogues/language.ts'
import type { SegmentResult, Severity } from './evaluation.ts'
import type { ReaderText } from './reader-texts.ts'

// A report as it is printed: every sentence written out, nothing left to decide. Plain data, so that it can be handed to
// the thread that sets it (scripts/workers/report-worker.mjs). One dialogue is a practice report, several are a mock test's.

/** Text in one of the two languages, so that it is read aloud as it should be. */
export interface ReportPassage {
  label: string
  language: Language
  text: string
}

export interface ReportFinding {
  severity: Severity
  severityWord: string
  detail: ReaderText
  /** What it took off, with its sign. */
  marks: string
}

export interface SheetLine extends ReportFinding {
  /** `detail` once more, in the other language of the test. */
  other: ReaderText | null
  segment: string
  category: string
  quotes: { label: string; text: string }[]
  note: string | null
}

export interface ReportSegment {
  heading: string
  direction: string
  verdict: string
  score: string
  feedback: ReaderText | null
  findings: ReportFinding[]
  passages: ReportPassage[]
  /** In place of what was heard, where nothing was. */
  nothing: string | null
}

/** The dialogue as a bridge, in units of its own. */
export interface ReportBridge {
  /** Its text equivalent. */
  label: string
  legend: string
  width: number
  height: number
  /** SVG paths. */
  arch: string
  columns: string
  banks: { left: string; right: string }
  planks: { x: number; y: number; tilt: number; tone: SegmentResult['verdict'] }[]
}

export interface ReportDialogue {
  /** Null where the report is about this dialogue alone. */
  title: string | null
  score: string
  bridge: ReportBridge
  summary: ReaderText
  /** Between which marks a person's would lie, and how sure we are; null where that was not judged. */
  outlook: string | null
  sheet: {
    title: string
    start: { label: string; value: string }
    lines: SheetLine[]
    /** Said where there is no line. */
    none: string
    /** What is taken off beside the errors, with its sign. */
    further: { label: string; value: string } | null
    total: { label: string; value: string }
    rule: string
  }
  /** What would have changed the marks; null where nothing would. */
  whatIf: { title: string; now: string; lines: { text: string; value: string }[] } | null
  subScores: { title: string; rows: { name: string; percent: number | null; text: string }[]; note: string }
  points: { title: string; language: Language; items: string[] }[]
  segmentsTitle: string
  segments: ReportSegment[]
}

export interface Report {
  /** The language of everything but the passages. */
  language: string
  productName: string
  /** What kind of report this is. */
  kind: string
  title: string
  /** Date, name and the like, in one line. */
  facts: string[]
  score: { label: string; text: string; verdict: string; passed: boolean; notes: { lead: string; text: string }[] }
  /** What else there is to say of the score, point by point. */
  remarks: { title: string; items: string[] }[]
  estimate: string
  dialogues: ReportDialogue[]
  footer: string
  /** With {page} and {pages} in it. */
  pageNumber: string
}
