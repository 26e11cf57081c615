import { FULL_MARKS } from '#app/config/scoring.ts'
import type { Category } from '../scoring/evaluation.ts'

interface Point {
  x: number
  y: number
}

/** Where the marks of a trend lie in a drawing of this size, oldest first; one alone stands in the middle. */
export function trendPoints(options: { scores: number[]; width: number; height: number }): Point[] {
  const { scores, width, height } = options
  const last = scores.length - 1
  return scores.map((score, index) => ({
    x: last === 0 ? width / 2 : (index / last) * width,
    y: height - (score / FULL_MARKS) * height,
  }))
}

export interface CategoryCount {
  category: Category
  count: number
  /** Of the most frequent one, 0 to 1. */
  share: number
}

/** Which kinds of errors there were, most frequent first; kinds without any are left out. */
export function profileErrors(categories: Category[]): CategoryCount[] {
  const counts = new Map<Category, number>()
  for (const category of categories) counts.set(category, (counts.get(category) ?? 0) + 1)
  const sorted = [...counts].sort(([a, m], [b, n]) => n - m || a.localeCompare(b))
  const most = sorted[0]?.[1] ?? 1
  return sorted.map(([category, count]) => ({ category, count, share: count / most }))
}
