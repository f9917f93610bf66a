import type { en } from './pay-report-words.en'

export const zh: typeof en = {
  side: {
    basic: '基本工资',
    allowance: '津贴',
    deduction: '扣款',
    expense: '报销',
  },
  total: '合计',
  gross: '应发工资',
  deductions: '扣款',
  expenses: '报销',
  net: '实发工资',
  erased: '已擦除的人员',
  deletedDepartment: '已删除的部门',
  noDepartment: '无部门',
  allDepartments: '所有部门',
}
