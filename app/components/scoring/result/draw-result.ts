import { LIGHT } from '#app/config/colours.js'
import {
  archPath,
  bankPaths,
  BRIDGE_HEIGHT,
  bridgeWidth,
  columnsPath,
  PLANK,
  placePlank,
} from '#app/models/practice/bridge-geometry.ts'
import type { SegmentResult } from '#app/models/scoring/evaluation.ts'

// The picture of a result that a learner shares. Loaded when it is made.

const SIZE = 1080
const MARGIN = 90
const NUMBER_SIZE = 260
const OF_SIZE = 64
const CAPTION_SIZE = 40
const NUMBER_BASELINE = 400
const BRIDGES_TOP = 500
const BRIDGES_BOTTOM = 900
const FOOT_BASELINE = 1000
const DISPLAY = "600 {size}px 'Bricolage Grotesque', Arial, sans-serif"

type Tone = SegmentResult['verdict']

/** One dialogue: how each segment held. */
export type PictureBridge = readonly Tone[]

interface Picture {
  marks: string
  of: string
  bridges: readonly PictureBridge[]
  /** What the number is. */
  caption: string
}

const fontOf = (size: number) => DISPLAY.replace('{size}', String(size))

function fill(pen: CanvasRenderingContext2D, path: Path2D): void {
  pen.fill(path)
}

function drawPlank(pen: CanvasRenderingContext2D, tone: Tone): void {
  const { width, height } = PLANK
  const [left, top] = [-width / 2, -height / 2]
  switch (tone) {
    case 'good':
      pen.fillStyle = LIGHT.success
      pen.beginPath()
      pen.roundRect(left, top, width, height, 3.5)
      pen.fill()
      return
    case 'partial':
      pen.fillStyle = LIGHT.major
      fill(pen, new Path2D(`M${left} ${top} H1.5 L-2.5 -1 L1.5 1.5 L-3 ${-top} H${left} Z`))
      pen.translate(0, 2.5)
      pen.rotate(Math.PI / 36)
      fill(pen, new Path2D(`M4.5 ${top} H${-left} V${-top} H0 L4.5 2 L0.5 -1 Z`))
      return
    case 'missed':
      pen.strokeStyle = LIGHT.critical
      pen.lineWidth = 1.5
      pen.setLineDash([3, 3])
      pen.beginPath()
      pen.roundRect(left, top, width, height, 3.5)
      pen.stroke()
      pen.setLineDash([])
      pen.lineWidth = 2.5
      pen.stroke(new Path2D('M-4 -4 L4 4 M4 -4 L-4 4'))
  }
}

function drawBridge(pen: CanvasRenderingContext2D, tones: PictureBridge): void {
  const count = Math.max(1, tones.length)
  const banks = bankPaths(count)
  pen.strokeStyle = LIGHT.line
  pen.lineWidth = 2.5
  pen.stroke(new Path2D(columnsPath(count)))
  pen.lineWidth = 6
  pen.stroke(new Path2D(archPath(count)))
  pen.fillStyle = LIGHT.english
  fill(pen, new Path2D(banks.left))
  pen.fillStyle = LIGHT.turkish
  fill(pen, new Path2D(banks.right))
  for (const [index, tone] of tones.entries()) {
    const { x, y, tilt } = placePlank(index, count)
    pen.save()
    pen.translate(x, y)
    pen.rotate((tilt * Math.PI) / 180)
    drawPlank(pen, tone)
    pen.restore()
  }
}

function drawBridges(pen: CanvasRenderingContext2D, bridges: readonly PictureBridge[]): void {
  const room = (BRIDGES_BOTTOM - BRIDGES_TOP) / bridges.length
  for (const [index, tones] of bridges.entries()) {
    const width = bridgeWidth(Math.max(1, tones.length))
    const scale = Math.min((SIZE - 2 * MARGIN) / width, room / BRIDGE_HEIGHT)
    pen.save()
    pen.translate((SIZE - width * scale) / 2, BRIDGES_TOP + index * room + (room - BRIDGE_HEIGHT * scale) / 2)
    pen.scale(scale, scale)
    drawBridge(pen, tones)
    pen.restore()
  }
}

/** A square PNG. @throws Error if the browser cannot draw or encode it. */
export async function drawResult({ marks, of, bridges, caption }: Picture): Promise<Blob> {
  await document.fonts.load(fontOf(NUMBER_SIZE), `${marks}Köprü`)
  const canvas = document.createElement('canvas')
  canvas.width = SIZE
  canvas.height = SIZE
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser cannot draw.')
  pen.fillStyle = LIGHT.paper
  pen.fillRect(0, 0, SIZE, SIZE)
  pen.fillStyle = LIGHT.soft
  pen.font = fontOf(CAPTION_SIZE)
  pen.fillText(caption, MARGIN, MARGIN + CAPTION_SIZE)
  pen.fillStyle = LIGHT.ink
  pen.font = fontOf(NUMBER_SIZE)
  pen.fillText(marks, MARGIN - 8, NUMBER_BASELINE)
  const { width } = pen.measureText(marks)
  pen.fillStyle = LIGHT.soft
  pen.font = fontOf(OF_SIZE)
  pen.fillText(of, MARGIN + width + 24, NUMBER_BASELINE)
  drawBridges(pen, bridges)
  pen.fillStyle = LIGHT.accent
  pen.font = fontOf(OF_SIZE)
  pen.fillText('Köprü', MARGIN, FOOT_BASELINE)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('This browser cannot encode the picture.')
  return blob
}
