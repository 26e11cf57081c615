// Metrics of all web processes: the one that is scraped gets the others' through their parent. The counts of a dead
// process are kept, because Prometheus treats a falling total as a restart.
import cluster from 'node:cluster'

/** For a process that does not answer within this, its last report counts. */
const COLLECT_MS = 1_000

/**
 * The output of prom-client's getMetricsAsJSON().
 * @typedef {{ value: number, labels: Record<string, string | number>, metricName?: string }} Value
 * @typedef {{ name: string, type: string, values: Value[] }} Metric
 * @typedef {{ kopru?: string, id?: number, metrics?: Metric[] }} Message
 */

/** @param {Value} value */
const keyOf = ({ labels, metricName }) =>
  JSON.stringify([metricName, Object.entries(labels).sort(([a], [b]) => (a < b ? -1 : 1))])

/**
 * Adds a dead process's counters and histograms to the totals. Its gauges (requests in flight, say) are dropped.
 * @param {Metric[]} departed
 * @param {Metric[]} last
 * @returns {Metric[]}
 */
export function addToTotals(departed, last) {
  const known = new Map(departed.map((metric) => [metric.name, metric]))
  for (const metric of last) {
    if (metric.type !== 'counter' && metric.type !== 'histogram') continue
    const values = new Map(known.get(metric.name)?.values.map((value) => [keyOf(value), value]))
    for (const value of metric.values) {
      const before = values.get(keyOf(value))?.value ?? 0
      values.set(keyOf(value), { ...value, value: before + value.value })
    }
    known.set(metric.name, { ...metric, values: [...values.values()] })
  }
  return [...known.values()]
}

/** Responds to web processes that ask for the metrics of all. */
export function startMetricsHub() {
  /** @type {Map<number, Metric[]>} */
  const latest = new Map()
  /** @type {Metric[]} */
  let departed = []
  let lastId = 0
  /** @type {Map<number, (worker: number) => void>} */
  const heard = new Map()

  /**
   * Resolves when each worker has sent its metrics, or the time is up.
   * @param {number[]} workers
   */
  function collect(workers) {
    const id = ++lastId
    const missing = new Set(workers)
    /** @type {Promise<void>} */
    const done = new Promise((resolve) => {
      const timer = setTimeout(resolve, COLLECT_MS)
      heard.set(id, (worker) => {
        missing.delete(worker)
        if (missing.size > 0) return
        clearTimeout(timer)
        resolve()
      })
    })
    for (const worker of workers) tell(worker, { kopru: 'metrics-collect', id })
    return done.finally(() => heard.delete(id))
  }

  /**
   * @param {number} worker
   * @param {object} message
   */
  function tell(worker, message) {
    const target = cluster.workers?.[worker]
    // A worker that is just exiting cannot receive it.
    if (target?.isConnected()) target.send(message, () => undefined)
  }

  /**
   * @param {number} asker
   * @param {number | undefined} id
   */
  async function answer(asker, id) {
    // The asking process has its own.
    const others = Object.keys(cluster.workers ?? {})
      .map(Number)
      .filter((worker) => worker !== asker && latest.has(worker))
    if (others.length > 0) await collect(others)
    const metrics = [...latest].filter(([worker]) => worker !== asker).map(([, told]) => told)
    tell(asker, { kopru: 'metrics-of-others', id, metrics: [...metrics, departed] })
  }

  cluster.on('message', (worker, /** @type {Message} */ message) => {
    if (message?.metrics) latest.set(worker.id, message.metrics)
    if (message?.kopru === 'metrics-ask') void answer(worker.id, message.id)
    if (message?.kopru === 'metrics-told' && message.id !== undefined) heard.get(message.id)?.(worker.id)
  })
  cluster.on('exit', (worker) => {
    departed = addToTotals(departed, latest.get(worker.id) ?? [])
    latest.delete(worker.id)
    for (const tellHeard of heard.values()) tellHeard(worker.id)
  })
}
