import type { Language } from '../dialogues/language.ts'
import type { SegmentResult, Severity } from './evaluation.ts'
import type { ReaderText } from './reader-texts.ts'

// A report as printed, with every text already worded. Plain data, so that it can be passed to the worker thread that
// sets it (scripts/workers/report-worker.mjs). One dialogue is a practice report, several are a mock test's.

/** Text with its language, so that screen readers pronounce it correctly. */
export interface ReportPassage {
  label: string
  language: Language
  text: string
}

export interface SheetLine {
  severity: Severity
  severityWord: string
  detail: ReaderText
  /** The deduction, with its sign. */
  marks: string
  segment: string
  category: string
  quotes: { label: string; text: string }[]
  note: string | null
}

export interface ReportSegment {
  heading: string
  direction: string
  verdict: string
  /** What it cost, with its sign. */
  cost: string
  passages: ReportPassage[]
  /** Replaces the transcript if there is none. */
  nothing: string | null
}

/** The dialogue drawn as a bridge, in its own units. */
export interface ReportBridge {
  /** Text alternative. */
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
  /** Null if the report is about this dialogue alone. */
  title: string | null
  score: string
  bridge: ReportBridge
  /** How far to trust the marks; null if not known. */
  outlook: string | null
  sheet: {
    title: string
    start: { label: string; value: string }
    lines: SheetLine[]
    /** Shown if there are no lines. */
    none: string
    /** A deduction besides the errors, with its sign. */
    further: { label: string; value: string } | null
    total: { label: string; value: string }
    rule: string
  }
  /** What would have changed the marks; null if nothing would. */
  whatIf: { title: string; now: string; lines: { text: string; value: string }[] } | null
  subScores: { title: string; rows: { name: string; percent: number | null; text: string }[]; note: string }
  advice: ReaderText
  points: { title: string; language: Language; items: string[] }[]
  segmentsTitle: string
  segments: ReportSegment[]
}

export interface Report {
  /** The language of everything but the passages. */
  language: string
  productName: string
  /** The kind of report. */
  kind: string
  title: string
  /** Date, name and so on, for one line. */
  facts: string[]
  score: {
    label: string
    text: string
    verdict: string
    passed: boolean
    /** What the number means, in one sentence; null if a note says it. */
    sentence: string | null
    notes: { lead: string; text: string }[]
  }
  /** Further remarks on the score. */
  remarks: { title: string; items: string[] }[]
  /** The lines that cost most, in all dialogues together; null if none cost anything. */
  costliest: { title: string; share: string; lines: SheetLine[] } | null
  /** The one next action. */
  next: { title: string; text: string }
  estimate: string
  dialogues: ReportDialogue[]
  footer: string
  /** Contains {page} and {pages}. */
  pageNumber: string
}
