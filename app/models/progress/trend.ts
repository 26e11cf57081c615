import type { Category } from '../scoring/evaluation.ts'

interface Point {
  x: number
  y: number
}

/** Marks and their maximum: 45 for a dialogue, 90 for a mock test. */
export interface Marks {
  score: number
  outOf: number
}

export const shareOf = ({ score, outOf }: Marks): number => score / outOf

/**
 * Where the results of a trend lie in a drawing of this size, each by its share, oldest first; a single one lies in
 * the middle.
 */
export function trendPoints(options: { results: Marks[]; width: number; height: number }): Point[] {
  const { results, width, height } = options
  const last = results.length - 1
  return results.map((marks, index) => ({
    x: last === 0 ? width / 2 : (index / last) * width,
    y: height - shareOf(marks) * height,
  }))
}

/** The latest result, the best by its share, and the mean share. Null without results. */
export function trendFigures(results: Marks[]): { last: Marks; best: Marks; mean: number } | null {
  const last = results.at(-1)
  if (!last) return null
  const best = results.reduce((most, next) => (shareOf(next) > shareOf(most) ? next : most), last)
  return { last, best, mean: results.reduce((sum, one) => sum + shareOf(one), 0) / results.length }
}

export interface CategoryCount {
  category: Category
  count: number
  /** Relative to the most frequent one, 0 to 1. */
  share: number
}

/** The kinds of errors that occurred, most frequent first. */
export function profileErrors(categories: Category[]): CategoryCount[] {
  const counts = new Map<Category, number>()
  for (const category of categories) counts.set(category, (counts.get(category) ?? 0) + 1)
  const sorted = [...counts].sort(([a, m], [b, n]) => n - m || a.localeCompare(b))
  const most = sorted[0]?.[1] ?? 1
  return sorted.map(([category, count]) => ({ category, count, share: count / most }))
}
