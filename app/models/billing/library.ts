/** How much there is of something, and how much of it is open to everybody. */
interface Stock {
  free: number
  all: number
}

/** What a plan opens, counted. */
export interface Library {
  dialogues: Stock
  mockTests: Stock
}
