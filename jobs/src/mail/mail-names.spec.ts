import { mailNames } from '@workledger/contracts/operations/mail-names'
import { mails, reports } from '../registry'

it('has a name for every mail, and none without a mail', () => {
  expect([...mailNames.keys()].sort()).toEqual(
    [...mails.map(({ template }) => template), ...Object.keys(reports)].sort(),
  )
})
