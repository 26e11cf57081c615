import type { Page } from '@playwright/test'

export interface FakeRecognition {
  /** What the browser offers: nothing, a download, its own on the device, or only its vendor's. */
  offers: 'nothing' | 'download' | 'on-device' | 'vendor'
  /** What it hears in each recording in turn: the first word at once, all words at the end. */
  words?: readonly string[]
  /** The error that ends it right after the first word. */
  error?: string
}

interface Started {
  lang: string
  processLocally: boolean
}

declare global {
  var recognitionStarts: Started[] | undefined
  /** Ends the download of the language packs. */
  var endDownload: ((isInstalled: boolean) => void) | undefined
}

function install(given: FakeRecognition): void {
  let isInstalled = given.offers === 'on-device'
  const waiting: ((isInstalled: boolean) => void)[] = []
  const heard = [...(given.words ?? [])]
  globalThis.recognitionStarts = []
  globalThis.endDownload = (isDone) => {
    isInstalled = isDone
    waiting.forEach((resolve) => resolve(isDone))
  }
  class Recognition extends EventTarget {
    static available = async () => {
      if (isInstalled) return 'available'
      return given.offers === 'download' ? 'downloadable' : 'unavailable'
    }
    static install = () => new Promise<boolean>((resolve) => waiting.push(resolve))
    lang = ''
    processLocally = false
    words = ''
    hear(transcript: string, isFinal: boolean): void {
      const results = [Object.assign([{ transcript }], { isFinal })]
      this.dispatchEvent(Object.assign(new Event('result'), { results }))
    }
    start(): void {
      const { lang, processLocally } = this
      globalThis.recognitionStarts?.push({ lang, processLocally })
      this.words = heard.shift() ?? ''
      queueMicrotask(() => {
        if (this.words !== '') this.hear(this.words.split(' ')[0] ?? '', false)
        if (given.error === undefined) return
        this.dispatchEvent(Object.assign(new Event('error'), { error: given.error }))
        this.dispatchEvent(new Event('end'))
      })
    }
    stop(): void {
      if (this.words !== '') this.hear(this.words, true)
      this.dispatchEvent(new Event('end'))
    }
    abort(): void {
      this.dispatchEvent(new Event('end'))
    }
  }
  const offered = given.offers === 'nothing' ? undefined : Recognition
  Object.assign(globalThis, { SpeechRecognition: offered, webkitSpeechRecognition: offered })
}

/** Gives the page's next documents a recognition of their own. */
export async function giveRecognition(page: Page, recognition: FakeRecognition): Promise<void> {
  await page.addInitScript(install, recognition)
}

/** Every start of recognition since the page was loaded. */
export function recognitionStarts(page: Page): Promise<Started[]> {
  return page.evaluate(() => globalThis.recognitionStarts ?? [])
}
