// The bridge uses its own units, one span per plank: a deck on a stone arch between two banks.
const SPAN = 30
const BANK = 46
const DECK_RISE = 30
const DECK_Y = 68
const FOOT_Y = 108
/** Distance between the top of the arch and the deck. */
const CROWN_GAP = 13
export const PLANK = { width: 25, height: 13 }
export const BRIDGE_HEIGHT = 116

export interface PlankPlace {
  x: number
  y: number
  /** Degrees. Planks follow the curve of the deck. */
  tilt: number
}

export function bridgeWidth(planks: number): number {
  return planks * SPAN + 2 * BANK
}

function deckY(along: number): number {
  return DECK_Y - DECK_RISE * Math.sin(Math.PI * along)
}

/** Half an ellipse between the feet of the banks. */
function archY(along: number): number {
  const rise = FOOT_Y - (DECK_Y - DECK_RISE + CROWN_GAP)
  return FOOT_Y - rise * Math.sqrt(Math.max(0, 1 - (2 * along - 1) ** 2))
}

/** Position of the plank with this 0-based index. */
export function placePlank(index: number, planks: number): PlankPlace {
  const along = (index + 0.5) / planks
  const slope = (-Math.PI * DECK_RISE * Math.cos(Math.PI * along)) / (planks * SPAN)
  return { x: BANK + (index + 0.5) * SPAN, y: deckY(along), tilt: (Math.atan(slope) * 180) / Math.PI }
}

/** The arch below the deck as an SVG path, following archY. */
export function archPath(planks: number): string {
  const right = BANK + planks * SPAN
  return `M${BANK} ${FOOT_Y} A${(planks * SPAN) / 2} ${FOOT_Y - archY(0.5)} 0 0 1 ${right} ${FOOT_Y}`
}

/** The columns between arch and deck, as one SVG path. */
export function columnsPath(planks: number): string {
  const columns = Array.from({ length: planks - 1 }, (_, index) => {
    const along = (index + 1) / planks
    const x = BANK + along * planks * SPAN
    return `M${x.toFixed(1)} ${(deckY(along) + PLANK.height / 2 + 1).toFixed(1)} V${archY(along).toFixed(1)}`
  })
  return columns.join(' ')
}

/** The two banks, left and right. */
export function bankPaths(planks: number): { left: string; right: string } {
  const width = bridgeWidth(planks)
  const top = DECK_Y - 7
  const inner = BANK - 3
  return {
    left: `M0 ${top} H${inner - 8} q8 0 8 8 V${BRIDGE_HEIGHT} H0 Z`,
    right: `M${width} ${top} H${width - inner + 8} q-8 0 -8 8 V${BRIDGE_HEIGHT} H${width} Z`,
  }
}
