/** The marks of a dialogue's beginning: the sample's three segments. */
export const partScore = {
  title: 'Your first marks',
  outOf: (marks: string) => `of ${marks}`,
  /** Said by screen readers instead of the two above. */
  total: (kept: string, outOf: string) => `${kept} of ${outOf} marks`,
  rests: ({ segments, of, cap }: { segments: number; of: number; cap: string }) =>
    `This is based on ${segments} of the dialogue’s ${of} segments, each worth ${cap} marks at most. It says nothing about passing: only the whole dialogue gets a score out of 45.`,
  room: ({ lost, segments, of, may }: { lost: string; segments: number; of: number; may: string }) =>
    `You can lose up to ${may} marks over all ${of} segments and still pass. You have lost ${lost} in these ${segments}.`,
  badge: (segments: number) => `${segments} segments`,
  open: (number: number) => `Segment ${number}: not interpreted yet`,
  left: 'Left',
  next: (of: number) => `Now the whole dialogue: ${of} segments and a score out of 45.`,
  whole: 'Do the whole dialogue',
  again: 'Do these again',
}
