import { href } from 'react-router'

/** The address of a segment's source audio; the index is 0-based. */
export function audioUrl(dialogueId: number, segmentIndex: number): string {
  return href('/api/audio/segment/:dialogueId/:segmentIndex', {
    dialogueId: String(dialogueId),
    segmentIndex: String(segmentIndex),
  })
}

/** The address of the model interpretation of a submitted attempt's segment; the index is 0-based. */
export function modelAudioUrl(attemptId: string, segmentIndex: number): string {
  return href('/api/audio/model/:attemptId/:segmentIndex', { attemptId, segmentIndex: String(segmentIndex) })
}
