import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { PUSH_CALL } from '#app/config/navigation.ts'
import { callApi } from '#app/http/api-client.ts'

/** Whether this browser shows reminders, or what keeps it from doing so. */
export type DeviceState = 'checking' | 'unsupported' | 'blocked' | 'off' | 'on' | 'adding' | 'removing'

const canPush = () => 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

async function stateOf(endpoints: readonly string[]): Promise<DeviceState> {
  if (!canPush()) return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  const subscription = await findSubscription()
  return subscription && endpoints.includes(subscription.endpoint) ? 'on' : 'off'
}

/** @returns the state afterwards. @throws if the browser, its push service or our server does not do it. */
async function subscribe(publicKey: string): Promise<DeviceState> {
  const permission = await Notification.requestPermission()
  if (permission === 'denied') return 'blocked'
  if (permission !== 'granted') return 'off'
  await navigator.serviceWorker.register('/sw.js')
  const { pushManager } = await navigator.serviceWorker.ready
  // One from before, perhaps under another key or of another account.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  try {
    await callApi(PUSH_CALL, { method: 'POST', body: subscription.toJSON() })
  } catch (error) {
    await subscription.unsubscribe()
    throw error
  }
  return 'on'
}

async function unsubscribe(): Promise<DeviceState> {
  const subscription = await findSubscription()
  if (!subscription) return 'off'
  await callApi(PUSH_CALL, { method: 'DELETE', body: { endpoint: subscription.endpoint } })
  await subscription.unsubscribe()
  return 'off'
}

/** This browser as a device that shows reminders. */
export function usePushDevice({ endpoints, publicKey }: { endpoints: readonly string[]; publicKey: string }) {
  const { revalidate } = useRevalidator()
  const [state, setState] = useState<DeviceState>('checking')
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    let isCurrent = true
    stateOf(endpoints).then(
      (found) => isCurrent && setState(found),
      () => isCurrent && setState('unsupported'),
    )
    return () => {
      isCurrent = false
    }
  }, [endpoints])

  const change = (during: DeviceState, work: () => Promise<DeviceState>) => async () => {
    if (state === during) return
    const before = state
    setFailed(false)
    setState(during)
    try {
      setState(await work())
      await revalidate()
    } catch {
      setState(before)
      setFailed(true)
    }
  }
  const [add, remove] = [change('adding', () => subscribe(publicKey)), change('removing', unsubscribe)]
  return { state, hasFailed, add: () => void add(), remove: () => void remove() }
}
