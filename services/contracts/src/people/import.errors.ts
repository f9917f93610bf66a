import { errors } from '../kernel/errors'

export const importErrors = errors({
  'import.file': [422, 'Invalid file'],
  'import.empty': [422, 'The file has no rows below its headings.'],
  'import.too_many': [
    422,
    'The file is too large: at most {rows} rows, {columns} columns, {cells} cells and {characters} characters in a cell.',
  ],
  'import.unfolded': [422, 'The file is too large: at most 20 MB once it is unpacked.'],
  'import.columns': [422, 'The columns do not fit: {reason}'],
  'import.date_format': [422, 'The date {example} can be read in two ways. Please choose the date format.'],
  'import.rows': [422, 'Nothing was imported: {count} rows cannot be.'],
})
