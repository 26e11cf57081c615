/** Screens of the product on the landing page: scripts/make-landing-pictures.mjs makes name-language-theme.avif. */
export const STEP_PICTURES = {
  folder: '/pictures',
  names: ['choose', 'interpret', 'feedback'],
  /** In pixels of the page. */
  width: 320,
  height: 217,
} as const
