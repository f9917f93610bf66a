import { errors } from '../kernel/errors'

export const listErrors = errors({
  'export.too_many': [422, 'A spreadsheet holds at most {rows} rows. Choose CSV, or fewer rows.'],
  'export.too_large': [
    422,
    'These rows are too long for one workbook. Export them as CSV, or narrow the list.',
  ],
  'export.too_slow': [
    422,
    'Writing the file took too long, so it was stopped. Try again later, or narrow the list.',
  ],
  'list.sort_shape': [422, 'Sort is ["column","ASC"] or ["column","DESC"].'],
  'list.range_shape': [422, 'Range is [first,last], counted from 0, at most 1000 rows.'],
  'list.filter_shape': [422, 'Filter is a JSON object of columns and values.'],
  'export.language': [422, 'Choose a language: en, zh, es, fr, it or ar.'],
  'export.separator': [422, 'Choose comma, semicolon or tab.'],
  'export.format': [422, 'Choose csv or xlsx.'],
})
