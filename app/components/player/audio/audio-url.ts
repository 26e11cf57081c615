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

/** The address of the model interpretation in a mock test that is over. */
export function examModelUrl(place: { mockTestId: number; dialogueId: number; segmentIndex: number }): string {
  return href('/api/mock-test/:mockTestId/model/:dialogueId/:segmentIndex', {
    mockTestId: String(place.mockTestId),
    dialogueId: String(place.dialogueId),
    segmentIndex: String(place.segmentIndex),
  })
}
