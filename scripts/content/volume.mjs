import { VOLUME } from './limits.mjs'
import { row } from './texts.mjs'

/**
 * Dialogues by topic and level.
 * @param {readonly import('./texts.mjs').Dialogue[]} dialogues
 * @param {import('./texts.mjs').Rules} rules
 * @returns {import('./texts.mjs').Section}
 */
export function volume(dialogues, { TOPICS, LEVELS }) {
  const widths = [-18, 9, 13, 9, 6, 5]
  const practice = dialogues.filter(({ isMockTestCandidate }) => !isMockTestCandidate)
  const mocks = dialogues.filter(({ isMockTestCandidate }) => isMockTestCandidate)
  /** @param {readonly import('./texts.mjs').Dialogue[]} some */
  const byLevel = (some) => LEVELS.map((level) => some.filter((one) => one.level === level).length)
  const counts = TOPICS.map((topic) => {
    const some = practice.filter((one) => one.topic === topic)
    return { topic, levels: byLevel(some), all: some.length, mock: mocks.filter((one) => one.topic === topic).length }
  })
  const free = practice.filter(({ accessLevel }) => accessLevel === 'free')
  const freeBeginner = free.filter(({ level }) => level === 'beginner').length
  return {
    title: 'Volume',
    lines: [
      row(['', ...LEVELS, 'all', 'mock'], widths),
      ...counts.map(({ topic, levels, all, mock }) => row([topic, ...levels, all, mock], widths)),
      row(['All', ...byLevel(practice), practice.length, mocks.length], widths),
      `Free: ${free.length}, of them beginner: ${freeBeginner}`,
    ],
    misses: [
      ...counts.flatMap(({ topic, all }) =>
        all < VOLUME.eachTopic ? [`${topic}: ${all} dialogues, at least ${VOLUME.eachTopic}`] : [],
      ),
      ...(free.length < VOLUME.free ? [`free: ${free.length}, at least ${VOLUME.free}`] : []),
      ...(freeBeginner < VOLUME.freeBeginner
        ? [`free for beginners: ${freeBeginner}, at least ${VOLUME.freeBeginner}`]
        : []),
    ],
  }
}
