/** How many items there are, and how many of them are free. */
interface Stock {
  free: number
  all: number
}

/** The content that a plan gives access to, as counts. */
export interface Library {
  dialogues: Stock
  mockTests: Stock
}
