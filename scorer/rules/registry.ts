import type { Rule } from './rule.ts'

const modules = import.meta.glob<{ rule?: Rule }>(['./*.ts', '!./*.test.ts', '!./rule.ts', '!./registry.ts'], {
  eager: true,
})

/** Every rule of this folder, by its file's name. */
export const RULES: readonly Rule[] = Object.entries(modules).map(([file, { rule }]) => {
  if (!rule || file !== `./${rule.id}.ts`) throw new Error(`${file} must export a rule whose id is its name`)
  return rule
})
