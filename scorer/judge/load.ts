import { readFile } from 'node:fs/promises'
import { Judge } from './judge.ts'

/** The model of this repository (model/CARD.md). */
export const MODEL = new URL('../model/', import.meta.url)

/** The judge of a folder. Throws if a file is missing or broken. */
export async function loadJudge(folder: URL = MODEL): Promise<Judge> {
  const [encoder, judge, pieces] = await Promise.all([
    readFile(new URL('encoder.onnx', folder)),
    readFile(new URL('judge.onnx', folder)),
    readFile(new URL('pieces.json', folder), 'utf8'),
  ])
  return Judge.create({ encoder, judge, pieces: JSON.parse(pieces) })
}
