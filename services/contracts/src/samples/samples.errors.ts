import { errors } from '../kernel/errors'

export const sampleErrors = errors({
  'sample.name': [422, 'Give the sample a name.'],
  'sample.seed': [422, 'A seed has eight hexadecimal digits, such as 7F3A-91C2.'],
  'sample.size': [422, 'Choose a size from 1 to {most}.'],
  'sample.nothing': [422, 'There is nothing to draw from in these days.'],
  'sample.too_many': [
    422,
    'There are more than {most} items in these days. Choose a shorter period.',
  ],
  'sample.author': [
    403,
    'Only the person who drew this sample works on it. Draw a sample of your own.',
  ],
  'sample.finished': [409, 'This sample is finished. Reopen it first.'],
  'sample.in_progress': [409, 'This sample is in progress already.'],
  'sample.open_items': [409, 'Items without a result: {open}. Mark each of them first.'],
  'sample.notes_missing': [
    409,
    'Exceptions and notes without a text: {open}. Write your findings first.',
  ],
})
