const copyOf = (subject: string) => ['', 'en/', 'tr/'].map((folder) => `config/copy/${folder}${subject}`)

/** Small modules that pages load together, and the file that each group becomes. Paths are without `app/` and extension. */
const SHARED_FILES = {
  // What most pages of dialogues and words show.
  topics: ['components/dialogues/topic-name', 'config/formats', 'config/speech', ...copyOf('topics')],
  storage: [
    'components/browser-storage/drafts',
    'components/browser-storage/owned-objects',
    'components/browser-storage/owned-text',
    'components/browser-storage/owner',
    'components/browser-storage/preferences',
    'components/browser-storage/stored-items',
    'config/browser-storage',
  ],
  // What a page with the player needs at once; its result and its typed views load later.
  player: [
    'components/player/recognition/browser-recognition',
    'components/player/recognition/recognition-api',
    'components/player/recognition/recognition-support',
    'components/player/recording/microphone',
    'components/player/recording/recording-vault',
    'components/player/recording/shared-vault',
    'models/practice/sound-advice',
    ...copyOf('microphone'),
  ],
}

/** Groups for `codeSplitting`. */
export function sharedFiles() {
  return Object.entries(SHARED_FILES).map(([name, modules]) => {
    const paths = new Set(modules)
    return { name, test: (id: string) => paths.has(pathInApp(id)) }
  })
}

function pathInApp(id: string): string {
  return id.replaceAll('\\', '/').replace(/^.*\/app\/|\.tsx?$/g, '')
}
