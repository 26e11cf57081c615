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

/** The address of the model interpretation of a mock test's segment, once the test is over; the index is 0-based. */
export function examModelAudioUrl(segment: { mockTestId: number; dialogueId: number; segmentIndex: number }): string {
  return href('/api/mock-test/:mockTestId/model/:dialogueId/:segmentIndex', {
    mockTestId: String(segment.mockTestId),
    dialogueId: String(segment.dialogueId),
    segmentIndex: String(segment.segmentIndex),
  })
}
