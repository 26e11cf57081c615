/** Where a mock test is sat, and its results are read. */
export function sessionPath(mockTestId: number): string {
  return `/mock-test/session/${mockTestId}`
}
