/** The part that our tests use; the package has no types. */
declare module 's3rver' {
  export default class S3rver {
    static defaultOptions: unknown
    constructor(options: {
      address: string
      port: number
      silent: boolean
      directory: string
      configureBuckets: { name: string }[]
    })
    run(): Promise<{ address: string; port: number }>
    close(): Promise<void>
  }
}
