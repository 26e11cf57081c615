export const handle = { hydrates: true }
export default function X() { return null }
