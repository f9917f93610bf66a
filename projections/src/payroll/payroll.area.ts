import type { AreaReads } from '../kernel/area'
import type { TablesOf } from '../kernel/read-tables'
import { payBooksProjection } from './pay-books.projection'
import { payChangesProjection } from './pay-changes.projection'
import { payrunEntriesList, payrunsList } from './payroll.lists'
import { payrollProjection } from './payroll.projection'
import { payrollCategoriesProjection } from './payroll-categories.projection'
import { payslipsList } from './payslips.lists'

export const payrollReads: AreaReads = {
  name: 'payroll',
  projections: [
    payrollCategoriesProjection,
    payrollProjection,
    payChangesProjection,
    payBooksProjection,
  ],
  // A payslip shows its payment, a check the expenses and hours that a run holds, an entry its
  // employee.
  shows: ['payments', 'expenses', 'privacy', 'working-time'],
  lists: [payrunsList, payrunEntriesList, payslipsList],
}

declare module '../kernel/read-tables' {
  interface ReadTables
    extends TablesOf<
      | typeof payrollCategoriesProjection
      | typeof payrollProjection
      | typeof payChangesProjection
      | typeof payBooksProjection
    > {}
}
