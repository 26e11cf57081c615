/** The downloaded report; the rest it shares with the results screen. {page} and {pages} are filled in when it is set. */
export const report = {
  download: 'Download Report',
  practiceKind: 'Practice report',
  sampleKind: 'Sample practice report',
  mockTestKind: 'Mock test report',
  preparedFor: (name: string) => `Prepared for ${name}`,
  /** When we do not know the time zone. */
  utcDate: (date: string) => `${date} (UTC)`,
  segment: (number: number) => `Segment ${number}`,
  direction: { en: 'English to Turkish', tr: 'Turkish to English' },
  legend: (counts: { good: number; partial: number; missed: number }) =>
    `One plank for each segment: ${counts.good} held (whole), ${counts.partial} cracked, ${counts.missed} gave way (dashed, with a cross).`,
  footer: 'Practice marks are estimates. Köprü is independent and not affiliated with NAATI.',
  pageNumber: 'Page {page} of {pages}',
  fileName: (title: string, date: string) => `Köprü report - ${title} - ${date}`,
}
