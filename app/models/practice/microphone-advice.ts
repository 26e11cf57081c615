/** A microphone as the browser names it; '' if it hides the name. */
export interface NamedMicrophone {
  deviceId: string
  label: string
}

/**
 * What is odd about the microphone in use. `loopback`: it records what the computer plays. `absent`: the chosen one is
 * not connected. `changed`: under the same choice, another one than last time answers.
 */
export type DeviceAdvice =
  | { kind: 'loopback'; label: string }
  | { kind: 'absent'; label: string }
  | { kind: 'changed'; label: string; before: string }

/** Names under which systems offer their own output as an input. */
const LOOPBACK = /stereo mix|what u hear|monitor of|loopback|blackhole|soundflower|vb-audio|cable output/i

/** Compares the microphone in use with the learner's choice and with the name it had last time. */
export function deviceAdvice(options: {
  used: NamedMicrophone
  /** Its id, or null if the learner chose none. */
  chosenId: string | null
  /** The name of the microphone that was used last, or null. */
  lastLabel: string | null
}): DeviceAdvice | null {
  const { used, chosenId, lastLabel } = options
  const { label } = used
  if (label === '') return null
  if (LOOPBACK.test(label)) return { kind: 'loopback', label }
  if (chosenId !== null && used.deviceId !== '' && used.deviceId !== chosenId) return { kind: 'absent', label }
  if (lastLabel !== null && lastLabel !== label) return { kind: 'changed', label, before: lastLabel }
  return null
}
