/** Where the two servers of the journeys listen: one without any key, one whose recogniser is a double. */
export const PORTS = { plain: 41_731, recogniser: 41_732 } as const
export const OPENAI_PORT = 41_733
