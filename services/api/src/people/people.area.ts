import type { AreaApi } from '../kernel/area'
import { Employees } from './employees.service'
import { ImportController } from './import/import.controller'
import { EmployeeImport } from './import/import.service'
import { ImportWriter } from './import/import-writer'
import { PeopleController } from './people.controller'
import { RelativesController } from './relatives.controller'

export const peopleArea: AreaApi = {
  name: 'people',
  controllers: [PeopleController, ImportController, RelativesController],
  providers: [Employees, EmployeeImport, ImportWriter],
}
