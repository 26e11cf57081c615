import { scoreReportCopy } from '#app/config/copy/score-report.ts'
import { targetLanguage } from '#app/models/dialogues/language.ts'
import { examModelUrl } from '../../player/audio/audio-url.ts'
import { Passage } from '../../scoring/passage.tsx'
import { useCopy } from '../../shell/locale.ts'
import { SoundTrack } from '../../sound/sound-track.tsx'
import type { ExamMistakeProps } from './exam-mistake.tsx'

/** The models that a try is compared with; the first one of the segment can be heard. */
export function MistakeModel({ mistake, texts }: { mistake: ExamMistakeProps; texts: readonly string[] }) {
  const copy = useCopy(scoreReportCopy).segments
  const { segment, segmentIndex } = mistake
  const language = targetLanguage(segment)
  return (
    <Passage title={copy.model} language={language}>
      {texts.map((text) => (
        <p key={text} className="mb-2 last:mb-0">
          {text}
        </p>
      ))}
      {texts.includes(segment.translation) && (
        <SoundTrack
          src={examModelUrl(mistake)}
          label={copy.play(copy.modelSpoken, segmentIndex + 1)}
          language={language}
        />
      )}
    </Passage>
  )
}
