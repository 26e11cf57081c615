import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeSilentMp3 } from '#tests/support/audio.ts'
import { measureMp3 } from './mp3.ts'

// MPEG-1 Layer III, 128 kbps, 44.1 kHz: 417 bytes and 26.1 ms per frame.
function mpeg1(frames: number): Uint8Array {
  const bytes = new Uint8Array(frames * 417)
  for (let frame = 0; frame < frames; frame += 1) bytes.set([0xff, 0xfb, 0x90, 0xc4], frame * 417)
  return bytes
}

function join(...parts: (Uint8Array | number[])[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]))
}

test('the time of all frames is the time of the file', () => {
  expect(measureMp3(makeSilentMp3(1000))).toEqual({ durationMs: 1019 })
  expect(measureMp3(mpeg1(100))).toEqual({ durationMs: 2612 })
})

test('tags before and after the frames are skipped', () => {
  const id3v2 = [0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 1, 2, ...Buffer.alloc(130, 7)]
  const id3v1 = [0x54, 0x41, 0x47, ...Buffer.alloc(125)]
  expect(measureMp3(join(id3v2, mpeg1(10), id3v1))).toEqual({ durationMs: 261 })
})

test('what is cut off inside a frame is no complete MP3', () => {
  const whole = mpeg1(5)
  for (let bytes = 0; bytes < whole.length; bytes += 1) {
    expect(measureMp3(whole.subarray(0, bytes)) !== null).toBe(bytes > 0 && bytes % 417 === 0)
  }
})

test('other bytes are no MP3, and nothing makes it throw or run on', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 4, maxLength: 400 }), (bytes) => {
      bytes[0] = 0x3c
      expect(measureMp3(bytes)).toBeNull()
    }),
  )
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      const measured = measureMp3(join([0xff, 0xfb], bytes))
      expect(measured === null || measured.durationMs > 0).toBe(true)
    }),
  )
})
