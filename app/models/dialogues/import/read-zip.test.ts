import { deflateRawSync } from 'node:zlib'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { zipOf } from '#tests/support/zip.ts'
import { isZip, readZip } from './read-zip.server.ts'

const MIB = 1_048_576
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

test('stored and packed files come out as they went in', () => {
  const file = fc.record({
    name: fc.stringMatching(/^[a-zçğ]{1,12}\.json$/u),
    bytes: fc.uint8Array({ maxLength: 200 }),
    isPacked: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(file, { maxLength: 5 }), (files) => {
      const read = readZip(zipOf(files), MIB)
      expect(read.map(({ name, bytes }) => [name, [...bytes]])).toEqual(
        files.map(({ name, bytes }) => [name, [...bytes]]),
      )
    }),
  )
})

test('folders are left out, and a comment does not hide the end', () => {
  const archive = zipOf([{ name: 'housing/' }, { name: 'housing/a.json', bytes: Buffer.from('{}') }], 'made by hand')
  expect(readZip(archive, MIB).map(({ name, bytes }) => [name, text(bytes)])).toEqual([['housing/a.json', '{}']])
})

test('an archive that unpacks to more than the limit is refused, whatever it claims', () => {
  const bytes = Buffer.alloc(10 * MIB)
  expect(deflateRawSync(bytes).length).toBeLessThan(20_000)
  expect(() => readZip(zipOf([{ name: 'bomb', bytes, isPacked: true }]), MIB)).toThrow()
  const halves = ['a', 'b'].map((name) => ({ name, bytes: Buffer.alloc(0.6 * MIB), isPacked: true }))
  expect(() => readZip(zipOf(halves), MIB)).toThrow()
})

test('damaged archives are refused, and nothing else happens', () => {
  const whole = zipOf([{ name: 'a.json', bytes: Buffer.from('{"a": 1}'), isPacked: true }])
  fc.assert(
    fc.property(fc.nat({ max: whole.length - 1 }), fc.nat({ max: 255 }), (at, value) => {
      const damaged = Buffer.from(whole)
      damaged[at] = value
      try {
        readZip(damaged, MIB)
      } catch (error) {
        expect(error).toBeInstanceOf(Error)
      }
      expect(() => readZip(whole.subarray(0, at), MIB)).toThrow()
    }),
  )
})

test('an archive is known by how it begins', () => {
  expect([isZip(zipOf([])), isZip(zipOf([{ name: 'a' }])), isZip(Buffer.from('{}')), isZip(Buffer.alloc(0))]).toEqual([
    true,
    true,
    false,
    false,
  ])
})
