import { errors } from '../kernel/errors'
import { MOST_RELATIVES } from './relatives.events'

export const relativeErrors = errors({
  'relatives.most': [422, `There are ${MOST_RELATIVES} already, the most that are possible.`],
  'relatives.name': [422, 'Please enter the name!'],
  'relatives.relation': [422, 'Please say how you are related!'],
  'relatives.phone': [422, 'Please enter the phone number!'],
  'relatives.chosen': [422, 'Choose how you are related.'],
})
