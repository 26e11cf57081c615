/** A placeholder for loading content; `className` sets its size. Hidden without script, where nothing loads. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`hidden animate-pulse rounded-control bg-line align-middle scripted:inline-block ${className}`}
    />
  )
}
