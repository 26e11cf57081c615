const SET_ON_ALL = /@supports [^{]*\{(\*,:before[^}]*\})\}/

/**
 * A sheet of Tailwind without what it does not need: its variables are set twice, by `@property` and, for browsers without it,
 * by a rule on every element (the rule does for all of them), and some of them no rule reads.
 */
export function leanCss(css: string): string {
  const once = css
    .trim()
    .replaceAll(/@property --tw-[\w-]+\s*\{[^}]*\}\s*/g, '')
    .replace(SET_ON_ALL, '$1')
  const read = new Set(Array.from(once.matchAll(/var\((--tw-[\w-]+)/g), ([, name]) => name))
  return once.replaceAll(/(--tw-[\w-]+):[^;{}]*(?:;|(?=\}))/g, (set, name: string) => (read.has(name) ? set : ''))
}
