import { errors } from '../kernel/errors'

export const listErrors = errors({
  'export.too_many': [422, 'A spreadsheet holds at most {rows} rows. Choose CSV, or fewer rows.'],
})
