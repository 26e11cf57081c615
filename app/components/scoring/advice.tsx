import { scoreReportCopy } from '#app/config/copy/score-report.ts'
import type { Language } from '#app/models/dialogues/language.ts'
import type { Evaluation } from '#app/models/scoring/evaluation.ts'
import { dialogueTexts } from '#app/models/scoring/reader-texts.ts'
import { useExplanationLanguage } from '../shell/explanation-language.ts'
import { useCopy } from '../shell/locale.ts'
import { ResultPart } from './result/result-part.tsx'

function Points({ title, points, language }: { title: string; points: string[]; language: Language }) {
  if (points.length === 0) return null
  return (
    <div>
      <h3 className="text-16">{title}</h3>
      <ul lang={language} className="mt-1 list-disc space-y-1 pl-5">
        {points.map((point) => (
          <li key={point} className="measure">
            {point}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What went well in a dialogue and what to work on, folded. */
export function Advice({ evaluation }: { evaluation: Evaluation }) {
  const copy = useCopy(scoreReportCopy)
  const said = dialogueTexts(evaluation, useExplanationLanguage())
  return (
    <ResultPart name="advice" title={copy.advice}>
      <div className="space-y-4">
        <p lang={said.language} className="measure">
          {said.overallFeedback}
        </p>
        <Points title={copy.strengths} points={said.strengths} language={said.language} />
        <Points title={copy.improvements} points={said.improvements} language={said.language} />
      </div>
    </ResultPart>
  )
}
