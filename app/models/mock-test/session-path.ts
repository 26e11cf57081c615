/** The page of a mock test, running or finished. */
export function sessionPath(mockTestId: number): string {
  return `/mock-test/session/${mockTestId}`
}
