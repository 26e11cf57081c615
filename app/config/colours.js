// The tokens of app/styles/base.css for mail, PDF reports and brand images, which cannot read CSS. JavaScript, so that scripts
// can import it. tests/spec/colours.test.ts keeps them in sync, and also the two colours written out in root.tsx (every page
// would load the import) and in public/manifest.webmanifest.

export const LIGHT = {
  paper: '#fbfaf7',
  surface: '#ffffff',
  ink: '#16202a',
  soft: '#4b5a67',
  line: '#e3e0d8',
  accent: '#0b6e6e',
  accentInk: '#ffffff',
  english: '#2b5fa8',
  turkish: '#9a3b6a',
  sun: '#e8a33d',
  critical: '#b3261e',
  major: '#8f5200',
  minor: '#5b5f97',
  success: '#1f7a4d',
}

export const DARK = {
  paper: '#0f1518',
  ink: '#e8edee',
  soft: '#a3b3b8',
  line: '#26333a',
  accent: '#4fc3bd',
  accentInk: '#0f1518',
  english: '#8db4f2',
  turkish: '#e39ac2',
  sun: '#f2b35e',
}

/** For printing: darker lines, which would otherwise vanish in greyscale. */
export const PRINT = { ...LIGHT, line: '#c9c5bb' }
