import { NOTICE_DAYS } from '../kernel/closing'
import { errors } from '../kernel/errors'
import { LEAST_RETENTION_YEARS, MOST_RETENTION_YEARS } from '../kernel/retention'

export const privacyErrors = errors({
  'privacy.years': [422, `Choose ${LEAST_RETENTION_YEARS} to ${MOST_RETENTION_YEARS} years.`],
  'privacy.retention': [
    409,
    'The retention (years: {years}) runs from the last day of work or pay, or from the day on which the leaving was recorded. Personal data can be erased from {day} on.',
  ],
  'privacy.second_person': [
    409,
    'You asked for this erasure. Another person who may erase personal data must confirm it.',
  ],
  'privacy.waits': [
    409,
    'No other person can confirm this erasure. You can carry it out from {until} on.',
  ],
  'privacy.not_proposed': [409, 'There is no request to erase this person.'],
  'privacy.own': [403, 'You cannot erase your own personal data. Another person must do it.'],
  'privacy.held': [409, 'This person is on a legal hold. Lift the hold first.'],
  'privacy.not_held': [409, 'This person is on no legal hold.'],
  'privacy.erased': [409, 'The personal data of this person is erased already.'],
  'privacy.in_draft': [
    409,
    'This person is in a pay run that is not approved. Approve or delete it first.',
  ],
  'privacy.name': [422, 'Type the name of the person exactly as it is shown.'],
  'privacy.export_making': [409, 'An export is being made. It will be ready in a while.'],
  'privacy.export_ready': [
    409,
    'An export is ready to be downloaded. You can prepare another once it has expired.',
  ],
  'privacy.no_export': [409, 'There is no export to download. Prepare one first.'],
  'privacy.notice': [422, `Choose ${NOTICE_DAYS.least} to ${NOTICE_DAYS.most} days.`],
  'privacy.company_name': [422, 'Type the name of the company exactly as it is shown.'],
  'privacy.closing': [409, 'The closing of this company is announced already.'],
  'privacy.not_closing': [409, 'This company is not closing.'],
  'privacy.closed': [
    403,
    'This company is closed: nothing can be changed any more. An admin can withdraw the closing until the company is erased.',
  ],
  'privacy.reason': [422, 'Say why the data must be kept.'],
})
