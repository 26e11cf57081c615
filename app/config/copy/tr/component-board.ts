export { componentBoard } from '../en/component-board.ts'
