import type { AreaApi } from '../kernel/area'
import { LIVE_PERSON } from '../kernel/live/live-views'
import { Employees } from './employees.port'
import { ImportController } from './import/import.controller'
import { EmployeeImport } from './import/import.service'
import { ImportWriter } from './import/import-writer'
import { livePersonOf } from './live-person'
import { PeopleController } from './people.controller'
import { RelativesController } from './relatives.controller'

export const peopleArea: AreaApi = {
  name: 'people',
  controllers: [PeopleController, ImportController, RelativesController],
  providers: [
    Employees,
    EmployeeImport,
    ImportWriter,
    { provide: LIVE_PERSON, useValue: livePersonOf },
  ],
}
