import { useEffect } from 'react'

/** Keeps the screen awake while `isOn`. Where the browser cannot, or the battery is low, nothing happens. */
export function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return undefined
    const { wakeLock } = navigator
    let lock: WakeLockSentinel | null = null
    let isWanted = true
    async function take(): Promise<void> {
      if (document.visibilityState !== 'visible') return
      const taken = await wakeLock.request('screen').catch(() => null)
      if (isWanted) lock = taken
      else void taken?.release()
    }
    // The browser releases it when the page is hidden.
    const onVisible = () => void take()
    document.addEventListener('visibilitychange', onVisible)
    void take()
    return () => {
      isWanted = false
      document.removeEventListener('visibilitychange', onVisible)
      void lock?.release()
    }
  }, [isOn])
}
