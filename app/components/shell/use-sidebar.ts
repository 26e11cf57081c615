import { useLayoutEffect, useSyncExternalStore } from 'react'
import { SIDEBAR_STORAGE_KEY } from '#app/config/early-script.ts'

// The state is an attribute of <html>: the early script sets it before the first paint, and CSS reads it.
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function isSidebarCollapsed(): boolean {
  return document.documentElement.dataset.sidebar === 'collapsed'
}

function show(isCollapsed: boolean): void {
  if (isCollapsed) document.documentElement.dataset.sidebar = 'collapsed'
  else delete document.documentElement.dataset.sidebar
  for (const listener of listeners) listener()
}

/** Storage may be blocked; the choice then lasts as long as the page. */
function readKept(): boolean | undefined {
  try {
    return localStorage.getItem(SIDEBAR_STORAGE_KEY) === 'true'
  } catch {
    return undefined
  }
}

function keep(isCollapsed: boolean): void {
  try {
    localStorage.setItem(SIDEBAR_STORAGE_KEY, String(isCollapsed))
  } catch {
    // Storage is blocked: see readKept.
  }
}

/** Whether the sidebar is an icon rail, and a function to toggle it. */
export function useSidebar() {
  const isCollapsed = useSyncExternalStore(subscribe, isSidebarCollapsed, () => false)
  // Client navigation from a page without the early script.
  useLayoutEffect(() => {
    const kept = readKept()
    if (kept !== undefined && kept !== isSidebarCollapsed()) show(kept)
  }, [])
  return {
    isCollapsed,
    toggle: () => {
      keep(!isCollapsed)
      show(!isCollapsed)
    },
  }
}
