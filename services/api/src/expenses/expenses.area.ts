import type { AreaApi } from '../kernel/area'
import { ExpensesController } from './expenses.controller'

export const expensesArea: AreaApi = {
  name: 'expenses',
  controllers: [ExpensesController],
}
