export type Values = Record<string, any>

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly error: Values,
  ) {
    super(error.message)
  }
}

export const missing = (kind: string, id: string) =>
  new Refused(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
  })
