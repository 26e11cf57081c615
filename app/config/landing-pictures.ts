/** Screenshots on the landing page: scripts/brand/make-landing-pictures.mjs makes name-language-theme-width.avif. */
export const STEP_PICTURES = {
  folder: '/pictures',
  names: ['choose', 'interpret', 'feedback'],
  /** In screen pixels: three per CSS pixel on a phone 390 wide. */
  widths: [450, 720, 1080],
  /** The displayed width. */
  sizes: 'min(100vw - 2rem, 22.5rem)',
  /** In CSS pixels. */
  width: 320,
  height: 279,
} as const
