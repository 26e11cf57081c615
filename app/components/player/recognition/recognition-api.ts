// The Web Speech API as browsers implement it; TypeScript's DOM library does not declare it.

export interface BrowserRecognition {
  lang: string
  continuous: boolean
  interimResults: boolean
  maxAlternatives: number
  processLocally?: boolean
  /** Chromium uses the track being recorded; others ignore the argument and open the microphone themselves. */
  start: (track?: MediaStreamTrack) => void
  stop: () => void
  abort: () => void
  addEventListener: {
    (type: 'result', listener: (event: RecognitionResultEvent) => void): void
    (type: 'error', listener: (event: { error: string }) => void): void
    (type: 'end', listener: () => void): void
  }
}

export interface RecognitionResultEvent {
  results: ArrayLike<{ isFinal: boolean; 0?: { transcript: string } }>
}

interface LanguageQuery {
  langs: string[]
  processLocally: boolean
}

export interface RecognitionConstructor {
  new (): BrowserRecognition
  available?: (query: LanguageQuery) => Promise<string>
  install?: (query: LanguageQuery) => Promise<boolean>
}

declare global {
  interface Window {
    SpeechRecognition?: RecognitionConstructor
    webkitSpeechRecognition?: RecognitionConstructor
  }
}

export function findRecognition(): RecognitionConstructor | null {
  return window.SpeechRecognition ?? window.webkitSpeechRecognition ?? null
}
