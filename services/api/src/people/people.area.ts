import type { AreaApi } from '../kernel/area'
import { LIVE_PEOPLE } from '../kernel/live/live-views'
import { AccountsExportController } from './accounts-export.controller'
import { Employees } from './employees.port'
import { ImportController } from './import/import.controller'
import { EmployeeImport } from './import/import.service'
import { ImportWriter } from './import/import-writer'
import { readLivePeople } from './live-person'
import { PeopleController } from './people.controller'
import { RelativesController } from './relatives.controller'

export const peopleArea: AreaApi = {
  name: 'people',
  controllers: [PeopleController, ImportController, AccountsExportController, RelativesController],
  providers: [
    Employees,
    EmployeeImport,
    ImportWriter,
    { provide: LIVE_PEOPLE, useValue: readLivePeople },
  ],
}
