import {
  accountsExportEvents,
  employeeImportEvents,
  importAccountsEvents,
} from '@workledger/contracts/people/import.events'
import { directoryEvents, employeeEvents } from '@workledger/contracts/people/people.events'
import { relativeEvents } from '@workledger/contracts/people/relatives.events'
import { type AreaStreams, stream } from '../kernel/area'
import { directoryDecider } from './directory'
import { employeeDecider } from './employee'
import { employeeImportDecider } from './import/import'
import { accountsExportDecider, importAccountsDecider } from './import/import-accounts'
import { relativesDecider } from './relatives'

export const peopleStreams: AreaStreams = {
  name: 'people',
  streams: [
    stream(employeeDecider, employeeEvents, 'the employee'),
    stream(directoryDecider, directoryEvents, 'no employee'),
    stream(employeeImportDecider, employeeImportEvents, 'no employee'),
    stream(importAccountsDecider, importAccountsEvents, 'no employee', { shown: () => ({}) }),
    stream(accountsExportDecider, accountsExportEvents, 'no employee'),
    stream(relativesDecider, relativeEvents, 'the employee alone'),
  ],
}
