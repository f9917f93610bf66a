import { Client, type QueryResult } from 'pg'

/**
 * A client whose rows can be garbage soon. V8 makes a function literal that is assigned to a
 * property, as pg does for a promise, in the old generation. It keeps the query and its rows until
 * the next full garbage collection. A callback that is passed to pg does not.
 */
export class QueryClient extends Client {
  override query(config: any, values?: any, callback?: any): any {
    if (callback || typeof values === 'function' || typeof config?.submit === 'function')
      return super.query(config, values, callback)

    return new Promise<QueryResult>((resolve, reject) => {
      super.query(config, values, (error: Error | null, result: QueryResult) =>
        error ? reject(error) : resolve(result),
      )
    }).catch((error) => {
      // As pg does: the stack leads to the caller, not to the socket.
      Error.captureStackTrace(error)
      throw error
    })
  }
}
