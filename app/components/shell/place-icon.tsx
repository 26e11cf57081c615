import { BookA, ClipboardCheck, House, type LucideIcon, Mic, ScrollText } from 'lucide-react'
import type { Place } from '#app/config/navigation.ts'

const ICONS = {
  dashboard: House,
  practice: Mic,
  mockTest: ClipboardCheck,
  vocabulary: BookA,
  history: ScrollText,
} satisfies Record<Place, LucideIcon>

export function PlaceIcon({ place, className }: { place: Place; className: string }) {
  const Icon = ICONS[place]
  return <Icon aria-hidden="true" strokeWidth={1.75} className={`shrink-0 ${className}`} />
}
