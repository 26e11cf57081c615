/** Styles of a text input. */
export const INPUT_LOOK =
  'block min-h-11 w-full rounded-control border border-soft/60 bg-surface px-3 py-2 text-16 text-ink placeholder:text-soft aria-invalid:border-critical aria-invalid:ring-1 aria-invalid:ring-critical'
