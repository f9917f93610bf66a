import type { AreaApi } from '../kernel/area'
import { LIVE_PEOPLE } from '../kernel/live/live-views'
import { AccountsExportController } from './accounts-export.controller'
import { Employees } from './employees.port'
import { ImportController } from './import/import.controller'
import { EmployeeImport } from './import/import.service'
import { EmployeeImportUndo } from './import/import-undo.service'
import { ImportWriter } from './import/import-writer'
import { EmployeeImportsController } from './import/imports.controller'
import { readLivePeople } from './live-person'
import { PeopleController } from './people.controller'
import { RelativesController } from './relatives.controller'

export const peopleArea: AreaApi = {
  name: 'people',
  controllers: [
    PeopleController,
    ImportController,
    EmployeeImportsController,
    AccountsExportController,
    RelativesController,
  ],
  providers: [
    Employees,
    EmployeeImport,
    EmployeeImportUndo,
    ImportWriter,
    { provide: LIVE_PEOPLE, useValue: readLivePeople },
  ],
}
