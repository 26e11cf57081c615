/** Keeps the place of something that is on its way; `className` gives its size. Without script nothing is on its way. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`hidden animate-pulse rounded-control bg-line align-middle scripted:inline-block ${className}`}
    />
  )
}
