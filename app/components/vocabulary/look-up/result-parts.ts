// Loaded together, after the list.
export { OwnCard } from './own-card.tsx'
export { SimilarWords } from './similar-words.tsx'
export { TakeAlong } from './take-along.tsx'
export { WaysOut } from './ways-out.tsx'
