import { href } from 'react-router'

/** Where a segment's source audio comes from; the index is 0-based. */
export function audioUrl(dialogueId: number, segmentIndex: number): string {
  return href('/api/audio/segment/:dialogueId/:segmentIndex', {
    dialogueId: String(dialogueId),
    segmentIndex: String(segmentIndex),
  })
}
