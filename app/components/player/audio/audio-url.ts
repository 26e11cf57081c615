import { href } from 'react-router'

/** The address of a segment's source audio; the index is 0-based. */
export function audioUrl(dialogueId: number, segmentIndex: number): string {
  return href('/api/audio/segment/:dialogueId/:segmentIndex', {
    dialogueId: String(dialogueId),
    segmentIndex: String(segmentIndex),
  })
}
