import { type Card, createEmptyCard, fsrs, generatorParameters, Rating } from 'ts-fsrs'
import type { Grade } from './study.ts'

/** The FSRS state of a learner's card. */
export interface Memory {
  due: Date
  /** Days until the probability of recall falls to 90 %. */
  stability: number
  difficulty: number
  /** The last interval, in days. */
  scheduledDays: number
  learningSteps: number
  reps: number
  lapses: number
  /** 0 new, 1 learning, 2 review, 3 relearning. */
  state: number
  lastReview: Date | null
}

const RATINGS = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good, easy: Rating.Easy } as const

// No fuzz: the same ratings must always give the same days.
const scheduler = fsrs(generatorParameters({ enable_fuzz: false }))

function toCard(memory: Memory): Card {
  return {
    due: memory.due,
    stability: memory.stability,
    difficulty: memory.difficulty,
    elapsed_days: 0,
    scheduled_days: memory.scheduledDays,
    learning_steps: memory.learningSteps,
    reps: memory.reps,
    lapses: memory.lapses,
    state: memory.state,
    ...(memory.lastReview && { last_review: memory.lastReview }),
  }
}

function toMemory(card: Card): Memory {
  return {
    due: card.due,
    stability: card.stability,
    difficulty: card.difficulty,
    scheduledDays: card.scheduled_days,
    learningSteps: card.learning_steps,
    reps: card.reps,
    lapses: card.lapses,
    state: card.state,
    lastReview: card.last_review ?? null,
  }
}

/** The state of a word that was never reviewed: due at once. */
export function newMemory(now: Date): Memory {
  return toMemory(createEmptyCard(now))
}

/** The state after a review, by FSRS with its published weights. */
export function review(options: { memory: Memory; grade: Grade; now: Date }): Memory {
  const { memory, grade, now } = options
  return toMemory(scheduler.next(toCard(memory), now, RATINGS[grade]).card)
}
