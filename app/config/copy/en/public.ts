/** Texts that the public pages share: header, footer, suggestions. */
export const publicFrame = {
  startPractice: 'Start Practice',
  startFree: 'Start Free Practice',
  backToHome: 'Back to Home',
  pages: {
    home: 'Home',
    sample: 'Free sample',
    guide: 'Guide to the CCL test',
    faq: 'Questions and answers',
    siteIndex: 'Site index',
    comingSoon: 'Other languages',
    privacy: 'Privacy policy',
    terms: 'Terms of service',
    cookies: 'Cookie policy',
  },
  /** For the header, where there is little room. */
  short: { guide: 'Guide', faq: 'FAQ' },
  groups: { prepare: 'Prepare', kopru: 'Köprü', legal: 'Legal' },
  footer: 'Footer',
  tagline: 'Turkish-English practice for the NAATI CCL test. A köprü is a bridge.',
  relatedTitle: 'Read on',
  related: {
    sample: 'One whole dialogue, scored line by line. No account.',
    guide: 'Format, marking and how to prepare, with sources.',
    faq: 'What people ask before they book the test.',
    comingSoon: 'Köprü starts with Turkish. Chinese and Thai come later.',
  },
  sources: 'Sources',
  checked: (month: string) => `checked ${month}`,
}
