/** Screens of the product on the landing page: scripts/brand/make-landing-pictures.mjs makes name-language-theme-width.avif. */
export const STEP_PICTURES = {
  folder: '/pictures',
  names: ['choose', 'interpret', 'feedback'],
  /** In pixels of the screen: three for each of the page on a phone of 390. */
  widths: [450, 720, 1080],
  /** How wide they are shown. */
  sizes: 'min(100vw - 2rem, 22.5rem)',
  /** In pixels of the page. */
  width: 320,
  height: 217,
} as const
