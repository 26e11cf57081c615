/**
 * The metrics that Prometheus would read: each series by its name and labels, e.g.
 * `kopru_jobs{kind="a",state="waiting"}`.
 */
export function readMetrics(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ')
      return [line.slice(0, end), Number(line.slice(end + 1))] as const
    }),
  )
}

/** The sum of all series with this name and at least these labels. */
export function sumOf(series: Map<string, number>, name: string, ...labels: string[]): number {
  let sum = 0
  for (const [key, value] of series) {
    if (key.replace(/\{.*/s, '') === name && labels.every((label) => key.includes(label))) sum += value
  }
  return sum
}
