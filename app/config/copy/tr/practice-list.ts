export { practiceList } from '../en/practice-list.ts'
