/** The body of a 404 about a record, which never tells why. */
export const notFound = {
  type: 'urn:workledger:error:not_found',
  title: 'Not Found',
  status: 404,
  detail: 'Not found.',
  message: 'Not found.',
  code: 'not_found',
  errors: {},
  error_codes: {},
}
